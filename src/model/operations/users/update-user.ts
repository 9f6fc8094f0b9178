import { changeUser, type UserChanges } from "../../changes/users/change-user";
import { userById } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which account, by its ID, and what of it is to change. */
export interface UpdateUserParams extends UserChanges {
  /** The ID of the account. */
  readonly user_id: number;
}

/**
 * Changes name, role, profile or address of an account that is named by its ID; deactivated ones and bots too.
 *
 * @refuses as `updateUserByEmail` does
 * @tells as `updateUserByEmail` does
 * @spec Endpoints 6
 */
export const updateUser: Operation<UpdateUserParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => changeUser(realm, actor, userById(realm, params.user_id), params),
);
