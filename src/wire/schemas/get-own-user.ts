import { getOwnUser } from "../../operations/users/get-own-user";
import { route } from "../route";

/** @card Authentication */
export const getOwnUserRoute = route({
  id: "get-own-user",
  method: "GET",
  path: "/users/me",
  parameters: {},
  operation: getOwnUser,
});
