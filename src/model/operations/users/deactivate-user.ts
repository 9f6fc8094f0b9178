import { LIMITS } from "../../../protocol/limits";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { field, record } from "../../../protocol/schema/tables";
import { isOnlyOwner } from "../../changes/users/change-user";
import { deleteOfAccount } from "../../changes/users/delete-of-account";
import { deactivateAccount, DEACTIVATION_EVENTS } from "../../changes/users/set-activity";
import { badRequest, ownerRequired } from "../../outcome/failures";
import { andThen } from "../../outcome/transition";
import { isAdministrator, isOwner, userById } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { byAdministrator, userId } from "../examples";
import { operation } from "../operation";

const DEACTIVATION_ACTIONS = record("deactivation_actions", {
  /** Whether to delete the name and the avatar. */
  delete_profile: field(boolean, { optional: true }),
  /** Whether to delete the messages in public and web-public channels. */
  delete_public_channel_messages: field(boolean, { optional: true }),
  /** Whether to delete the messages in private channels. */
  delete_private_channel_messages: field(boolean, { optional: true }),
  /** Whether to delete the direct messages. */
  delete_direct_messages: field(boolean, { optional: true }),
});

/**
 * Deactivates a user. Its key stops working immediately, and it leaves channels, groups and settings until it is
 * reactivated. Its profile and its messages can be deleted at the same time, permanently. Assumption A423.
 */
export const deactivateUser = operation(
  () => ({
    id: "deactivate-user",
    method: "DELETE",
    path: "/users/{user_id}",
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
      /** A comment for the email to the user. Emails of this kind are not sent here. Since feature level 135. */
      deactivation_notification_comment: optional(text, { since: 135 }),
      /** What to delete, in addition; nothing by default. Since feature level 459. */
      actions: optional(DEACTIVATION_ACTIONS, { since: 459 }),
    },
    answer: {},
    refusals: [
      "deactivation_comment_too_long",
      "user_unknown",
      "account_change_not_allowed",
      "owner_required",
      "last_owner",
    ],
    events: [...DEACTIVATION_EVENTS, "delete_message", "stream/update"],
    example: byAdministrator(userId),
    weight: 1,
  }),
  (realm, actor, params) => {
    const { length } = [...(params.deactivation_notification_comment ?? "")];
    if (length > LIMITS.MAX_DEACTIVATION_COMMENT_LENGTH) {
      const msg = `deactivation_notification_comment: at most ${LIMITS.MAX_DEACTIVATION_COMMENT_LENGTH} characters.`;
      return badRequest("deactivation_comment_too_long", msg);
    }
    const target = userById(realm, params.user_id);
    if (target === undefined || target.is_bot || !target.is_active) {
      return badRequest("user_unknown", "There is no such active user.");
    }
    if (!isAdministrator(actor))
      return badRequest("account_change_not_allowed", "You are not allowed to deactivate this account.");
    if (isOwner(target) && !isOwner(actor)) return ownerRequired();
    if (isOnlyOwner(realm, target)) return badRequest("last_owner", "The only owner cannot be deactivated.");
    const deactivated = deactivateAccount(realm, target.user_id);
    const { actions = {} } = params;
    return accepted(
      andThen(deactivated, (next) => deleteOfAccount(next, target.user_id, actor.user_id, actions)),
      {},
    );
  },
);
