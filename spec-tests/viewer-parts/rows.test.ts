/** The places of bars in the diagram of a run, and what is known of deliveries. */
import { describe, expect, test } from "vitest";
import { createRealm } from "../../src/index";
import type { PlayedStep } from "../../src/trace-player";
import { fetchedOf } from "../../src/viewer/app/delivery-lines";
import type { Item } from "../../src/viewer/app/run-items";
import { MOST_EVENTS, rowHeight, runSequence } from "../../src/viewer/app/sequence-rows";
import type { PlayedItem } from "../../src/viewer/app/sequence-types";
import { layout, lowerBound } from "../../src/viewer/app/step-lines";

function item(n: number, row: Partial<Item["row"]> = {}): Item {
  const plain = { at: 0, account: 1, operation: "send-message", gist: "", writes: true, events: 1, to: [], status: 200 };
  return { n, b: 0, failed: [], row: { ...plain, kind: "call", ...row } };
}

const names = [1, 2, 3, 4, 5, 6].map((user_id) => ({ user_id, name: `u${user_id}` }));

/** The sequence of steps after which these queues exist. */
function sequence(queues: readonly Readonly<Record<string, number>>[], accounts = 2) {
  const played = (one: Item): PlayedItem => ({ events: [], queues: new Map(Object.entries(queues[one.n - 1] ?? {})) });
  const items = queues.map((_, index) => item(index + 1));
  return runSequence(items, names.slice(0, accounts), 0, played);
}

const bars = (queues: readonly Readonly<Record<string, number>>[]) =>
  [...sequence(queues).bars].map(([id, { lane, slot, from, to }]) => [id, lane, slot, from, to]);

describe("the bars of queues", () => {
  test("begin and end with their queues, next to the lane of their account", () => {
    expect(bars([{ a: 1 }, { a: 1, b: 2 }, { b: 2 }])).toEqual([
      ["a", 0, 0, 0, 2],
      ["b", 1, 0, 1, undefined],
    ]);
  });

  test("a new queue has the place of the one that ended, whichever that was", () => {
    const all = { a: 1, b: 1, c: 1 };
    expect(bars([all, { a: 1, c: 1 }, { a: 1, c: 1, d: 1 }]).map(([id, , slot]) => [id, slot])).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
      ["d", 1],
    ]);
    expect(bars([all, { b: 1, c: 1 }, { b: 1, c: 1, d: 1 }]).at(-1)).toEqual(["d", 0, 0, 2, undefined]);
    expect(bars([all, { a: 1, b: 1 }, { a: 1, b: 1, d: 1 }, { a: 1, b: 1, d: 1, e: 1 }]).map(([id, , slot]) => [id, slot])).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
      ["d", 2],
      ["e", 3],
    ]);
  });

  test("a queue can end and another begin in one step", () => {
    expect(bars([{ a: 1 }, { b: 1 }])).toEqual([
      ["a", 0, 0, 0, 1],
      ["b", 0, 0, 1, undefined],
    ]);
  });
});

describe("the lanes of a run", () => {
  test("five accounts have one each; those of others share one before the realm", () => {
    expect(sequence([{ a: 6 }], 5).lanes).toEqual(["u1", "u2", "u3", "u4", "u5", "Realm"]);
    const six = sequence([{ a: 6 }], 6);
    expect(six.lanes).toEqual(["u1", "u2", "u3", "u4", "u5", "Other accounts", "Realm"]);
    expect(six.bars.get("a")?.lane).toBe(5);
    expect(sequence([{ a: 6 }], 5).bars.get("a")?.lane).toBe(0);
  });

  test("a step of no account is a band, but for requests", () => {
    const none = (): undefined => undefined;
    const items = [item(1, { account: 0, operation: "clock", gist: "5 s", moved: 5 }), item(2, { account: 0, kind: "request" })];
    const [clock, request] = runSequence(items, names.slice(0, 2), 0, none).rows;
    expect(clock).toMatchObject({ kind: "band", text: "the clock moves · 5 s", seconds: 5 });
    expect(request).toMatchObject({ kind: "message", from: 0, to: 2 });
  });

  test("a row is as high as its events, up to a line for those that are counted", () => {
    const event = { text: "e", queues: [] };
    const height = (count: number): number => {
      const played = (): PlayedItem => ({ events: Array.from({ length: count }, () => event), queues: new Map() });
      const [row] = runSequence([item(1)], names, 0, played).rows;
      return row === undefined ? 0 : rowHeight(row);
    };
    expect([0, 1, MOST_EVENTS, MOST_EVENTS + 1, 50].map(height)).toEqual([46, 66, 206, 226, 226]);
    expect(rowHeight({ kind: "wrong", key: "w", text: "" })).toBe(32);
  });
});

describe("what a client fetched", () => {
  const realm = createRealm();
  const polls = (queue_id: string, ids: readonly number[], fault?: string): PlayedStep =>
    ({
      call: { kind: "request" },
      entry: {
        params: { queue_id },
        result: { events: ids.map((id) => ({ id })) },
        ...(fault === undefined ? {} : { fault: { fault } }),
      },
      before: realm,
      after: realm,
    }) as unknown as PlayedStep;

  test("is the newest event of each queue, also if a later poll repeats older ones", () => {
    expect([...fetchedOf([polls("a", [0, 1, 2]), polls("b", [7]), polls("a", [0, 1])])]).toEqual([
      ["a", 2],
      ["b", 7],
    ]);
    expect(fetchedOf([polls("a", [3, 1])]).get("a")).toBe(3);
  });

  test("does not count an answer that was lost, and no empty one", () => {
    expect([...fetchedOf([polls("a", [0]), polls("a", [1], "lose_answer"), polls("b", [])])]).toEqual([["a", 0]]);
    expect([...fetchedOf([polls("a", [1], "delay")])]).toEqual([["a", 1]]);
  });
});

test("a heading comes before the first step of each moment, also one that returns", () => {
  const { lines, tops, total } = layout([item(1), item(2, { at: 5 }), item(3, { at: 5 }), item(4)], 10);
  expect(lines.map((line) => ("heading" in line ? `at ${line.heading}` : line.item.n))).toEqual(["at 0", 1, "at 5", 2, 3, "at 0", 4]);
  expect([total, lowerBound(tops, total)]).toEqual([112, 7]);
  expect(layout([], 10)).toEqual({ lines: [], tops: [], total: 0 });
});
