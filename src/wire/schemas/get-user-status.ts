import { getUserStatus } from "../../operations/presence/get-user-status";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Resources */
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
