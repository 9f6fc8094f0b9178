/** Each fault, and what a client meets; and how long polls are answered. Parts of this file are in docs/faults.md. */
import { createSimulator } from "realm-simulator";
import { reportWaiting } from "realm-simulator/matchers";
import { afterEach, beforeEach, expect, test } from "vitest";

afterEach(reportWaiting());

const sim = createSimulator();
const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };

beforeEach(() => {
  sim.reset({
    users: [{ email: "ann@example.test", api_key: "ann-key" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
});

/** Sends a message as a client does. */
function send(content = "hello", init: RequestInit = {}): Promise<Response> {
  const body = new URLSearchParams({ type: "channel", to: "general", topic: "t", content });
  return sim.fetch("/api/v1/messages", { method: "POST", headers, body, ...init });
}

/** Polls a queue for the events after an ID. */
function poll(queueId: string | null = "", lastEventId = -1): Promise<Response> {
  return sim.fetch(`/api/v1/events?queue_id=${queueId}&last_event_id=${lastEventId}`, { headers });
}

test("refuse_connection and lose_request: the realm knows nothing", async () => {
  sim.faults.plan({
    rules: [
      { fault: "refuse_connection", times: 1 },
      { fault: "lose_request", times: 1 },
    ],
  });
  await expect(send()).rejects.toThrow(TypeError);
  await expect(send()).rejects.toThrow(TypeError);
  expect(sim.snapshot().messages.size).toBe(0);
});

test("lose_answer: the realm has acted, and the client does not know", async () => {
  sim.faults.plan({ rules: [{ operation: "send-message", fault: "lose_answer", times: 1 }] });
  await expect(send()).rejects.toThrow(TypeError);
  expect(sim.snapshot().messages.size).toBe(1);
});

test("cut_answer: the connection ends in the middle of the answer", async () => {
  sim.faults.plan({ rules: [{ fault: "cut_answer" }] });
  const response = await send();
  await expect(response.json()).rejects.toThrow();
});

test("delay: the answer comes when the clock reaches it", async () => {
  sim.faults.plan({ rules: [{ fault: "delay", seconds: 30 }] });
  const answer = send();
  sim.clock.advance({ seconds: 30 });
  expect((await answer).status).toBe(200);
});

test("delay, for a client that sends again after each answer", async () => {
  sim.faults.plan({ rules: [{ fault: "delay", seconds: 30 }] });
  const client = send("one").then(() => send("two"));
  await sim.clock.advanceAsync({ seconds: 60 });
  expect((await client).status).toBe(200);
});

test("delay in real seconds: the answer comes by itself", async () => {
  sim.faults.plan({ rules: [{ fault: "delay", real_seconds: 0.01 }] });
  expect((await send()).status).toBe(200);
});

test("status: a page of HTML with that status", async () => {
  sim.faults.plan({ rules: [{ fault: "status", status: 502 }] });
  const response = await send();
  expect(response.status).toBe(502);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test("rate_limit: 429, and how long to wait", async () => {
  sim.faults.plan({ rules: [{ fault: "rate_limit", retry_after: 5, times: 1 }] });
  const response = await send();
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "5"]);
  sim.clock.advance({ seconds: 5 });
  expect((await send()).status).toBe(200);
});

test("malformed_json: 200, and half a JSON text", async () => {
  sim.faults.plan({ rules: [{ fault: "malformed_json" }] });
  const response = await send();
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test("stall: no answer until the client gives up", async () => {
  sim.faults.plan({ rules: [{ fault: "stall" }] });
  const leaving = new AbortController();
  const answer = send("hello", { signal: leaving.signal });
  expect(sim.waiting()[0]?.text).toBe(
    "send-message by ann@example.test gets no answer (fault stall): abort the request.",
  );
  leaving.abort();
  await expect(answer).rejects.toThrow();
});

test("duplicate_request: the realm acts twice", async () => {
  sim.faults.plan({ rules: [{ fault: "duplicate_request" }] });
  await send();
  expect(sim.snapshot().messages.size).toBe(2);
});

test("lose_queue: the queue of the request is deleted", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  sim.faults.plan({ rules: [{ operation: "get-events", fault: "lose_queue", times: 1 }] });
  expect(await (await poll(queue_id)).json()).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
});

test("lose_queue with all: every queue is deleted, whatever the request is", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  sim.faults.plan({ rules: [{ fault: "lose_queue", all: true, times: 1 }] });
  await send();
  expect(await (await poll(queue_id)).json()).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
});

test("restart: every queue stays, and gets a restart event", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  sim.faults.plan({ rules: [{ fault: "restart", times: 1 }] });
  expect(await (await poll(queue_id)).json()).toMatchObject({ events: [{ type: "restart", zulip_version: "11.0" }] });
});

test("upgrade: as restart, and later registrations say the new version", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  sim.faults.plan({ rules: [{ fault: "upgrade", zulip_version: "12.9", times: 1 }] });
  expect(await (await poll(queue_id)).json()).toMatchObject({ events: [{ type: "restart", zulip_version: "12.9" }] });
  expect(sim.must.as("ann@example.test").registerQueue()).toMatchObject({ zulip_version: "12.9" });
});

test("web_reload_client: every queue gets that event", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  sim.faults.plan({ rules: [{ fault: "web_reload_client", times: 1 }] });
  expect(await (await poll(queue_id)).json()).toMatchObject({ events: [{ type: "web_reload_client" }] });
});

test("unauthorized and realm_deactivated: 401", async () => {
  sim.faults.plan({
    rules: [
      { fault: "unauthorized", times: 1 },
      { fault: "realm_deactivated", times: 1 },
    ],
  });
  expect(await (await send()).json()).toMatchObject({ code: "UNAUTHORIZED" });
  expect(await (await send()).json()).toMatchObject({ code: "UNAUTHORIZED" });
});

test("a long poll is answered by the next event", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue({ event_types: ["message"] });
  const answer = poll(queue_id);
  await send("hello");
  expect(await (await answer).json()).toMatchObject({ events: [{ type: "message", message: { content: "hello" } }] });
});

test("a long poll without events is answered by a heartbeat when the clock is advanced", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  const answer = poll(queue_id);
  sim.clock.advance({ minutes: 2 });
  expect(await (await answer).json()).toMatchObject({ events: [{ type: "heartbeat" }] });
});

test("a client that does not poll again loses its queue", async () => {
  const { queue_id } = sim.must.as("ann@example.test").registerQueue();
  void poll(queue_id);
  await sim.clock.advanceAsync({ hours: 1 });
  expect(await (await poll(queue_id)).json()).toMatchObject({ code: "BAD_EVENT_QUEUE_ID" });
});
