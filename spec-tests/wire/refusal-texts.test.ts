/** The words of refusals as a fixture chooses them, for clients that look at the words of their server. */
import { expect, test } from "vitest";
import { createRealm, createSimulator, type Fixture } from "../../src/index";

const users = [{ email: "ann@example.test", api_key: "key" }];
const authorization = `Basic ${btoa("ann@example.test:key")}`;

async function refused(refusal_texts: Readonly<Record<string, string>>, path: string) {
  const sim = createSimulator({ users, server: { refusal_texts } }, { onUnhandledRequest: "bypass" });
  return (await sim.fetch(`/api/v1${path}`, { headers: { authorization } })).json();
}

test("the words of a code are those of the fixture, with the fields of the refusal in them", async () => {
  const texts = { BAD_EVENT_QUEUE_ID: "No such queue: {queue_id} ({nothing})", RATE_LIMIT_HIT: "slow" };
  const path = "/events?queue_id=abc&last_event_id=-1";
  expect(await refused(texts, path)).toMatchObject({
    code: "BAD_EVENT_QUEUE_ID",
    msg: "No such queue: abc ({nothing})",
    queue_id: "abc",
  });
  const own = (await refused({}, path)).msg;
  expect(own).toContain("abc");
  expect((await refused({ RATE_LIMIT_HIT: "slow" }, path)).msg).toBe(own);
});

test("words of a code that does not exist are one sentence", () => {
  const wrong = { users, server: { refusal_texts: { BAD_EVENT_QUEUE: "x" } } } as Fixture;
  expect(() => createRealm(wrong)).toThrow(
    'server.refusal_texts.BAD_EVENT_QUEUE: expected an error code of the interface, received "BAD_EVENT_QUEUE".',
  );
});
