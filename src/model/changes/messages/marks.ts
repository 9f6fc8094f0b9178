/** What an account marks of messages: what it has read, and what it stars or collapses. */
import type { MessageFlag } from "../../../protocol/records/messages";
import { HashMap } from "../../collections/hash-map";
import type { IdSet } from "../../collections/id-set";
import type { Intervals } from "../../collections/intervals";
import { ascending } from "../../collections/sorted-ids";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import type { Conversation, Message, MessageMarks } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { hasRow, marksOf, messageById, rowTest } from "../../rules/messages/message-rows";
import { isReadAnyway, isUnread, readTestWithin, unreadInChannel } from "../../rules/messages/read-state";
import { messageDetails } from "../../views/messages/message-view";
import { type ConversationGroup, groupFinder, groupsOf, withConversationsChanged } from "./message-indexes";
import { withIntervalsOver, withoutIntervalsOver } from "./read-intervals";

/** What can be marked of single messages. */
type MarkName = keyof MessageMarks;

/** The realm with messages in one of the sets that an account keeps of single messages. */
export function withMarks(realm: Realm, userId: number, name: MarkName, messageIds: Iterable<number>): Realm {
  const marks = marksOf(realm, userId);
  return replaced(realm, userId, marks, name, marks[name].addAll(messageIds));
}

/** The realm without messages in one of these sets. */
export function withoutMarks(realm: Realm, userId: number, name: MarkName, messageIds: Iterable<number>): Realm {
  const marks = marksOf(realm, userId);
  let rest: IdSet = marks[name];
  for (const id of messageIds) rest = rest.delete(id);
  return replaced(realm, userId, marks, name, rest);
}

function replaced(realm: Realm, userId: number, marks: MessageMarks, name: MarkName, ids: IdSet): Realm {
  if (ids === marks[name]) return realm;
  return withFields(realm, {
    message_marks: realm.message_marks.set(userId, withFields(marks, { [name]: ids })),
  });
}

/** A change of what an account has read: the realm, and the messages that really changed, ascending. */
interface Marked {
  readonly realm: Realm;
  readonly message_ids: readonly number[];
}

/**
 * The realm in which an account has read messages. Messages that it has read already or has no row for, and unknown
 * IDs, stay unchanged. It has no event; see `readEvent`.
 */
export function withRead(realm: Realm, userId: number, ids: Iterable<number>): Marked {
  const groups = new Map<Conversation, ReadGroup>();
  const groupOf = groupFinder(realm, groups, (conversation, first) => {
    return { conversation, first, ids: [], read: conversation.read.get(userId) };
  });
  const isOwn = rowTest(realm, userId);
  const isRead = readTestWithin(realm, userId);
  const isMarked = !marksOf(realm, userId).unread.isEmpty;
  const changed: number[] = [];
  for (const message of distinctMessages(realm, ids)) {
    if (!isOwn(message)) continue;
    const group = groupOf(message);
    if (isRead(message, group?.read)) continue;
    changed.push(message.id);
    if (!isMarked || !isReadAnyway(realm, userId, message)) group?.ids.push(message.id);
  }
  if (changed.length === 0) return { realm, message_ids: [] };
  const unmarked = isMarked ? withoutMarks(realm, userId, "unread", changed) : realm;
  const next = withConversationsChanged(unmarked, groups.values(), (conversation, ids) =>
    withIntervalsOver(conversation, userId, ids, (id) => {
      const message = messageById(realm, id);
      return message !== undefined && isOwn(message) && !isRead(message, conversation.read.get(userId));
    }),
  );
  return { realm: next, message_ids: changed };
}

/** Messages of a conversation, and what an account has read of it. */
interface ReadGroup extends ConversationGroup {
  readonly read: Intervals | undefined;
}

/**
 * The realm in which messages are unread for an account; a message without a row gets a historical one. The caller
 * checks the permission in the message's channel. It has no event; see `unreadEvent`.
 */
export function withUnread(realm: Realm, userId: number, ids: Iterable<number>): Marked {
  const read = distinctMessages(realm, ids).filter((message) => !isUnread(realm, userId, message));
  if (read.length === 0) return { realm, message_ids: [] };
  const rowless = read.filter((message) => !hasRow(realm, userId, message)).map((message) => message.id);
  const marked = withMarks(realm, userId, "historical", rowless);
  const next = withConversationsChanged(marked, groupsOf(marked, read), (conversation, ids) =>
    withoutIntervalsOver(conversation, userId, ids),
  );
  const stubborn = read.filter((message) => isReadAnyway(next, userId, message)).map((message) => message.id);
  const unread = withMarks(next, userId, "unread", stubborn);
  const streamIds = new Set(read.flatMap((message) => message.stream_id ?? []));
  return {
    realm: withChannelsRead(unread, userId, streamIds, false),
    message_ids: read.map((message) => message.id),
  };
}

/** Marks messages as read for an account. */
export function markRead(realm: Realm, userId: number, ids: Iterable<number>): Transition {
  const marked = withRead(realm, userId, ids);
  return transition(marked.realm, marked.message_ids.length === 0 ? [] : [readEvent(userId, marked.message_ids)]);
}

/**
 * Marks all unread messages of an account in a channel as read, as unsubscribing does. It does not matter whether the
 * account still subscribes.
 */
export function markChannelRead(realm: Realm, userId: number, streamId: number): Transition {
  const step = markRead(realm, userId, unreadInChannel(realm, userId, streamId));
  return { ...step, realm: withChannelsRead(step.realm, userId, [streamId], true) };
}

/**
 * The realm in which it is stored whether an account has read every message of some channels. Where it has, the next
 * search for unread messages begins behind them.
 */
export function withChannelsRead(realm: Realm, userId: number, streamIds: Iterable<number>, isRead: boolean): Realm {
  let contents = realm.channel_contents;
  for (const streamId of streamIds) {
    const channel = contents.get(streamId);
    if (channel === undefined) continue;
    const before = channel.read_up_to ?? HashMap.empty<number, number>();
    const read_up_to = isRead ? before.set(userId, channel.message_ids.last() ?? 0) : before.delete(userId);
    if (read_up_to !== before) contents = contents.set(streamId, withFields(channel, { read_up_to }));
  }
  return contents === realm.channel_contents ? realm : withFields(realm, { channel_contents: contents });
}

/** An event that messages carry a flag now, or carry it no more. */
export function flagEvent(
  userId: number,
  op: "add" | "remove",
  flag: MessageFlag,
  messages: readonly number[],
): RealmEvent {
  return eventFor(onlyUsers([userId]), { type: "update_message_flags", op, operation: op, flag, messages, all: false });
}

/** The event that messages are read now. */
function readEvent(userId: number, messageIds: readonly number[]): RealmEvent {
  return flagEvent(userId, "add", "read", messageIds);
}

/** The event that all messages are read now; it names none. */
export function allReadEvent(userId: number): RealmEvent {
  const event = {
    type: "update_message_flags",
    op: "add",
    operation: "add",
    flag: "read",
    messages: [],
    all: true,
  } as const;
  return eventFor(onlyUsers([userId]), event);
}

/** The event that messages are unread now: it says where each of them is, for the client's counts. */
export function unreadEvent(realm: Realm, userId: number, messageIds: readonly number[]): RealmEvent {
  return eventFor(onlyUsers([userId]), {
    type: "update_message_flags",
    op: "remove",
    operation: "remove",
    flag: "read",
    messages: messageIds,
    all: false,
    message_details: messageDetails(realm, userId, messageIds),
  });
}

function distinctMessages(realm: Realm, ids: Iterable<number>): Message[] {
  const found: Message[] = [];
  for (const id of inOrder(Array.isArray(ids) ? ids : [...ids])) {
    const message = messageById(realm, id);
    if (message !== undefined) found.push(message);
  }
  return found;
}

/** The IDs ascending, each once: mostly they come so. */
function inOrder(ids: readonly number[]): readonly number[] {
  const isInOrder = ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? id));
  return isInOrder ? ids : ascending(ids);
}
