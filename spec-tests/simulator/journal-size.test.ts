/** How much a journal stores: all of the newest requests, and the answers of the newest of them. */
import { expect, test } from "vitest";
import { createSimulator } from "../../src/index";
import { stepLogOf } from "../../src/simulator/simulator-parts";
import { traced } from "../../src/trace";
import { traceOf } from "../../src/trace-file";

const MIB = 1024 ** 2;
const ANN = { email: "ann@example.test", api_key: "key" };
const HEADERS = { authorization: `Basic ${btoa("ann@example.test:key")}` };
const READS = 36;
const LENGTH = 500_000;
const NEWEST = "/api/v1/messages?anchor=newest&num_before=100&num_after=0&apply_markdown=false";

/** A realm with long messages: an answer with two of them is almost 1 MiB of JSON. */
function heavySimulator(messages = 2) {
  const content = "x".repeat(LENGTH);
  return createSimulator({
    server: { max_message_length: LENGTH },
    users: [ANN],
    channels: [{ name: "general", subscribers: "all" }],
    messages: Array.from({ length: messages }, () => ({ sender: ANN.email, channel: "general", topic: "t", content })),
  });
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length / MIB;

test("a journal has the entries of all requests, and the answers of the newest ones", async () => {
  const sim = heavySimulator();
  for (let count = 0; count < READS; count += 1) await sim.fetch(NEWEST, { headers: HEADERS });
  const { journal } = sim;
  expect(journal).toHaveLength(READS);
  const [oldest, newest] = [journal[0], journal.at(-1)];
  expect(oldest).toEqual({ ...newest, result: null, result_dropped: true });
  expect(newest?.result).toMatchObject({ result: "success" });
  expect(newest).not.toHaveProperty("result_dropped");
  const hasAnswer = journal.map(({ result }) => result !== null);
  expect(hasAnswer).toEqual([...hasAnswer].sort((one, other) => Number(one) - Number(other)));
  expect(sizeOf(journal)).toBeGreaterThan(30);
  expect(sizeOf(journal)).toBeLessThan(33);
});

test("the answers of the log of steps are dropped with those of the journal, also after the journal was cleared", async () => {
  const sim = heavySimulator();
  for (let count = 0; count < READS; count += 1) {
    await sim.fetch(NEWEST, { headers: HEADERS });
    sim.clearJournal();
  }
  expect(sim.journal).toEqual([]);
  const entries = stepLogOf(sim)?.steps.map(({ entry }) => entry) ?? [];
  expect(entries).toHaveLength(READS);
  expect(entries[0]).toMatchObject({ status: 200, result: null, result_dropped: true });
  expect(sizeOf(entries)).toBeLessThan(33);
});

test("an answer that is larger than all that is stored is there until the next one", async () => {
  const sim = heavySimulator(70);
  await sim.fetch(NEWEST, { headers: HEADERS });
  expect(sizeOf(sim.journal[0]?.result)).toBeGreaterThan(32);
  await sim.fetch("/api/v1/users/me", { headers: HEADERS });
  expect(sim.journal.map(({ result_dropped }) => result_dropped)).toEqual([true, undefined]);
});

test("a request without an answer does not say that one was dropped", async () => {
  const sim = heavySimulator();
  sim.faults.plan({ rules: [{ fault: "lose_request", times: 1 }] });
  await expect(sim.fetch(NEWEST, { headers: HEADERS })).rejects.toThrow();
  for (let count = 0; count < READS; count += 1) await sim.fetch(NEWEST, { headers: HEADERS });
  expect(sim.journal[0]).toMatchObject({ status: 0, result: null });
  expect(sim.journal.map(({ result_dropped }) => result_dropped).slice(0, 2)).toEqual([undefined, true]);
});

test("a trace notes each request once, and a saved one has the same digest with and without the answer", async () => {
  const sim = heavySimulator();
  const watched = traced(sim);
  for (let count = 0; count < READS; count += 1) await watched.fetch(NEWEST, { headers: HEADERS });
  expect(watched.trace.steps).toHaveLength(READS);
  const { digests } = await traceOf(sim);
  expect(new Set(digests).size).toBe(1);
});

test("a journal that was cleared has the requests since then, also when it drops old ones", async () => {
  const sim = createSimulator({}, { onUnhandledRequest: "bypass" });
  const ask = async (count: number): Promise<void> => {
    for (let request = 0; request < count; request += 1) await sim.fetch("/api/v1/users/me");
  };
  await ask(19_000);
  sim.clearJournal();
  await ask(1500);
  expect(sim.journal).toHaveLength(1500);
  expect(sim.journal.every(({ result }) => result !== null)).toBe(true);
});
