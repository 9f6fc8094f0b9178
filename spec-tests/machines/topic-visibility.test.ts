// Requests, sending and mentions in one topic, under all settings.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Outcome, type Realm, sendMessage, updateSubscriptionSettings, updateUserTopic } from "../../src/index";
import { visibilityPolicy } from "../../src/model/rules/topics/user-topics";
import { type StateRow, TOPIC_VISIBILITY_STATES } from "../../src/protocol/state-tables";
import { forAll } from "../support/for-all";
import { carriedOut, eventTypes } from "../support/outcomes";
import { countOperations, COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, OLIVE_OWNER } from "../support/realms";

const STATES = ["none", "muted", "unmuted", "followed"] as const;

interface Settings {
  readonly follow: number;
  readonly unmute: number;
  readonly mentioned: boolean;
}

type Move =
  | { readonly kind: "set"; readonly policy: 0 | 1 | 2 | 3 }
  | { readonly kind: "send" }
  | { readonly kind: "mentioned" }
  | { readonly kind: "mute channel"; readonly muted: boolean };

const settings: fc.Arbitrary<Settings> = fc.record({
  follow: fc.integer({ min: 1, max: 4 }),
  unmute: fc.integer({ min: 1, max: 4 }),
  mentioned: fc.boolean(),
});

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), policy: fc.constantFrom(0, 1, 2, 3) }),
  fc.constant({ kind: "send" as const }),
  fc.constant({ kind: "mentioned" as const }),
  fc.record({ kind: fc.constant("mute channel" as const), muted: fc.boolean() }),
);

interface Model {
  state: (typeof STATES)[number];
  channelIsMuted: boolean;
  topicIsEmpty: boolean;
}

/**
 * Whether a setting (1 participates, 2 sends, 3 starts, 4 never) covers sending. The first message starts a topic, which
 * counts only where nothing was set for it.
 */
function covers(setting: number, model: Model): boolean {
  return setting <= (model.topicIsEmpty && model.state === "none" ? 3 : 2);
}

function rowOf(model: Model, move: Move, chosen: Settings): StateRow | undefined {
  if (move.kind === "mute channel") return undefined;
  const trigger = move.kind === "set" ? `set ${STATES[move.policy]}` : move.kind;
  const follows = move.kind === "send" ? covers(chosen.follow, model) : chosen.mentioned;
  const holds: Readonly<Record<string, boolean>> = {
    "follows by setting": follows,
    "unmutes by setting": model.channelIsMuted && covers(chosen.unmute, model),
    "": true,
  };
  const row = TOPIC_VISIBILITY_STATES.find((one) => one.state === model.state && one.trigger === trigger && holds[one.condition]);
  if (row === undefined) throw new Error(`The table knows no "${trigger}" of a topic that is ${model.state}.`);
  return row;
}

function carryOut(realm: Realm, move: Move): Outcome {
  countOperations();
  const message = { type: "channel", to: GENERAL, topic: "Lunch", content: "x" } as const;
  switch (move.kind) {
    case "set":
      return updateUserTopic(realm, MEL_MEMBER, { stream_id: GENERAL, topic: "lunch", visibility_policy: move.policy });
    case "send":
      return sendMessage(realm, MEL_MEMBER, message);
    case "mentioned":
      return sendMessage(realm, OLIVE_OWNER, { ...message, content: "@**Mel Member** come" });
    case "mute channel": {
      const item = { stream_id: GENERAL, property: "is_muted", value: move.muted };
      return updateSubscriptionSettings(realm, MEL_MEMBER, { subscription_data: [item] });
    }
  }
}

/** The starting realm in which Mel has chosen, and no other user follows anything automatically. */
function realmWith({ follow, unmute, mentioned }: Settings): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user, index) => ({
    ...user,
    settings: {
      automatically_follow_topics_policy: index + 1 === MEL_MEMBER ? follow : 4,
      automatically_unmute_topics_in_muted_streams_policy: index + 1 === MEL_MEMBER ? unmute : 4,
      automatically_follow_topics_where_mentioned: index + 1 === MEL_MEMBER ? mentioned : false,
    },
  }));
  return everyRole({ users });
}

test("a topic preference goes from state to state as the table says, under all settings", () => {
  const seen = new Set<StateRow>();
  forAll([settings, fc.array(moves, { maxLength: 12 })], propertyRuns(400, 83), (chosen, sequence) => {
    let realm = realmWith(chosen);
    const model: Model = { state: "none", channelIsMuted: false, topicIsEmpty: true };
    for (const move of sequence) {
      const row = rowOf(model, move, chosen);
      if (row !== undefined) seen.add(row);
      const outcome = carryOut(realm, move);
      realm = carriedOut(outcome).realm;
      const next = STATES.find((state) => state === (row?.next ?? model.state)) ?? "none";
      expect(eventTypes(outcome).filter((type) => type === "user_topic")).toHaveLength(next === model.state ? 0 : 1);
      model.state = next;
      if (move.kind === "mute channel") model.channelIsMuted = move.muted;
      else if (move.kind !== "set") model.topicIsEmpty = false;
      expect(STATES[visibilityPolicy(realm, MEL_MEMBER, GENERAL, "LUNCH")]).toBe(model.state);
    }
  });
  if (COVERS_EVERYTHING) expect([...seen].length).toBe(TOPIC_VISIBILITY_STATES.length);
});
