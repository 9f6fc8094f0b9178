import { updatePresence } from "../../operations/presence/update-presence";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Events */
export const updatePresenceRoute = route({
  id: "update-presence",
  method: "POST",
  path: "/users/me/presence",
  parameters: {
    status: required("text", shapes.text),
    last_update_id: optional("json", shapes.integer, { since: 263 }),
    history_limit_days: optional("json", shapes.integer, { since: 288 }),
    new_user_input: optional("json", shapes.boolean),
    ping_only: optional("json", shapes.boolean),
    slim_presence: optional("json", shapes.boolean),
  },
  operation: updatePresence,
});
