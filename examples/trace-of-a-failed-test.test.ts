import { createSimulator } from "realm-simulator";
import { traceOfFailedTest } from "realm-simulator/trace-file";
import { expect, onTestFailed, test } from "vitest";

test("ann reads what bob writes", () => {
  const sim = createSimulator({
    users: [{ email: "ann@example.test" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  onTestFailed(traceOfFailedTest(sim));

  sim.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "lunch", content: "Pizza?" });
  const { messages } = sim.must.as("ann@example.test").getMessages({ anchor: "newest", num_before: 1, num_after: 0 });
  expect(messages[0]?.content).toBe("<p>Pizza?</p>");
});
