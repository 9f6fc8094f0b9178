import { notSeconds } from "../../../protocol/limits";
import { MESSAGE_TYPE, SCHEDULED_RECIPIENT } from "../../../protocol/parameters/messages";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { warnBotOwner } from "../../changes/messages/bot-messages";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { ScheduledMessage } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { renderedHtml } from "../../rendering/rendering";
import { clientReadsOwnMessages, prepareScheduledMessage } from "../../rules/messages/prepare-message";
import { checkScheduledAddressee, isFutureSecond, scheduledRecipient } from "../../rules/reminders/reminders";
import { accepted, refusedAfter, withResponse } from "../../views/outcome";
import { scheduledMessageView } from "../../views/personal-items";
import { newMessage, soon } from "../examples";
import { operation } from "../operation";
import { changeScheduledMessage, checkTopicAndTime, undeliveredMessage } from "./update-scheduled-message";

/** Schedules a message for delivery when the virtual clock reaches its time. */
export const createScheduledMessage = operation(
  () => ({
    id: "create-scheduled-message",
    method: "POST",
    path: "/scheduled_messages",
    since: 179,
    parameters: {
      /**
       * `direct` (since feature level 174) or `channel` (since feature level 248). The old names `private` and `stream`
       * are always allowed.
       */
      type: MESSAGE_TYPE,
      /**
       * For a channel message: the ID of the channel, or a list with it. For a direct message: the IDs of the other
       * participants.
       */
      to: required(SCHEDULED_RECIPIENT),
      /** The content: Markdown, at most `max_message_length` characters. */
      content: required(text),
      /** The topic of a channel message; an empty text is the empty topic. */
      topic: optional(text, { aliases: ["subject"] }),
      /** When to send the message, in UNIX seconds. Must be in the future. */
      scheduled_delivery_timestamp: required(integer, { checkTyped: notSeconds }),
      /**
       * Whether the message will be read for the sender; true by default for clients in which users write. Since
       * feature level 236.
       */
      read_by_sender: optional(boolean, { since: 236 }),
      /** The ID of the scheduled message that this one replaces. Until feature level 184. */
      scheduled_message_id: optional(integer, { until: 184 }),
    },
    read_in_order: [["content", "read_by_sender", "to", "type", "scheduled_delivery_timestamp", "topic"]],
    answer: {
      /** The ID of the scheduled message. The sent message has another ID. */
      scheduled_message_id: integer,
    },
    refusals: [
      "topic_start_not_allowed",
      "delivery_time_past",
      "scheduled_message_unknown",
      "scheduled_message_delivered",
      "recipients_not_listed",
      "recipients_missing",
      "recipient_unknown",
      "topic_missing",
      "content_with_null",
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
      "channel_wildcard_not_allowed",
      "topic_wildcard_not_allowed",
      "group_mention_not_allowed",
    ],
    changes_when_refused: true,
    events: ["message", "scheduled_messages/add", "scheduled_messages/update"],
    example: (pick) => ({ ...newMessage(pick), scheduled_delivery_timestamp: soon(pick) }),
    weight: 3,
  }),
  (realm, actor, params, origin) => {
    const { scheduled_message_id, read_by_sender: _own, ...changes } = params;
    if (scheduled_message_id !== undefined) {
      const problem = checkTopicAndTime(realm, changes);
      if (isFailure(problem)) return problem;
      const before = undeliveredMessage(realm, actor, scheduled_message_id);
      if (isFailure(before)) return before;
      const changed = changeScheduledMessage(realm, actor, before, changes, origin);
      return isFailure(changed) ? changed : withResponse(changed, { scheduled_message_id });
    }
    if (!isFutureSecond(realm, params.scheduled_delivery_timestamp)) {
      return badRequest("delivery_time_past", "scheduled_delivery_timestamp: a time in the future is expected.");
    }
    const invalid = checkScheduledAddressee(params.type, params.to);
    if (isFailure(invalid)) return invalid;
    const warned = warnBotOwner(realm, actor, params);
    const prepared = prepareScheduledMessage(realm, actor, params);
    if (isFailure(prepared)) return refusedAfter(realm, warned, prepared);
    const id = realm.last_ids.scheduled_message + 1;
    const to = scheduledRecipient(prepared, actor);
    const record: ScheduledMessage = frozen({
      scheduled_message_id: id,
      sender_id: actor.user_id,
      type: prepared.channel === null ? "private" : "stream",
      to,
      topic: prepared.channel === null ? "" : prepared.topic,
      content: prepared.content,
      rendered_content: renderedHtml(realm, prepared.content, actor),
      scheduled_delivery_timestamp: params.scheduled_delivery_timestamp,
      read_by_sender: params.read_by_sender ?? readsScheduledMessage(realm, origin.client, to, actor),
      client: origin.client,
      failed: false,
      failure: null,
      delivered_message_id: null,
    });
    const next = withFields(warned.realm, {
      last_ids: withFields(warned.realm.last_ids, { scheduled_message: id }),
      scheduled_messages: realm.scheduled_messages.set(id, record),
      due: realm.due.set([params.scheduled_delivery_timestamp, "scheduled_message", id], true),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "scheduled_messages",
      op: "add",
      scheduled_messages: [scheduledMessageView(next, record)],
    });
    return accepted(withEvents({ ...warned, realm: next }, [event]), { scheduled_message_id: id });
  },
);

/** A message of an account to itself arrives unread, so that the account notices it; otherwise the client decides. */
function readsScheduledMessage(realm: Realm, client: string, to: number | readonly number[], author: User): boolean {
  const isNoteToSelf = typeof to === "object" && to.every((id) => id === author.user_id);
  return !isNoteToSelf && clientReadsOwnMessages(realm, client);
}
