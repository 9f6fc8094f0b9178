import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";

test("a scheduled message is delivered, and a snapshot goes back before that", () => {
  const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
  const message = { type: "direct", to: [1], content: "Hi", scheduled_delivery_timestamp: sim.clock.now + 60 } as const;
  sim.must.as("ann@example.test").createScheduledMessage(message);
  const before = sim.snapshot();
  sim.clock.advance({ days: 1 });
  expect(sim.snapshot().messages.size).toBe(1);
  sim.restore(before);
  expect(sim.snapshot().messages.size).toBe(0);
});
