import { deleteCustomProfileField } from "../../operations/profile/delete-custom-profile-field";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 6 */
export const deleteCustomProfileFieldRoute = route({
  id: "delete-custom-profile-field",
  method: "DELETE",
  path: "/realm/profile_fields/{field_id}",
  parameters: {
    field_id: required("json", shapes.integer),
  },
  operation: deleteCustomProfileField,
});
