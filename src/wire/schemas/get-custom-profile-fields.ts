import { getCustomProfileFields } from "../../operations/profile/get-custom-profile-fields";
import { route } from "../route";

/** @card Endpoints 6 */
export const getCustomProfileFieldsRoute = route({
  id: "get-custom-profile-fields",
  method: "GET",
  path: "/realm/profile_fields",
  parameters: {},
  operation: getCustomProfileFields,
});
