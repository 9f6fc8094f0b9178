import { removeProfileData } from "../../operations/profile/remove-profile-data";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 6 */
export const removeProfileDataRoute = route({
  id: "remove-profile-data",
  method: "DELETE",
  path: "/users/me/profile_data",
  parameters: {
    data: required("json", shapes.integers),
  },
  operation: removeProfileData,
});
