/**
 * Many clients of a served realm at the same time: all of them wait, all receive the event, and none blocks another.
 */
import { expect, test } from "vitest";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import type { OpenTransport } from "./every-transport";
import { credentials, TRANSPORTS } from "./every-transport";

const CROWD = 1000;
const OLIVE = credentials("olive@example.test", "olive-key");

function queues(transport: OpenTransport, count: number): string[] {
  return Array.from({ length: count }, () => {
    const outcome = transport.simulator.as("mel@example.test").registerQueue({ event_types: ["message"] });
    if (!outcome.ok) throw new Error(outcome.error.msg);
    return outcome.response.queue_id;
  });
}

function poll(transport: OpenTransport, queueId: string, signal?: AbortSignal): Promise<Response> {
  const path = `/api/v1/events?queue_id=${queueId}&last_event_id=-1`;
  const headers = credentials("mel@example.test", "mel-key");
  return transport.ask(path, signal === undefined ? { headers } : { headers, signal });
}

function sendMessage(transport: OpenTransport, content: string): Promise<Response> {
  const body = new URLSearchParams({ type: "channel", to: "general", topic: "crowd", content });
  return transport.ask("/api/v1/messages", { method: "POST", headers: OLIVE, body });
}

test.each(TRANSPORTS)(
  "a thousand polls wait through $name, and one message answers all of them",
  async ({ open }) => {
    const transport = await open(EVERY_ROLE_FIXTURE);
    const polls = queues(transport, CROWD).map((queueId) => poll(transport, queueId));
    expect((await transport.ask("/api/v1/users/me", { headers: OLIVE })).status).toBe(200);
    expect((await sendMessage(transport, "to all queues")).status).toBe(200);
    const answers = await Promise.all(polls.map(async (answer) => (await answer).json()));
    for (const answer of answers) {
      expect(answer).toMatchObject({ result: "success", events: [{ id: 0, type: "message", message: { id: 1 } }] });
    }
    await transport.close();
  },
  60_000,
);

test.each(TRANSPORTS)(
  "a thousand polls that hang up through $name leave nothing behind",
  async ({ open }) => {
    const transport = await open(EVERY_ROLE_FIXTURE);
    const queueIds = queues(transport, CROWD);
    const callers = new AbortController();
    const polls = queueIds.map((queueId) => poll(transport, queueId, callers.signal).catch(() => undefined));
    await transport.ask("/api/v1/users/me", { headers: OLIVE });
    callers.abort();
    await Promise.all(polls);
    expect((await sendMessage(transport, "no poll waits")).status).toBe(200);
    // An event that no poll took is still there for a client that comes back.
    const [first = ""] = queueIds;
    expect(await (await poll(transport, first)).json()).toMatchObject({ events: [{ id: 0, type: "message" }] });
    await transport.close();
  },
  60_000,
);

test("a server closes immediately, although a thousand polls wait", async () => {
  const [, http] = TRANSPORTS;
  if (http === undefined) throw new Error("The server is one of the transports.");
  const transport = await http.open(EVERY_ROLE_FIXTURE);
  const polls = Promise.allSettled(queues(transport, CROWD).map((queueId) => poll(transport, queueId)));
  await transport.ask("/api/v1/users/me", { headers: OLIVE });
  await transport.close();
  const statuses = (await polls).flatMap((end) => (end.status === "fulfilled" ? [end.value.status] : []));
  expect(new Set(statuses)).toEqual(new Set([503]));
});
