import { createUser } from "../../operations/users/create-user";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 4 */
export const createUserRoute = route({
  id: "create-user",
  method: "POST",
  path: "/users",
  parameters: {
    email: required("text", shapes.text),
    password: required("text", shapes.text),
    full_name: required("text", shapes.text),
  },
  operation: createUser,
});
