import { addCodePlayground } from "../../operations/realm/add-code-playground";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message */
export const addCodePlaygroundRoute = route({
  id: "add-code-playground",
  method: "POST",
  path: "/realm/playgrounds",
  since: 49,
  parameters: {
    name: required("text", shapes.text),
    pygments_language: required("text", shapes.text),
    url_template: required("text", shapes.text),
  },
  operation: addCodePlayground,
});
