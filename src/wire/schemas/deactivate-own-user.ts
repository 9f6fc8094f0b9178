import { deactivateOwnUser } from "../../operations/users/deactivate-own-user";
import { route } from "../route";

/** @card Errors */
export const deactivateOwnUserRoute = route({
  id: "deactivate-own-user",
  method: "DELETE",
  path: "/users/me",
  parameters: {},
  operation: deactivateOwnUser,
});
