import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import { GET_USER_STATUS_ANSWER, type GetUserStatusResponse } from "../../../protocol/answers/presence";
import { statusView } from "../../views/presence/status-view";
import { type Operation, operation } from "../operation";

/** Whose status. */
export interface GetUserStatusParams {
  /** The ID of whose status is asked for. */
  readonly user_id: number;
}

/**
 * Gives the status of an account; what is not set is absent.
 *
 * @refuses BAD_REQUEST for no such active person that the actor may know of
 * @settled get_status_backend
 */
export const getUserStatus: Operation<GetUserStatusParams, GetUserStatusResponse> = operation(
  () => GET_USER_STATUS_ANSWER,
  (realm, actor, params) => {
    const user = userById(realm, params.user_id);
    if (user === undefined || user.is_bot || !user.is_active || !canAccessUser(realm, actor, user)) {
      return refused(realm, badRequest("user_unknown", "There is no such active account."));
    }
    return answered(realm, { status: statusView(realm, user) });
  },
);
