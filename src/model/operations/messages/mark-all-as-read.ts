import { allReadEvent, withRead } from "../../changes/messages/mark-read";
import { accepted } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { unreadMessages } from "../../rules/messages/unread-messages";
import { has } from "../../rules/realm/feature-level";
import { MARK_ALL_AS_READ_ANSWER, type MarkAllAsReadResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/**
 * Marks everything as read that one has left unread. Deprecated by the interface.
 *
 * @refuses nothing
 * @tells the account one `update_message_flags` for all, without IDs, whether something changed or not
 * @spec Endpoints 15 (its companion for everything)
 */
export const markAllAsRead: Operation<Readonly<Record<never, never>>, MarkAllAsReadResponse> = operation(
  () => MARK_ALL_AS_READ_ANSWER,
  (realm, actor) => {
    const ids: number[] = [];
    for (const conversation of unreadMessages(realm, actor)) ids.push(...conversation.message_ids);
    const response: MarkAllAsReadResponse = has(realm, "markAllReportsComplete") ? { complete: true } : {};
    const { realm: next } = withRead(realm, actor.user_id, ids);
    return accepted(transition(next, [allReadEvent(actor.user_id)]), response);
  },
);
