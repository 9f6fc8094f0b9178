/** What can be wrong in a message, for the specs of sending and scheduling. */
import type { MessageRequest } from "../../src/model/rules/messages/prepare-message";
import { ATTIC, GONE_MEMBER, GRETA_GUEST, SECRET } from "./realms";
import { APART, type Mistake } from "./spec";
import { all, blind, FIRST_OF_MANY, NEVER_EMPTY, ONLY_EMPTY, setting } from "./spec-realm";

type MessageMistakes = readonly Mistake<MessageRequest>[];

const NO_DIRECT_MESSAGES = setting({ direct_message_permission_group: "role:nobody" });

/** In a message for a channel, by Nina to `general`. */
export const CHANNEL_MESSAGE_MISTAKES: MessageMistakes = [
  ["topic_missing", "BAD_REQUEST", { params: { topic: undefined } }],
  ["content_with_null", "BAD_REQUEST", { params: { content: "a\0" } }],
  ["content_empty", "BAD_REQUEST", { params: { content: "\n " } }],
  ["addressed_channel_unknown", "STREAM_DOES_NOT_EXIST", { params: { to: 99 } }],
  ["topic_unprintable", "BAD_REQUEST", { params: { topic: "a\u0007" } }, APART],
  ["posting_not_allowed", "BAD_REQUEST", { params: { to: SECRET } }],
  ["posting_not_allowed", "BAD_REQUEST", { params: { to: ATTIC } }],
  ["topic_empty", "BAD_REQUEST", { params: { to: NEVER_EMPTY, topic: "" } }],
  ["topic_not_empty", "BAD_REQUEST", { params: { to: ONLY_EMPTY, topic: "hello" } }],
];

/** In what such a message mentions. */
export const MENTION_MISTAKES: MessageMistakes = [
  ["channel_wildcard_not_allowed", "STREAM_WILDCARD_MENTION_NOT_ALLOWED", { params: { content: "@**all**" } }],
  [
    "topic_wildcard_not_allowed",
    "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
    { params: { content: "@**topic**", topic: "busy" } },
    { params: { content: "@**all** @**topic**", topic: "busy" } },
  ],
  [
    "group_mention_not_allowed",
    "BAD_REQUEST",
    { params: { content: "@*cooks*" } },
    { params: { content: "@**topic** @*cooks*", topic: "busy" } },
  ],
];

/** In a direct message, by Nina. */
export const DIRECT_MESSAGE_MISTAKES: MessageMistakes = [
  ["recipients_not_listed", "BAD_REQUEST", { params: { to: 1 } }],
  ["recipients_missing", "BAD_REQUEST", { params: { to: [] } }],
  ["recipients_of_two_kinds", "BAD_REQUEST", { params: { to: ["mel@example.test", 1] as unknown as string[] } }],
  ["recipient_unknown", "BAD_REQUEST", { params: { to: [99] } }, { params: { to: ["mel@example.test", 99] as unknown as string[] } }],
  ["content_with_null", "BAD_REQUEST", { params: { content: "a\0" } }],
  ["content_empty", "BAD_REQUEST", { params: { content: " " } }],
  ["recipient_deactivated", "BAD_REQUEST", { params: { to: [GONE_MEMBER] } }],
  ["recipient_hidden", "BAD_REQUEST", { actor: GRETA_GUEST, params: { to: [FIRST_OF_MANY] }, realm: blind(GRETA_GUEST) }],
  [
    "direct_messages_not_allowed",
    "BAD_REQUEST",
    { realm: NO_DIRECT_MESSAGES },
    { actor: GRETA_GUEST, params: { to: [FIRST_OF_MANY] }, realm: all(blind(GRETA_GUEST), NO_DIRECT_MESSAGES) },
  ],
  ["direct_conversation_not_allowed", "BAD_REQUEST", { realm: setting({ direct_message_initiator_group: "role:nobody" }) }],
  ["group_mention_not_allowed", "BAD_REQUEST", { params: { content: "@*cooks*" } }],
];
