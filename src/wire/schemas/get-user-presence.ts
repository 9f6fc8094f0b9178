import { getUserPresence } from "../../operations/presence/get-user-presence";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Events */
export const getUserPresenceRoute = route({
  id: "get-user-presence",
  method: "GET",
  path: "/users/{user_id_or_email}/presence",
  parameters: {
    user_id_or_email: required("text", shapes.text),
  },
  operation: getUserPresence,
});
