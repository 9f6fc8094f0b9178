import type { SortedIds } from "../../collections/sorted-ids";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { hasRow, marksOf, messageById } from "../../rules/messages/message-rows";
import { LIMITS } from "../../../protocol/limits";
import { type Asked, isAskedFor } from "./fetcher";
import { unreadState } from "./unread-state";
import type { StatePart } from "../../../protocol/records/registration";

/**
 * The newest message that an account has a row for; and with the flags, what it has left unread.
 *
 * @settled max_message_id_for_user
 */
export function messageState(realm: Realm, viewer: User, asked: Asked): StatePart {
  const unread = isAskedFor(asked, "update_message_flags") ? unreadState(realm, viewer, asked) : {};
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
 * With whom an account has lately exchanged direct messages, by the newest message; the account itself is left out. Its
 * thousand newest direct messages tell: who wrote before these is not among them.
 *
 * @spec Events: registration (not shown; public facts)
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
