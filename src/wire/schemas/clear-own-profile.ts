import { clearOwnProfile } from "../../operations/profile/clear-own-profile";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 6 */
export const clearOwnProfileRoute = route({
  id: "clear-own-profile",
  method: "DELETE",
  path: "/users/me/profile_data",
  parameters: {
    data: required("json", shapes.integers),
  },
  operation: clearOwnProfile,
});
