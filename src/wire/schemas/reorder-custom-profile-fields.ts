import { reorderCustomProfileFields } from "../../operations/profile/reorder-custom-profile-fields";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 6 */
export const reorderCustomProfileFieldsRoute = route({
  id: "reorder-custom-profile-fields",
  method: "PATCH",
  path: "/realm/profile_fields",
  parameters: {
    order: required("json", shapes.integers),
  },
  operation: reorderCustomProfileFields,
});
