/** The realm in which conversations begin: every role, a bot, and channels of every kind. */
import type { Fixture } from "../model/fixture/fixture";

/** Nothing in it needs more than ordinary requests, so that it can be built on a server that is shared. */
export const COMPARE_FIXTURE: Fixture = {
  users: [
    { email: "olive@example.test", full_name: "Olive Owner", role: "owner", api_key: "olive-key" },
    { email: "ada@example.test", full_name: "Ada Administrator", role: "administrator", api_key: "ada-key" },
    { email: "moe@example.test", full_name: "Moe Moderator", role: "moderator", api_key: "moe-key" },
    { email: "mel@example.test", full_name: "Mel Member", api_key: "mel-key" },
    { email: "nina@example.test", full_name: "Nina Member", api_key: "nina-key" },
    { email: "greta@example.test", full_name: "Greta Guest", role: "guest", api_key: "greta-key" },
    {
      email: "echo-bot@example.test",
      full_name: "Echo",
      is_bot: true,
      bot_owner: "mel@example.test",
      api_key: "echo-key",
    },
  ],
  groups: [{ name: "crew", description: "They help.", members: ["mel@example.test", "ada@example.test"] }],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "plans", subscribers: ["mel@example.test", "nina@example.test"] },
    { name: "secret", invite_only: true, subscribers: ["mel@example.test", "ada@example.test"] },
    {
      name: "archive",
      invite_only: true,
      history_public_to_subscribers: true,
      subscribers: ["nina@example.test", "olive@example.test"],
    },
  ],
  messages: [
    { sender: "mel@example.test", channel: "general", topic: "lunch", content: "Soup **today**?", unread: true },
    { sender: "nina@example.test", channel: "general", topic: "lunch", content: "Yes! @**Mel Member**", unread: true },
    { sender: "ada@example.test", channel: "secret", topic: "plans", content: "Quiet, please." },
    { sender: "nina@example.test", to: ["mel@example.test"], content: "The plans are ready.", unread: true },
  ],
};
