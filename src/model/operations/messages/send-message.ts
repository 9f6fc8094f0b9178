import { MESSAGE_TYPE, RECIPIENT } from "../../../protocol/parameters/messages";
import { required, optional } from "../../../protocol/schema/parameters";
import { boolean, integer, markdown, number, text, url } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { deliverMessage } from "../../changes/messages/deliver-message";
import { triggerWebhooks } from "../../changes/bots/outgoing-webhooks";
import { warnBotOwner, welcomeReply } from "../../changes/messages/bot-messages";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter } from "../../outcome/outcome";
import { andThen } from "../../outcome/transition";
import { messageAddress } from "../../rules/messages/message-address";
import { clientReadsOwnMessages, prepareMessage } from "../../rules/messages/prepare-message";
import { newMessage } from "../examples";
import { operation } from "../operation";

/** Sends a message to a channel or to users. */
export const sendMessage = operation(
  () => ({
    id: "send-message",
    method: "POST",
    path: "/messages",
    parameters: {
      /**
       * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and
       * `stream` always do.
       */
      type: MESSAGE_TYPE,
      /** Markdown, at most `max_message_length` characters. */
      content: required(text),
      /** The topic, for a channel. An empty text is the empty topic; an omitted topic is an error. */
      topic: optional(text, { aliases: ["subject"] }),
      /** With `local_id`: the sender's queue in which the event of this message names it. */
      queue_id: optional(text),
      /** What the sender's client calls the message until it has an ID; its event carries it. */
      local_id: optional(text),
      /** Whether the sender has read it; by default true for clients in which users write. Since feature level 236. */
      read_by_sender: optional(boolean, { since: 236 }),
      /** What only mirrors may say: on whose behalf a message comes. */
      sender: optional(text),
      /** What only mirrors may say: that a message comes from elsewhere. */
      forged: optional(text),
      /** What only mirrors may say: when it was written there. */
      time: optional(number),
      /** A form with choices, as JSON text. */
      widget_content: optional(text),
      /** One channel by ID or name, or a list of one; of a direct message the user IDs or addresses of the others. */
      to: RECIPIENT,
    },
    read_in_order: [
      [
        "forged",
        "local_id",
        "content",
        "queue_id",
        "read_by_sender",
        "sender",
        "to",
        "type",
        "time",
        "topic",
        "widget_content",
      ],
    ],
    answer: {
      /** Its ID. */
      id: integer,
      /** The policy that sending has given the actor for the topic. */
      automatic_new_visibility_policy: field(integer, { since: 218, optional: true }),
      /** The address of the message in the web app. */
      message_url: field(url, { since: 508 }),
      /** Markdown that links to the message. */
      message_link: field(markdown, { since: 508 }),
    },
    refusals: [
      "mirroring_not_allowed",
      "topic_missing",
      "content_with_null",
      "content_empty",
      "addressed_channel_unknown",
      "topic_unprintable",
      "posting_not_allowed",
      "topic_start_not_allowed",
      "topic_empty",
      "topic_not_empty",
      "widget_invalid",
      "channel_wildcard_not_allowed",
      "topic_wildcard_not_allowed",
      "group_mention_not_allowed",
      "channel_not_one",
      "recipients_not_listed",
      "recipients_missing",
      "recipients_of_two_kinds",
      "recipient_unknown",
      "recipient_deactivated",
      "recipient_hidden",
      "direct_messages_not_allowed",
      "direct_conversation_not_allowed",
      "name_empty",
      "name_too_long",
      "name_unprintable",
    ],
    events: [
      "attachment/update",
      "message",
      "muted_topics",
      "realm_user/add",
      "stream/update",
      "update_message_flags/add",
      "user_topic",
    ],
    example: newMessage,
    weight: 14,
  }),
  (realm, actor, params, origin) => {
    if (params.sender !== undefined || params.forged === "yes" || params.forged === "true") {
      return refused(realm, badRequest("mirroring_not_allowed", "sender, forged: only mirrors write for others."));
    }
    const warned = warnBotOwner(realm, actor, params);
    const prepared = prepareMessage(realm, actor, params);
    if (isFailure(prepared)) return refusedAfter(warned, prepared);
    const { queue_id, local_id } = params;
    const delivered = deliverMessage(warned.realm, prepared, {
      sender: actor,
      client: origin.client,
      read_by_sender: params.read_by_sender ?? clientReadsOwnMessages(realm, origin.client),
      ...(queue_id === undefined || local_id === undefined ? {} : { local: { queue_id, local_id } }),
    });
    const { automatic_new_visibility_policy: policy } = delivered;
    const sent = andThen(warned, () => delivered.step);
    const replied = andThen(sent, (after) => welcomeReply(after, delivered.message));
    const called = andThen(replied, (after) => triggerWebhooks(after, delivered.message));
    return accepted(called, {
      id: delivered.message.id,
      ...(policy === undefined ? {} : { automatic_new_visibility_policy: policy }),
      ...messageAddress(called.realm, actor, delivered.message),
    });
  },
  { for_incoming_webhooks: true },
);
