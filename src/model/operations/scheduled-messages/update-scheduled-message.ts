import { warnBotOwner } from "../../changes/messages/warn-bot-owner";
import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest, isFailure, unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { ScheduledMessage } from "../../realm/scheduled-message";
import type { User } from "../../realm/user";
import { isChannelType, type MessageType, type To } from "../../rules/messages/recipient";
import { writtenHtml } from "../../rules/messages/mentions";
import { type MessageRequest, prepareMessage } from "../../rules/messages/prepare-message";
import { checkScheduledAddressee, scheduledRecipient } from "../../rules/scheduled-messages/scheduled-recipient";
import { plainTopic } from "../../rules/topics/topic-name";
import { isFutureSecond } from "../../rules/scheduled-messages/future-second";
import { ownScheduledMessage } from "../../rules/scheduled-messages/scheduled-messages";
import { scheduledMessageView } from "../../views/scheduled-messages/scheduled-message-view";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** What is to be different; what is left out stays. */
export interface UpdateScheduledMessageParams {
  /** The ID of one's own scheduled message. */
  readonly scheduled_message_id: number;
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and `stream`
   * always do.
   */
  readonly type?: MessageType;
  /** Where it is to go instead: as when scheduling; needed when the type changes. */
  readonly to?: To;
  /** The new content, as Markdown. */
  readonly content?: string;
  /** The new topic, for a channel. */
  readonly topic?: string;
  /** When to send it instead, in UNIX seconds; it has to lie ahead. */
  readonly scheduled_delivery_timestamp?: number;
}

/**
 * Changes one's own scheduled message that was not delivered. A failed one needs a new time and waits again then.
 *
 * @param params.type - another kind of message needs a fitting `to`
 * @param params.scheduled_delivery_timestamp - UNIX seconds, after `realm.now`
 * @refuses BAD_REQUEST for nothing to change, for a kind without `to`, a channel without a topic, a time that is not in
 *   the future; BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for an unknown one or another's;
 *   BAD_REQUEST for one that was delivered, for a failed one without a new time, for recipients of the wrong kind; then
 *   as sending does, unless only the time or the topic changes
 * @tells first, following real servers, as `warnBotOwner` does; then the author `scheduled_messages/update`
 * @spec States: Scheduled message lifecycle (not shown; public facts)
 */
export const updateScheduledMessage: Operation<UpdateScheduledMessageParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params, origin) => {
    const senseless = checkRequest(realm, params);
    if (isFailure(senseless)) return refused(realm, senseless);
    const before = ownScheduledMessage(realm, actor.user_id, params.scheduled_message_id);
    if (before === undefined)
      return refused(realm, unknownPersonalItem(realm, "scheduled_message_unknown", "scheduled message"));
    const problem = checkChange(before, params);
    if (isFailure(problem)) return refused(realm, problem);
    const changed = changedMessage(realm, actor, before, params);
    if (isFailure(changed)) return refused(realm, changed);
    const record: ScheduledMessage = frozen({
      ...before,
      ...changed,
      client: origin.client,
      scheduled_delivery_timestamp: params.scheduled_delivery_timestamp ?? before.scheduled_delivery_timestamp,
      failed: false,
      failure: null,
    });
    const isCheckedAnew = goesElsewhere(params) || params.content !== undefined;
    const warned = isCheckedAnew ? warnBotOwner(realm, actor, requestAfter(before, params)) : transition(realm);
    const next = rescheduled(warned.realm, before, record);
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "scheduled_messages",
      op: "update",
      scheduled_message: scheduledMessageView(next, record),
    });
    return accepted(withEvents({ ...warned, realm: next }, [event]), {});
  },
);

/** What is wrong with a request, whatever the scheduled message is. */
function checkRequest(realm: Realm, params: UpdateScheduledMessageParams) {
  const { scheduled_message_id: _id, ...changes } = params;
  if (Object.values(changes).every((value) => value === undefined))
    return badRequest("nothing_to_change", "Nothing is to be changed.");
  if (params.type !== undefined && params.to === undefined)
    return badRequest("type_without_recipients", "to: the type alone cannot be changed.");
  if (params.type !== undefined && isChannelType(params.type) && params.topic === undefined)
    return badRequest("topic_missing", "topic: a message for a channel needs a topic.");
  const time = params.scheduled_delivery_timestamp;
  if (time === undefined || isFutureSecond(realm, time)) return undefined;
  return badRequest("delivery_time_past", "scheduled_delivery_timestamp: a time in the future is expected.");
}

function checkChange(before: ScheduledMessage, params: UpdateScheduledMessageParams) {
  if (before.delivered_message_id !== null)
    return badRequest("scheduled_message_delivered", "This scheduled message was delivered already.");
  if (before.failed && params.scheduled_delivery_timestamp === undefined) {
    return badRequest("delivery_time_missing", "scheduled_delivery_timestamp: a message that failed needs a new time.");
  }
  return params.to === undefined ? undefined : checkScheduledAddressee(params.type ?? before.type, params.to);
}

/**
 * What the message will be: checked anew as sending does where its recipients or its content change. A topic that is
 * changed alone is only cut.
 */
function changedMessage(realm: Realm, author: User, before: ScheduledMessage, params: UpdateScheduledMessageParams) {
  const { content, topic } = params;
  const alone = topic === undefined || before.type !== "stream" ? before.topic : plainTopic(realm, topic);
  if (!goesElsewhere(params) && content === undefined) return isFailure(alone) ? alone : { topic: alone };
  const prepared = prepareMessage(realm, author, requestAfter(before, params));
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
  return { content, rendered_content: writtenHtml(realm, content, author) };
}

/** Whether a change names a kind of message or recipients. */
function goesElsewhere({ type, to }: UpdateScheduledMessageParams): boolean {
  return type !== undefined || to !== undefined;
}

function requestAfter(before: ScheduledMessage, params: UpdateScheduledMessageParams): MessageRequest {
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
