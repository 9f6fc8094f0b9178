import { isOnlyOwner } from "../../changes/users/change-user";
import { deactivateAccount } from "../../changes/users/set-activity";
import { failure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Deactivates one's own account, which bots may do too.
 *
 * @refuses CANNOT_DEACTIVATE_LAST_USER (with `is_last_owner` and `entity`) for the only active account of the realm,
 *   bots counted, then for the only owner
 * @tells as `deactivateAccount` does
 * @spec Errors
 * @settled deactivate_user_own_backend
 */
export const deactivateOwnUser: Operation<NoParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor) => {
    const isAlone = [...realm.users].filter((user) => user.is_active).length === 1;
    const isLastOwner = !isAlone && isOnlyOwner(realm, actor);
    if (isLastOwner || isAlone) {
      const entity = isLastOwner ? "organization owner" : "user";
      const msg = `The only ${entity} cannot be deactivated.`;
      return refused(
        realm,
        failure("CANNOT_DEACTIVATE_LAST_USER", "last_user", msg, { is_last_owner: isLastOwner, entity }),
      );
    }
    return accepted(deactivateAccount(realm, actor.user_id), {});
  },
);
