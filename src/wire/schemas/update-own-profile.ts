import { updateOwnProfile } from "../../operations/profile/update-own-profile";
import { required } from "../parameter";
import { route } from "../route";
import { profileItems } from "./profile-items";

/** @card Endpoints 6 */
export const updateOwnProfileRoute = route({
  id: "update-own-profile",
  method: "PATCH",
  path: "/users/me/profile_data",
  parameters: {
    data: required("json", profileItems),
  },
  operation: updateOwnProfile,
});
