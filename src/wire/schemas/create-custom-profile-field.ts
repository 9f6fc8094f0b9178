import { createCustomProfileField } from "../../operations/profile/create-custom-profile-field";
import { optional, required, shapes, v } from "../parameter";
import { route } from "../route";

/** @card Endpoints 6 */
export const createCustomProfileFieldRoute = route({
  id: "create-custom-profile-field",
  method: "POST",
  path: "/realm/profile_fields",
  parameters: {
    field_type: required("json", shapes.integer),
    name: optional("text", shapes.text),
    hint: optional("text", shapes.text),
    field_data: optional("json", v.record(v.string(), v.unknown())),
    display_in_profile_summary: optional("json", shapes.boolean, { since: 146 }),
    required: optional("json", shapes.boolean, { since: 244 }),
    editable_by_user: optional("json", shapes.boolean, { since: 296 }),
  },
  operation: createCustomProfileField,
});
