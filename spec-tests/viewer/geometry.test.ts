/** Where the pages draw lines, marks and cells. */
import { describe, expect, test } from "vitest";
import { createRealm } from "../../src/index";
import { stepEvents } from "../../src/testing/trace/deliveries";
import { player } from "../../src/testing/trace/player";
import {
  cellName,
  deliveryTotals,
  type EventLine,
  fetchedOf,
  gridRows,
  nextCell,
  passedText,
  queuesOf,
} from "../../src/viewer/app/delivery-lines";
import { barPaths, barsOf, laneBottom, lastStep } from "../../src/viewer/app/density-geometry";
import type { Item } from "../../src/viewer/app/run-items";
import { layout, lowerBound } from "../../src/viewer/app/step-lines";
import { areaOf, lanesOf, lifeOf, places } from "../../src/viewer/app/timeline-geometry";

function item(n: number, row: Partial<Item["row"]> = {}): Item {
  const plain = { at: 0, account: 1, operation: "send-message", gist: "", writes: true, events: 1, to: [], status: 200 };
  return { n, b: 0, failed: [], row: { ...plain, kind: "call", ...row } };
}

describe("the list of steps", () => {
  const { lines, tops, total } = layout([item(1), item(2), item(3, { at: 60 })], 30);

  test("each time has a heading, and each line begins where the one before ends", () => {
    expect(lines.map((line) => ("heading" in line ? line.heading : `step ${line.item.n}`))).toEqual([0, "step 1", "step 2", 60, "step 3"]);
    expect(tops).toEqual([0, 24, 54, 84, 108]);
    expect(total).toBe(138);
  });

  test("the first line at or below a height is found", () => {
    expect([0, 1, 24, 55, 138].map((top) => lowerBound(tops, top))).toEqual([0, 1, 1, 3, 5]);
    expect(lowerBound([], 10)).toBe(0);
  });
});

describe("the timeline of a short run", () => {
  const account = (user_id: number) => ({ user_id, name: "", email: "", role: 400, is_bot: false });
  const queue = (queue_id: string, user_id: number, held: readonly (number | undefined)[] = []) => ({ queue_id, user_id, held });

  test("a lane is thicker by two further queues at most", () => {
    const queues = [queue("a", 1), queue("b", 2), queue("c", 1), queue("d", 1), queue("e", 1)];
    const { own, end } = lanesOf([account(1), account(2)], queues);
    expect(own.map(({ y, first, further }) => [y, first?.queue_id, further.map((one) => [one.queue.queue_id, one.y])])).toEqual([
      [
        68,
        "a",
        [
          ["c", 90],
          ["d", 106],
        ],
      ],
      [128, "b", []],
    ]);
    expect(end).toBe(142);
  });

  test("steps are in order, a jump of the clock is a band between them, and each second has its time", () => {
    const { at, folds, seconds, total } = places([item(1), item(2), item(3, { moved: 3600 }), item(4, { at: 3600 })], 400);
    const xs = at.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    expect(at.map((place) => place.item.n)).toEqual([1, 2, 3, 4]);
    const [fold] = folds;
    expect(folds.length).toBe(1);
    expect(xs[2]).toBe((fold?.x ?? 0) + (fold?.width ?? 0) / 2);
    expect(xs[1]).toBeLessThan(fold?.x ?? 0);
    expect(xs[3]).toBeGreaterThan((fold?.x ?? 0) + (fold?.width ?? 0));
    expect(seconds.map((second) => second.at)).toEqual([0, 3600]);
    expect(total).toBe(400);
  });

  test("steps of a branch have no place, and a long run is wider than the page", () => {
    const long = Array.from({ length: 50 }, (_, index) => item(index + 1));
    const { at, total } = places([...long, { ...item(50), b: 1 }], 400);
    expect(at.length).toBe(50);
    expect(total).toBeGreaterThan(50 * 22);
  });

  test("a queue has a line for as long as it exists, and an area while it holds events", () => {
    const at = [1, 2, 3].map((n) => ({ item: item(n), x: 10 * n }));
    const held = queue("a", 1, [undefined, 0, 3]);
    expect(lifeOf(at, 50, held, 100)).toBe("M20 46H30M30 46H100");
    expect(areaOf(at, 50, held, 100)).toBe("M30 52h70v5.1h-70z");
  });
});

describe("the timeline of a long run", () => {
  const run = [item(1), item(2, { status: 400 }), item(3, { account: 9 }), item(4)];

  test("steps are counted by account and column; those of other accounts are the world's", () => {
    const { columns, counts, most } = barsOf(run, [1], 8);
    expect(columns).toBe(2);
    expect([...counts]).toEqual([
      ["1:0", { all: 2, bad: 1 }],
      ["0:1", { all: 1, bad: 0 }],
      ["1:1", { all: 1, bad: 0 }],
    ]);
    expect(most).toBe(2);
    expect([lastStep(run), lastStep([])]).toEqual([4, 1]);
  });

  test("a bar is as high as its share of the largest one, with trouble on top", () => {
    const bars = barsOf(run, [1], 8);
    expect(laneBottom(0)).toBe(51);
    expect(barPaths(bars, 1, 100)).toEqual({ all: "M0 100v-21h3v21zM4 100v-10.5h3v10.5z", bad: "M0 79h3v10.5h-3z" });
    expect(barPaths(bars, 2, 100)).toEqual({ all: "", bad: "" });
  });
});

describe("the deliveries of a run", async () => {
  const own = player(createRealm({ users: [{ email: "ann@example.test" }, { email: "bob@example.test" }] }));
  const call = (operation: "registerQueue" | "addAlertWords" | "getEvents", user_id: number, params: Record<string, unknown>) =>
    own.take({ kind: "call", operation, user_id, params: JSON.parse(JSON.stringify(params)) });
  await call("registerQueue", 1, { event_types: ["alert_words"] });
  await call("registerQueue", 2, {});
  await call("addAlertWords", 1, { alert_words: ["lunch"] });
  await call("addAlertWords", 1, { alert_words: ["tea"] });
  const [first] = queuesOf(own.steps);
  await call("getEvents", 1, { queue_id: first?.queue.queue_id, last_event_id: -1 });
  const columns = queuesOf(own.steps);
  const lines = own.steps.flatMap((step, place) =>
    stepEvents(step).map((event, index): EventLine => ({ item: item(place + 1), step, event, index })),
  );

  test("queues are in the order of their registration, with the step that registered them", () => {
    expect(columns.map(({ queue, from }) => [queue.user_id, from])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("an event that a client fetched is known by its queue", () => {
    expect([...fetchedOf(own.steps)]).toEqual([[first?.queue.queue_id, 1]]);
  });

  test("each step is above its events", () => {
    expect(gridRows(lines).map((row) => ("event" in row ? row.index : `step ${row.item.n}`))).toEqual(["step 3", 0, "step 4", 0]);
  });

  test("each queue received an event or did not", () => {
    expect(deliveryTotals(lines)).toEqual({ delivered: 2, withheld: 2 });
  });

  test("arrows go from cell to cell, and stop at the edges", () => {
    const name = (line: number, column: number): string => {
      const [one, queue] = [lines[line], columns[column]?.queue];
      return one === undefined || queue === undefined ? "" : cellName(one, queue.queue_id);
    };
    const from = (line: number, column: number, key: string): string | undefined => nextCell(lines, columns, name(line, column), key)?.cell;
    expect(from(0, 0, "ArrowRight")).toBe(name(0, 1));
    expect(from(0, 1, "ArrowRight")).toBe(name(0, 1));
    expect(from(0, 1, "ArrowDown")).toBe(name(1, 1));
    expect(from(1, 1, "ArrowUp")).toBe(name(0, 1));
    expect(from(0, 0, "ArrowLeft")).toBe(name(0, 0));
    expect(nextCell(lines, columns, null, "ArrowDown")).toEqual({ cell: name(0, 0), step: "3" });
    expect(from(0, 0, "Enter")).toBe(undefined);
    expect(nextCell([], columns, null, "ArrowDown")).toBe(undefined);
  });

  test("a check that a queue passed says why", () => {
    const [ofAnn, ofBob] = columns;
    expect(ofAnn && passedText("event_types", ofAnn.queue)).toBe("The queue requested alert_words.");
    expect(ofBob && passedText("event_types", ofBob.queue)).toBe("The queue requested all types.");
    expect(ofBob && passedText("narrow", ofBob.queue)).toBe("The queue has none.");
  });
});
