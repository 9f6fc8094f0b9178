import { OWN_PROFILE_VALUES } from "../../../protocol/parameters/accounts";
import { required } from "../../../protocol/schema/parameters";
import { withProfileValues } from "../../changes/profile/profile";
import { badRequest, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { checkedProfileItems } from "../../rules/profile/check-profile-values";
import { fixedField } from "../../rules/profile/profile-fields";
import { profilesForUsersOnly } from "../../rules/users/who-may";
import { accepted, answered } from "../../views/outcome";
import { operation } from "../operation";

/** Sets values of the actor's profile, all or nothing. An empty text is a value; null removes the current value. */
export const updateOwnProfile = operation(
  () => ({
    id: "update-own-profile",
    method: "PATCH",
    path: "/users/me/profile_data",
    parameters: {
      /** The new values, by field. Other fields keep their values. */
      data: required(OWN_PROFILE_VALUES),
    },
    answer: {},
    refusals: [
      "bots_have_no_profile",
      "profile_field_unknown",
      "profile_link_invalid",
      "profile_option_unknown",
      "profile_users_invalid",
      "profile_user_unknown",
      "profile_field_not_editable",
      "profile_value_not_text",
      "profile_value_too_long",
      "profile_date_invalid",
    ],
    events: ["realm_user/update"],
    example: (pick) => ({ data: [{ id: 1, value: pick.unguessable("p") }] }),
    after: ["create-custom-profile-field"],
  }),
  (realm, actor, params) => {
    const values = checkedProfileItems(realm, params.data, "is a value");
    if (isFailure(values)) return values;
    const fixed = fixedField(
      realm,
      actor,
      values.map(([id]) => id),
    );
    if (fixed !== undefined)
      return badRequest("profile_field_not_editable", `data: only administrators may change field ${fixed}.`);
    const changed = withProfileValues(realm, actor, values);
    return changed.events.length === 0 ? answered(realm, {}) : accepted(transition(changed.realm, changed.events), {});
  },
  { accessDenied: profilesForUsersOnly },
);
