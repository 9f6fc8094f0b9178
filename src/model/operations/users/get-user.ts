import { USER, type UserView } from "../../../protocol/records/people";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, named } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { userView } from "../../views/users/user-view";
import { userId } from "../examples";
import { operation } from "../operation";

/** How an account is shown. */
export interface UserShown {
  /** Whether the client itself computes generated avatars; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether to include values of custom profile fields; false by default. */
  readonly include_custom_profile_fields?: boolean;
}

/**
 * Returns a found account, or refuses as for an unknown one when it is not visible to the actor. The server's own bots
 * are not accounts of the realm.
 */
export function shownUser(realm: Realm, actor: User, user: User | undefined, params: UserShown) {
  if (user === undefined || user.is_system_bot || !canAccessUser(realm, actor, user)) {
    return badRequest("user_unknown", "There is no such account.");
  }
  const options = {
    client_gravatar: params.client_gravatar ?? true,
    include_custom_profile_fields: params.include_custom_profile_fields ?? false,
  };
  return answered(realm, { user: userView(realm, actor, user, options) });
}

/** Returns the account with an ID, also a bot or a deactivated account. */
export const getUser = operation(
  () => ({
    id: "get-user",
    method: "GET",
    path: "/users/{user_id}",
    since: 1,
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
      /** Whether the client itself computes generated avatars; true by default. */
      client_gravatar: optional(boolean),
      /** Whether to include values of custom profile fields; false by default. */
      include_custom_profile_fields: optional(boolean),
    },
    answer: {
      /** The account, as the actor sees it. */
      user: named<UserView>(USER),
    },
    refusals: ["user_unknown"],
    events: [],
    example: userId,
    weight: 2,
  }),
  (realm, actor, params) => shownUser(realm, actor, userById(realm, params.user_id), params),
);
