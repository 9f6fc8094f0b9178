import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { deliverWebhooks } from "../../src/cli/deliver-webhooks";
import { createSimulator } from "../../src/index";
import { echoBot } from "./echo-bot";

const bot = { is_bot: true, bot_owner: "ann@example.test" } as const;

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
