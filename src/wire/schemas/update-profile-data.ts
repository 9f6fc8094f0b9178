import { updateProfileData } from "../../operations/profile/update-profile-data";
import { required } from "../parameter";
import { route } from "../route";
import { profileItems } from "./profile-items";

/** @card Endpoints 6 */
export const updateProfileDataRoute = route({
  id: "update-profile-data",
  method: "PATCH",
  path: "/users/me/profile_data",
  parameters: {
    data: required("json", profileItems),
  },
  operation: updateProfileData,
});
