import { isOnlyOwner } from "../../changes/users/change-user";
import { deactivateAccount } from "../../changes/users/set-activity";
import { badRequest, failure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/**
 * Deactivates one's own account.
 *
 * @refuses BAD_REQUEST for bots; CANNOT_DEACTIVATE_LAST_USER (with `is_last_owner` and `entity`) for the only owner,
 *   then for the only person of the realm
 * @tells as `deactivateAccount` does
 * @spec Errors
 */
export const deactivateOwnUser: Operation<Record<never, never>, EmptyResponse> = operation(
  NO_ANSWER,
  (realm, actor) => {
    if (actor.is_bot) return refused(realm, badRequest("bots_do_not_leave", "Bots cannot deactivate themselves."));
    const isLastOwner = isOnlyOwner(realm, actor);
    const people = [...realm.users].filter((user) => user.is_active && !user.is_bot);
    if (isLastOwner || people.length === 1) {
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
