/** Steps that expect events. */
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../src/index";
import type { Step } from "../../src/matching/scenario";
import { differencesOf, play, statuses } from "./played-steps";
import { scriptedTarget } from "./scripted-target";

describe("events", () => {
  const queueOf = (events: { id: number; type: string }[]) =>
    scriptedTarget({
      call: ({ parameters }) => ({
        body: { result: "success", events: events.filter(({ id }) => id > Number(parameters["last_event_id"])) },
      }),
    });
  const step = (expected: JsonValue[], more = {}): Step => ({
    events: { queue: "q", as: "a@b.c", ...more },
    expect: expected,
  });

  it("are fetched without blocking, each once", async () => {
    const { target, asked } = queueOf([
      { id: 0, type: "a" },
      { id: 1, type: "heartbeat" },
      { id: 2, type: "b" },
    ]);
    const results = await play(target, step([{ type: "a" }, { type: "b" }]), step([]));
    expect(statuses(results)).toBe("passed passed");
    expect(asked.slice(1)).toMatchObject([
      { call: { method: "GET", path: "/events", parameters: { queue_id: "q", last_event_id: -1, dont_block: true } } },
      { call: { parameters: { last_event_id: 2 } } },
    ]);
  });

  it("must be these and no others, in this order", async () => {
    const { target } = queueOf([
      { id: 0, type: "a" },
      { id: 1, type: "b" },
    ]);
    expect(statuses(await play(target, step([{ type: "a" }])))).toBe("failed");
    expect(statuses(await play(target, step([{ type: "b" }, { type: "a" }])))).toBe("failed");
    expect(await differencesOf(target, step([]))).toEqual(['events: expected [], got [{"id":0,"type":"a"},{"id":1,"type":"b"}]']);
  });

  it("may come in any order, and among others, when the step says so", async () => {
    const { target } = queueOf([
      { id: 0, type: "a" },
      { id: 1, type: "b" },
    ]);
    const any = { in_any_order: true };
    const others = { allow_others: true };
    const turned = [{ type: "b" }, { type: "a" }];
    expect(statuses(await play(target, step(turned, any)))).toBe("passed");
    expect(statuses(await play(target, step([{ type: "b" }], any)))).toBe("failed");
    expect(statuses(await play(target, step([{ type: "b" }], others)))).toBe("passed");
    expect(statuses(await play(target, step(turned, others)))).toBe("failed");
    expect(statuses(await play(target, step(turned, { ...any, ...others })))).toBe("passed");
  });

  it("are waited for on a target that needs time", async () => {
    let polls = 0;
    const { target } = scriptedTarget({
      patienceMilliseconds: 2000,
      call: () => {
        polls += 1;
        return { body: { result: "success", events: polls < 3 ? [] : [{ id: 0, type: "a" }] } };
      },
    });
    expect(statuses(await play(target, step([{ type: "a" }])))).toBe("passed");
    expect(polls).toBe(3);
  });

  it("of a queue that does not answer end the scenario", async () => {
    const { target } = scriptedTarget({ call: () => ({ status: 400, body: { result: "error", msg: "Gone." } }) });
    const results = await play(target, step([]), step([]));
    expect(results.map(({ status, reason }) => [status, reason])).toEqual([
      ["failed", "the events of the queue could not be fetched: Gone. (HTTP 400)"],
      ["skipped", "step 1 could not be played"],
    ]);
  });
});
