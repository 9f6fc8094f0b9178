import { LIMITS } from "../../../protocol/limits";
import type { StatePart } from "../../../protocol/records/registration";
import { UNREAD_TOPIC } from "../../../protocol/records/registration-personal";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import type { SortedIds } from "../../collections/sorted-ids";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isNoticedMention, isTopicMuted } from "../../rules/messages/flags";
import { hasRow, marksOf, messageById } from "../../rules/messages/message-rows";
import { type UnreadConversation, unreadMessages } from "../../rules/messages/read-state";
import { topicKey, topicView } from "../../rules/topics/topic-name";
import { isRequested, type RequestedState } from "./fetcher";

/** The newest message that an account has a row for; and with the flags, its unread messages. */
export function messageState(realm: Realm, viewer: User, asked: RequestedState): StatePart {
  const unread = isRequested(asked, "update_message_flags") ? unreadState(realm, viewer, asked) : {};
  return { max_message_id: newestOwnId(realm, viewer.user_id), ...unread };
}

/** The ID of the newest message that an account has a row for; -1 when it has none. */
export function newestOwnId(realm: Realm, userId: number): number {
  let newest = -1;
  for (const ids of placesOf(realm, userId)) {
    newest = Math.max(newest, newestRow(realm, userId, ids) ?? -1);
  }
  const { historical, given } = marksOf(realm, userId);
  return Math.max(newest, ...historical, ...given);
}

function newestRow(realm: Realm, userId: number, ids: SortedIds): number | undefined {
  for (let index = ids.size - 1; index >= 0; index -= 1) {
    const message = messageById(realm, ids.at(index) ?? 0);
    if (message !== undefined && hasRow(realm, userId, message)) return message.id;
  }
  return undefined;
}

function* placesOf(realm: Realm, userId: number): IterableIterator<SortedIds> {
  for (const key of realm.direct_keys.get(userId) ?? []) {
    const conversation = realm.direct_conversations.get(key);
    if (conversation !== undefined) yield conversation.message_ids;
  }
  for (const streamId of realm.subscriptions.get(userId)?.keys() ?? []) {
    const contents = realm.channel_contents.get(streamId);
    if (contents !== undefined) yield contents.message_ids;
  }
}

/** The starred messages, the newest ten thousand of them, ascending. */
export function starredState(realm: Realm, viewer: User): StatePart {
  const starred = [...marksOf(realm, viewer.user_id).starred];
  return { starred_messages: starred.slice(-LIMITS.MAX_STARRED_IN_REGISTRATION) };
}

/**
 * The recent direct conversations of an account, by the newest message, without the account itself. Only its thousand
 * newest direct messages count.
 *
 * @see https://zulip.com/api/register-queue
 */
export function recentConversationsState(realm: Realm, viewer: User): StatePart {
  const me = viewer.user_id;
  const max = LIMITS.MAX_DIRECT_MESSAGES_FOR_RECENT_CONVERSATIONS;
  const rows: { max_message_id: number; user_ids: number[] }[] = [];
  const newest: number[] = [];
  for (const key of realm.direct_keys.get(me) ?? []) {
    const ids = realm.direct_conversations.get(key)?.message_ids;
    const max_message_id = ids?.last();
    if (ids === undefined || max_message_id === undefined) continue;
    for (const id of ids.slice(-max)) newest.push(id);
    rows.push({
      max_message_id,
      user_ids: key
        .split(",")
        .map(Number)
        .filter((id) => id !== me),
    });
  }
  const oldest = newest.length > max ? (newest.sort((a, b) => b - a)[max - 1] ?? 0) : 0;
  const recent = rows.filter(({ max_message_id }) => max_message_id >= oldest);
  return { recent_private_conversations: recent.sort((a, b) => b.max_message_id - a.max_message_id) };
}

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
 * The unread messages of an account: how many are not in muted places, and all of them by conversation.
 *
 * @see https://zulip.com/api/register-queue
 */
function unreadState(realm: Realm, viewer: User, { queue }: RequestedState): StatePart {
  const { conversations, isMissing } = newestUnread(realm, viewer);
  const me = viewer.user_id;
  const pms: { other_user_id: number; sender_id: number; unread_message_ids: readonly number[] }[] = [];
  const huddles: { user_ids_string: string; unread_message_ids: readonly number[] }[] = [];
  const streams: ComputedOf<typeof UNREAD_TOPIC>[] = [];
  const mentions: number[] = [];
  let count = 0;
  for (const { stream_id, topic, user_ids, message_ids: unread_message_ids } of conversations) {
    if (stream_id !== null) {
      const shown = topicView(realm, topic, queue.client_capabilities.empty_topic_name);
      streams.push({ stream_id, topic: shown, unread_message_ids, ...senders(realm, unread_message_ids) });
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

/** Who wrote the unread messages of a topic, which old servers say. */
function senders(realm: Realm, messageIds: readonly number[]): { readonly sender_ids?: readonly number[] } {
  if (!shows(UNREAD_TOPIC, "sender_ids", realm.feature_level)) return {};
  const ids = messageIds.flatMap((id) => messageById(realm, id)?.sender_id ?? []);
  return { sender_ids: [...new Set(ids)].sort((a, b) => a - b) };
}
