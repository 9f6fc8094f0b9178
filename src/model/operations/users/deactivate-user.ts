import { isOnlyOwner } from "../../changes/users/change-user";
import { deactivateAccount } from "../../changes/users/set-activity";
import { badRequest, ownerRequired } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { isAdministrator, isOwner, userById } from "../../rules/users/people";
import { LIMITS } from "../../../protocol/limits";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which account, by its ID. */
export interface DeactivateUserParams {
  /** The ID of the account. */
  readonly user_id: number;
  /** Words for the mail to the person; mails of this kind are not sent here. Since feature level 135. */
  readonly deactivation_notification_comment?: string;
}

/**
 * Deactivates a person: its key is dead at once, and it leaves channels, groups and settings until it comes back.
 *
 * @refuses BAD_REQUEST for a comment that is too long; for no such active person; for anybody but administrators; as
 *   for administrators, an owner that is to be deactivated by somebody else than an owner; BAD_REQUEST for the only
 *   owner
 * @tells as `deactivateAccount` does
 * @spec Authentication 4
 */
export const deactivateUser: Operation<DeactivateUserParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { length } = [...(params.deactivation_notification_comment ?? "")];
    if (length > LIMITS.MAX_DEACTIVATION_COMMENT_LENGTH) {
      const msg = `deactivation_notification_comment: at most ${LIMITS.MAX_DEACTIVATION_COMMENT_LENGTH} characters.`;
      return refused(realm, badRequest("deactivation_comment_too_long", msg));
    }
    const target = userById(realm, params.user_id);
    if (target === undefined || target.is_bot || !target.is_active) {
      return refused(realm, badRequest("user_unknown", "There is no such active person."));
    }
    if (!isAdministrator(actor))
      return refused(realm, badRequest("account_change_not_allowed", "You may not deactivate this account."));
    if (isOwner(target) && !isOwner(actor)) return refused(realm, ownerRequired(realm));
    if (isOnlyOwner(realm, target))
      return refused(realm, badRequest("last_owner", "The only owner cannot be deactivated."));
    return accepted(deactivateAccount(realm, target.user_id), {});
  },
);
