/** A value is compared with its declaration at a level; the first difference is named with its place. */
import { expect, test } from "vitest";
import { differenceFrom } from "../../../src/protocol/schema/difference";
import {
  boolean,
  changedAt,
  dictionary,
  integer,
  json,
  list,
  literal,
  nothing,
  nullable,
  number,
  oneOf,
  type Shape,
  text,
  tuple,
} from "../../../src/protocol/schema/shapes";
import { event, field, record } from "../../../src/protocol/schema/tables";

const PERSON = record("person", {
  id: integer,
  name: field(text, { since: 10 }),
  nick: field(text, { optional: true }),
  old: field(boolean, { until: 20 }),
});

const CASES: readonly (readonly [what: string, shape: Shape, value: unknown, difference: string | undefined])[] = [
  ["text", text, "a", undefined],
  ["no text", text, 1, "the value: expected a string, received 1"],
  ["an integer", integer, 1, undefined],
  ["no integer", integer, 1.5, "the value: expected an integer, received 1.5"],
  ["a number", number, 1.5, undefined],
  ["no number", number, "1", 'the value: expected a number, received "1"'],
  ["a boolean", boolean, false, undefined],
  ["no boolean", boolean, 0, "the value: expected true or false, received 0"],
  ["null", nothing, null, undefined],
  ["no null", nothing, 0, "the value: expected null, received 0"],
  ["anything", json, [{}], undefined],
  ["a literal", literal("a", 2), 2, undefined],
  ["no literal", literal("a", 2), "b", 'the value: expected one of a, 2, received "b"'],
  ["a nullable null", nullable(text), null, undefined],
  ["a nullable text", nullable(text), "x", undefined],
  ["neither", nullable(text), 1, "the value: expected a string or null, received 1"],
  ["a list", list(integer), [1, 2], undefined],
  ["a bad item", list(integer), [1, "x"], '[1]: expected an integer, received "x"'],
  ["no list", list(integer), {}, "the value: expected a list, received an object"],
  ["a tuple", tuple(integer, text), [1, "x"], undefined],
  ["a tuple's bad place", tuple(integer, text), [1, 2], "[1]: expected a string, received 2"],
  ["a tuple too long", tuple(integer), [1, 2], "the value: expected a list of 1 items, received a list"],
  ["a dictionary", dictionary(integer), { a: 1, "b c": 2 }, undefined],
  ["a bad entry", dictionary(integer), { "b c": "x" }, '["b c"]: expected an integer, received "x"'],
  ["keys that are IDs", dictionary(integer, "integers"), { 7: 1 }, undefined],
  ["invalid keys", dictionary(integer, "integers"), { x: 1 }, "x: expected an ID as the key"],
  ["a record", list(PERSON), [{ id: 1, name: "a", old: true }], undefined],
  ["a missing field", PERSON, { id: 1, old: true }, "name: expected a string, but it is missing"],
  ["an unknown key", list(PERSON), [{ id: 1, name: "a", old: true, nane: 1 }], "[0].nane: is not declared"],
  ["a wrong optional", PERSON, { id: 1, name: "a", old: true, nick: 7 }, "nick: expected a string, received 7"],
  ["no record", PERSON, null, "the value: expected an object (person), received null"],
];

test.each(CASES)("%s", (_what, shape, value, difference) => {
  expect(differenceFrom(shape, value, 15)).toBe(difference);
});

test("a field of another level is a difference, as is a missing field of the present level", () => {
  expect(differenceFrom(PERSON, { id: 1, name: "a", old: true }, 9)).toBe("name: is not there at feature level 9");
  expect(differenceFrom(PERSON, { id: 1, old: true }, 9)).toBe(undefined);
  expect(differenceFrom(PERSON, { id: 1, name: "a", old: true }, 20)).toBe("old: is not there at feature level 20");
  expect(differenceFrom(changedAt(5, text, integer), 1, 4)).toBe("the value: expected a string, received 1");
  expect(differenceFrom(changedAt(5, text, integer), 1, 5)).toBe(undefined);
});

test("among alternatives the matching one names the place inside", () => {
  const ADD = event("draft/add", { ids: list(integer) });
  const GONE = event("draft/remove", { id_gone: integer });
  const alternatives = oneOf(ADD, GONE);
  expect(differenceFrom(alternatives, { type: "draft", op: "add", ids: [1], id: 0 }, 1, "event")).toBe(undefined);
  expect(differenceFrom(alternatives, { type: "draft", op: "add", ids: ["x"], id: 0 }, 1, "event")).toBe(
    'event.ids[0]: expected an integer, received "x"',
  );
  expect(differenceFrom(alternatives, { type: "draft", op: "remove", id: 0 }, 1, "event")).toBe(
    "event.id_gone: expected an integer, but it is missing",
  );
  expect(differenceFrom(alternatives, { type: "draft", op: "move", id: 0 }, 1, "event")).toContain(
    "event: expected an object (event/draft/add) or an object (event/draft/remove), received",
  );
});
