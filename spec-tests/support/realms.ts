import { createRealm, type Fixture, type Realm } from "../../src/index";

/** The accounts of the starting realms, by user ID. */
export const OLIVE_OWNER = 1;
export const ADA_ADMIN = 2;
export const MORGAN_MODERATOR = 3;
export const MEL_MEMBER = 4;
export const NINA_MEMBER = 5;
export const GRETA_GUEST = 6;
export const BEEP_BOT = 7;
export const GONE_MEMBER = 8;

/** The channels of the starting realms, by channel ID. */
export const GENERAL = 1;
export const SECRET = 2;
export const SHARED_SECRET = 3;
export const OPEN_TO_ALL = 4;
export const ATTIC = 5;

/** When the clock of the starting realms stands at first: 2026-01-01T00:00:00Z. */
export const START = 1767225600;

/**
 * One account of every role, a bot of Mel's and a deactivated account; a public channel with all accounts in it, a private
 * one with protected history (Olive, Mel), a private one with shared history (Olive, Nina), a web-public one, and an
 * archived one.
 */
export const EVERY_ROLE_FIXTURE: Fixture = {
  check_answers: true,
  realm: { url: "https://chat.example.test", string_id: "chat" },
  now: START,
  users: [
    { email: "olive@example.test", full_name: "Olive Owner", role: 100, api_key: "olive-key" },
    { email: "ada@example.test", full_name: "Ada Admin", role: 200, api_key: "ada-key" },
    { email: "morgan@example.test", full_name: "Morgan Moderator", role: 300, api_key: "morgan-key" },
    { email: "mel@example.test", full_name: "Mel Member", role: 400, api_key: "mel-key" },
    { email: "nina@example.test", full_name: "Nina Member", role: 400, api_key: "nina-key" },
    { email: "greta@example.test", full_name: "Greta Guest", role: 600, api_key: "greta-key" },
    {
      email: "beep-bot@example.test",
      full_name: "Beep",
      is_bot: true,
      bot_owner: "mel@example.test",
      api_key: "beep-key",
    },
    { email: "gone@example.test", full_name: "Gone Member", is_active: false, api_key: "gone-key" },
  ],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "secret", invite_only: true, subscribers: ["olive@example.test", "mel@example.test"] },
    {
      name: "shared secret",
      invite_only: true,
      history_public_to_subscribers: true,
      subscribers: ["olive@example.test", "nina@example.test"],
    },
    { name: "open to all", is_web_public: true, subscribers: ["olive@example.test"] },
    { name: "attic", is_archived: true, subscribers: ["olive@example.test", "mel@example.test"] },
  ],
};

/** The realm of `EVERY_ROLE_FIXTURE`, with further parts of a fixture laid over it. */
export function everyRole(more: Fixture = {}): Realm {
  return createRealm({ ...EVERY_ROLE_FIXTURE, ...more });
}
