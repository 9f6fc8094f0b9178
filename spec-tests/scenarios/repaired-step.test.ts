/** Which steps `--update` can repair by itself, and which only a person can. */
import { describe, expect, test } from "vitest";
import { repairedStep } from "../../src/matching/repair";
import type { Step } from "../../src/matching/scenario";

const NOTHING_SAVED = { saved: new Map() };
const call = { call: "get-own-user", as: "ann@example.test" } as const;
const answer = (status: number, body: object) => ({ status, body: { result: status === 200 ? "success" : "error", msg: "", ...body } });

test.each([
  ["an answer that should not have come", { ...call, no_answer: true }, answer(200, {})],
  ["events with others between", { events: { queue: "q", as: "ann@example.test", allow_others: true }, expect: [] }, [{ type: "message" }]],
  ["a request without an answer", { ...call, expect: {} }, { thrown: "refused" }],
] as const)("a step that is left to people: %s", (_name, step, received) => {
  expect(repairedStep(step as unknown as Step, received, NOTHING_SAVED)).toBeUndefined();
});

describe("a step that is repaired", () => {
  test("expects the events that came", () => {
    const step = { events: { queue: "q", as: "ann@example.test" }, expect: [{ type: "message" }] } as const;
    expect(repairedStep(step, [{ type: "typing" }], NOTHING_SAVED)).toEqual({ ...step, expect: [{ type: "typing" }] });
  });

  test("says the status only where the answer does not imply it", () => {
    const repaired = (step: object, received: object): unknown => repairedStep({ ...call, ...step } as Step, received, NOTHING_SAVED);
    expect(repaired({}, answer(200, {}))).toEqual(call);
    expect(repaired({ status: 200 }, answer(200, {}))).toEqual({ ...call, status: 200 });
    expect(repaired({ status: 200 }, answer(404, { code: "BAD_REQUEST" }))).toEqual({
      ...call,
      status: 404,
      expect: { result: "error", code: "BAD_REQUEST" },
    });
    expect(repaired({}, answer(404, { code: "BAD_REQUEST" }))).toEqual({ ...call, expect: { result: "error", code: "BAD_REQUEST" } });
    expect(repaired({}, answer(500, { code: "INTERNAL" }))).toMatchObject({ status: 500 });
  });
});
