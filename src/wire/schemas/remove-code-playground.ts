import { removeCodePlayground } from "../../operations/realm/remove-code-playground";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Message */
export const removeCodePlaygroundRoute = route({
  id: "remove-code-playground",
  method: "DELETE",
  path: "/realm/playgrounds/{playground_id}",
  since: 49,
  parameters: {
    playground_id: required("json", shapes.integer),
  },
  operation: removeCodePlayground,
});
