import { updateStatus } from "../../operations/presence/update-status";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
export const updateStatusRoute = route({
  id: "update-status",
  method: "POST",
  path: "/users/me/status",
  parameters: {
    status_text: optional("text", shapes.text),
    away: optional("json", shapes.boolean),
    emoji_name: optional("text", shapes.text, { since: 86 }),
    emoji_code: optional("text", shapes.text, { since: 86 }),
    reaction_type: optional("text", shapes.text, { since: 86 }),
  },
  operation: updateStatus,
});
