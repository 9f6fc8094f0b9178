/** The trace of a simulator: calls with their accounts, answers, and events with their audiences. */
import { expect, test } from "vitest";
import { createRealm, createSimulator, RefusalError, sendMessage } from "../../src/index";
import { traced, traceStep, traceText } from "../../src/trace";
import { credentials } from "../server/every-transport";

const FIXTURE = {
  now: "2026-01-01T00:00:00Z",
  users: [{ email: "ann@example.test", api_key: "secret" }, { email: "bob@example.test" }, { email: "cleo@example.test" }],
  channels: [{ name: "general", subscribers: ["ann@example.test", "bob@example.test"] }],
};
const HELLO = { type: "channel", to: "general", topic: "lunch", content: "Pizza?" } as const;

test("typed calls, refusals, the clock and requests are recorded in order, with the audiences of events", async () => {
  const sim = traced(createSimulator(FIXTURE));
  sim.as("ann@example.test").sendMessage(HELLO);
  sim.asUser(3).sendMessage({ ...HELLO, to: "nowhere" });
  sim.clock.advance({ hours: 1 });
  const body = new URLSearchParams({ type: "direct", to: "[2]", content: "Psst" });
  await sim.fetch("/api/v1/messages", { method: "POST", headers: credentials("ann@example.test", "secret"), body });
  const sent = 'sendMessage {"type":"channel","to":"general","topic":"lunch","content":"Pizza?"}';
  expect(sim.trace.text().split("\n")).toEqual([
    `1. 1767225600 ann@example.test: ${sent} → ok {"id":1,"automatic_new_visibility_policy":3}`,
    "     muted_topics to ann@example.test",
    "     user_topic to ann@example.test",
    "     stream/update to ann@example.test, bob@example.test, cleo@example.test",
    "     message to ann@example.test, bob@example.test",
    `2. 1767225600 cleo@example.test: ${sent.replace("general", "nowhere")} → refused: ` +
      'STREAM_DOES_NOT_EXIST: There is no channel named "nowhere".',
    '3. 1767229200 no account: clock.advance {"hours":1} → ok {"now":1767229200,"fired":[]}',
    '4. 1767229200 ann@example.test: POST /messages {"content":"Psst","to":[2],"type":"direct"} → ' +
      'ok {"result":"success","msg":"","id":2}',
    "     message to ann@example.test, bob@example.test",
  ]);
});

test("an event for all accounts except some has its audience", () => {
  const sim = traced(
    createSimulator({
      ...FIXTURE,
      users: [
        { ...FIXTURE.users[0], email: "ann@example.test", role: "owner" },
        { email: "bob@example.test" },
        { email: "gil@example.test", role: "guest" },
      ],
    }),
  );
  sim.must.as("ann@example.test").addDefaultStream({ stream_id: 1 });
  sim.must.as("ann@example.test").updateRealm({ description: "new" });
  expect(sim.trace.steps.map(({ events }) => events.map(({ audience }) => audience))).toEqual([
    [["ann@example.test", "bob@example.test"]],
    ["all"],
  ]);
});

test("calls by `must` are steps, accepted or refused", () => {
  const sim = traced(createSimulator(FIXTURE));
  expect(sim.must.as("ann@example.test").sendMessage(HELLO).id).toBe(1);
  expect(() => sim.must.asUser(2).sendMessage({ ...HELLO, to: "nowhere" })).toThrow(RefusalError);
  expect(sim.trace.steps.map(({ account, answer }) => [account, answer.ok])).toEqual([
    ["ann@example.test", true],
    ["bob@example.test", false],
  ]);
  sim.trace.clear();
  expect(sim.trace.text()).toBe("");
});

test("it is the same simulator, with its journal, snapshots and faults", async () => {
  const plain = createSimulator(FIXTURE);
  const sim = traced(plain);
  const start = sim.snapshot();
  await sim.fetch("/api/v1/server_settings");
  sim.as("ann@example.test").sendMessage(HELLO);
  expect(sim.journal).toEqual(plain.journal);
  expect(sim.snapshot()).toBe(plain.snapshot());
  sim.restore(start);
  expect(plain.snapshot()).toBe(start);
});

test("outcomes of pure functions become steps with their calls", () => {
  const outcome = sendMessage(createRealm(FIXTURE), 1, HELLO);
  const step = traceStep(outcome, { operation: "sendMessage", account: "ann@example.test", params: HELLO });
  expect(step.events.at(-1)).toEqual({ event: { type: "message" }, audience: ["ann@example.test", "bob@example.test"] });
  expect(traceText([step])).toContain("\n     message to ann@example.test, bob@example.test");
});

test("a value that is not a simulator is refused in a sentence", () => {
  const untyped: (simulator: never) => unknown = traced;
  for (const wrong of [undefined, null, 5, {}]) expect(() => untyped(wrong as never)).toThrow(/^traced: expected a simulator, /);
});
