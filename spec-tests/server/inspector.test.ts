/** The inspector: the page, which requests receive it, and the overview that it shows. */
import { describe, expect, it, test } from "vitest";
import { frontController } from "../../src/server/front-controller";
import { createSimulator } from "../../src/simulator/create-simulator";
import { servedRequest } from "../support/served-request";
import { credentials } from "./every-transport";

const ODD = "<script>alert(1)</script>";
const FIXTURE = {
  now: "2026-01-01T00:00:00Z",
  users: [{ email: "ann@example.test", full_name: "Ann", api_key: "secret", role: "owner" as const }, { email: "bob@example.test" }],
  channels: [
    { name: "general", subscribers: "all" as const },
    { name: "quiet", invite_only: true },
  ],
  messages: [
    { sender: "ann@example.test", channel: "general", topic: "Lunch", content: ODD, sent: -60 },
    { sender: "bob@example.test", to: ["ann@example.test"], content: "psst" },
  ],
  faults: { rules: [{ name: "late", operation: "get-messages" as const, fault: "delay" as const, seconds: 1 }] },
};
const BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

function served(hasControl = true) {
  const simulator = createSimulator(FIXTURE);
  const front = frontController({ simulator, fixture: () => FIXTURE, complete: (given) => given }, hasControl);
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET", body: string | null = null) =>
    front.handle(await servedRequest(new Request(`http://127.0.0.1:9991${path}`, { method, headers, body })));
  return { simulator, ask, json: async (path: string) => (await ask(`/_simulator${path}`)).json() };
}

describe("which requests receive the page", () => {
  it.each(["/", "/_simulator/", "/_simulator"])("a browser at %s", async (path) => {
    const answer = await served().ask(path, BROWSER);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toContain("<!doctype html>");
  });

  it.each([{ Accept: "application/json" }, { Accept: "*/*" }, {}])("not a program: %j", async (headers) => {
    const { ask } = served();
    expect(await (await ask("/_simulator", headers)).json()).toMatchObject({ feature_level: 421, accounts: expect.any(Array) });
    expect((await ask("/", headers)).status).toBe(404);
  });

  it.each(["/api/v1/server_settings", "/_simulator/outbox"])("not a browser at %s, which has another answer", async (path) => {
    const answer = await served().ask(path, BROWSER);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  });

  it("none if there is no control plane", async () => {
    const { ask } = served(false);
    for (const path of ["/", "/_simulator/", "/_simulator"]) expect((await ask(path, BROWSER)).status).toBe(404);
  });
});

test("the page needs no other file", async () => {
  const html = await (await served().ask("/", BROWSER)).text();
  expect(/(?:src|href)="https?:/u.test(html)).toBe(false);
});

test("a page that follows gets the steps that it does not have, and all of them after a reset", async () => {
  const { simulator, ask } = served();
  const steps = async (log: string, from: number) =>
    (await ask("/_simulator/steps", { "content-type": "application/json" }, "POST", JSON.stringify({ log, from }))).json();
  const first = await steps("", 0);
  expect(first).toMatchObject({ from: 0, calls: [], trace: { feature_level: 421 } });
  simulator.as("ann@example.test").getUsers({});
  simulator.clock.advance({ seconds: 5 });
  const second = await steps(first.log, 0);
  expect(second).not.toHaveProperty("trace");
  expect(second.calls.map(({ kind }: { kind: string }) => kind)).toEqual(["call", "clock"]);
  expect((await steps(first.log, 2)).calls).toEqual([]);
  simulator.reset({});
  expect(await steps(first.log, 2)).toMatchObject({ from: 0, calls: [], trace: { title: expect.any(String) } });
});

test("the overview shows the realm, the requests and the fault plan", async () => {
  const { simulator, ask, json } = served();
  await ask("/api/v1/users/me", credentials("ann@example.test", "secret"));
  await ask("/api/v1/users/me");
  simulator.as("ann@example.test").registerQueue({ event_types: ["message"] });
  await ask("/_simulator/snapshots", { "Content-Type": "application/json" }, "POST", JSON.stringify({ name: ODD }));
  const { requests, channels, messages, ...rest } = await json("/overview");
  expect(rest).toMatchObject({
    now: 1767225600,
    feature_level: 421,
    counts: { accounts: 2, channels: 2, messages: 2, queues: 1, requests: 2 },
    accounts: [{ user_id: 1, full_name: "Ann", email: "ann@example.test", is_active: true }, { user_id: 2 }],
    queues: [{ account: "ann@example.test", event_types: ["message"], pending: 0 }],
    snapshots: [{ name: ODD, now: 1767225600 }],
    faults: { rules: [{ name: "late", fault: "delay", struck: 0 }] },
  });
  expect(requests).toMatchObject([
    { account: null, status: 401, path: expect.stringContaining("/users/me") },
    { account: "ann@example.test", status: 200, reason: null },
  ]);
  expect(channels).toMatchObject([
    { name: "general", subscribers: 2, messages: 1, topics: [{ name: "Lunch", messages: 1 }] },
    { name: "quiet", invite_only: true, messages: 0, topics: [] },
  ]);
  expect(messages).toMatchObject([
    { id: 2, content: "psst", stream_id: null, to: expect.arrayContaining(["ann@example.test"]) },
    { id: 1, sender: "Ann", stream_id: 1, topic: "Lunch", content: ODD, to: null },
  ]);
  expect(JSON.stringify(rest)).not.toContain("secret");
});

test("events wait for a queue before it polls, and are counted until it acknowledges them", async () => {
  const { simulator, ask, json } = served();
  const registered = simulator.as("ann@example.test").registerQueue({ event_types: ["message"] });
  const queueId = registered.ok ? registered.response.queue_id : "";
  for (let index = 0; index < 3; index += 1) {
    simulator.as("ann@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content: "x" });
  }
  const pending = async () => (await json("/overview")).queues[0].pending;
  expect(await pending()).toBe(3);
  const poll = (last: number) =>
    ask(`/api/v1/events?queue_id=${queueId}&last_event_id=${last}&dont_block=true`, credentials("ann@example.test", "secret"));
  await poll(-1);
  expect(await pending()).toBe(3);
  await poll(1);
  expect(await pending()).toBe(1);
});

test("topics with the newest message come first", async () => {
  const { simulator, json } = served();
  const send = (topic: string) => simulator.as("ann@example.test").sendMessage({ type: "channel", to: "general", topic, content: "x" });
  ["a", "b", "a"].forEach(send);
  const { channels } = await json("/overview");
  expect(channels[0].topics).toEqual([
    { name: "a", messages: 2 },
    { name: "b", messages: 1 },
    { name: "Lunch", messages: 1 },
  ]);
});
