import { USER_CHANGES } from "../../../protocol/parameters/accounts";
import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { changeUser } from "../../changes/users/change-user";
import { userById } from "../../rules/users/people";
import { byAdministrator, userChange, userId } from "../examples";
import { operation } from "../operation";

/** Why a change of another account can be refused, however the account is named. */
export const USER_CHANGE_REFUSALS = [
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
] as const;

/** The events that such a change can send. */
export const USER_CHANGE_EVENTS = [
  "realm_bot/update",
  "realm_user/update",
  "stream/create",
  "stream/delete",
  "subscription/peer_add",
  "user_group/add_members",
  "user_group/remove_members",
] as const;

/** Changes the name, role, profile or address of the account with an ID, also of deactivated accounts and bots. */
export const updateUser = operation(
  () => ({
    id: "update-user",
    method: "PATCH",
    path: "/users/{user_id}",
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
      ...USER_CHANGES,
    },
    answer: {},
    refusals: USER_CHANGE_REFUSALS,
    events: USER_CHANGE_EVENTS,
    example: byAdministrator((pick) => ({ ...userId(pick), ...userChange(pick) })),
    weight: 5,
  }),
  (realm, actor, params) => changeUser(realm, actor, userById(realm, params.user_id), params),
);
