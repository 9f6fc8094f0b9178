/** Snapshots that compare and print: by our own functions, and by those of Node and vitest. */
import assert from "node:assert";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createRealm, diffStates, type Realm, realmFromJSON, realmToJSON, sameState, sendMessage, updateMessage } from "../../src/index";

const START = createRealm({
  users: [{ email: "ann@example.test", role: "owner" }],
  channels: [{ name: "general", subscribers: "all" }],
});

function said(realm: Realm, content: string): Realm {
  const outcome = sendMessage(realm, 1, { type: "channel", to: 1, topic: "t", content });
  if (!outcome.ok) throw new Error(outcome.error.msg);
  return outcome.realm;
}

const ONE = said(START, "hi");
const OTHER = said(START, "ho");

describe("sameState and diffStates", () => {
  test("find a snapshot the same as itself, as its copy, and as one of the same history", () => {
    for (const same of [ONE, realmFromJSON(realmToJSON(ONE)), said(START, "hi")]) {
      expect(sameState(ONE, same)).toBe(true);
      expect(diffStates(ONE, same)).toEqual([]);
    }
    expect(sameState(ONE, OTHER)).toBe(false);
    expect(sameState(START, ONE)).toBe(false);
  });

  test("list what differs, a line for each place", () => {
    expect(diffStates(ONE, OTHER)).toEqual(['messages[0].content: "hi" → "ho"']);
    const lines = diffStates(START, ONE);
    expect(lines).toContainEqual(expect.stringMatching(/^messages\[0\]: added \{"id":1,/));
    expect(diffStates(ONE, START)).toContainEqual(expect.stringMatching(/^messages\[0\]: removed \{"id":1,/));
  });

  test("list an edit with its history", () => {
    const edited = updateMessage(ONE, 1, { message_id: 1, content: "hello" }).realm;
    expect(diffStates(ONE, edited)).toContain('messages[0].content: "hi" → "hello"');
  });
});

describe("comparers and printers that only see the outside", () => {
  test("Node's deepEqual distinguishes snapshots, and finds equal ones equal", () => {
    expect(() => assert.deepStrictEqual(ONE, OTHER)).toThrow();
    expect(() => assert.deepEqual(ONE, OTHER)).toThrow();
    expect(() => assert.deepStrictEqual(ONE.messages, START.messages)).toThrow();
    assert.deepStrictEqual(ONE, said(START, "hi"));
    assert.deepEqual(ONE, realmFromJSON(realmToJSON(ONE)));
  });

  test("vitest's toEqual does as well", () => {
    expect(ONE).toEqual(said(START, "hi"));
    expect(ONE).not.toEqual(OTHER);
  });

  test("Node prints the contents of collections, and JSON text holds them", () => {
    expect(inspect(ONE.user_ids_by_email)).toBe("HashMap [ [ 'ann@example.test', 1 ] ]");
    expect(inspect(ONE.messages)).toMatch(/^Vector \[/);
    expect(JSON.stringify(ONE.user_ids_by_email)).toBe('[["ann@example.test",1]]');
  });
});
