/** Answers, events and registration are pruned by the levels in their declarations, at any depth. */
import { expect, test } from "vitest";
import { prunedAt } from "../../../src/protocol/schema/prune";
import { changedAt, dictionary, integer, list, literal, nullable, oneOf, text, tuple } from "../../../src/protocol/schema/shapes";
import { event, field, record, shows } from "../../../src/protocol/schema/tables";

const REACTION = record("reaction", { emoji_name: text, user: field(text, { until: 328 }), user_id: field(integer, { since: 2 }) });
const MESSAGE = record("message", {
  id: integer,
  reactions: list(REACTION),
  moved: field(integer, { since: 365, optional: true }),
});
const reaction = { emoji_name: "tada", user: "olive", user_id: 1 };
const message = { id: 1, reactions: [reaction], moved: 5 };

test("a field exists from its first level on, and not from its last", () => {
  const seen = (level: number): string[] => Object.keys(prunedAt(level, REACTION, reaction));
  expect(seen(1)).toEqual(["emoji_name", "user"]);
  expect(seen(2)).toEqual(["emoji_name", "user", "user_id"]);
  expect(seen(327)).toEqual(["emoji_name", "user", "user_id"]);
  expect(seen(328)).toEqual(["emoji_name", "user_id"]);
});

test("values inside lists, tuples, dictionaries, nullable values and events are pruned as well", () => {
  const shown = { emoji_name: "tada", user_id: 1 };
  const messageEvent = event("message", { message: MESSAGE });
  expect(prunedAt(400, list(REACTION), [reaction])).toEqual([shown]);
  expect(prunedAt(400, tuple(integer, REACTION), [1, reaction] as const)).toEqual([1, shown]);
  expect(prunedAt(400, dictionary(REACTION), { a: reaction })).toEqual({ a: shown });
  expect(prunedAt(400, nullable(REACTION), reaction)).toEqual(shown);
  expect(prunedAt(400, nullable(REACTION), null)).toBe(null);
  expect(prunedAt(300, messageEvent, { type: "message" as const, message, id: 0 })).toEqual({
    type: "message",
    message: { id: 1, reactions: [reaction] },
    id: 0,
  });
});

test("a shape that became another one is pruned to the shape of the level", () => {
  const shape = changedAt(320, list(MESSAGE), list(integer));
  expect(prunedAt(319, shape, [message])).toEqual([{ id: 1, reactions: [{ emoji_name: "tada", user_id: 1, user: "olive" }] }]);
  expect(prunedAt(320, shape, [7])).toEqual([7]);
});

test("records among alternatives are distinguished by their literal fields and by the fields that always exist", () => {
  const CAT = record("cat", { kind: literal("cat"), lives: field(integer, { since: 10 }) });
  const DOG = record("dog", { kind: literal("dog"), lives: integer });
  const pet = oneOf(text, CAT, DOG);
  expect(prunedAt(9, pet, { kind: "cat", lives: 9 })).toEqual({ kind: "cat" });
  expect(prunedAt(9, pet, { kind: "dog", lives: 1 })).toEqual({ kind: "dog", lives: 1 });
  expect(prunedAt(9, pet, "fish")).toBe("fish");
});

test("where nothing is removed, the same object is returned, inner objects included", () => {
  const bare = { id: 1, reactions: [{ emoji_name: "tada", user_id: 1 }] };
  expect(prunedAt(400, MESSAGE, bare)).toBe(bare);
  const answer = { messages: [bare, message] };
  const pruned = prunedAt(400, record("answer", { messages: list(MESSAGE) }), answer);
  expect(pruned).not.toBe(answer);
  expect(pruned.messages[0]).toBe(bare);
});

test("the given value is never changed, and the order of its fields stays", () => {
  const frozen = Object.freeze({ moved: 5, reactions: Object.freeze([Object.freeze({ ...reaction })]), id: 1 });
  const pruned = prunedAt(364, MESSAGE, frozen);
  expect(Object.keys(pruned)).toEqual(["reactions", "id"]);
  expect(frozen.moved).toBe(5);
});

test("a view can ask whether a level shows a field before it computes it", () => {
  expect([327, 328].map((level) => shows(REACTION, "user", level))).toEqual([true, false]);
  expect([1, 2].map((level) => shows(REACTION, "user_id", level))).toEqual([false, true]);
  expect(shows(REACTION, "emoji_name", 0)).toBe(true);
});
