import { renderMessage } from "../../operations/messages/render-message";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 10: apply_markdown */
export const renderMessageRoute = route({
  id: "render-message",
  method: "POST",
  path: "/messages/render",
  parameters: {
    content: required("text", shapes.text),
  },
  operation: renderMessage,
});
