import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";

test("my client sends a message", async () => {
  const users = [{ email: "ann@example.test", api_key: "key" }];
  const sim = createSimulator({ users, channels: [{ name: "general", subscribers: "all" }] });
  const send = (url: string, init: RequestInit) => sim.fetch(url, init); // Your client, with sim.fetch as its fetch.
  const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
  const body = new URLSearchParams({ type: "channel", to: "general", topic: "lunch", content: "Pizza?" });
  await send("https://chat.test/api/v1/messages", { method: "POST", headers, body });
  expect(Array.from(sim.snapshot().messages, (message) => message?.content)).toEqual(["Pizza?"]);
});
