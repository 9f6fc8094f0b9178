import { answered } from "../../outcome/outcome";
import { canAccessUser } from "../../rules/users/user-access";
import { unknownUserView, userView } from "../../views/users/user-view";
import { GET_USERS_ANSWER, type GetUsersResponse } from "../../../protocol/answers/users";
import { type Operation, operation } from "../operation";

/** What to tell of each account, and of which. */
export interface GetUsersParams {
  /** Whether the client works out generated pictures by itself; true by default. */
  readonly client_gravatar?: boolean;
  /** Whether values of custom profile fields come too; false by default. */
  readonly include_custom_profile_fields?: boolean;
  /** Only these accounts; IDs of nobody are passed over. Since feature level 384. */
  readonly user_ids?: readonly number[];
}

/**
 * Lists all accounts, bots and deactivated ones included, by ID; those that one may not know of without saying who they
 * are.
 *
 * @spec Authentication
 */
export const getUsers: Operation<GetUsersParams, GetUsersResponse> = operation(
  () => GET_USERS_ANSWER,
  (realm, actor, params = {}) => {
    const options = {
      client_gravatar: params.client_gravatar ?? true,
      include_custom_profile_fields: params.include_custom_profile_fields ?? false,
    };
    const wanted = params.user_ids === undefined ? undefined : new Set(params.user_ids);
    const members = [...realm.users]
      .filter((user) => wanted?.has(user.user_id) ?? true)
      .map((user) =>
        canAccessUser(realm, actor, user) ? userView(realm, actor, user, options) : unknownUserView(realm, user),
      );
    return answered(realm, { members });
  },
);
