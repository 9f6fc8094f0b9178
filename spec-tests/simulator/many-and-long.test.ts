// Many requests at the same time, long names, and programs that never let the clock arrive.
import process from "node:process";
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { didYouMean, similarNames } from "../../src/protocol/problem-words";
import { advanceInSteps } from "../../src/simulator/advance-in-steps";

const ANN = "ann@example.test";
const FIXTURE = { users: [{ email: ANN, api_key: "key", role: "owner" as const }, { email: "bob@example.test" }] };
const headers = { authorization: `Basic ${btoa(`${ANN}:key`)}` };

/** The warnings of the process while a function runs. */
async function warningsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on("warning", note);
  await work();
  // Warnings are sent in a turn of their own.
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", note);
  return warnings;
}

test.each([
  ["without a signal", undefined],
  ["with the same signal", new AbortController().signal],
])("many delayed answers and polls %s are no leak", async (_what, signal) => {
  const sim = createSimulator(FIXTURE);
  const queues = Array.from({ length: 12 }, () => sim.must.as(ANN).registerQueue({ event_types: ["message"] }).queue_id ?? "");
  const init = signal === undefined ? { headers } : { headers, signal };
  const ask = (path: string) => sim.fetch(`/api/v1/${path}`, init);
  const warnings = await warningsOf(async () => {
    const polls = queues.map((queue) => ask(`events?queue_id=${queue}&last_event_id=-1`));
    sim.faults.plan({ rules: [{ fault: "delay", seconds: 5, operation: "get-own-user" }] });
    const delayed = Array.from({ length: 12 }, () => ask("users/me"));
    await sim.clock.advanceAsync({ seconds: 100 });
    await Promise.all([...polls, ...delayed]);
  });
  expect(warnings).toEqual([]);
});

test("a caller that aborts ends all of its requests", async () => {
  const sim = createSimulator(FIXTURE);
  const controller = new AbortController();
  sim.faults.plan({ rules: [{ fault: "delay", seconds: 5 }] });
  const asked = Array.from({ length: 3 }, () => sim.fetch("/api/v1/users/me", { headers, signal: controller.signal }));
  controller.abort(new Error("enough"));
  const ends = await Promise.allSettled(asked);
  expect(ends.map((end) => (end.status === "rejected" ? end.reason.message : end.status))).toEqual(["enough", "enough", "enough"]);
  expect(sim.waiting()).toEqual([]);
});

test("a name of a million letters is compared with names of its length only", () => {
  const long = "a".repeat(1_000_000);
  expect(didYouMean(long, ["general", "a".repeat(60)])).toBe("");
  expect(similarNames("genral", ["general", "generals", "genrally", "x"])).toEqual(["general", "generals", "genrally"]);
});

test("a program that restores an earlier snapshot at each event ends the move of the clock with an error", async () => {
  const sim = createSimulator(FIXTURE);
  const at = sim.clock.now + 10;
  sim.must.as(ANN).createScheduledMessage({ type: "direct", to: [2], content: "later", scheduled_delivery_timestamp: at });
  const { queue_id = "" } = sim.must.as(ANN).registerQueue({ event_types: ["message"] });
  const before = sim.snapshot();
  let rounds = 0;
  const poll = async (): Promise<void> => {
    while (rounds < 1000) {
      await sim.fetch(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers });
      rounds += 1;
      sim.restore(before);
    }
  };
  void poll();
  await expect(sim.clock.advanceAsync({ seconds: 60 })).rejects.toThrow("the clock was set back more than 100 times");
  rounds = 1000;
});

test("the same holds for a clock of a control plane, which is moved in steps", async () => {
  let now = 0;
  const clock = {
    now: () => now,
    next: () => now + 1,
    moveTo: (time: number) => (now = time),
    settled: async () => void (now = 0),
    call: "clock",
  };
  await expect(advanceInSteps(clock, 10)).rejects.toThrow("clock: the clock was set back more than 100 times");
  expect(await advanceInSteps({ ...clock, settled: async () => undefined }, 3)).toEqual([1, 2, 3]);
});
