import { HashMap } from "../../collections/hash-map";
import { IdSet } from "../../collections/id-set";
import { Vector } from "../../collections/vector";
import { usersIn, eventFor } from "../../outcome/audience";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/event-queue";
import { channelById } from "../../rules/channels/channel-access";
import { directKey } from "../../rules/messages/conversations";
import { messageById } from "../../rules/messages/message-rows";
import { messageAudience } from "../../rules/moving/message-readers";
import { has } from "../../rules/realm/feature-level";
import { channelUpdateEvent } from "../channels/channel-events";
import { withoutMarks } from "../moving/moved-rows";
import { withoutFromTopic } from "../moving/transfer-messages";
import { claimAttachments, mentionsUploads, withoutDetachedFiles } from "../uploads/uploads";

/**
 * Removes messages of one conversation from the realm: from the table, the indexes and the marks of all accounts. Their
 * IDs are never used again. Files are deleted with the last message that refers to them, without an event.
 *
 * @param messages - of one topic, or of one direct conversation, in the order of the event
 * @param deleterId - the account that deletes; it always receives the event
 * @see https://zulip.com/api/get-events
 */
export function removeMessages(realm: Realm, messages: readonly Message[], deleterId: number): Transition {
  const [first] = messages;
  if (first === undefined) return transition(realm);
  const after = withoutMessagesSilently(realm, messages);
  const audience = messageAudience(realm, messages).union(IdSet.from([deleterId]));
  const message_ids = messages.map(({ id }) => id);
  if (first.stream_id === null) {
    return transition(after, [
      eventFor(usersIn(audience), { type: "delete_message", message_type: "private", message_ids }),
    ]);
  }
  const place = { message_type: "stream", stream_id: first.stream_id, topic: topicOfEvent(realm, first) } as const;
  return transition(after, [
    ...newFirstMessage(realm, after, first.stream_id, audience),
    eventFor(usersIn(audience), { type: "delete_message", ...place, message_ids }),
  ]);
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
  return withFields(unindexed, { messages: table, message_marks: withoutMarks(realm.message_marks, ids) });
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
