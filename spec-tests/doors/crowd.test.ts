/** Many clients at once at a served realm: all of them wait, all of them hear, and none is in the way of the others. */
import { expect, test } from "vitest";
import { EVERY_ROLE_FIXTURE } from "../support/realms";
import { credentials, DOORS } from "./every-door";
import type { OpenDoor } from "./every-door";

const CROWD = 1000;
const OLIVE = credentials("olive@example.test", "olive-key");

function queues(door: OpenDoor, count: number): string[] {
  return Array.from({ length: count }, () => {
    const outcome = door.simulator.as("mel@example.test").registerQueue({ event_types: ["message"] });
    if (!outcome.ok) throw new Error(outcome.error.msg);
    return outcome.response.queue_id;
  });
}

function poll(door: OpenDoor, queueId: string, signal?: AbortSignal): Promise<Response> {
  const path = `/api/v1/events?queue_id=${queueId}&last_event_id=-1`;
  const headers = credentials("mel@example.test", "mel-key");
  return door.ask(path, signal === undefined ? { headers } : { headers, signal });
}

function sendMessage(door: OpenDoor, content: string): Promise<Response> {
  const body = new URLSearchParams({ type: "channel", to: "general", topic: "crowd", content });
  return door.ask("/api/v1/messages", { method: "POST", headers: OLIVE, body });
}

test.each(DOORS)("a thousand polls wait through $name, and one message answers all of them", async ({ open }) => {
  const door = await open(EVERY_ROLE_FIXTURE);
  const polls = queues(door, CROWD).map((queueId) => poll(door, queueId));
  expect((await door.ask("/api/v1/users/me", { headers: OLIVE })).status).toBe(200);
  expect((await sendMessage(door, "all at once")).status).toBe(200);
  const answers = await Promise.all(polls.map(async (answer) => (await answer).json()));
  for (const answer of answers) {
    expect(answer).toMatchObject({ result: "success", events: [{ id: 0, type: "message", message: { id: 1 } }] });
  }
  await door.close();
}, 60_000);

test.each(DOORS)("a thousand polls that hang up through $name are forgotten", async ({ open }) => {
  const door = await open(EVERY_ROLE_FIXTURE);
  const queueIds = queues(door, CROWD);
  const callers = new AbortController();
  const polls = queueIds.map((queueId) => poll(door, queueId, callers.signal).catch(() => undefined));
  await door.ask("/api/v1/users/me", { headers: OLIVE });
  callers.abort();
  await Promise.all(polls);
  expect((await sendMessage(door, "nobody waits")).status).toBe(200);
  // What nobody took is still there for whoever comes back.
  const [first = ""] = queueIds;
  expect(await (await poll(door, first)).json()).toMatchObject({ events: [{ id: 0, type: "message" }] });
  await door.close();
}, 60_000);

test("a server that closes does so at once, though a thousand polls wait", async () => {
  const [, http] = DOORS;
  if (http === undefined) throw new Error("The server is one of the doors.");
  const door = await http.open(EVERY_ROLE_FIXTURE);
  const polls = Promise.allSettled(queues(door, CROWD).map((queueId) => poll(door, queueId)));
  await door.ask("/api/v1/users/me", { headers: OLIVE });
  const begin = performance.now();
  await door.close();
  expect(performance.now() - begin).toBeLessThan(2_000);
  const statuses = (await polls).flatMap((end) => (end.status === "fulfilled" ? [end.value.status] : []));
  expect(new Set(statuses)).toEqual(new Set([503]));
}, 60_000);
