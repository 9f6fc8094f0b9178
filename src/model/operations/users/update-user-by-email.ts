import { USER_CHANGES } from "../../../protocol/parameters/accounts";
import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { changeUser } from "../../changes/users/change-user";
import { userByVisibleEmail } from "../../rules/users/people";
import { byAdministrator, userChange } from "../examples";
import { operation } from "../operation";

/**
 * Changes the name, role, profile or address of the account with an address, also of deactivated accounts and bots. All
 * or nothing changes. A blank name is ignored; an empty profile value removes the current value.
 */
export const updateUserByEmail = operation(
  () => ({
    id: "update-user-by-email",
    method: "PATCH",
    path: "/users/{email}",
    since: 313,
    parameters: {
      /** The real address, if the actor can see it, or `user<id>@<realm_host>`, which always works. */
      email: required(text),
      ...USER_CHANGES,
    },
    answer: {},
    refusals: [
      "user_unknown",
      "account_change_not_allowed",
      "email_change_not_allowed",
      "role_unknown",
      "guest_made_administrator",
      "administrator_required",
      "owner_required",
      "last_owner",
      "full_name_length",
      "full_name_characters",
      "full_name_like_mention",
      "full_name_taken",
      "profile_field_unknown",
      "profile_value_not_text",
      "profile_value_too_long",
      "profile_date_invalid",
      "profile_link_invalid",
      "profile_option_unknown",
      "profile_users_invalid",
      "profile_user_unknown",
      "profile_field_not_editable",
      "email_invalid",
      "email_taken",
    ],
    events: [
      "realm_bot/update",
      "realm_user/update",
      "stream/create",
      "stream/delete",
      "subscription/peer_add",
      "user_group/add_members",
      "user_group/remove_members",
    ],
    example: byAdministrator((pick) => ({
      email: pick.realm.users.get(pick.user() - 1)?.delivery_email ?? "",
      ...userChange(pick),
    })),
  }),
  (realm, actor, params) => changeUser(realm, actor, userByVisibleEmail(realm, actor, params.email), params, realm),
);
