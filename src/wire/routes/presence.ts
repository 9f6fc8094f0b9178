import { presenceIsForPeople, statusIsForPeople } from "../../model/rules/users/users-only";
import { getPresence } from "../../model/operations/presence/get-presence";
import { getUserPresence } from "../../model/operations/presence/get-user-presence";
import { getUserStatus } from "../../model/operations/presence/get-user-status";
import { updatePresence } from "../../model/operations/presence/update-presence";
import { updateStatus } from "../../model/operations/presence/update-status";
import { updateStatusForUser } from "../../model/operations/presence/update-status-for-user";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Resources */
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
  accessDenied: statusIsForPeople,
  operation: updateStatus,
});

/** @spec Resources */
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

/** @spec Resources */
export const getUserStatusRoute = route({
  id: "get-user-status",
  method: "GET",
  path: "/users/{user_id}/status",
  since: 262,
  parameters: {
    user_id: required("json", shapes.integer),
  },
  operation: getUserStatus,
});

/** @spec Events */
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
  accessDenied: presenceIsForPeople,
  operation: updatePresence,
});

/** @spec Events */
export const getUserPresenceRoute = route({
  id: "get-user-presence",
  method: "GET",
  path: "/users/{user_id_or_email}/presence",
  parameters: {
    user_id_or_email: required("text", shapes.text),
  },
  operation: getUserPresence,
});

/** @spec Events */
export const getPresenceRoute = route({
  id: "get-presence",
  method: "GET",
  path: "/realm/presence",
  parameters: {},
  operation: getPresence,
});
