import { updateStatusForUser } from "../../operations/presence/update-status-for-user";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const updateStatusForUserRoute = route({
  id: "update-status-for-user",
  method: "POST",
  path: "/users/{user_id}/status",
  since: 407,
  parameters: {
    user_id: required("json", shapes.integer),
    status_text: optional("text", shapes.text),
    emoji_name: optional("text", shapes.text),
    emoji_code: optional("text", shapes.text),
    reaction_type: optional("text", shapes.text),
  },
  operation: updateStatusForUser,
});
