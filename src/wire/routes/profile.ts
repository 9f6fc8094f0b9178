import { profilesForUsersOnly } from "../../model/rules/users/users-only";
import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { clearOwnProfile } from "../../model/operations/profile/clear-own-profile";
import { createCustomProfileField } from "../../model/operations/profile/create-custom-profile-field";
import { deleteCustomProfileField } from "../../model/operations/profile/delete-custom-profile-field";
import { getCustomProfileFields } from "../../model/operations/profile/get-custom-profile-fields";
import { reorderCustomProfileFields } from "../../model/operations/profile/reorder-custom-profile-fields";
import { updateCustomProfileField } from "../../model/operations/profile/update-custom-profile-field";
import { updateOwnProfile } from "../../model/operations/profile/update-own-profile";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import { ownProfileItems } from "../parameters/profile-items";
import { route } from "../route";

/** What describes a field, whatever its type: texts, and texts by name. */
const fieldDescription = v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())]));

/** @spec Endpoints 6 */
export const getCustomProfileFieldsRoute = route({
  id: "get-custom-profile-fields",
  method: "GET",
  path: "/realm/profile_fields",
  parameters: {},
  operation: getCustomProfileFields,
});

/** @spec Endpoints 6 */
export const createCustomProfileFieldRoute = route({
  id: "create-custom-profile-field",
  method: "POST",
  path: "/realm/profile_fields",
  parameters: {
    name: optional("text", shapes.text),
    hint: optional("text", shapes.text),
    field_data: optional("json", fieldDescription),
    field_type: required("json", shapes.integer),
    display_in_profile_summary: optional("json", shapes.boolean, { since: 146 }),
    required: optional("json", shapes.boolean, { since: 244 }),
    editable_by_user: optional("json", shapes.boolean, { since: 296 }),
  },
  accessDenied: administratorsOnly,
  operation: createCustomProfileField,
});

/** @spec Endpoints 6 */
export const updateCustomProfileFieldRoute = route({
  id: "update-custom-profile-field",
  method: "PATCH",
  path: "/realm/profile_fields/{field_id}",
  parameters: {
    field_id: required("json", shapes.integer),
    name: optional("text", shapes.text),
    hint: optional("text", shapes.text),
    field_data: optional("json", fieldDescription),
    display_in_profile_summary: optional("json", shapes.boolean, { since: 146 }),
    required: optional("json", shapes.boolean, { since: 244 }),
    editable_by_user: optional("json", shapes.boolean, { since: 296 }),
  },
  accessDenied: administratorsOnly,
  operation: updateCustomProfileField,
});

/** @spec Endpoints 6 */
export const deleteCustomProfileFieldRoute = route({
  id: "delete-custom-profile-field",
  method: "DELETE",
  path: "/realm/profile_fields/{field_id}",
  parameters: {
    field_id: required("json", shapes.integer),
  },
  accessDenied: administratorsOnly,
  operation: deleteCustomProfileField,
});

/** @spec Endpoints 6 */
export const reorderCustomProfileFieldsRoute = route({
  id: "reorder-custom-profile-fields",
  method: "PATCH",
  path: "/realm/profile_fields",
  parameters: {
    order: required("json", shapes.integers),
  },
  accessDenied: administratorsOnly,
  operation: reorderCustomProfileFields,
});

/** @spec Endpoints 6 */
export const updateOwnProfileRoute = route({
  id: "update-own-profile",
  method: "PATCH",
  path: "/users/me/profile_data",
  parameters: {
    data: required("json", ownProfileItems),
  },
  accessDenied: profilesForUsersOnly,
  operation: updateOwnProfile,
});

/** @spec Endpoints 6 */
export const clearOwnProfileRoute = route({
  id: "clear-own-profile",
  method: "DELETE",
  path: "/users/me/profile_data",
  parameters: {
    data: required("json", shapes.integers),
  },
  accessDenied: profilesForUsersOnly,
  operation: clearOwnProfile,
});
