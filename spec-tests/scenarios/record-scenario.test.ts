/** A run of a simulator becomes a scenario that a new simulator repeats. */
import { expect, it, test } from "vitest";
import { stringify } from "yaml";
import { recordScenario } from "../../src/exchanges/record-scenario";
import { INTERFACE_ROUTES } from "../../src/matching/interface";
import { replayScenario } from "../../src/scenario/in-code";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { createSimulator } from "../../src/simulator/create-simulator";
import { loadFixture } from "../../src/targets/load-fixture";
import { credentials } from "../server/every-transport";
import { PHONE } from "../support/pushing";

const FIXTURE = {
  now: "2026-01-01T00:00:00Z",
  users: [
    { email: "ann@example.test", api_key: "key", role: "owner" as const },
    { email: "bob@example.test", api_key: "key" },
  ],
  channels: [{ name: "general", subscribers: "all" as const }],
};
const HELLO = { type: "channel", to: "general", topic: "Tea", content: "It costs $now" } as const;

async function replayed(sim: ReturnType<typeof createSimulator>) {
  const scenario = await recordScenario(sim);
  // It can be written as JSON.
  expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  const result = await replayScenario(scenario);
  expect(result.status, JSON.stringify(result.steps, null, 1)).toBe("passed");
  expect(result.steps).toHaveLength(scenario.steps.length);
  return scenario;
}

function asker(sim: ReturnType<typeof createSimulator>) {
  return async (method: string, path: string, who: string, form: Record<string, string> = {}) => {
    const isBody = method === "POST";
    const query = isBody ? "" : `?${new URLSearchParams(form).toString()}`;
    const body = isBody ? { body: new URLSearchParams(form) } : {};
    const headers = credentials(`${who}@example.test`, "key");
    return (await sim.fetch(`https://chat.test/api/v1${path}${query}`, { method, headers, ...body })).json();
  };
}

test("requests, refusals, events, a poll that waits, and moves of the clock are repeated", async () => {
  const sim = createSimulator(FIXTURE);
  const ask = asker(sim);
  const { queue_id } = await ask("POST", "/register", "bob", { event_types: '["message", "reaction"]' });
  const poll = ask("GET", "/events", "bob", { queue_id, last_event_id: "-1" });
  const { id } = await ask("POST", "/messages", "ann", HELLO);
  await poll;
  await ask("POST", "/messages", "ann", { ...HELLO, to: "nowhere" });
  await ask("POST", "/messages", "ann", { ...HELLO, colour: "red" });
  await ask("GET", "/users/me", "stranger");
  const later = { ...HELLO, scheduled_delivery_timestamp: String(sim.clock.now + 90) };
  await ask("POST", "/scheduled_messages", "ann", { ...later, to: "1" });
  await ask("POST", `/messages/${id}/reactions`, "bob", { emoji_name: "tada" });
  await ask("GET", "/events", "bob", { queue_id, last_event_id: "0" });
  sim.clock.advance({ minutes: 2 });
  await ask("GET", "/events", "bob", { queue_id, last_event_id: "2" });
  const { steps } = await replayed(sim);
  expect(steps).toMatchObject([
    { call: "register-queue", as: "bob@example.test", save: { queue_1: "queue_id" } },
    { call: "send-message", with: { content: "It costs $now" }, expect: { id: { $integer: true } } },
    { events: { queue: "$queue_1", as: "bob@example.test" }, expect: [{ type: "message" }] },
    { call: "send-message", expect: { result: "error", code: "STREAM_DOES_NOT_EXIST" } },
    { call: "send-message", ignores: ["colour"] },
    { call: "get-own-user", as: { email: "stranger@example.test" } },
    { call: "create-scheduled-message", save: { scheduled_1: "scheduled_message_id" } },
    { call: "add-reaction", with: { message_id: "$message_1" } },
    { events: { queue: "$queue_1" }, expect: [{ type: "message" }, { type: "reaction", op: "add" }] },
    { clock: { advance: { seconds: 120 } } },
    { events: { queue: "$queue_1" }, expect: [{ type: "message", message: { topic_links: [], subject: "Tea" } }] },
  ]);
});

test("typed calls, their refusals, files and accepted invitations are repeated", async () => {
  const sim = createSimulator(FIXTURE);
  const [ann, bob] = [sim.as("ann@example.test"), sim.as("bob@example.test")];
  const { queue_id } = sim.must.as("bob@example.test").registerQueue({ event_types: ["message"] });
  const { id } = sim.must.as("ann@example.test").sendMessage(HELLO);
  bob.getEvents({ queue_id, last_event_id: -1 });
  ann.sendMessage({ ...HELLO, to: "nowhere" });
  bob.getMessages({ anchor: id, num_before: 0, num_after: 0 });
  const body = new FormData();
  body.append("file", new Blob(["tea"]), "tea.txt");
  await sim.fetch("https://chat.test/api/v1/user_uploads", {
    method: "POST",
    headers: credentials("ann@example.test", "key"),
    body,
  });
  const { invite_link } = sim.must.as("ann@example.test").createInviteLink({});
  sim.acceptInvitation({ invite_link, email: "cleo@example.test", full_name: "Cleo" });
  const { steps } = await replayed(sim);
  expect(steps).toMatchObject([
    { call: "register-queue", as: "bob@example.test" },
    { call: "send-message", as: "ann@example.test", user_agent: "realm-simulator" },
    { events: { queue: "$queue_1" }, expect: [{ type: "message", message: { client: "realm-simulator" } }] },
    { call: "send-message", expect: { result: "error", code: "STREAM_DOES_NOT_EXIST" } },
    { call: "get-messages", with: { anchor: "$message_1" } },
    { call: "upload-file", files: [{ name: "tea.txt", base64: btoa("tea") }] },
    { call: "create-invite-link" },
    { control: "POST /accept_invitation", with: { email: "cleo@example.test" } },
  ]);
});

test("answers of the push relay and fault plans are repeated, and the scenario can be written as YAML", async () => {
  const sim = createSimulator(FIXTURE);
  const ann = sim.must.as("ann@example.test");
  ann.registerPushDevice(PHONE);
  sim.answerPushRegistration({ user_id: 1, push_account_id: PHONE.push_account_id, status: "active" });
  sim.faults.plan({ rules: [{ name: "busy", operation: "get-users", fault: "rate_limit", retry_after: 3 }] });
  ann.sendMessage({ ...HELLO, content: "at ${noon}: $5, 'quoted' & \"quoted\", yes\n- not a list" });
  sim.faults.plan({});
  const scenario = await replayed(sim);
  expect(scenario.steps).toMatchObject([
    { call: "register-push-device", with: { push_account_id: PHONE.push_account_id } },
    { control: "POST /push_relay", with: { user_id: 1, status: "active" } },
    { fault: { rules: [{ name: "busy", fault: "rate_limit" }] } },
    { call: "send-message" },
    { fault: "none" },
  ]);
  const read = readScenario(stringify(scenario), "recorded.yaml", { routes: INTERFACE_ROUTES, loadFixture });
  const [file] = "scenarios" in read ? read.scenarios : [];
  expect(file?.scenario).toEqual(scenario);
  expect((await replayScenario(file!.scenario)).status).toBe("passed");
});

test("accounts and channels of the fixture are named, so that a server with other IDs can play it", async () => {
  const sim = createSimulator(FIXTURE);
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "Hi" });
  sim.must.as("bob@example.test").getSubscribers({ stream_id: 1 });
  expect((await replayed(sim)).steps).toMatchObject([
    { with: { to: [{ $user: "bob@example.test" }] } },
    {
      with: { stream_id: { $channel: "general" } },
      expect: { subscribers: [{ $user: "ann@example.test" }, { $user: "bob@example.test" }] },
    },
  ]);
});

test("a run begins where the simulator was reset", async () => {
  const sim = createSimulator();
  sim.reset(FIXTURE);
  sim.as("ann@example.test").getOwnUser();
  expect(await replayed(sim)).toMatchObject({ fixture: FIXTURE, steps: [{ call: "get-own-user" }] });
});

test("requests that scenarios do not have are omitted", async () => {
  const sim = createSimulator(FIXTURE);
  await asker(sim)("GET", "/nowhere", "ann");
  for (const method of ["OPTIONS", "HEAD"]) await sim.fetch("https://chat.test/api/v1/users/me", { method });
  expect(await replayed(sim)).toMatchObject({ steps: [{ call: "GET /nowhere", status: 404 }] });
});

it("says which step of the run cannot be repeated", async () => {
  const sim = createSimulator(FIXTURE);
  sim.restore(sim.snapshot());
  await expect(recordScenario(sim)).rejects.toThrow(
    new RangeError("recordScenario: step 1 of the run is sim.restore, which no step of a scenario can do."),
  );
  const struck = createSimulator({ ...FIXTURE, faults: { rules: [{ name: "busy", fault: "rate_limit" }] } });
  await asker(struck)("GET", "/users/me", "ann");
  await expect(recordScenario(struck)).rejects.toThrow(/^recordScenario: step 1 of the run: the fault "busy" struck GET/u);
  await expect(recordScenario(Object(1))).rejects.toThrow(/^recordScenario: expected a simulator/u);
});
