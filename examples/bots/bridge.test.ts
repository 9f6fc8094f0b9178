import { createSimulator } from "realm-simulator";
import { expect, test } from "vitest";

/** Takes what is said elsewhere to a channel. */
function bridgeTo(site: string, bot: { api_key: string; stream: string }, fetchLike: typeof fetch = fetch) {
  const query = new URLSearchParams(bot);
  return async ({ room, author, text }: { room: string; author: string; text: string }): Promise<void> => {
    const response = await fetchLike(`${site}/api/v1/external/slack_incoming?${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ channel: `#${room}`, text: `*${author}*: ${text}` }),
    });
    if (!response.ok) throw new Error(`The channel did not take the message: ${(await response.json()).error}`);
  };
}

test("a bridge that posts to an incoming webhook", async () => {
  const bot = { is_bot: true, bot_type: 2, bot_owner: "ann@example.test", api_key: "bridge-key" } as const;
  const sim = createSimulator({
    users: [{ email: "ann@example.test" }, { email: "bridge-bot@example.test", ...bot }],
    channels: [{ name: "general", subscribers: ["ann@example.test"] }],
  });
  const said = bridgeTo("https://chat.test", { api_key: "bridge-key", stream: "general" }, sim.fetch);
  await said({ room: "lobby", author: "Zoë", text: "hello over there" });
  const newest = { anchor: "newest", num_before: 1, num_after: 0, apply_markdown: false } as const;
  const { messages } = sim.must.as("ann@example.test").getMessages(newest);
  expect(messages).toMatchObject([{ subject: "lobby", content: "**Zoë**: hello over there" }]);
});
