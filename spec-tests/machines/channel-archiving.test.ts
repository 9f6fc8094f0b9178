// A channel is used, archived, opened again, and used.
import fc from "fast-check";
import { expect, test } from "vitest";
import { archiveStream, type Outcome, type Realm, sendMessage, subscribe, unsubscribe, updateStream } from "../../src/index";
import { CHANNEL_STATES, type StateRow } from "../../src/protocol/state-tables";
import { forAll } from "../support/for-all";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { countOperations, COVERS_EVERYTHING, propertyRuns } from "../support/property-runs";
import { ADA_ADMIN, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

type Trigger = "archive" | "unarchive" | "post" | "subscribe" | "unsubscribe";

interface Move {
  readonly trigger: Trigger;
  readonly actor: number;
}

const moves: fc.Arbitrary<Move> = fc.record({
  trigger: fc.constantFrom("archive", "unarchive", "post", "subscribe", "unsubscribe"),
  actor: fc.constantFrom(ADA_ADMIN, MEL_MEMBER, NINA_MEMBER),
});

/** Ada is an administrator, Nina the channel's own; Mel is neither. */
const START = {
  ...everyRole({
    channels: [{ name: "general", subscribers: "all", can_administer_channel_group: { direct_members: ["nina@example.test"] } }],
  }),
  feature_level: 480,
};

function rowOf(state: string, { trigger, actor }: Move): StateRow {
  const holds: Readonly<Record<string, boolean>> = { "administers it": actor !== MEL_MEMBER, "": true };
  const row = CHANNEL_STATES.find((one) => one.state === state && one.trigger === trigger && holds[one.condition]);
  if (row === undefined) throw new Error(`The table knows no ${trigger} of a channel that is ${state}.`);
  return row;
}

/** What a move that is refused is refused for. */
function reasonOf({ trigger, actor }: Move): string {
  if (trigger === "post") return "posting_not_allowed";
  if (actor === MEL_MEMBER) return "channel_administration_not_allowed";
  return trigger === "archive" ? "channel_archived_already" : "channel_not_archived";
}

function carryOut(realm: Realm, { trigger, actor }: Move): Outcome {
  countOperations();
  switch (trigger) {
    case "archive":
      return archiveStream(realm, actor, { stream_id: GENERAL });
    case "unarchive":
      return updateStream(realm, actor, { stream_id: GENERAL, is_archived: false });
    case "post":
      return sendMessage(realm, actor, { type: "channel", to: GENERAL, topic: "t", content: "x" });
    case "subscribe":
      return subscribe(realm, actor, { subscriptions: [{ name: "general" }] });
    case "unsubscribe":
      return unsubscribe(realm, actor, { subscriptions: ["general"] });
  }
}

test("a channel is archived and unarchived as the table says, with subscribers that change meanwhile", () => {
  const seen = new Set<StateRow>();
  forAll([fc.array(moves, { maxLength: 25 })], propertyRuns(60, 82), (sequence) => {
    let realm = START;
    let state = "open";
    const subscribed = new Set([ADA_ADMIN, MEL_MEMBER, NINA_MEMBER]);
    for (const move of sequence) {
      const row = rowOf(state, move);
      seen.add(row);
      const outcome = carryOut(realm, move);
      if (row.refused) expectRefusal(outcome, realm, "BAD_REQUEST", reasonOf(move));
      else realm = carriedOut(outcome).realm;
      if (row.next !== state) {
        const event = { property: "is_archived", value: row.next === "archived" };
        expect(eventsFor(outcome, MEL_MEMBER)[0]).toMatchObject(event);
      }
      state = row.next;
      if (move.trigger === "subscribe") subscribed.add(move.actor);
      if (move.trigger === "unsubscribe") subscribed.delete(move.actor);
      const { stream } = play(realm).getStreamById(MEL_MEMBER, { stream_id: GENERAL }).response;
      expect(stream["is_archived"]).toBe(state === "archived");
      for (const id of [ADA_ADMIN, MEL_MEMBER, NINA_MEMBER]) {
        expect(realm.channels.get(GENERAL - 1)?.subscribers.has(id)).toBe(subscribed.has(id));
      }
    }
  });
  if (COVERS_EVERYTHING) expect([...seen].length).toBe(CHANNEL_STATES.length);
});
