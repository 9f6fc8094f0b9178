import { markRead } from "../../changes/messages/mark-read";
import { accepted } from "../../outcome/outcome";
import { unreadMessages } from "../../rules/messages/unread-messages";
import { has } from "../../rules/realm/feature-level";
import { type Operation, operation } from "../operation";

/** Whether nothing was left unread; absent before servers said so. */
export interface MarkAllAsReadResponse {
  readonly complete?: true;
}

/**
 * Marks everything as read that one has left unread. Deprecated by the interface.
 *
 * @refuses nothing
 * @tells the account `update_message_flags`, when something changed
 * @spec Endpoints 15 (its companion for everything)
 */
export const markAllAsRead: Operation<Readonly<Record<never, never>>, MarkAllAsReadResponse> = operation(
  (realm, actor) => {
    const ids: number[] = [];
    for (const conversation of unreadMessages(realm, actor)) ids.push(...conversation.message_ids);
    const response: MarkAllAsReadResponse = has(realm, "markAllReportsComplete") ? { complete: true } : {};
    return accepted(markRead(realm, actor.user_id, ids), response);
  },
);
