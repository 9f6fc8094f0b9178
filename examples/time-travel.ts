import { createSimulator } from "realm-simulator";

/** Schedules a message for tomorrow, and advances the clock to tomorrow. */
export function timeTravel(): { before: number; fired: number; after: number } {
  const sim = createSimulator({
    now: "2026-01-01T09:00:00Z",
    users: [{ email: "ann@example.test" }, { email: "bob@example.test" }],
  });
  const ann = sim.as("ann@example.test");
  const tomorrow = sim.clock.now + 24 * 60 * 60;
  ann.createScheduledMessage({
    type: "direct",
    to: [2],
    content: "Happy new year, once more!",
    scheduled_delivery_timestamp: tomorrow,
  });

  const before = sim.snapshot().messages.size;
  const moved = sim.clock.advance({ days: 1 });
  const fired = moved.ok ? moved.response.fired.length : 0;
  return { before, fired, after: sim.snapshot().messages.size };
}
