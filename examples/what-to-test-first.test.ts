import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";
import { resilientClient } from "./resilient-client"; // Your client.

/** A realm with Ann and Bob, and the client of Ann. When the client sleeps, the virtual clock advances. */
async function started(feature_level = 421) {
  const sim = createSimulator({
    feature_level,
    users: [{ email: "ann@example.test", api_key: "key" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const client = resilientClient({
    url: "https://chat.test",
    email: "ann@example.test",
    api_key: "key",
    fetch: sim.fetch,
    sleep: async (seconds) => void sim.clock.advance({ seconds: Math.ceil(seconds) }),
    timeout: () => new AbortController().signal,
    now: () => sim.clock.now,
    random: Math.random,
  });
  await sim.settled();
  const [ann, bob] = [sim.must.as("ann@example.test"), sim.must.as("bob@example.test")];
  const write = (content: string) => bob.sendMessage({ type: "channel", to: "general", topic: "lunch", content });
  return { sim, client, ann, bob, write };
}

test("a message of another user is shown", async () => {
  const { sim, client, write } = await started();
  write("Pizza?");
  await sim.settled();
  expect(client.store.messages()).toEqual({ "general/lunch": ["Pizza?"] });
});

test("a message whose answer is lost is sent once", async () => {
  const { sim, client } = await started();
  sim.faults.plan({ rules: [{ operation: "send-message", fault: "lose_answer", times: 1 }] });
  await client.send("general", "lunch", "Pizza?");
  expect(sim.snapshot().messages.size).toBe(1);
});

test("a lost event queue loses no message", async () => {
  const { sim, client, write } = await started();
  sim.faults.plan({ rules: [{ operation: "get-events", fault: "lose_queue", times: 1 }] });
  write("one");
  await sim.settled();
  write("two");
  await sim.settled();
  expect(client.store.messages()).toEqual({ "general/lunch": ["one", "two"] });
});

test("a server that fails for a while is asked again", async () => {
  const { sim, client, write } = await started();
  sim.faults.plan({ rules: [{ operation: "get-events", fault: "status", status: 502, times: 3 }] });
  write("one");
  await sim.settled();
  write("two");
  await sim.settled();
  expect(client.store.messages()).toEqual({ "general/lunch": ["one", "two"] });
});

test("a rate limit is respected", async () => {
  const { sim, client } = await started();
  sim.faults.plan({ rules: [{ operation: "send-message", fault: "rate_limit", retry_after: 30, times: 1 }] });
  const before = sim.clock.now;
  await client.send("general", "lunch", "Pizza?");
  expect(sim.snapshot().messages.size).toBe(1);
  expect(sim.clock.now).toBeGreaterThanOrEqual(before + 30);
});

test("a refusal reaches the user, and is not repeated", async () => {
  const { sim, client } = await started();
  await expect(client.send("nowhere", "lunch", "Pizza?")).rejects.toThrow();
  expect(sim.journal.filter(({ operation }) => operation === "send-message")).toHaveLength(1);
});

test("what another device reads is read here", async () => {
  const { sim, client, ann, write } = await started();
  const { id } = write("Pizza?");
  await sim.settled();
  expect(client.store.unread()).toEqual([id]);
  ann.updateMessageFlags({ messages: [id], op: "add", flag: "read" });
  await sim.settled();
  expect(client.store.unread()).toEqual([]);
});

test("a moved message moves, with its unread count", async () => {
  const { sim, client, bob, write } = await started();
  const { id } = write("Pizza?");
  await sim.settled();
  bob.updateMessage({ message_id: id, topic: "dinner", send_notification_to_new_thread: false });
  await sim.settled();
  expect(client.store.messages()).toEqual({ "general/dinner": ["Pizza?"] });
  expect(Object.values(client.store.unreadByTopic())).toEqual([1]);
});

test("a channel that the account left disappears", async () => {
  const { sim, client, ann, write } = await started();
  write("Pizza?");
  ann.unsubscribe({ subscriptions: ["general"] });
  await sim.settled();
  expect([client.store.channels(), client.store.unread()]).toEqual([[], []]);
});

test("an older server is a server, too", async () => {
  const { sim, client, write } = await started(300);
  write("Pizza?");
  await client.send("general", "lunch", "Yes!");
  await sim.settled();
  expect(client.store.messages()).toEqual({ "general/lunch": ["Pizza?", "Yes!"] });
});
