import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";

test("the owner of a bot that does not answer is notified", () => {
  const payload_url = "http://127.0.0.1:5002/";
  const bot = { is_bot: true, bot_type: 3, bot_owner: "ann@example.test", payload_url } as const;
  const sim = createSimulator({
    users: [{ email: "ann@example.test" }, { email: "echo-bot@example.test", ...bot }],
  });
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hello" });
  // No answer within ten seconds: the webhook is called three times more.
  sim.clock.advance({ seconds: 40 });
  expect(sim.outbox.webhooks).toHaveLength(4);
  const { messages } = sim.must.as("ann@example.test").getMessages({ anchor: "newest", num_before: 1, num_after: 0 });
  expect(messages[0]?.content).toContain("did not answer within 10 seconds");
});
