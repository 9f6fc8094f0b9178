import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";

test("the logic of a bot, without HTTP", () => {
  const payload_url = "http://127.0.0.1:5002/";
  const echo = { email: "echo-bot@example.test", full_name: "Echo", is_bot: true, bot_type: 3, payload_url } as const;
  const sim = createSimulator({
    users: [{ email: "ann@example.test" }, { ...echo, bot_owner: "ann@example.test" }],
    channels: [{ name: "general", subscribers: ["ann@example.test"] }],
  });
  const ann = sim.must.as("ann@example.test");
  ann.sendMessage({ type: "channel", to: "general", topic: "hello", content: "@**Echo** good morning" });

  const [request] = sim.outbox.webhooks;
  expect(request).toMatchObject({ url: payload_url, json: { trigger: "mention", data: "@**Echo** good morning" } });
  if (request !== undefined) sim.answerWebhook(request, { content: "good morning!" });
  const { messages } = ann.getMessages({ anchor: "newest", num_before: 1, num_after: 0 });
  expect(messages).toMatchObject([{ sender_full_name: "Echo", subject: "hello", content: "<p>good morning!</p>" }]);
});
