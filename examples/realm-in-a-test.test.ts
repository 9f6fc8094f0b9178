/** What the README shows of time, snapshots and deliveries. */
import { createSimulator } from "realm-simulator";
import { matchers } from "realm-simulator/matchers";
import { expect, test } from "vitest";

expect.extend(matchers);

test("time, snapshots and deliveries", () => {
  const sim = createSimulator({
    users: [{ email: "ann@example.test" }, { email: "bob@example.test" }],
    channels: [{ name: "secret", invite_only: true, subscribers: ["ann@example.test"] }],
  });
  const ann = sim.as("ann@example.test");
  const tomorrow = sim.clock.now + 24 * 60 * 60;
  const { queue_id } = sim.must.as("bob@example.test").registerQueue({ event_types: ["message"] });

  ann.createScheduledMessage({ type: "direct", to: [2], content: "Hi", scheduled_delivery_timestamp: tomorrow });
  const before = sim.snapshot();
  sim.clock.advance({ days: 1 });
  expect(sim).toHaveMessages(["Hi"]);
  sim.restore(before);
  expect(sim).toHaveMessages([]);

  const sent = ann.sendMessage({ type: "channel", to: "secret", topic: "t", content: "psst" });
  expect(sent).toBeAccepted();
  expect(sent).not.toHaveSentEvent("bob@example.test", { type: "message" });
  expect(sim.explainDelivery(queue_id).at(-1)?.why).toBe("bob is not subscribed to #secret, which is private.");
});
