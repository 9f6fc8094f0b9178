import { USER, type UserView } from "../../../protocol/records/people";
import { optional } from "../../../protocol/schema/parameters";
import { boolean, integer, list, named } from "../../../protocol/schema/shapes";
import { has } from "../../rules/realm/feature-level";
import { canAccessUser } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { unknownUserView, userView } from "../../views/users/user-view";
import { operation } from "../operation";

/**
 * Lists all accounts by ID, also bots and deactivated accounts. Accounts that are not visible to the actor appear as
 * unknown users; since feature level 437, they are omitted.
 */
export const getUsers = operation(
  () => ({
    id: "get-users",
    method: "GET",
    path: "/users",
    parameters: {
      /** Whether the client itself computes generated avatars; true by default. */
      client_gravatar: optional(boolean),
      /** Whether to include values of custom profile fields; false by default. */
      include_custom_profile_fields: optional(boolean),
      /** The IDs of the accounts to return; unknown IDs are ignored. Since feature level 384. */
      user_ids: optional(list(integer), { since: 384 }),
    },
    answer: {
      /** The accounts, ascending by ID. */
      members: list(named<UserView>(USER)),
    },
    refusals: [],
    events: [],
    weight: 1,
  }),
  (realm, actor, params) => {
    const options = {
      client_gravatar: params.client_gravatar ?? true,
      include_custom_profile_fields: params.include_custom_profile_fields ?? false,
    };
    const wanted = params.user_ids === undefined ? undefined : new Set(params.user_ids);
    const omitsUnknown = has(realm, "inaccessibleUsersAreNotListed");
    const members = [...realm.users]
      .filter((user) => wanted?.has(user.user_id) ?? true)
      .filter((user) => !omitsUnknown || canAccessUser(realm, actor, user))
      .map((user) =>
        canAccessUser(realm, actor, user) ? userView(realm, actor, user, options) : unknownUserView(realm, user),
      );
    return answered(realm, { members });
  },
);
