/** Parts of the pages that need no browser. */
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { createRealm } from "../../src/index";
import { operationForms, typicalParameters } from "../../src/testing/forms/operation-forms";
import { aboutness, byAboutness } from "../../src/viewer/app/about";
import { widthWithin } from "../../src/viewer/app/columns";
import type { Item } from "../../src/viewer/app/run-items";
import { MESSAGE_ROW, rowHeight, runSequence } from "../../src/viewer/app/sequence-rows";
import type { PlayedItem } from "../../src/viewer/app/sequence-types";
import { freeName, noEvents } from "../../src/viewer/app/words";
import { byUse } from "../../src/viewer/engine/forms";
import { foundPlace, messageIdOf } from "../../src/viewer/engine/scene";
import { FIXTURE } from "./runs";

describe("what a step is about", () => {
  test.each([
    ["send-message", ["message", "update_message_flags add", "user_topic", "muted_topics"]],
    ["update-message", ["update_message", "message", "user_topic"]],
    ["delete-message", ["delete_message", "update_message_flags remove", "stream update"]],
    ["add-reaction", ["reaction add", "message"]],
    ["subscribe", ["subscription add", "subscription peer_add", "message"]],
    ["create-channel", ["stream create", "message", "subscription add"]],
    ["update-user", ["realm_user update", "realm update", "presence"]],
  ])("%s: first %j", (operation, names) => {
    const [first] = names;
    expect(byAboutness(operation, [...names].reverse(), (name) => name)[0]).toBe(first);
  });

  test("others stay in their order", () => {
    const names = ["user_topic", "stream update", "message"];
    expect(byAboutness("send-message", names, (name) => name)).toEqual(["message", "user_topic", "stream update"]);
    expect(aboutness("get-own-user", "message")).toBe(0);
  });
});

test("a step without events says why", () => {
  expect(noEvents({ status: 400 })).toBe("The step was refused, so it has no events.");
  expect(noEvents({ status: 200 })).toBe("This step caused no event.");
  expect(noEvents({})).toBe("This step caused no event.");
  expect(noEvents({ status: 0, fault: { rule: "x", fault: "lose_request" } })).toBe(
    "The realm never received this request; the client got no answer. The step has no events.",
  );
});

test("a snapshot gets a name that no other has", () => {
  expect(freeName("before the reset", [])).toBe("before the reset");
  expect(freeName("before the reset", ["before the reset", "before the reset (2)"])).toBe("before the reset (3)");
});

test("a column is never wider than the page, and never vanishes", () => {
  expect([0, 300.4, 5000].map((width) => widthWithin(width, 1440))).toEqual([160, 300, 1296]);
});

describe("the form of a request", () => {
  const parametersOf = (id: string) => operationForms(421).find((form) => form.id === id)?.parameters ?? [];
  const names = (id: string, uses = new Map<string, number>()): readonly string[] =>
    byUse(parametersOf(id), uses, typicalParameters(createRealm(FIXTURE), id, 1)).map(({ name }) => name);

  test("has required parameters first, then those used most, then those of a typical call", () => {
    expect(names("send-message").slice(0, 5)).toEqual(["type", "content", "topic", "to", "queue_id"]);
    expect(names("get-messages").slice(0, 5)).toEqual(["anchor", "num_before", "num_after", "narrow", "include_anchor"]);
    const uses = new Map([
      ["local_id", 2],
      ["queue_id", 7],
    ]);
    expect(names("send-message", uses).slice(0, 4)).toEqual(["type", "content", "queue_id", "local_id"]);
  });

  test("says in words what each parameter takes", () => {
    expect(parametersOf("send-message")).toContainEqual({
      name: "to",
      required: false,
      hint: "whole number, list of whole numbers, list of texts or text",
    });
    expect(parametersOf("update-message-flags").map(({ hint }) => hint)).toEqual(["list of whole numbers", "add or remove", "text"]);
    const all = operationForms(421).flatMap(({ parameters }) => parameters);
    expect(all.filter(({ hint }) => hint === "" || /\b(integer|string|boolean|array|record)\b|[_[{]?undefined/.test(hint))).toEqual([]);
  });
});

test("the sequence of a run has a line for each event, and a bar for each queue from its registration to its end", () => {
  const accounts = [
    { user_id: 1, name: "Ann" },
    { user_id: 2, name: "Bob" },
  ];
  const step = (n: number, account: number): Item => ({
    n,
    b: 0,
    failed: [],
    row: { at: 0, account, operation: "send-message", kind: "call", gist: "", writes: true, events: 1, to: [] },
  });
  const queues = (...ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id) => [id, id.startsWith("a") ? 1 : 2]));
  const played: readonly PlayedItem[] = [
    { events: [], queues: queues("a1") },
    { events: [], queues: queues("a1", "a2", "b1") },
    { events: [{ text: "message", queues: ["a1", "b1"] }], queues: queues("a1", "a2", "b1") },
    { events: [], queues: queues("a2", "b1") },
    { events: [], queues: queues("a2", "b1", "a3") },
  ];
  const { rows, bars } = runSequence(
    played.map((_one, index) => step(index + 1, 1)),
    accounts,
    0,
    ({ n }) => played[n - 1],
  );
  expect(rows.map(rowHeight)).toEqual([MESSAGE_ROW, MESSAGE_ROW, MESSAGE_ROW + 20, MESSAGE_ROW, MESSAGE_ROW]);
  expect([...bars]).toEqual([
    ["a1", { user_id: 1, lane: 0, slot: 0, from: 0, to: 3 }],
    ["a2", { user_id: 1, lane: 0, slot: 1, from: 1 }],
    ["b1", { user_id: 2, lane: 1, slot: 0, from: 1 }],
    ["a3", { user_id: 1, lane: 0, slot: 0, from: 4 }],
  ]);
});

test("a message is in the place where the account that looks finds it, if it can read it", () => {
  const [ann, bob] = ["ann@example.test", "bob@example.test"];
  const messages = [
    { sender: ann, channel: "release", topic: "3.2", content: "a" },
    { sender: ann, to: [bob], content: "b" },
    { sender: ann, to: [ann], content: "c" },
  ];
  const realm = createRealm({ ...FIXTURE, messages });
  expect([1, 2, 3].map((user) => foundPlace(realm, user, 1))).toEqual([
    { stream_id: 2, topic: "3.2" },
    { stream_id: 2, topic: "3.2" },
    null,
  ]);
  expect([1, 2, 3].map((user) => foundPlace(realm, user, 2))).toEqual([{ user_ids: [2] }, { user_ids: [1] }, null]);
  expect(foundPlace(realm, 1, 3)).toEqual({ user_ids: [1] });
  expect(foundPlace(realm, 1, 4)).toBe(undefined);
  const step = { before: realm, after: realm, outcomes: [], call: { kind: "clock", to: 0 } } as const;
  const of = (before: typeof realm, params: object): number | undefined => messageIdOf({ ...step, outcomes: [], before }, { ...params });
  expect(of(realm, { message_id: 2 })).toBe(2);
  expect(of(realm, { message_id: 9 })).toBe(undefined);
  expect(of(realm, {})).toBe(undefined);
  expect(of(createRealm(FIXTURE), { message_id: 2 })).toBe(3);
});

test("the page, and what it uses of the library, compile without the types of Node", () => {
  const compiler = "node_modules/typescript-native/bin/tsc";
  const { stdout } = spawnSync(process.execPath, [compiler, "--noEmit", "-p", "src/viewer"], { encoding: "utf8" });
  expect(stdout).toBe("");
});
