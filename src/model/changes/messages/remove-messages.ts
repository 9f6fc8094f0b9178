import { DELETE_MESSAGE_EVENT } from "../../../protocol/events/messages";
import { shows } from "../../../protocol/schema/tables";
import { HashMap } from "../../collections/hash-map";
import { IdSet } from "../../collections/id-set";
import { Vector } from "../../collections/vector";
import { eventFor, usersIn } from "../../outcome/audience";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { channelById } from "../../rules/channels/channel-access";
import { directKey } from "../../rules/messages/conversations";
import { canReadMessage, messageById } from "../../rules/messages/message-rows";
import { messageAudience } from "../../rules/moving/message-readers";
import { has } from "../../rules/realm/feature-level";
import { channelTopicKey } from "../../rules/topics/topic-name";
import { userById } from "../../rules/users/people";
import { channelUpdateEvent } from "../channels/channel-events";
import { marksWithout } from "../moving/moved-rows";
import { withoutFromTopic } from "../moving/transfer-messages";
import { claimAttachments, mentionsUploads, withoutDetachedFiles } from "../uploads/uploads";

/**
 * Which of the messages the event names for the account that deletes them: all; since it needs access, those that it
 * can read; none where no account deletes.
 */
function namedForDeleter(realm: Realm, messages: readonly Message[], deleterId: number | null): readonly number[] {
  if (deleterId === null) return [];
  const deleter = userById(realm, deleterId);
  const needsAccess = has(realm, "deletersNeedAccess") && deleter !== undefined;
  const named = needsAccess ? messages.filter((message) => canReadMessage(realm, deleter, message)) : messages;
  return named.map(({ id }) => id);
}

/**
 * Removes messages of one conversation from the realm: from the table, the indexes and the marks of all accounts. Their
 * IDs are never used again. Files are deleted with the last message that refers to them, without an event.
 *
 * @param messages - of one topic, or of one direct conversation, in the order of the event
 * @param deleterId - the account that deletes; null for the clock. It receives the event; since feature level 457, only
 *   for the messages that it can read
 * @see https://zulip.com/api/get-events
 */
export function removeMessages(realm: Realm, messages: readonly Message[], deleterId: number | null): Transition {
  const [first] = messages;
  if (first === undefined) return transition(realm);
  const after = withoutMessagesSilently(realm, messages);
  const message_ids = messages.map(({ id }) => id);
  const named = namedForDeleter(realm, messages, deleterId);
  const self = IdSet.from(deleterId === null ? [] : [deleterId]);
  const isWhole = named.length === message_ids.length;
  const readers = messageAudience(realm, messages);
  const others = isWhole ? readers.union(self) : readers.delete(deleterId ?? 0);
  const audience = has(realm, "deletersAreNotified") ? others : readers;
  const deleted = (ids: readonly number[], of: IdSet): RealmEvent[] =>
    ids.length === 0 || of.isEmpty ? [] : [deletionEvent(realm, first, ids, of)];
  const events = [...deleted(message_ids, audience), ...(isWhole ? [] : deleted(named, self))];
  if (first.stream_id === null) return transition(after, events);
  return transition(after, [...newFirstMessage(realm, after, first.stream_id, audience), ...events]);
}

function deletionEvent(realm: Realm, first: Message, message_ids: readonly number[], audience: IdSet): RealmEvent {
  const { stream_id } = first;
  const topic = topicOfEvent(realm, first);
  return stream_id === null
    ? eventFor(usersIn(audience), {
        type: "delete_message",
        message_type: "private",
        message_ids,
        ...(shows(DELETE_MESSAGE_EVENT, "sender_id", realm.feature_level)
          ? { recipient_id: first.recipient_id, sender_id: first.sender_id }
          : {}),
      })
    : eventFor(usersIn(audience), { type: "delete_message", message_type: "stream", stream_id, topic, message_ids });
}

/** Messages by their conversations, each in the order that they come in. */
export function byConversation(messages: readonly Message[]): readonly (readonly Message[])[] {
  const conversations = new Map<string, Message[]>();
  for (const message of messages) {
    const { stream_id, topic, user_ids } = message;
    const key = stream_id === null ? directKey(user_ids ?? []) : channelTopicKey(stream_id, topic);
    const conversation = conversations.get(key);
    if (conversation === undefined) conversations.set(key, [message]);
    else conversation.push(message);
  }
  return [...conversations.values()];
}

/** Topics that differ only in case are one, which the event names in lower case. */
function topicOfEvent(realm: Realm, { topic }: Message): string {
  return has(realm, "deletedTopicsAreInLowerCase") ? topic.toLowerCase() : topic;
}

/** The realm without messages of one conversation, without an event. */
export function withoutMessagesSilently(realm: Realm, messages: readonly Message[]): Realm {
  const [first] = messages;
  if (first === undefined) return realm;
  const removed = transition(
    withoutScheduled(withFirstMessage(withoutMessages(realm, first, messages), first, messages)),
  );
  const withFiles = messages.filter(mentionsUploads);
  const after = andThenForEach(removed, withFiles, (present, message) =>
    transition(claimAttachments(present, message, null).realm),
  ).realm;
  return withoutDetachedFiles(realm, after, withFiles);
}

/** A scheduled message that was delivered is forgotten with what it became. */
function withoutScheduled(realm: Realm): Realm {
  let rows = realm.scheduled_messages;
  for (const { scheduled_message_id, delivered_message_id: id } of rows.values()) {
    if (id !== null && messageById(realm, id) === undefined) rows = rows.delete(scheduled_message_id);
  }
  return rows === realm.scheduled_messages ? realm : withFields(realm, { scheduled_messages: rows });
}

/** The channel's first message is another one when it is deleted itself: the oldest that is left. */
function withFirstMessage(realm: Realm, { stream_id }: Message, removed: readonly Message[]): Realm {
  const contents = stream_id === null ? undefined : realm.channel_contents.get(stream_id);
  if (stream_id === null || contents === undefined || !has(realm, "firstMessagesChange")) return realm;
  if (!removed.some(({ id }) => id === contents.first_message_id)) return realm;
  const first_message_id = contents.message_ids.first() ?? null;
  const kept = withFields(contents, { first_message_id });
  return withFields(realm, { channel_contents: realm.channel_contents.set(stream_id, kept) });
}

function newFirstMessage(before: Realm, after: Realm, streamId: number, audience: IdSet): readonly RealmEvent[] {
  const channel = channelById(after, streamId);
  const first = after.channel_contents.get(streamId)?.first_message_id ?? null;
  if (channel === undefined || first === before.channel_contents.get(streamId)?.first_message_id) return [];
  return [channelUpdateEvent(usersIn(audience), channel, "first_message_id", first)];
}

function withoutMessages(realm: Realm, first: Message, messages: readonly Message[]): Realm {
  const ids = messages.map(({ id }) => id);
  let table = realm.messages;
  for (const id of ids) table = table.set(id - 1, null);
  const unindexed =
    first.stream_id === null
      ? withoutDirect(realm, first.user_ids ?? [], ids)
      : withoutFromTopic(realm, { stream_id: first.stream_id, topic: first.topic }, ids, true);
  return withFields(unindexed, { messages: table, message_marks: marksWithout(realm.message_marks, ids) });
}

/**
 * Without messages there is no conversation. Three or more accounts nevertheless stay a group whose members are visible
 * to each other; two do not.
 */
function withoutDirect(realm: Realm, userIds: readonly number[], ids: readonly number[]): Realm {
  const key = directKey(userIds);
  const conversation = realm.direct_conversations.get(key);
  if (conversation === undefined) return realm;
  const message_ids = conversation.message_ids.deleteAll(ids);
  if (message_ids.size > 0) {
    const rest = Object.freeze({ message_ids, read: conversation.read });
    return withFields(realm, { direct_conversations: realm.direct_conversations.set(key, rest) });
  }
  const direct_conversations = realm.direct_conversations.delete(key);
  if (userIds.length > 2) return withFields(realm, { direct_conversations });
  let keys: HashMap<number, Vector<string>> = realm.direct_keys;
  for (const id of userIds) {
    keys = keys.update(id, (old) => Vector.from([...(old ?? [])].filter((other) => other !== key)));
  }
  return withFields(realm, { direct_conversations, direct_keys: keys });
}
