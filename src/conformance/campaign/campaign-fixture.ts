import type { Fixture } from "../../model/fixture/fixture";

/** The realm of campaigns that bring none. */
export const CAMPAIGN_FIXTURE: Fixture = {
  now: 1767225600,
  realm: { name: "Campaign" },
  users: [
    { email: "olive@example.test", full_name: "Olive", role: 100, api_key: "olive-key", can_create_users: true },
    { email: "ann@example.test", full_name: "Ann", api_key: "ann-key" },
    { email: "bob@example.test", full_name: "Bob", api_key: "bob-key" },
    { email: "cleo@example.test", full_name: "Cleo", api_key: "cleo-key" },
  ],
  groups: [{ name: "cooks", description: "", members: ["ann@example.test", "bob@example.test"] }],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "random", subscribers: "all" },
    {
      name: "kitchen",
      invite_only: true,
      history_public_to_subscribers: false,
      subscribers: ["olive@example.test", "bob@example.test"],
    },
    { name: "library", subscribers: ["olive@example.test", "bob@example.test"] },
  ],
  messages: [
    { sender: "olive@example.test", channel: "general", topic: "lunch", content: "Soup?", sent: -3600, unread: true },
    { sender: "olive@example.test", channel: "library", topic: "bugs", content: "Read me.", sent: -2700 },
    { sender: "bob@example.test", channel: "random", topic: "plans", content: "Later.", sent: -1800, unread: true },
  ],
};
