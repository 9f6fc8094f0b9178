// The contract: `explore` goes through every interleaving of a small realm.
import { describe, expect, it } from "vitest";
import {
  addReaction,
  advanceClock,
  createScheduledMessage,
  deleteScheduledMessage,
  explore,
  type Move,
  type Realm,
  realmFromJSON,
  realmToJSON,
  removeReaction,
  sendMessage,
  updateSubscriptionSettings,
} from "../../src/index";
import { contentKeys } from "../../src/simulator/content-key";
import type { TriedMove } from "../../src/simulator/explore";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";

const send = (name: string, userId: number): Move => ({
  name,
  make: (realm) => sendMessage(realm, userId, { type: "channel", to: GENERAL, topic: "t", content: name }),
});
const noProblem = { name: "nothing", problem: () => undefined };

describe("explore", () => {
  it("visits every order of two moves once, and counts equal states as one", () => {
    const moves = [send("mel writes", MEL_MEMBER), send("nina writes", NINA_MEMBER)];
    const seen = explore(everyRole(), moves, [noProblem], { max_repeats: 1 });
    // Nothing; one or the other; both, in two orders that differ.
    expect(seen).toMatchObject({ states: 5, depth: 2, complete: true });
    expect(seen.violation).toBeUndefined();
  });

  it("ends by itself where moves lead back", () => {
    const start = sendMessage(everyRole(), MEL_MEMBER, {
      type: "channel",
      to: GENERAL,
      topic: "t",
      content: "x",
    }).realm;
    const moves: Move[] = [
      { name: "react", make: (realm) => addReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "tada" }) },
      { name: "take back", make: (realm) => removeReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "tada" }) },
    ];
    expect(explore(start, moves, [noProblem])).toMatchObject({ states: 2, complete: true });
  });

  it("finds the shortest path to a state that breaks an invariant", () => {
    const moves: Move[] = [
      {
        name: "schedule",
        make: (realm) =>
          createScheduledMessage(realm, MEL_MEMBER, {
            type: "channel",
            to: GENERAL,
            topic: "t",
            content: "x",
            scheduled_delivery_timestamp: START + 10,
          }),
      },
      { name: "cancel", make: (realm) => deleteScheduledMessage(realm, MEL_MEMBER, { scheduled_message_id: 1 }) },
      { name: "wait", make: (realm) => advanceClock(realm, { seconds: 10 }) },
    ];
    const silence = {
      name: "no message is sent",
      problem: (realm: Realm) => (realm.messages.size === 0 ? undefined : "there is a message"),
    };
    const seen = explore(everyRole(), moves, [silence], { max_repeats: 1 });
    expect(seen.violation).toMatchObject({
      invariant: "no message is sent",
      problem: "there is a message",
      moves: ["schedule", "wait"],
    });
  });

  it("checks the first state, and stops when there are too many states", () => {
    expect(explore(everyRole(), [], [{ name: "no", problem: () => "never" }]).violation?.moves).toEqual([]);
    expect(explore(everyRole(), [send("again", MEL_MEMBER)], [noProblem], { max_states: 5 })).toMatchObject({
      states: 5,
      complete: false,
    });
    expect(explore(everyRole(), [send("again", MEL_MEMBER)], [noProblem], { max_depth: 3 })).toMatchObject({
      states: 4,
      complete: true,
    });
  });

  it("continues from what a refused move has changed, and only from that", () => {
    const setting = (stream_id: number) => ({ stream_id, property: "pin_to_top", value: true });
    const set = (name: string, ...streams: readonly number[]): Move => ({
      name,
      make: (realm) => updateSubscriptionSettings(realm, MEL_MEMBER, { subscription_data: streams.map(setting) }),
    });
    const moves = [set("no channel", 99), set("one channel, and no channel", GENERAL, 99)];
    const pinned = (realm: Realm): boolean => realm.subscriptions.get(MEL_MEMBER)?.get(GENERAL)?.pin_to_top === true;
    expect(explore(everyRole(), moves, [noProblem])).toMatchObject({ states: 2, transitions: 4, depth: 1, complete: true });
    const invariant = { name: "unpinned", problem: (realm: Realm) => (pinned(realm) ? "it is pinned" : undefined) };
    const { violation, depth, complete } = explore(everyRole(), moves, [invariant]);
    expect([depth, complete, violation?.moves]).toEqual([1, false, ["one channel, and no channel"]]);
  });

  it("compares only what is relevant", () => {
    const moves = [send("mel writes", MEL_MEMBER), send("nina writes", NINA_MEMBER)];
    const relevant = (realm: Realm): unknown => Math.min(realm.messages.size, 3);
    expect(explore(everyRole(), moves, [noProblem], { relevant })).toMatchObject({ states: 4, transitions: 8, complete: true });
  });

  it("calls watch with every move that is tried, and stops when it returns a problem", () => {
    const moves: Move[] = [
      send("mel writes", MEL_MEMBER),
      { name: "react", make: (realm) => addReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "tada" }) },
    ];
    const seen: string[] = [];
    const watch = ({ move, before, outcome }: TriedMove): string | undefined => {
      seen.push(`${before.messages.size} ${move} ${outcome.ok}`);
      return outcome.ok && move === "react" ? "no reaction is expected" : undefined;
    };
    const { violation } = explore(everyRole(), moves, [noProblem], { max_repeats: 1, watch });
    expect(seen).toEqual(["0 mel writes true", "0 react false", "1 react true"]);
    expect(violation).toMatchObject({ invariant: "watch", problem: "no reaction is expected", moves: ["mel writes", "react"] });
  });
});

it("keys of contents are equal exactly if the contents are equal, however these were built", () => {
  const keyOf = contentKeys();
  const start = everyRole();
  const again = realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(start))));
  expect(keyOf(again)).toBe(keyOf(start));
  expect(keyOf({ a: 1, b: [undefined, -0] })).toBe(keyOf({ b: [undefined, 0], c: undefined, a: 1 }));
  const values: unknown[] = [
    null,
    0,
    "0",
    "",
    [],
    {},
    [0],
    ["0"],
    [[]],
    { a: 0 },
    { a: "0" },
    { b: 0 },
    [0, 1],
    [1, 0],
    ["0,1"],
    true,
    undefined,
  ];
  const nested = [[[1], 2], [[1, 2]], [[], 1, 2], { "a:0,b": 0 }, { a: 0, b: 0 }, ["x".repeat(99)], ["x".repeat(100)]];
  expect(new Set([...values, ...nested].map(keyOf)).size).toBe(values.length + nested.length);
  const later = advanceClock(start, { seconds: 1 }).realm;
  expect(keyOf(later)).not.toBe(keyOf(start));
});
