// The checks of personal operations: reactions, typing, drafts, scheduled messages, reminders, files, queues.
import {
  runCommand,
  addAlertWords,
  markOnboardingStep,
  addNavigationView,
  addReaction,
  advanceClock,
  createBigBlueButtonVideoCall,
  createDrafts,
  createZoomVideoCall,
  createMessageReminder,
  createScheduledMessage,
  deleteDraft,
  deleteQueue,
  deleteReminder,
  deleteScheduledMessage,
  editDraft,
  editNavigationView,
  getEvents,
  getFileTemporaryUrl,
  registerQueue,
  removeAttachment,
  removeNavigationView,
  removeReaction,
  setTypingStatus,
  setTypingStatusForMessageEdit,
  updateScheduledMessage,
  updateSettings,
  uploadFile,
} from "../../src/index";
import { addUpload } from "../../src/model/changes/uploads/uploads";
import { LATEST_SECONDS } from "../../src/protocol/limits";
import { APART, bareLadder, type Ladder, ladder, type Rung } from "../support/ladder";
import { ATTIC, BEEP_BOT, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET, START } from "../support/realms";
import * as at from "../support/spec-realm";
import { later, level, REALM, setting } from "../support/spec-realm";
import { CHANNEL_MESSAGE, DIRECT_MESSAGE } from "./messages";

const BY_MEL = { realm: REALM, actor: MEL_MEMBER };
const REACTED = addReaction(REALM, MEL_MEMBER, { message_id: at.BY_NINA, emoji_name: "tada" }).realm;
const SILENT = at.user(MEL_MEMBER, { settings: { send_stream_typing_notifications: false, send_private_typing_notifications: false } });

const REACTIONS: readonly Ladder[] = [
  ladder("add-reaction", addReaction, { ...BY_MEL, params: { message_id: at.BY_NINA, emoji_name: "tada" } }, [
    ["message_unknown", { params: { message_id: 99 } }],
    ["channel_archived", { params: { message_id: at.IN_ATTIC } }, APART],
    ["emoji_unknown", { params: { emoji_name: "no_such" } }],
    ["emoji_kind_unknown", { params: { reaction_type: "sticker" } }],
    ["reaction_exists", { realm: () => REACTED }],
    ["emoji_mismatch", { params: { emoji_code: "1" } }, APART],
  ]),
  ladder("remove-reaction", removeReaction, { realm: REACTED, actor: MEL_MEMBER, params: { message_id: at.BY_NINA, emoji_name: "tada" } }, [
    ["message_unknown", { params: { message_id: 99 } }],
    ["emoji_name_missing", { params: { emoji_name: undefined } }],
    ["emoji_unknown", { params: { emoji_name: "no_such" } }, APART],
    ["reaction_unknown", { params: { emoji_name: "octopus" } }, APART],
  ]),
];

const TYPING: readonly Ladder[] = [
  ladder(
    "set-typing-status: channel",
    setTypingStatus,
    { ...BY_MEL, params: { type: "channel", op: "start", stream_id: GENERAL, topic: "x" } },
    [
      ["channel_not_named", { params: { stream_id: undefined } }],
      ["topic_missing", { params: { topic: undefined } }],
      ["typing_not_shared", { realm: SILENT }],
      ["addressed_channel_unknown", { params: { stream_id: 99 } }],
      ["posting_not_allowed", { params: { stream_id: ATTIC } }, APART],
    ],
  ),
  ladder("set-typing-status: direct", setTypingStatus, { ...BY_MEL, params: { type: "direct", op: "start", to: [NINA_MEMBER] } }, [
    ["typing_type_unknown", { params: { type: "private" } }],
    ["recipients_missing", { params: { to: [] } }],
    ["typing_not_shared", { realm: SILENT }],
    ["recipient_unknown", { params: { to: [99] } }],
  ]),
  ladder(
    "set-typing-status: old",
    setTypingStatus,
    { realm: level(214)(REALM), actor: MEL_MEMBER, params: { type: "stream", op: "start", to: [GENERAL], topic: "x" } },
    [
      ["channel_not_one", { params: { to: [GENERAL, SECRET] } }],
      ["topic_missing", { params: { topic: undefined } }],
    ],
  ),
  ladder(
    "set-typing-status-for-message-edit",
    setTypingStatusForMessageEdit,
    { ...BY_MEL, params: { message_id: at.BY_MEL, op: "start" } },
    [
      ["message_unknown", { params: { message_id: 99 } }],
      ["editing_disabled", { realm: setting({ allow_message_editing: false }) }],
      ["not_the_author", { params: { message_id: at.BY_NINA } }],
      ["editing_time_over", { realm: at.all(setting({ message_content_edit_limit_seconds: 600 }), later(1000)) }],
      ["typing_not_shared", { realm: SILENT }],
    ],
  ),
];

const OFF = at.user(MEL_MEMBER, { settings: { enable_drafts_synchronization: false } });
const DRAFT = { type: "stream", to: [GENERAL], topic: "x", content: "later" } as const;
const DRAFTED = createDrafts(REALM, MEL_MEMBER, { drafts: [DRAFT] }).realm;

const DRAFTS: readonly Ladder[] = [
  ladder("create-drafts", createDrafts, { ...BY_MEL, params: { drafts: [DRAFT] } }, [
    ["drafts_not_synchronized", { realm: OFF }],
    ["content_with_null", { params: { drafts: [{ ...DRAFT, content: "a\0" }] } }],
    ["draft_time_invalid", { params: { drafts: [{ ...DRAFT, timestamp: -1 }] } }, APART],
    ["draft_topic_with_null", { params: { drafts: [{ ...DRAFT, topic: "a\0" }] } }, APART],
    [
      "channel_not_one",
      { params: { drafts: [{ ...DRAFT, to: [1, 2] }] } },
      { params: { drafts: [{ ...DRAFT, to: [1, 2], topic: "\0" }] } },
    ],
    ["channel_not_readable", { params: { drafts: [{ ...DRAFT, to: [99] }] } }, APART],
    ["recipient_unknown", { params: { drafts: [{ ...DRAFT, type: "private", to: [99] }] } }, APART],
  ]),
  ladder("edit-draft", editDraft, { realm: DRAFTED, actor: MEL_MEMBER, params: { draft_id: 1, draft: DRAFT } }, [
    ["drafts_not_synchronized", { realm: OFF }],
    ["draft_unknown", { params: { draft_id: 99 } }],
    ["content_with_null", { params: { draft: { ...DRAFT, content: "a\0" } } }],
  ]),
  ladder("delete-draft", deleteDraft, { realm: DRAFTED, actor: MEL_MEMBER, params: { draft_id: 1 } }, [
    ["drafts_not_synchronized", { realm: OFF }],
    // A missing topic, its characters and the content are looked at before the channel.
    ["draft_unknown", { params: { draft_id: 99 } }],
  ]),
];

const SOON = START + 100;
const SCHEDULING = { type: "channel", to: GENERAL, topic: "hello", content: "hi", scheduled_delivery_timestamp: SOON } as const;
const DIRECT_SCHEDULING = { type: "direct", to: [OLIVE_OWNER], content: "hi", scheduled_delivery_timestamp: SOON } as const;
const REMINDED = createMessageReminder(REALM, MEL_MEMBER, { message_id: at.BY_NINA, scheduled_delivery_timestamp: SOON }).realm;
const SCHEDULED = createScheduledMessage(REALM, NINA_MEMBER, DIRECT_SCHEDULING).realm;
const FAILED = (realm: typeof REALM): typeof REALM => {
  const id = realm.last_ids.scheduled_message;
  const record = realm.scheduled_messages.get(id);
  if (record === undefined) throw new Error("Nothing is scheduled.");
  return { ...realm, scheduled_messages: realm.scheduled_messages.set(id, { ...record, failed: true }) };
};

const DELIVERED = (realm: typeof REALM): typeof REALM => advanceClock(realm, { to: SOON }).realm;

/** The checks of a message, for parameters that hold more than a message. */
type Scheduling = Parameters<typeof createScheduledMessage>[2];

const LATER: readonly Ladder[] = [
  ladder("create-scheduled-message: channel", createScheduledMessage, { realm: REALM, actor: NINA_MEMBER, params: SCHEDULING }, [
    ["delivery_time_past", { params: { scheduled_delivery_timestamp: START } }],
    ...(CHANNEL_MESSAGE as readonly Rung<Scheduling>[]),
  ]),
  ladder("create-scheduled-message: direct", createScheduledMessage, { realm: REALM, actor: NINA_MEMBER, params: DIRECT_SCHEDULING }, [
    ["delivery_time_past", { params: { scheduled_delivery_timestamp: START } }],
    // Nothing to change and a time that is over are refused before a message that is not there.
    ["recipients_not_listed", { params: { to: OLIVE_OWNER } }],
    // Recipients come by their IDs alone, so that they are not of two kinds.
    ...(DIRECT_MESSAGE as readonly Rung<Scheduling>[])
      .filter(([reason]) => reason !== "recipients_of_two_kinds")
      .map((rung, index): Rung<Scheduling> => (index === 0 || rung[0] === "recipient_unknown" ? [rung[0], rung[1], APART] : rung)),
  ]),
  ladder(
    "update-scheduled-message",
    updateScheduledMessage,
    { realm: SCHEDULED, actor: NINA_MEMBER, params: { scheduled_message_id: SCHEDULED.last_ids.scheduled_message, content: "new" } },
    [
      ["nothing_to_change", { params: { content: undefined } }],
      ["type_without_recipients", { params: { type: "channel" } }, APART],
      ["delivery_time_past", { params: { scheduled_delivery_timestamp: START } }],
      ["scheduled_message_unknown", { params: { scheduled_message_id: 99 } }],
      ["scheduled_message_delivered", { realm: DELIVERED }, APART],
      ["delivery_time_missing", { realm: FAILED }],
      ["recipients_not_listed", { params: { to: OLIVE_OWNER } }],
      ["recipients_missing", { params: { to: [] } }, APART],
    ],
  ),
  ladder(
    "delete-scheduled-message",
    deleteScheduledMessage,
    { realm: SCHEDULED, actor: NINA_MEMBER, params: { scheduled_message_id: SCHEDULED.last_ids.scheduled_message } },
    [["scheduled_message_unknown", { params: { scheduled_message_id: 99 } }]],
  ),
  ladder(
    "create-message-reminder",
    createMessageReminder,
    { ...BY_MEL, params: { message_id: at.BY_NINA, scheduled_delivery_timestamp: SOON } },
    [
      ["delivery_time_past", { params: { scheduled_delivery_timestamp: START } }],
      ["reminder_note_invalid", { params: { note: "a\0b" } }],
      ["message_unknown", { params: { message_id: 99 } }],
    ],
  ),
  ladder(
    "delete-reminder",
    deleteReminder,
    {
      realm: REMINDED,
      actor: MEL_MEMBER,
      params: { reminder_id: REMINDED.last_ids.reminder },
    },
    [["reminder_unknown", { params: { reminder_id: 99 } }]],
  ),
];

const VIEWED = [
  { fragment: "narrow/x", name: "X", is_pinned: true },
  { fragment: "narrow/y", name: "Y", is_pinned: true },
  { fragment: "inbox", is_pinned: true },
].reduce((realm, view) => addNavigationView(realm, MEL_MEMBER, view).realm, REALM);
const UPLOADED = addUpload(REALM, MEL_MEMBER, { name: "a.txt", size: 5 });
const [REALM_NUMBER = "", ...PATH] = UPLOADED.ok ? UPLOADED.response.path_id.split("/") : [];

const ITEMS: readonly Ladder[] = [
  ladder(
    "add-navigation-view",
    addNavigationView,
    { realm: VIEWED, actor: MEL_MEMBER, params: { fragment: "narrow/z", is_pinned: true, name: "Z" } },
    [
      ["view_fragment_empty", { params: { fragment: "" } }],
      ["view_exists", { params: { fragment: "narrow/x" } }, APART],
      ["view_name_built_in", { params: { fragment: "recent" } }, APART],
      ["view_name_missing", { params: { name: undefined } }, APART],
      ["view_name_empty", { params: { name: "" } }, APART],
      ["view_name_taken", { params: { name: "X" } }, APART],
    ],
  ),
  ladder("edit-navigation-view", editNavigationView, { realm: VIEWED, actor: MEL_MEMBER, params: { fragment: "narrow/x", name: "new" } }, [
    ["view_unknown", { params: { fragment: "narrow/z" } }],
    ["view_name_built_in", { params: { fragment: "inbox" } }, APART],
    ["view_name_empty", { params: { name: "" } }, APART],
    ["view_name_taken", { params: { name: "Y" } }, APART],
  ]),
  ladder("remove-navigation-view", removeNavigationView, { realm: VIEWED, actor: MEL_MEMBER, params: { fragment: "narrow/x" } }, [
    ["view_unknown", { params: { fragment: "narrow/z" } }],
  ]),
  ladder("upload-file", uploadFile, { ...BY_MEL, params: { file: { name: "a.txt", size: 5 } } }, [
    ["file_not_one", { params: { file: null } }],
    ["file_too_large", { params: { file: { name: "a.txt", size: 1e12 } } }, APART],
  ]),
  ladder("remove-attachment", removeAttachment, { realm: UPLOADED.realm, actor: MEL_MEMBER, params: { attachment_id: 1 } }, [
    ["attachment_unknown", { actor: NINA_MEMBER }],
  ]),
  ladder(
    "get-file-temporary-url",
    getFileTemporaryUrl,
    { realm: UPLOADED.realm, actor: MEL_MEMBER, params: { realm_id_str: REALM_NUMBER, filename: PATH.join("/") } },
    [["file_unknown", { params: { filename: "nothing" } }]],
  ),
  ladder("mark-onboarding-step", markOnboardingStep, { ...BY_MEL, params: { onboarding_step: "intro_resolve_topic" } }, [
    ["bots_have_no_settings", { actor: BEEP_BOT }, APART],
    ["onboarding_step_unknown", { params: { onboarding_step: "nonsense" } }],
  ]),
  ladder("add-alert-words", addAlertWords, { ...BY_MEL, params: { alert_words: ["tea"] } }, [
    ["alert_word_too_long", { params: { alert_words: ["x".repeat(101)] } }],
  ]),
  ladder(
    "update-settings",
    updateSettings,
    { realm: at.user(MEL_MEMBER, { password: "secret" })(REALM), actor: MEL_MEMBER, params: { full_name: "New", old_password: "secret" } },
    [
      ["bots_have_no_settings", { actor: BEEP_BOT }],
      ["setting_invalid", { params: { color_scheme: 99 } }],
      ["password_wrong", { params: { old_password: "wrong", new_password: "sufficient" } }],
      ["password_length", { params: { new_password: "x" } }, { params: { old_password: "wrong", new_password: "x" } }],
      ["email_changes_disabled", { params: { email: "new@example.test" }, realm: setting({ email_changes_disabled: true }) }],
      [
        "email_invalid",
        { params: { email: "nonsense" } },
        { params: { email: "nonsense" }, realm: setting({ email_changes_disabled: true }) },
      ],
      ["full_name_characters", { params: { full_name: "a*b" } }],
    ],
  ),
];

const REGISTERED = registerQueue(REALM, MEL_MEMBER, {});
const QUEUE = REGISTERED.ok ? String(REGISTERED.response.queue_id) : "";
const MISSED = addReaction(REGISTERED.realm, MEL_MEMBER, { message_id: at.BY_NINA, emoji_name: "tada" }).realm;
const ACKNOWLEDGED = getEvents(MISSED, MEL_MEMBER, { queue_id: QUEUE, last_event_id: 0, dont_block: true }).realm;

const QUEUES: readonly Ladder[] = [
  ladder("register-queue", registerQueue, { realm: REALM, actor: GRETA_GUEST, params: {} }, [
    [
      "capability_invalid",
      { params: { client_capabilities: JSON.parse('{ "notification_settings_null": false, "empty_topic_name": "yes" }') } },
    ],
    ["queue_narrow_invalid", { params: { narrow: [["stream"]] } }],
    ["queue_narrow_operator_unknown", { params: { narrow: [["colour", "red"]] } }, APART],
    ["queue_narrow_operand_unknown", { params: { narrow: [["is", "followed"]] } }, APART],
    ["all_public_streams_not_allowed", { params: { all_public_streams: true } }],
  ]),
  ladder("register-queue: old", registerQueue, { realm: level(411)(REALM), actor: MEL_MEMBER, params: {} }, [
    ["partial_subscribers_unknown", { params: { include_subscribers: "partial" } }],
  ]),
  ladder("register-queue: capabilities", registerQueue, { realm: REALM, actor: MEL_MEMBER, params: {} }, [
    ["capability_missing", { params: { client_capabilities: { empty_topic_name: true } } }],
  ]),
  ladder(
    "get-events",
    getEvents,
    { realm: ACKNOWLEDGED, actor: MEL_MEMBER, params: { queue_id: QUEUE, last_event_id: 0, dont_block: true } },
    [
      ["poll_incomplete", { params: { queue_id: undefined } }],
      ["poll_incomplete", { params: { last_event_id: undefined } }, APART],
      ["queue_unknown", { params: { queue_id: "nothing" } }],
      ["events_acknowledged", { params: { last_event_id: -1 } }],
      ["event_not_sent", { params: { last_event_id: 99 } }, APART],
    ],
  ),
  ladder("delete-queue", deleteQueue, { realm: REGISTERED.realm, actor: MEL_MEMBER, params: { queue_id: QUEUE } }, [
    ["queue_unknown", { actor: NINA_MEMBER }],
  ]),
  bareLadder(
    "moving the clock",
    (realm, _actor, params: Parameters<typeof advanceClock>[1]) => advanceClock(realm, params),
    { realm: REALM, actor: 0, params: { to: START + 1 } },
    [
      ["clock_span_invalid", { params: { to: START + 0.5 } }],
      ["clock_goes_back", { params: { to: START - 1 } }, { params: { to: START - 0.5 } }],
    ],
  ),
  bareLadder(
    "moving the clock by seconds",
    (realm, _actor, params: Parameters<typeof advanceClock>[1]) => advanceClock(realm, params),
    { realm: REALM, actor: 0, params: { seconds: 1 } },
    [["clock_goes_too_far", { params: { seconds: LATEST_SECONDS - START } }]],
  ),
];

const COMMANDS = ladder("run-command", runCommand, { ...BY_MEL, params: { command: "/ping" } }, [
  ["command_unknown", { params: { command: "/nothing" } }],
]);

// No account can create a call of Zoom, so the good one is of the other service.
const CALLS = bareLadder(
  "video calls",
  (realm, actor, { at: service }: { readonly at: "zoom" | "bigbluebutton" }) =>
    service === "zoom" ? createZoomVideoCall(realm, actor, {}) : createBigBlueButtonVideoCall(realm, actor, { meeting_name: "lunch" }),
  { ...BY_MEL, params: { at: "bigbluebutton" } },
  [["zoom_not_configured", { params: { at: "zoom" } }]],
);

export const PERSONAL_LADDERS: readonly Ladder[] = [
  ...[...REACTIONS, ...TYPING, ...DRAFTS, ...LATER, ...ITEMS, ...QUEUES],
  COMMANDS,
  CALLS,
];
