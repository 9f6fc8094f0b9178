// The checks of sending, reading, editing, moving and deleting messages, in order.
import {
  addSubmessage,
  checkMessagesMatchNarrow,
  deleteMessage,
  getMessage,
  getMessageHistory,
  getMessages,
  getReadReceipts,
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
  renderMessage,
  reportMessage,
  sendMessage,
  updateMessage,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
} from "../../src/index";
import type { MessageRequest } from "../../src/model/rules/messages/prepare-message";
import { APART, type Ladder, ladder, type Rung } from "../support/ladder";
import { ATTIC, GENERAL, GONE_MEMBER, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import * as at from "../support/spec-realm";
import { later, level, REALM, setting } from "../support/spec-realm";
import { allGroups } from "../../src/model/rules/user-groups/group-membership";

/** The checks of a message for a channel, as sending and scheduling make them; the good one is Nina's in `general`. */
export const CHANNEL_MESSAGE: readonly Rung<MessageRequest>[] = [
  ["topic_missing", { params: { topic: undefined } }],
  ["content_with_null", { params: { content: "a\0" } }],
  ["content_empty", { params: { content: " " } }, APART],
  ["addressed_channel_unknown", { params: { to: 99 } }],
  ["topic_unprintable", { params: { topic: "a\u0007" } }, APART],
  ["posting_not_allowed", { params: { to: SECRET } }],
  ["topic_empty", { params: { to: at.NEVER_EMPTY, topic: "" } }, APART],
  ["topic_not_empty", { params: { to: at.ONLY_EMPTY, topic: "hello" } }, APART],
  ["channel_wildcard_not_allowed", { params: { content: "@**all**" } }],
  [
    "topic_wildcard_not_allowed",
    { params: { content: "@**topic**", topic: "busy" } },
    { params: { content: "@**all** @**topic**", topic: "busy" } },
  ],
  ["group_mention_not_allowed", { params: { content: "@*cooks*" } }, { params: { content: "@**topic** @*cooks*", topic: "busy" } }],
];

/** The checks of a direct message; the good one is Nina's to Mel. */
export const DIRECT_MESSAGE: readonly Rung<MessageRequest>[] = [
  ["recipients_not_listed", { params: { to: 1 } }],
  ["recipients_missing", { params: { to: [] } }, APART],
  ["recipients_of_two_kinds", { params: { to: ["mel@example.test", 1] as unknown as string[] } }, APART],
  ["recipient_unknown", { params: { to: [99] } }, { params: { to: ["mel@example.test", 99] as unknown as string[] } }],
  ["content_with_null", { params: { content: "a\0" } }],
  ["content_empty", { params: { content: " " } }, APART],
  ["recipient_deactivated", { params: { to: [GONE_MEMBER] } }],
  ["recipient_hidden", { actor: GRETA_GUEST, params: { to: [at.FIRST_OF_MANY] }, realm: at.blind(GRETA_GUEST) }, APART],
  [
    "direct_messages_not_allowed",
    { realm: setting({ direct_message_permission_group: "role:nobody" }) },
    {
      actor: GRETA_GUEST,
      params: { to: [at.FIRST_OF_MANY] },
      realm: at.all(at.blind(GRETA_GUEST), setting({ direct_message_permission_group: "role:nobody" })),
    },
  ],
  ["direct_conversation_not_allowed", { realm: setting({ direct_message_initiator_group: "role:nobody" }) }],
  ["group_mention_not_allowed", { params: { content: "@*cooks*" } }],
];

const OLD_LIMIT = setting({ message_content_edit_limit_seconds: 600 });
const MOVES_LIMITED = setting({ move_messages_within_stream_limit_seconds: 600, move_messages_between_streams_limit_seconds: 600 });
const MEL_EDITS = {
  realm: setting({ message_content_edit_limit_seconds: null })(REALM),
  actor: MEL_MEMBER,
  params: { message_id: at.BY_MEL, content: "new" },
};
const DENIED = "role:nobody";

const EDITING: readonly Ladder[] = [
  ladder("update-message: content", updateMessage, MEL_EDITS, [
    ["message_unknown", { params: { message_id: 99 } }],
    ["channel_archived", { params: { message_id: at.IN_ATTIC } }, APART],
    ["editing_disabled", { realm: setting({ allow_message_editing: false }) }],
    ["not_the_author", { actor: NINA_MEMBER }],
    ["editing_time_over", { realm: (realm) => later(1000)(OLD_LIMIT(realm)) }],
    ["topic_unprintable", { params: { topic: "a\u0007" } }],
    ["direct_message_not_movable", { params: { message_id: at.DIRECT_OF_MEL, topic: "x" } }, APART],
    ["propagate_mode_without_move", { params: { propagate_mode: "change_all" } }],
    ["empty_topic_not_resolvable", { params: { topic: "✔ " } }, APART],
    ["content_with_channel", { params: { stream_id: at.DEFAULT_ONE } }],
    ["widget_not_editable", { params: { message_id: at.POLL_OF_MEL } }],
    ["content_not_as_expected", { params: { prev_content_sha256: "0" } }],
    ["content_with_null", { params: { content: "a\0" } }],
    ["channel_wildcard_not_allowed", { params: { content: "@**all**" } }, APART],
    [
      "topic_wildcard_not_allowed",
      { actor: at.FIRST_OF_MANY, params: { message_id: 1, content: "@**topic**" } },
      {
        actor: at.FIRST_OF_MANY,
        params: { message_id: 1, content: "@**all** @**topic**" },
      },
    ],
    [
      "group_mention_not_allowed",
      { params: { content: "@*cooks*" } },
      {
        actor: at.FIRST_OF_MANY,
        params: { message_id: 1, content: "@**topic** @*cooks*" },
      },
    ],
  ]),
  ladder("update-message: nothing", updateMessage, MEL_EDITS, [["nothing_to_change", { params: { content: undefined } }]]),
  ladder("update-message: topic", updateMessage, { ...MEL_EDITS, params: { message_id: at.BY_MEL, topic: "new" } }, [
    ["message_unknown", { params: { message_id: 99 } }],
    ["topic_unprintable", { params: { topic: "a\u0007" } }],
    ["topic_empty", { params: { stream_id: at.NEVER_EMPTY, topic: "" } }, APART],
    ["topic_not_empty", { params: { stream_id: at.ONLY_EMPTY } }, APART],
    ["topic_move_not_allowed", { realm: setting({ can_move_messages_between_topics_group: DENIED }) }],
    ["move_limit_exceeded", { realm: (realm) => later(1000)(MOVES_LIMITED(realm)) }],
    [
      "channel_move_not_allowed",
      { params: { stream_id: at.DEFAULT_ONE }, realm: setting({ can_move_messages_between_channels_group: DENIED }) },
    ],
  ]),
  ladder("update-message: resolving", updateMessage, { ...MEL_EDITS, params: { message_id: at.BY_MEL, topic: "✔ hello" } }, [
    ["resolving_not_allowed", { realm: setting({ can_resolve_topics_group: DENIED }) }],
    [
      "channel_move_not_allowed",
      { params: { stream_id: at.DEFAULT_ONE }, realm: setting({ can_move_messages_between_channels_group: DENIED }) },
    ],
  ]),
  ladder(
    "update-message: channel",
    updateMessage,
    {
      realm: setting({ can_move_messages_between_channels_group: "role:members" })(REALM),
      actor: MEL_MEMBER,
      params: { message_id: at.BY_MEL, stream_id: at.DEFAULT_ONE, propagate_mode: "change_one" },
    },
    [
      ["direct_message_not_movable", { params: { message_id: at.DIRECT_OF_MEL } }],
      ["channel_unknown", { params: { stream_id: 99 } }],
      ["topic_not_empty", { params: { stream_id: at.ONLY_EMPTY } }, APART],
      ["channel_move_not_allowed", { realm: setting({ can_move_messages_between_channels_group: DENIED }) }],
      ["posting_not_allowed", { realm: postedByNobody }],
      ["move_limit_exceeded", { realm: (realm) => later(1000)(MOVES_LIMITED(realm)) }],
    ],
  ),
  ladder(
    "update-message: as servers do",
    updateMessage,
    { realm: MOVES_LIMITED(at.asServers(REALM)), actor: MEL_MEMBER, params: { message_id: at.BY_MEL, topic: "new" } },
    [["move_target_too_old", { realm: later(1000) }]],
  ),
  ladder(
    "delete-message",
    deleteMessage,
    {
      realm: setting({ can_delete_own_message_group: "role:members", message_content_delete_limit_seconds: 600 })(REALM),
      actor: MEL_MEMBER,
      params: { message_id: at.BY_MEL },
    },
    [
      ["message_unknown", { params: { message_id: 99 } }],
      ["channel_archived", { params: { message_id: at.IN_ATTIC } }, APART],
      ["deleting_others_not_allowed", { params: { message_id: at.BY_NINA } }, { actor: MEL_MEMBER, params: { message_id: at.IN_ATTIC } }],
      ["deleting_not_allowed", { realm: setting({ can_delete_own_message_group: DENIED }) }],
      ["deleting_time_over", { realm: later(1000) }],
    ],
  ),
];

/** No account is allowed to post to the target channel of the move. */
function postedByNobody(realm: typeof REALM): typeof REALM {
  const channel = realm.channels.get(at.DEFAULT_ONE - 1);
  const denied = allGroups(realm).find((group) => group.name === DENIED);
  if (channel === undefined || denied === undefined) throw new Error("The realm lacks a channel or a group.");
  return { ...realm, channels: realm.channels.set(at.DEFAULT_ONE - 1, { ...channel, can_send_message_group: denied.id }) };
}

const RANGE = { anchor: "newest", num_before: 5, num_after: 0 } as const;
const NARROWS: readonly Rung<Parameters<typeof getMessages>[2]>[] = [
  ["narrow_operand_invalid", { params: { narrow: [{ operator: "is", operand: 5 }] } }],
  [
    "narrow_operator_unknown",
    { params: { narrow: [{ operator: "colour", operand: "red" }] } },
    {
      params: {
        narrow: [
          { operator: "colour", operand: "red" },
          { operator: "is", operand: 5 },
        ],
      },
    },
  ],
  [
    "narrow_with_repeated",
    {
      params: {
        narrow: [
          { operator: "with", operand: "1" },
          { operator: "with", operand: "2" },
        ],
      },
    },
    APART,
  ],
  ["narrow_message_invalid", { params: { narrow: [{ operator: "with", operand: "x" }] } }, APART],
  ["narrow_with_operand_missing", { params: { narrow: [{ operator: "with", operand: "999" }] } }, APART],
  [
    "narrow_contradicts_itself",
    {
      params: {
        narrow: [
          { operator: "channel", operand: "general" },
          { operator: "dm", operand: [1] },
        ],
      },
    },
    APART,
  ],
  [
    "narrow_channel_unknown",
    { params: { narrow: [{ operator: "channel", operand: "nowhere" }] } },
    {
      params: {
        narrow: [
          { operator: "channel", operand: "nowhere" },
          { operator: "dm", operand: [1] },
        ],
      },
    },
  ],
  [
    "narrow_user_unknown",
    { params: { narrow: [{ operator: "sender", operand: "unknown@example.test" }] } },
    {
      params: {
        narrow: [
          { operator: "channel", operand: "nowhere" },
          { operator: "sender", operand: "unknown@example.test" },
        ],
      },
    },
  ],
  [
    "narrow_operand_unknown",
    { params: { narrow: [{ operator: "is", operand: "blue" }] } },
    {
      params: {
        narrow: [
          { operator: "sender", operand: "unknown@example.test" },
          { operator: "is", operand: "blue" },
        ],
      },
    },
  ],
];

const RANGES: readonly Rung<Parameters<typeof getMessages>[2]>[] = [
  ["anchor_invalid", { params: { anchor: "middle" } }],
  ["parameter_missing", { params: { num_before: undefined } }],
  ["range_invalid", { params: { num_before: -1 } }, { params: { num_before: undefined, num_after: -1 } }],
  [
    "include_anchor_with_both_sides",
    { params: { num_after: 1, include_anchor: false } },
    { params: { num_before: 1, num_after: -1, include_anchor: false } },
  ],
  ["too_many_messages", { params: { num_before: 5001 } }],
];

const READING: readonly Ladder[] = [
  ladder("get-messages", getMessages, { realm: REALM, actor: MEL_MEMBER, params: RANGE }, [...RANGES, ...NARROWS]),
  ladder("get-messages: by ID", getMessages, { realm: REALM, actor: MEL_MEMBER, params: { message_ids: [1] } }, [
    ["message_ids_with_range", { params: { num_before: 1 } }],
    ["narrow_operator_unknown", { params: { narrow: [{ operator: "colour", operand: "red" }] } }],
  ]),
  ladder(
    "check-messages-match-narrow",
    checkMessagesMatchNarrow,
    { realm: REALM, actor: MEL_MEMBER, params: { msg_ids: [1], narrow: [] } },
    [["narrow_operator_unknown", { params: { narrow: [{ operator: "colour", operand: "red" }] } }]],
  ),
  ladder("get-message", getMessage, { realm: level(300)(REALM), actor: MEL_MEMBER, params: { message_id: at.BY_MEL } }, [
    ["message_unknown", { params: { message_id: 99 } }],
    ["channel_archived", { params: { message_id: at.IN_ATTIC } }, APART],
  ]),
  ladder("get-message-history", getMessageHistory, { realm: REALM, actor: MEL_MEMBER, params: { message_id: at.BY_MEL } }, [
    ["message_unknown", { params: { message_id: 99 } }],
    ["edit_history_hidden", { realm: setting({ message_edit_history_visibility_policy: "none" }) }],
  ]),
  ladder(
    "get-read-receipts",
    getReadReceipts,
    { realm: setting({ enable_read_receipts: true })(level(300)(REALM)), actor: MEL_MEMBER, params: { message_id: at.BY_MEL } },
    [
      ["message_unknown", { params: { message_id: 99 } }],
      ["channel_archived", { params: { message_id: at.IN_ATTIC } }, APART],
      ["receipts_disabled", { realm: setting({ enable_read_receipts: false }) }],
    ],
  ),
  ladder(
    "report-message",
    reportMessage,
    {
      realm: setting({ moderation_request_channel_id: SECRET })(REALM),
      actor: MEL_MEMBER,
      params: { message_id: at.BY_NINA, report_type: "other", description: "Look at this." },
    },
    [
      ["report_description_too_long", { params: { description: "x".repeat(1001) } }],
      ["report_description_missing", { params: { description: "" } }, APART],
      ["reporting_disabled", { realm: setting({ moderation_request_channel_id: -1 }) }],
      ["message_unknown", { params: { message_id: 99 } }],
    ],
  ),
  ladder(
    "update-message-flags",
    updateMessageFlags,
    { realm: REALM, actor: MEL_MEMBER, params: { messages: [at.BY_MEL], op: "add", flag: "starred" } },
    [
      ["flag_not_editable", { params: { flag: "mentioned" } }],
      ["flag_change_unknown", { params: { op: "toggle" as "add" } }],
      ["message_unknown", { params: { messages: [99] } }],
    ],
  ),
  ladder(
    "update-message-flags-for-narrow",
    updateMessageFlagsForNarrow,
    { realm: REALM, actor: MEL_MEMBER, params: { ...RANGE, narrow: [], op: "add", flag: "read" } },
    [
      ["anchor_invalid", { params: { anchor: "middle" } }],
      ["narrow_operator_unknown", { params: { narrow: [{ operator: "colour", operand: "red" }] } }],
      ["flag_not_editable", { params: { flag: "mentioned" } }],
      ["flag_change_unknown", { params: { op: "toggle" as "add" } }],
    ],
  ),
  ladder("mark-all-as-read", markAllAsRead, { realm: REALM, actor: MEL_MEMBER, params: {} }),
  ladder("mark-stream-as-read", markStreamAsRead, { realm: REALM, actor: MEL_MEMBER, params: { stream_id: GENERAL } }, [
    ["channel_not_readable", { params: { stream_id: 99 } }],
  ]),
  ladder("mark-topic-as-read", markTopicAsRead, { realm: REALM, actor: MEL_MEMBER, params: { stream_id: GENERAL, topic_name: "hello" } }, [
    ["channel_not_readable", { params: { stream_id: 99 } }],
    ["topic_without_messages", { params: { topic_name: "nothing" } }],
  ]),
  ladder("render-message", renderMessage, { realm: REALM, actor: MEL_MEMBER, params: { content: "hi" } }),
];

/** How many checks of a message come before those of what its content mentions. */
const BEFORE_MENTIONS = CHANNEL_MESSAGE.findIndex(([reason]) => reason === "channel_wildcard_not_allowed");
const TO_GENERAL = { type: "channel", to: GENERAL, topic: "hello", content: "hi" } as const;

export const MESSAGE_LADDERS: readonly Ladder[] = [
  ladder("send-message: to a channel", sendMessage, { realm: REALM, actor: NINA_MEMBER, params: TO_GENERAL }, [
    ["mirroring_not_allowed", { params: { forged: "yes" } }],
    ...(CHANNEL_MESSAGE.slice(0, BEFORE_MENTIONS) as readonly Rung<Parameters<typeof sendMessage>[2]>[]),
    ["widget_invalid", { params: { widget_content: "{}" } }],
    ...(CHANNEL_MESSAGE.slice(BEFORE_MENTIONS) as readonly Rung<Parameters<typeof sendMessage>[2]>[]),
  ]),
  ladder("send-message: to several channels", sendMessage, { realm: REALM, actor: NINA_MEMBER, params: TO_GENERAL }, [
    ["channel_not_one", { params: { to: ["general", "secret"] } }],
  ]),
  ladder(
    "add-submessage",
    addSubmessage,
    { realm: REALM, actor: MEL_MEMBER, params: { message_id: at.BY_MEL, msg_type: "widget", content: "{}" } },
    [
      ["message_unknown", { params: { message_id: 99 } }],
      ["submessage_not_allowed", { actor: NINA_MEMBER }, APART],
      ["submessage_invalid", { params: { content: "{" } }],
    ],
  ),
  ladder(
    "send-message: direct",
    sendMessage,
    { realm: REALM, actor: NINA_MEMBER, params: { type: "direct", to: [OLIVE_OWNER], content: "hi" } },
    DIRECT_MESSAGE,
  ),
  ladder(
    "send-message: archived",
    sendMessage,
    { realm: REALM, actor: MEL_MEMBER, params: { type: "channel", to: GENERAL, topic: "hello", content: "hi" } },
    [["posting_not_allowed", { params: { to: ATTIC } }]],
  ),
  ...EDITING,
  ...READING,
];
