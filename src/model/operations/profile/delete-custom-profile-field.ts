import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { withoutValues, withProfileFields } from "../../changes/profile/profile";
import { badRequest } from "../../outcome/failures";
import { profileFieldById } from "../../rules/profile/profile-fields";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Removes a custom profile field, with the values that accounts have for it. */
export const deleteCustomProfileField = operation(
  () => ({
    id: "delete-custom-profile-field",
    method: "DELETE",
    path: "/realm/profile_fields/{field_id}",
    parameters: {
      /** The ID of the custom profile field. */
      field_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "profile_field_unknown"],
    events: ["custom_profile_fields"],
    example: byAdministrator((pick) => ({ field_id: 1 + pick.int(3) })),
    weight: 1,
    after: ["create-custom-profile-field"],
  }),
  (realm, _actor, params) => {
    const known = profileFieldById(realm, params.field_id);
    if (known === undefined) return badRequest("profile_field_unknown", "There is no such custom profile field.");
    const rows = realm.custom_profile_fields.filter((row) => row !== known);
    return accepted(
      withProfileFields(
        withoutValues(realm, String(known.id), () => true),
        rows,
      ),
      {},
    );
  },
  { accessDenied: administratorsOnly },
);
