/** What `explore` counts as a state, where it ends, and what it says about that. */
import { describe, expect, test } from "vitest";
import { addReaction, explore, type Invariant, type Move, type Realm, removeReaction, sendMessage } from "../../src/index";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

const send = (name: string, userId = MEL_MEMBER): Move => ({
  name,
  make: (realm) => sendMessage(realm, userId, { type: "channel", to: GENERAL, topic: "t", content: name }),
});
const noProblem: Invariant = { name: "nothing", problem: () => undefined };
const most = (count: number, name = `at most ${count}`): Invariant => ({
  name,
  problem: (realm) => (realm.messages.size > count ? `there are ${realm.messages.size}` : undefined),
});
const withMessage = send("first").make(everyRole()).realm;
const react: Move = { name: "react", make: (realm) => addReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "tada" }) };
const takeBack: Move = {
  name: "take back",
  make: (realm) => removeReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "tada" }),
};

describe("states", () => {
  test("with counted repeats, the same realm after other moves is another state", () => {
    // Nothing; a reaction; nothing again, after both moves.
    const seen = explore(withMessage, [react, takeBack], [noProblem], { max_repeats: 1 });
    expect(seen).toMatchObject({ states: 3, depth: 2, complete: true });
  });

  test("a move can be made as often as `max_repeats` says, on each path", () => {
    expect(explore(everyRole(), [send("a")], [noProblem], { max_repeats: 3 })).toMatchObject({ states: 4, transitions: 3, depth: 3 });
    const two = explore(everyRole(), [send("a"), send("b")], [noProblem], { max_repeats: 1 });
    expect(two).toMatchObject({ states: 5, transitions: 4 });
  });

  test("a move that leads to a known state is tried, and followed no further", () => {
    const relevant = (realm: Realm): unknown => realm.messages.size % 2;
    expect(explore(everyRole(), [send("a")], [noProblem], { relevant })).toMatchObject({ states: 2, transitions: 2, depth: 1 });
  });
});

describe("the end", () => {
  test("a state that breaks an invariant is counted, with the length of the path to it", () => {
    expect(explore(everyRole(), [send("a")], [most(0)])).toMatchObject({
      ...{ states: 2, transitions: 1, depth: 1, complete: false },
      violation: { invariant: "at most 0", problem: "there are 1", moves: ["a"] },
    });
    expect(explore(everyRole(), [send("a")], [most(2)])).toMatchObject({ states: 4, depth: 3, violation: { moves: ["a", "a", "a"] } });
  });

  test("the violation has its own realm, and the first invariant that is broken", () => {
    const { violation } = explore(everyRole(), [send("a")], [most(5), most(1, "first"), most(1, "second")]);
    expect([violation?.invariant, violation?.realm.messages.size]).toEqual(["first", 2]);
  });

  test("shorter paths come first, whatever the order of the moves is", () => {
    const two: Move = { name: "two", make: (realm) => send("b").make(send("a").make(realm).realm) };
    expect(explore(everyRole(), [send("a"), two], [most(1)]).violation?.moves).toEqual(["two"]);
  });

  test("an invalid first state ends it before a move", () => {
    expect(explore(withMessage, [send("a")], [most(0)])).toMatchObject({ states: 1, transitions: 0, depth: 0, complete: false });
  });

  test("a limit of depth does not make it incomplete, a limit of states does", () => {
    expect(explore(everyRole(), [send("a")], [noProblem], { max_depth: 0 })).toMatchObject({ states: 1, transitions: 0, complete: true });
    expect(explore(everyRole(), [send("a")], [noProblem], { max_states: 2 })).toMatchObject({ states: 2, depth: 0, complete: false });
    expect(explore(everyRole(), [send("a"), send("b", NINA_MEMBER)], [noProblem], { max_states: 4, max_depth: 1 })).toMatchObject({
      ...{ states: 3, depth: 1, complete: true },
    });
  });

  test("watch sees a move that changes nothing, and its problem has that move at the end", () => {
    const seen: string[] = [];
    const ended = explore(everyRole(), [takeBack], [noProblem], {
      watch: ({ move, before, outcome }) => {
        seen.push(`${move} ${String(outcome.realm === before)}`);
        return "refused";
      },
    });
    expect(seen).toEqual(["take back true"]);
    expect(ended).toMatchObject({ states: 1, transitions: 1, complete: false });
    expect(ended.violation).toMatchObject({ invariant: "watch", problem: "refused", moves: ["take back"] });
  });
});
