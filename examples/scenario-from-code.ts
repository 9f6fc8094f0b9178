import { defineScenario, replayScenario } from "realm-simulator/scenario";

const scenario = defineScenario({
  name: "A note to the author arrives",
  purpose: "A message that a user schedules for themselves arrives at its time, unread.",
  fixture: { now: 1767225600, users: [{ email: "ann@example.test" }] },
  steps: [
    {
      call: "create-scheduled-message",
      as: "ann@example.test",
      with: { type: "direct", to: [1], content: "Water the plants", scheduled_delivery_timestamp: 1767229200 },
      expect: { scheduled_message_id: { $integer: true } },
    },
    { clock: { advance: { hours: 1 } } },
    {
      call: "get-messages",
      as: "ann@example.test",
      with: { anchor: "newest", num_before: 1, num_after: 0, apply_markdown: false },
      expect: { messages: [{ content: "Water the plants", flags: [] }] },
    },
  ],
});

/** Replays a scenario that is written in code, and tells how each step went. */
export async function scenarioFromCode(): Promise<string[]> {
  const result = await replayScenario(scenario);
  return result.steps.map((step) => `${step.title}: ${step.status}`);
}
