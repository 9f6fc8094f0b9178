/** How answers and events are held against recorded ones: which differences there are, and which a client can live with. */
import { describe, expect, it, test } from "vitest";
import { compareRecorded, isSoft } from "../../src/exchanges/compare-recorded";
import { idPairs } from "../../src/exchanges/id-pairs";
import { byCodeUnit, isDigits, isSame, listKeyOf, nameText, typeOf } from "../../src/exchanges/recorded-values";
import type { PairResult, PairStatus } from "../../src/exchanges/replay-recordings";
import { alikeThoughKnown, asKnown, readKnownPairs } from "../../src/scenario/reporters/recording-report";

/** What differs, as `kind path`. */
function differs(recorded: unknown, received: unknown, context?: string): string[] {
  return compareRecorded(recorded, received, idPairs(), context).map(({ kind, path }) => `${kind} ${path}`.trim());
}

describe("an answer is held against the recorded one", () => {
  const rows: readonly (readonly [string, unknown, unknown, readonly string[]])[] = [
    ["the same", { a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] }, []],
    ["another value", { a: 1 }, { a: 2 }, ["value a"]],
    ["another truth", { a: true }, { a: false }, ["value a"]],
    ["another type", { a: 1 }, { a: "1" }, ["type a"]],
    ["null instead of a value", { a: 1 }, { a: null }, ["type a"]],
    ["a list instead of an object", { a: {} }, { a: [] }, ["type a"]],
    ["what is missing", { a: 1, b: 2 }, { a: 1 }, ["missing b"]],
    ["what is too much", { a: 1 }, { a: 1, b: 2 }, ["extra b"]],
    ["a missing number", { n: { 1: 2 } }, { n: {} }, ["missing n.<n>"]],
    ["a value under a number", { n: { 7: 1, 8: 2 } }, { n: { 7: 1, 8: 3 } }, ["value n.8"]],
    ["rendered text", { rendered_content: "<p>a</p>" }, { rendered_content: "<p>b</p>" }, ["html rendered_content"]],
    ["the same rendered text", { content: "<p>a</p>" }, { content: "<p>a</p>" }, []],
    ["content that is no text", { content: 1 }, { content: 2 }, ["value content"]],
    ["wording", { msg: "a" }, { msg: "b" }, ["msg msg"]],
    ["the same wording", { msg: "a" }, { msg: "a" }, []],
    ["random keys", { api_key: "a", queue_id: "x" }, { api_key: "b", queue_id: "y" }, []],
    ["random keys of another type", { api_key: "a" }, { api_key: null }, ["type api_key"]],
    ["what was taken out", { a: "…" }, { a: 5 }, []],
    ["what was taken out of the other alone", { a: 5 }, { a: "…" }, ["type a"]],
    ["traffic", { stream_weekly_traffic: 1 }, { stream_weekly_traffic: null }, []],
    ["the address of a sender that is shown", { email: "x+show-sender@a" }, { email: "y@a" }, []],
    ["another address", { email: "x@a" }, { email: "y@a" }, ["value email"]],
    ["texts in another order", { a: ["x", "y"] }, { a: ["y", "x"] }, ["order a"]],
    ["other texts", { a: ["x", "y"] }, { a: ["x", "z"] }, ["value a.[]"]],
    ["fewer texts", { a: ["x", "y"] }, { a: ["x"] }, ["length a"]],
    ["numbers in another order", { a: [1, 2] }, { a: [2, 1] }, ["value a.[]", "value a.[]"]],
    ["fewer numbers", { a: [1, 2] }, { a: [1] }, ["length a"]],
    ["fewer unlike things", { a: [1, "x"] }, { a: [1] }, ["length a"]],
    ["objects in another order", { a: [{ name: "x" }, { name: "y" }] }, { a: [{ name: "y" }, { name: "x" }] }, ["order a"]],
    [
      "objects in another order, one of them another",
      {
        a: [
          { name: "x", v: 1 },
          { name: "y", v: 2 },
        ],
      },
      {
        a: [
          { name: "y", v: 2 },
          { name: "x", v: 3 },
        ],
      },
      ["order a", "value a.[].v"],
    ],
    [
      "one of two objects",
      {
        a: [
          { name: "x", v: 1 },
          { name: "y", v: 2 },
        ],
      },
      { a: [{ name: "y", v: 3 }] },
      ["length a", "value a.[].v"],
    ],
    ["one object more", { a: [] }, { a: [{ name: "x" }] }, ["length a"]],
    ["one object more by its ID", { a: [{ user_id: 1 }] }, { a: [{ user_id: 1 }, { user_id: 2 }] }, ["length a"]],
    ["objects that nothing distinguishes", { a: [{ v: 1 }, { v: 2 }] }, { a: [{ v: 2 }, { v: 1 }] }, ["value a.[].v", "value a.[].v"]],
  ];
  it.each(rows)("%s", (_what, recorded, received, expected) => {
    expect(differs(recorded, received)).toEqual(expected);
  });

  it("with what is only here and what is only there, of lists of another length", () => {
    const [difference] = compareRecorded({ a: ["x", "y"] }, { a: ["y", "z", "w"] }, idPairs());
    expect(difference).toEqual({ kind: "length", path: "a", recorded: ["x"], received: ["z", "w"] });
  });

  it("by pairs of IDs: each belongs to one other, of its kind, all along", () => {
    expect(differs({ sender_id: 4, user_id: 4 }, { sender_id: 9, user_id: 9 })).toEqual([]);
    expect(differs({ sender_id: 4, user_id: 4 }, { sender_id: 9, user_id: 8 })).toEqual(["id user_id"]);
    expect(differs({ sender_id: 4, user_id: 5 }, { sender_id: 9, user_id: 9 })).toEqual(["id user_id"]);
    expect(differs({ sender_id: 4, stream_id: 5 }, { sender_id: 9, stream_id: 9 })).toEqual([]);
    expect(differs({ anchor: "4", message_id: 4 }, { anchor: "9", message_id: 8 })).toEqual(["id message_id"]);
    expect(differs({ can_mention_group: 3, group_id: 3 }, { can_mention_group: 13, group_id: 14 })).toEqual(["id group_id"]);
    expect(differs({ count: 3 }, { count: 4 })).toEqual(["value count"]);
    expect(differs({ value: 3, group_id: 3 }, { value: 13, group_id: 14 }, "stream/update:can_send_message_group")).toEqual(["id value"]);
    expect(differs({ value: 3 }, { value: 13 }, "stream/update:message_retention_days")).toEqual(["value value"]);
    expect(differs({ a: { id: 1 }, b: { id: 1 } }, { a: { id: 2 }, b: { id: 3 } })).toEqual([]);
  });

  it("by lists of IDs, whose order says nothing where it is a set", () => {
    expect(differs({ user_ids: [1, 2, 3] }, { user_ids: [11, 12, 13] })).toEqual([]);
    expect(differs({ user_ids: [3, 1, 2] }, { user_ids: [11, 12, 13] })).toEqual(["order user_ids"]);
    expect(differs({ sender_id: 1, user_ids: [1, 2] }, { sender_id: 12, user_ids: [11, 12] })).toEqual(["order user_ids"]);
    expect(differs({ sender_id: 7, user_ids: [1, 2] }, { sender_id: 12, user_ids: [11, 12] })).toEqual(["value user_ids"]);
    expect(differs({ user_ids: [1, 2] }, { user_ids: [11, 11] })).toEqual(["value user_ids"]);
    expect(differs({ to: [1, 2] }, { to: [2, 1] })).toEqual(["order to"]);
    expect(differs({ to: [1, 2] }, { to: [1, 2] })).toEqual([]);
    expect(differs({ to: [1, 2] }, { to: [1, 3] })).toEqual(["value to.[]"]);
  });

  it("but for who the bot of the server is", () => {
    const bot = { sender_email: "notification-bot@a", sender_realm_str: "a", avatar_url: "x", topic: "t" };
    expect(differs(bot, bot)).toEqual([]);
    expect(differs(bot, { ...bot, sender_email: "notification-bot@b" })).toEqual(["sysbot"]);
    expect(differs(bot, { ...bot, sender_realm_str: "b", topic: "u" })).toEqual(["sysbot", "value topic"]);
    expect(differs(bot, { ...bot, sender_email: "ann@b" })).toEqual(["value sender_email"]);
    const person = { email: "notification-bot@a", full_name: "Bot" };
    expect(differs(person, { ...person, email: "notification-bot@b" })).toEqual([]);
    expect(differs({ email: "notification-bot@a" }, { email: "notification-bot@b" })).toEqual(["value email"]);
  });

  it("by the order of the fields of a profile, whose IDs differ", () => {
    expect(differs({ profile_data: { 2: "a", 10: "b" } }, { profile_data: { 12: "a", 20: "b" } })).toEqual([]);
    expect(differs({ profile_data: { 2: "a", 10: "b" } }, { profile_data: { 12: "b", 20: "a" } })).toEqual([
      "value profile_data.10",
      "value profile_data.2",
    ]);
    expect(differs({ profile_data: { 2: "a" } }, { profile_data: {} })).toEqual(["missing profile_data.<n>"]);
  });
});

test("a client can live with another order, wording, HTML and system bot, and with a queue that only the recorder kept", () => {
  const soft = (kind: Parameters<typeof isSoft>[0]["kind"], recorded: unknown = 1) => isSoft({ kind, path: "", recorded, received: 2 });
  expect((["html", "msg", "order", "sysbot"] as const).map((kind) => soft(kind))).toEqual([true, true, true, true]);
  expect(
    (["value", "type", "missing", "extra", "id", "length", "events", "status", "outcome", "queue"] as const).some((kind) => soft(kind)),
  ).toBe(false);
  expect([soft("queue", "alive"), soft("queue", null)]).toEqual([true, false]);
});

test("small questions about JSON values", () => {
  expect([nameText("x"), nameText(1), nameText(undefined), nameText(null)]).toEqual(["x", "1", "null", "null"]);
  expect([
    listKeyOf([
      { id: 1, name: "x" },
      { id: 2, name: "x" },
    ]),
    listKeyOf([{ id: 1 }, { id: 1 }]),
    listKeyOf([{ name: {} }]),
  ]).toEqual(["id", undefined, undefined]);
  expect(listKeyOf([{ name: null }, { name: "x" }])).toBe("name");
  expect(listKeyOf([1, 2].map((id) => ({ id, user_id: id, email: `${id}@a`, name: `n${id}` })))).toBe("name");
  expect(listKeyOf([1, 2].map((id) => ({ id, user_id: id, email: `${id}@a`, name: "n" })))).toBe("email");
  expect([typeOf(null), typeOf(undefined), typeOf([]), typeOf({}), typeOf(1)]).toEqual(["null", "null", "list", "object", "number"]);
  expect(["b", "a", "B"].sort(byCodeUnit)).toEqual(["B", "a", "b"]);
  expect([isDigits("12"), isDigits("1a"), isDigits(12), isDigits("")]).toEqual([true, false, false, false]);
  expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  for (const other of [{ a: [1, { b: 3 }] }, { a: [1] }, { a: [1, { b: 2 }], c: 1 }, { c: [1, { b: 2 }] }, null, [1]]) {
    expect(isSame({ a: [1, { b: 2 }] }, other)).toBe(false);
  }
  expect(isSame([], {})).toBe(false);
});

describe("pairs of IDs", () => {
  it("are made once, and of one kind", () => {
    const pairs = idPairs();
    expect([pairs.unify("user", 1, 11), pairs.unify("user", 1, 12), pairs.unify("user", 2, 11), pairs.unify("stream", 1, 12)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([pairs.partnerOf("user", 1), pairs.partnerOf("stream", 1), pairs.partnerOf("user", 2)]).toEqual([11, 12, undefined]);
    expect([pairs.unify("stream", 2, 12), pairs.unify("user", 3, 12)]).toEqual([false, true]);
    expect(pairs.unify("user", 1, 11)).toBe(true);
  });

  it("are tried on a copy that leaves them unchanged", () => {
    const pairs = idPairs();
    pairs.unify("user", 1, 11);
    const copy = pairs.copy();
    expect([copy.canUnify("user", 1, 12), copy.canUnify("user", 2, 11), copy.unify("user", 2, 12)]).toEqual([false, false, true]);
    expect([pairs.partnerOf("user", 2), pairs.canUnify("user", 3, 12)]).toEqual([undefined, true]);
  });
});

test.each([
  [{ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }, true],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
  [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[1, { a: 2 }], [1, { a: 3 }], false],
  [[1], [1, 2], false],
  [[], {}, false],
])("of %j and %j it is known whether they are the same: %j", (a, b, same) => {
  expect([isSame(a, b), isSame(b, a)]).toEqual([same, same]);
});

test("pairs that are known to differ have a reason, and those that are alike although they are named are listed", () => {
  const known = readKnownPairs({ known: [{ scenario: "s", pairs: [1, 2, 3, 4, 5], reason: "why" }] }) ?? new Map<string, string>();
  const pair = (n: number, status: PairStatus): PairResult => ({ ...{ file: "f", scenario: "s", title: "" }, n, status, differences: [] });
  const results = [pair(1, "identical"), pair(2, "soft"), pair(3, "differs"), pair(4, "skipped"), pair(6, "identical"), pair(7, "differs")];
  expect(alikeThoughKnown(results, known)).toEqual(["s#1", "s#2"]);
  expect(results.map((result) => asKnown(result, known).status)).toEqual(["identical", "soft", "known", "skipped", "identical", "differs"]);
  expect(asKnown(pair(3, "differs"), known).reason).toBe("why");
  expect(readKnownPairs({ known: [{ scenario: "s", pairs: ["1"], reason: "why" }] })).toBeUndefined();
});
