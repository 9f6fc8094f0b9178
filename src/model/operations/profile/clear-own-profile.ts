import { required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { withProfileValues } from "../../changes/profile/profile";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { fixedField, profileFieldById } from "../../rules/profile/profile-fields";
import { profilesForUsersOnly } from "../../rules/users/who-may";
import { accepted, answered } from "../../views/outcome";
import { operation } from "../operation";

/** Removes values from the profile of the actor. */
export const clearOwnProfile = operation(
  () => ({
    id: "clear-own-profile",
    method: "DELETE",
    path: "/users/me/profile_data",
    parameters: {
      /** The IDs of the fields whose values are removed. */
      data: required(list(integer)),
    },
    answer: {},
    refusals: ["bots_have_no_profile", "profile_field_unknown", "profile_field_not_editable"],
    events: ["realm_user/update"],
    example: () => ({ data: [1] }),
    weight: 1,
    after: ["create-custom-profile-field"],
  }),
  (realm, actor, params) => {
    const unknown = params.data.find((id) => profileFieldById(realm, id) === undefined);
    if (unknown !== undefined)
      return badRequest("profile_field_unknown", `data: there is no field with the ID ${unknown}.`);
    const fixed = fixedField(realm, actor, params.data);
    if (fixed !== undefined)
      return badRequest("profile_field_not_editable", `data: only administrators may change field ${fixed}.`);
    const changed = withProfileValues(
      realm,
      actor,
      params.data.map((id) => [id, null]),
    );
    return changed.events.length === 0 ? answered(realm, {}) : accepted(transition(changed.realm, changed.events), {});
  },
  { accessDenied: profilesForUsersOnly },
);
