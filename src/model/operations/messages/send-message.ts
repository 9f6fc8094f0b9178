import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { MESSAGE_TYPE, RECIPIENT } from "../../../protocol/parameters/messages";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, markdown, number, text, url } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { warnBotOwner } from "../../changes/messages/bot-messages";
import { sendPrepared } from "../../changes/messages/send-prepared";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen } from "../../outcome/transition";
import { type MessageAddress, messageAddress } from "../../rules/messages/message-address";
import { clientReadsOwnMessages, prepareMessage } from "../../rules/messages/prepare-message";
import { has } from "../../rules/realm/feature-level";
import { accepted, refusedAfter } from "../../views/outcome";
import { newMessage } from "../examples";
import { operation } from "../operation";

/** For feature levels that omit the address from the answer: to build it takes a third of a send. */
const OMITTED: MessageAddress = { message_url: "", message_link: "" };

/** Sends a message to a channel or to users. */
export const sendMessage = operation(
  () => ({
    id: "send-message",
    method: "POST",
    path: "/messages",
    parameters: {
      /**
       * `direct` (since feature level 174) or `channel` (since feature level 248). The old names `private` and `stream`
       * are always allowed.
       */
      type: MESSAGE_TYPE,
      /** The content: Markdown, at most `max_message_length` characters. */
      content: required(text),
      /** The topic of a channel message. An empty text is the empty topic; an omitted topic is an error. */
      topic: optional(text, { aliases: ["subject"] }),
      /** The ID of the queue of the sending client. Its `message` event has the `local_id`. */
      queue_id: optional(text),
      /** The ID that the client uses for the message until it has a real one. */
      local_id: optional(text),
      /**
       * Whether the message is read for the sender; true by default for clients in which users write. Since feature
       * level 236.
       */
      read_by_sender: optional(boolean, { since: 236 }),
      /** Only for mirroring clients: the address of the original sender. */
      sender: optional(text),
      /** Only for mirroring clients: whether the message comes from another service. */
      forged: optional(text),
      /** Only for mirroring clients: the time of the original message. */
      time: optional(number),
      /** A widget, as JSON text. */
      widget_content: optional(text),
      /**
       * For a channel message: the ID or name of the channel, or a list with one of them. For a direct message: the IDs
       * or addresses of the other participants.
       */
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
      /** The ID of the message. */
      id: integer,
      /** The visibility policy of the topic that sending the message has set for the actor. */
      automatic_new_visibility_policy: field(integer, { since: 218, optional: true }),
      /** The URL of the message in the web client. */
      message_url: field(url, { since: FEATURE_LEVELS.sentMessagesHaveAddresses }),
      /** A link to the message, as Markdown. */
      message_link: field(markdown, { since: FEATURE_LEVELS.sentMessagesHaveAddresses }),
    },
    refusals: [
      "mirroring_not_allowed",
      "topic_missing",
      "recipients_not_listed",
      "recipients_missing",
      "recipients_of_two_kinds",
      "recipient_unknown",
      "content_with_null",
      "content_empty",
      "channel_not_one",
      "name_empty",
      "name_too_long",
      "name_unprintable",
      "addressed_channel_unknown",
      "topic_unprintable",
      "posting_not_allowed",
      "topic_start_not_allowed",
      "topic_empty",
      "topic_not_empty",
      "recipient_deactivated",
      "recipient_hidden",
      "direct_messages_not_allowed",
      "direct_conversation_not_allowed",
      "widget_invalid",
      "channel_wildcard_not_allowed",
      "topic_wildcard_not_allowed",
      "group_mention_not_allowed",
    ],
    changes_when_refused: true,
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
      return badRequest("mirroring_not_allowed", "sender, forged: only mirrors write for others.");
    }
    const warned = warnBotOwner(realm, actor, params);
    const prepared = prepareMessage(realm, actor, params);
    if (isFailure(prepared)) return refusedAfter(realm, warned, prepared);
    const { queue_id, local_id } = params;
    const { message, step, automatic_new_visibility_policy } = sendPrepared(warned.realm, prepared, {
      sender: actor,
      client: origin.client,
      read_by_sender: params.read_by_sender ?? clientReadsOwnMessages(realm, origin.client),
      ...(queue_id === undefined || local_id === undefined ? {} : { local: { queue_id, local_id } }),
    });
    const sent = andThen(warned, () => step);
    return accepted(sent, {
      id: message.id,
      ...(automatic_new_visibility_policy === undefined ? {} : { automatic_new_visibility_policy }),
      ...(has(realm, "sentMessagesHaveAddresses") ? messageAddress(sent.realm, actor, message) : OMITTED),
    });
  },
  { for_incoming_webhooks: true },
);
