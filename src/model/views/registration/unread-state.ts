import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { messageById } from "../../rules/messages/message-rows";
import { isNoticedMention, isTopicMuted } from "../../rules/messages/muted-places";
import { type UnreadConversation, unreadMessages } from "../../rules/messages/unread-messages";
import { topicView, topicKey } from "../../rules/topics/topic-name";
import { LIMITS } from "../../../protocol/limits";
import type { Asked } from "./fetcher";
import type { StatePart } from "../../../protocol/records/registration";

/** What an account has left unread, newest messages first counted, by conversation and by ID within it. */
function newestUnread(realm: Realm, viewer: User): { conversations: UnreadConversation[]; isMissing: boolean } {
  const all = [...unreadMessages(realm, viewer)];
  const ids = all.flatMap((conversation) => conversation.message_ids);
  const max = LIMITS.MAX_UNREADS_IN_REGISTRATION;
  if (ids.length <= max) return { conversations: all, isMissing: false };
  const oldest = ids.sort((a, b) => b - a)[max - 1] ?? 0;
  const conversations = all
    .map((conversation) => ({
      ...conversation,
      message_ids: conversation.message_ids.filter((id) => id >= oldest),
    }))
    .filter(({ message_ids }) => message_ids.length > 0);
  return { conversations, isMissing: true };
}

/**
 * The unread messages of an account: how many stand where it has not muted them, and all of them by conversation.
 *
 * @spec Events: registration (not shown; public facts)
 */
export function unreadState(realm: Realm, viewer: User, { queue }: Asked): StatePart {
  const { conversations, isMissing } = newestUnread(realm, viewer);
  const me = viewer.user_id;
  const pms: { other_user_id: number; sender_id: number; unread_message_ids: readonly number[] }[] = [];
  const huddles: { user_ids_string: string; unread_message_ids: readonly number[] }[] = [];
  const streams: { stream_id: number; topic: string; unread_message_ids: readonly number[] }[] = [];
  const mentions: number[] = [];
  let count = 0;
  for (const { stream_id, topic, user_ids, message_ids: unread_message_ids } of conversations) {
    if (stream_id !== null) {
      const shown = topicView(realm, topic, queue.client_capabilities.empty_topic_name);
      streams.push({ stream_id, topic: shown, unread_message_ids });
      if (!isTopicMuted(realm, me, stream_id, topic)) count += unread_message_ids.length;
    } else {
      count += unread_message_ids.length;
      if (user_ids !== null && user_ids.length > 2) {
        huddles.push({ user_ids_string: user_ids.join(","), unread_message_ids });
      } else {
        const other = user_ids?.find((id) => id !== me) ?? me;
        pms.push({ other_user_id: other, sender_id: other, unread_message_ids });
      }
    }
    for (const id of unread_message_ids) {
      const message = messageById(realm, id);
      if (message !== undefined && isNoticedMention(realm, me, message)) mentions.push(id);
    }
  }
  return {
    unread_msgs: {
      count,
      pms: pms.sort((a, b) => a.other_user_id - b.other_user_id),
      streams: streams.sort((a, b) => a.stream_id - b.stream_id || (topicKey(a.topic) < topicKey(b.topic) ? -1 : 1)),
      huddles: huddles.sort((a, b) => (a.user_ids_string < b.user_ids_string ? -1 : 1)),
      mentions: mentions.sort((a, b) => a - b),
      old_unreads_missing: isMissing,
    },
  };
}
