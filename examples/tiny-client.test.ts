import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";
import { tinyClient } from "./tiny-client";

test("what one sends, the other reads", async () => {
  const sim = createSimulator({
    users: [{ email: "ann@example.test", full_name: "Ann", api_key: "secret" }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  const client = tinyClient({ url: "https://chat.test", email: "ann@example.test", key: "secret", fetch: sim.fetch });

  await client.send("general", "lunch", "Pizza?");
  sim.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "lunch", content: "Yes!" });

  expect(await client.newest("general", 10)).toEqual(["Ann: Pizza?", "bob: Yes!"]);
});

test("a refusal is an error with the server's words", async () => {
  const sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "secret" }] });
  const client = tinyClient({ url: "https://chat.test", email: "ann@example.test", key: "secret", fetch: sim.fetch });

  await expect(client.send("nowhere", "lunch", "Pizza?")).rejects.toThrow("nowhere");
});
