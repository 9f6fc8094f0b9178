import { required, optional } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { isOnlyOwner } from "../../changes/users/change-user";
import { DEACTIVATION_EVENTS, deactivateAccount } from "../../changes/users/set-activity";
import { badRequest, ownerRequired } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { isAdministrator, isOwner, userById } from "../../rules/users/people";
import { LIMITS } from "../../../protocol/limits";
import { byAdministrator, userId } from "../examples";
import { operation } from "../operation";

/** Deactivates a user. Its key stops working immediately, and it leaves channels, groups and settings until it is
 * reactivated. */
export const deactivateUser = operation(
  () => ({
    id: "deactivate-user",
    method: "DELETE",
    path: "/users/{user_id}",
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
      /** Words for the mail to the person; mails of this kind are not sent here. Since feature level 135. */
      deactivation_notification_comment: optional(text, { since: 135 }),
    },
    answer: {},
    refusals: [
      "deactivation_comment_too_long",
      "user_unknown",
      "account_change_not_allowed",
      "owner_required",
      "last_owner",
    ],
    events: DEACTIVATION_EVENTS,
    example: byAdministrator(userId),
    weight: 1,
  }),
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
    if (isOwner(target) && !isOwner(actor)) return refused(realm, ownerRequired());
    if (isOnlyOwner(realm, target))
      return refused(realm, badRequest("last_owner", "The only owner cannot be deactivated."));
    return accepted(deactivateAccount(realm, target.user_id), {});
  },
);
