// The checks of personal operations: reactions, typing, drafts, scheduled messages, reminders, files, queues.
import {
  advanceClock,
  createBigBlueButtonVideoCall,
  createZoomVideoCall,
  createScheduledMessage,
  updateScheduledMessage,
} from "../../src/index";
import { LATEST_SECONDS } from "../../src/protocol/limits";
import { APART, bareLadder, type Ladder, ladder, type Rung } from "../support/ladder";
import { GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { REALM } from "../support/spec-realm";
import { CHANNEL_MESSAGE, DIRECT_MESSAGE } from "./messages";

const BY_MEL = { realm: REALM, actor: MEL_MEMBER };

const REACTIONS: readonly Ladder[] = [];

const TYPING: readonly Ladder[] = [];

const DRAFTS: readonly Ladder[] = [];

const SOON = START + 100;
const SCHEDULING = { type: "channel", to: GENERAL, topic: "hello", content: "hi", scheduled_delivery_timestamp: SOON } as const;
const DIRECT_SCHEDULING = { type: "direct", to: [OLIVE_OWNER], content: "hi", scheduled_delivery_timestamp: SOON } as const;
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
];

const ITEMS: readonly Ladder[] = [];

const QUEUES: readonly Ladder[] = [
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

// No account can create a call of Zoom, so the good one is of the other service.
const CALLS = bareLadder(
  "video calls",
  (realm, actor, { at: service }: { readonly at: "zoom" | "bigbluebutton" }) =>
    service === "zoom" ? createZoomVideoCall(realm, actor, {}) : createBigBlueButtonVideoCall(realm, actor, { meeting_name: "lunch" }),
  { ...BY_MEL, params: { at: "bigbluebutton" } },
  [["zoom_not_configured", { params: { at: "zoom" } }]],
);

export const PERSONAL_LADDERS: readonly Ladder[] = [...[...REACTIONS, ...TYPING, ...DRAFTS, ...LATER, ...ITEMS, ...QUEUES], CALLS];
