import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { deliverWebhooks } from "../../src/cli/deliver-webhooks";
import { createSimulator } from "../../src/index";
import { bridgeTo } from "./bridge";
import { echoBot } from "./echo-bot";

const bot = { is_bot: true, bot_owner: "ann@example.test" } as const;

test("the logic of a bot, without HTTP", () => {
  const sim = createSimulator({
    users: [
      { email: "ann@example.test" },
      { email: "echo-bot@example.test", full_name: "Echo", bot_type: 3, payload_url: "http://127.0.0.1:5002/", ...bot },
    ],
    channels: [{ name: "general", subscribers: ["ann@example.test"] }],
  });
  const message = { type: "channel", to: "general", topic: "hello" } as const;
  sim.must.as("ann@example.test").sendMessage({ ...message, content: "@**Echo** good morning" });

  const [request] = sim.outbox.webhooks;
  expect(request).toMatchObject({
    url: "http://127.0.0.1:5002/",
    json: { trigger: "mention", data: "@**Echo** good morning" },
  });
  if (request !== undefined) sim.answerWebhook(request, { content: "good morning!" });
  const { messages } = sim.must.as("ann@example.test").getMessages({ anchor: "newest", num_before: 1, num_after: 0 });
  expect(messages).toMatchObject([{ sender_full_name: "Echo", subject: "hello", content: "<p>good morning!</p>" }]);
});

test("a bot that fails: its owner is notified", () => {
  const sim = createSimulator({
    users: [
      { email: "ann@example.test" },
      { email: "echo-bot@example.test", full_name: "Echo", bot_type: 3, payload_url: "http://127.0.0.1:5002/", ...bot },
    ],
  });
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hello" });
  // No answer within ten seconds: the webhook is called three times more.
  sim.clock.advance({ seconds: 40 });
  expect(sim.outbox.webhooks).toHaveLength(4);
  const { messages } = sim.must
    .as("ann@example.test")
    .getMessages({ anchor: "newest", num_before: 2, num_after: 0, apply_markdown: false });
  const [, notice] = messages;
  expect(notice?.content).toContain("did not answer within 10 seconds");
});

test("the server of a bot in Node", async () => {
  const server = echoBot("echo-token").listen(0, "127.0.0.1");
  await once(server, "listening");
  const payload_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sim = createSimulator({
    users: [
      { email: "ann@example.test" },
      { email: "echo-bot@example.test", bot_type: 3, payload_url, webhook_token: "echo-token", ...bot },
    ],
  });
  const delivery = deliverWebhooks(sim, { hosts: [], log: () => undefined, patience_milliseconds: 2 ** 30 });
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "hello" });
  sim.must.as("ann@example.test").sendMessage({ type: "direct", to: [2], content: "be quiet" });
  await delivery.settled();
  delivery.stop();
  server.close();
  expect([...sim.snapshot().messages].map((message) => message?.content)).toEqual([
    "hello",
    "be quiet",
    "You said: hello",
  ]);
});

test("a bridge that posts to an incoming webhook", async () => {
  const sim = createSimulator({
    users: [
      { email: "ann@example.test" },
      { email: "bridge-bot@example.test", bot_type: 2, api_key: "bridge-key", ...bot },
    ],
    channels: [{ name: "general", subscribers: ["ann@example.test"] }],
  });
  const said = bridgeTo("https://chat.test", { api_key: "bridge-key", stream: "general" }, sim.fetch);
  await said({ room: "lobby", author: "Zoë", text: "hello over there" });
  const { messages } = sim.must
    .as("ann@example.test")
    .getMessages({ anchor: "newest", num_before: 1, num_after: 0, apply_markdown: false });
  expect(messages).toMatchObject([{ subject: "lobby", content: "**Zoë**: hello over there" }]);
});
