import { reactivateUser } from "../../operations/users/reactivate-user";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Authentication */
export const reactivateUserRoute = route({
  id: "reactivate-user",
  method: "POST",
  path: "/users/{user_id}/reactivate",
  parameters: {
    user_id: required("json", shapes.integer),
  },
  operation: reactivateUser,
});
