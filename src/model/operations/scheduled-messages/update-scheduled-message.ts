import { notSeconds } from "../../../protocol/limits";
import { MESSAGE_TYPE, SCHEDULED_RECIPIENT } from "../../../protocol/parameters/messages";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { warnBotOwner } from "../../changes/messages/bot-messages";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure, unknownPersonalItem } from "../../outcome/failures";
import { transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { ScheduledMessage } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { renderedHtml } from "../../rendering/rendering";
import { prepareScheduledMessage, type ScheduledRequest } from "../../rules/messages/prepare-message";
import { isChannelType } from "../../rules/messages/recipient";
import {
  checkScheduledAddressee,
  isFutureSecond,
  ownScheduledMessage,
  scheduledRecipient,
} from "../../rules/reminders/reminders";
import { plainTopic } from "../../rules/topics/topic-name";
import { accepted } from "../../views/outcome";
import { scheduledMessageView } from "../../views/personal-items";
import { scheduledId, soon } from "../examples";
import { operation, type Origin } from "../operation";

const parameters = () => ({
  /** The ID of a scheduled message of the actor. */
  scheduled_message_id: required(integer),
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248). The old names `private` and `stream` are
   * always allowed.
   */
  type: optional(MESSAGE_TYPE.shape, { values_since: { direct: 174, channel: 248 } }),
  /** The new recipient, as for a new scheduled message. Required if the type changes. */
  to: optional(SCHEDULED_RECIPIENT),
  /** The new content, as Markdown. */
  content: optional(text),
  /** The new topic of a channel message. */
  topic: optional(text, { aliases: ["subject"] }),
  /** When to send the message, in UNIX seconds. Must be in the future. */
  scheduled_delivery_timestamp: optional(integer, { checkTyped: notSeconds }),
});

type ScheduledMessageChanges = Omit<ParamsOf<ReturnType<typeof parameters>>, "scheduled_message_id">;

/**
 * Changes a scheduled message of the actor that was not sent yet. A failed one needs a new time, when it is sent again.
 */
export const updateScheduledMessage = operation(
  () => ({
    id: "update-scheduled-message",
    method: "PATCH",
    path: "/scheduled_messages/{scheduled_message_id}",
    since: 184,
    parameters: parameters(),
    read_in_order: [["content", "type", "scheduled_delivery_timestamp", "to", "topic"]],
    answer: {},
    refusals: [
      "topic_missing",
      "recipient_unknown",
      "content_with_null",
      "nothing_to_change",
      "type_without_recipients",
      "delivery_time_past",
      "scheduled_message_unknown",
      "scheduled_message_delivered",
      "delivery_time_missing",
      "recipients_not_listed",
      "recipients_missing",
      "content_empty",
      "recipient_deactivated",
      "recipient_hidden",
      "direct_messages_not_allowed",
      "direct_conversation_not_allowed",
      "addressed_channel_unknown",
      "topic_unprintable",
      "posting_not_allowed",
      "topic_empty",
      "topic_not_empty",
      "channel_not_one",
      "topic_start_not_allowed",
      "channel_wildcard_not_allowed",
      "topic_wildcard_not_allowed",
      "group_mention_not_allowed",
    ],
    events: ["message", "scheduled_messages/update"],
    example: (pick) => ({
      ...scheduledId(pick),
      ...(pick.chance(2) ? { content: pick.content() } : {}),
      scheduled_delivery_timestamp: soon(pick),
    }),
    after: ["create-scheduled-message"],
  }),
  (realm, actor, { scheduled_message_id, ...changes }, origin) => {
    const senseless = checkChanges(changes) ?? checkTopicAndTime(realm, changes);
    if (isFailure(senseless)) return senseless;
    const before = undeliveredMessage(realm, actor, scheduled_message_id);
    if (isFailure(before)) return before;
    if (before.failed && changes.scheduled_delivery_timestamp === undefined) {
      const msg = "scheduled_delivery_timestamp: a message that failed needs a new time.";
      return badRequest("delivery_time_missing", msg);
    }
    return changeScheduledMessage(realm, actor, before, changes, origin);
  },
);

/**
 * Changes a scheduled message of an account. Before the feature level of this operation, the one that creates scheduled
 * messages also changes them.
 */
export function changeScheduledMessage(
  realm: Realm,
  actor: User,
  before: ScheduledMessage,
  params: ScheduledMessageChanges,
  origin: Origin,
) {
  const { to } = params;
  const invalid = to === undefined ? undefined : checkScheduledAddressee(params.type ?? before.type, to);
  if (isFailure(invalid)) return invalid;
  const changed = changedMessage(realm, actor, before, params);
  if (isFailure(changed)) return changed;
  const record: ScheduledMessage = frozen({
    ...before,
    ...changed,
    client: origin.client,
    scheduled_delivery_timestamp: params.scheduled_delivery_timestamp ?? before.scheduled_delivery_timestamp,
    failed: false,
    failure: null,
  });
  const isCheckedAgain = goesElsewhere(params) || params.content !== undefined;
  const warned = isCheckedAgain ? warnBotOwner(realm, actor, requestAfter(before, params)) : transition(realm);
  const next = rescheduled(warned.realm, before, record);
  const event = eventFor(onlyUsers([actor.user_id]), {
    type: "scheduled_messages",
    op: "update",
    scheduled_message: scheduledMessageView(next, record),
  });
  return accepted(withEvents({ ...warned, realm: next }, [event]), {});
}

function checkChanges(changes: ScheduledMessageChanges) {
  if (Object.values(changes).every((value) => value === undefined))
    return badRequest("nothing_to_change", "Nothing is to be changed.");
  if (changes.type === undefined || changes.to !== undefined) return undefined;
  return badRequest("type_without_recipients", "to: the type cannot change without the recipients.");
}

/** What is wrong with the topic and the time of a change, whatever the scheduled message is. */
export function checkTopicAndTime(
  realm: Realm,
  { type, topic, scheduled_delivery_timestamp }: ScheduledMessageChanges,
) {
  if (type !== undefined && isChannelType(type) && topic === undefined)
    return badRequest("topic_missing", "topic: a message for a channel needs a topic.");
  const time = scheduled_delivery_timestamp;
  if (time === undefined || isFutureSecond(realm, time)) return undefined;
  return badRequest("delivery_time_past", "scheduled_delivery_timestamp: a time in the future is expected.");
}

/** The scheduled message of an account that is to change; or why it cannot. */
export function undeliveredMessage(realm: Realm, author: User, id: number) {
  const before = ownScheduledMessage(realm, author.user_id, id);
  if (before === undefined) return unknownPersonalItem("scheduled_message_unknown", "scheduled message");
  if (before.delivered_message_id === null) return before;
  return badRequest("scheduled_message_delivered", "This scheduled message was delivered already.");
}

/**
 * The message after the change. When its recipients or its content change, it is checked again as in sending. A topic
 * that changes alone is only shortened.
 */
function changedMessage(realm: Realm, author: User, before: ScheduledMessage, params: ScheduledMessageChanges) {
  const { content, topic } = params;
  const alone = topic === undefined || before.type !== "stream" ? before.topic : plainTopic(realm, topic);
  if (!goesElsewhere(params) && content === undefined) return isFailure(alone) ? alone : { topic: alone };
  const prepared = prepareScheduledMessage(realm, author, requestAfter(before, params));
  if (isFailure(prepared)) return prepared;
  if (!goesElsewhere(params)) {
    return isFailure(alone) ? alone : { topic: alone, ...writtenContent(realm, author, prepared.content) };
  }
  const type: "private" | "stream" = prepared.channel === null ? "private" : "stream";
  return {
    type,
    to: scheduledRecipient(prepared, author),
    topic: prepared.channel === null ? "" : prepared.topic,
    ...writtenContent(realm, author, prepared.content),
  };
}

function writtenContent(realm: Realm, author: User, content: string): Partial<ScheduledMessage> {
  return { content, rendered_content: renderedHtml(realm, content, author) };
}

/** Whether a change names a kind of message or recipients. */
function goesElsewhere({ type, to }: ScheduledMessageChanges): boolean {
  return type !== undefined || to !== undefined;
}

function requestAfter(before: ScheduledMessage, params: ScheduledMessageChanges): ScheduledRequest {
  const topic = params.topic ?? (before.type === "stream" ? before.topic : undefined);
  return {
    type: params.type ?? before.type,
    to: params.to ?? before.to,
    content: params.content ?? before.content,
    ...(topic === undefined ? {} : { topic }),
  };
}

function rescheduled(realm: Realm, before: ScheduledMessage, after: ScheduledMessage): Realm {
  const id = before.scheduled_message_id;
  const due = realm.due.delete([before.scheduled_delivery_timestamp, "scheduled_message", id]);
  return withFields(realm, {
    scheduled_messages: realm.scheduled_messages.set(id, after),
    due: due.set([after.scheduled_delivery_timestamp, "scheduled_message", id], true),
  });
}
