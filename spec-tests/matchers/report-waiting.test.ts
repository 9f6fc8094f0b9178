/** A test that times out says which requests had no answer. */
import { describe, expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { reportWaiting } from "../../src/matchers";

const FIXTURE = { users: [{ email: "ann@example.test", api_key: "ann-key" }] };
const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
const TIMED_OUT = { task: { result: { errors: [{ message: "Test timed out in 5000ms." }] } } };
const PASSED = { task: { result: {} } };

function leavePoll(): void {
  const sim = createSimulator(FIXTURE);
  const { queue_id } = sim.must.as("ann@example.test").registerQueue({});
  void sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers });
}

describe("reportWaiting", () => {
  test("reports what waits after a test that timed out, and nothing after others", () => {
    const texts: string[] = [];
    const hook = reportWaiting((text) => void texts.push(text));
    leavePoll();
    hook(PASSED);
    hook(TIMED_OUT);
    expect(texts).toEqual([]);
    leavePoll();
    leavePoll();
    hook(TIMED_OUT);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.split("\n")).toEqual([
      "The test timed out while these requests had no answer:",
      expect.stringMatching(/^ {2}a poll \(get-events\) by ann@example\.test waits for an event, .*: cause an event, or advance/),
      expect.stringMatching(/^ {2}a poll/),
    ]);
  });

  test("reads the state of jest, which passes nothing to its hooks", () => {
    const state = Symbol("JEST_STATE_SYMBOL");
    const texts: string[] = [];
    const hook = reportWaiting((text) => void texts.push(text));
    leavePoll();
    hook();
    expect(texts).toEqual([]);
    expect(hook).toHaveLength(0);
    const error = "Exceeded timeout of 5000 ms for a test.";
    Object.assign(globalThis, { [state]: { currentlyRunningTest: { errors: [[error, new Error("here")]] } } });
    leavePoll();
    hook();
    Reflect.deleteProperty(globalThis, state);
    expect(texts).toHaveLength(1);
  });
});
