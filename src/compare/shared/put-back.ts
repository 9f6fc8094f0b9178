/** What accounts have for themselves on a server, and how it becomes again what it was. */
import { isJsonObject } from "../../matching/json-value";
import type { Ask, PoolAccount } from "../../targets/building";

/** What an account has for itself, as a registration shows it. */
export type OwnState = Readonly<Record<string, unknown>>;

const TYPES = [
  "message",
  "user_settings",
  "alert_words",
  "user_status",
  "drafts",
  "scheduled_messages",
  "reminders",
  "saved_snippets",
  "subscription",
];

const KEPT = [
  ...["user_settings", "alert_words", "user_status", "drafts", "scheduled_messages", "reminders", "saved_snippets"],
  ...["subscriptions", "unsubscribed", "never_subscribed", "max_message_id"],
];

/** Reads what an account has for itself. */
export async function ownState(ask: Ask, account: PoolAccount): Promise<OwnState> {
  const state = await ask(account, "POST", "/register", {
    event_types: ["alert_words"],
    fetch_event_types: TYPES,
    client_capabilities: { notification_settings_null: true, user_settings_object: true, archived_channels: true },
  });
  await ask(account, "DELETE", "/events", { queue_id: state["queue_id"] });
  // Nothing else is kept: an answer can be long.
  return Object.fromEntries(KEPT.flatMap((key) => (Object.hasOwn(state, key) ? [[key, state[key]]] : [])));
}

/** Changes back what differs from a former state: settings, alert words, and the status. */
export async function putBack(ask: Ask, account: PoolAccount, former: OwnState, now: OwnState): Promise<void> {
  const [settings, current] = [former, now].map(({ user_settings }) => objectOf(user_settings));
  const changed = Object.entries(settings ?? {}).filter(
    ([name, value]) => typeof value !== "object" && value !== current?.[name] && Object.hasOwn(current ?? {}, name),
  );
  if (changed.length > 0) await ask(account, "PATCH", "/settings", Object.fromEntries(changed));
  const words = difference(listOf(former["alert_words"]), listOf(now["alert_words"]));
  if (words.added.length > 0) await ask(account, "DELETE", "/users/me/alert_words", { alert_words: words.added });
  if (words.removed.length > 0) await ask(account, "POST", "/users/me/alert_words", { alert_words: words.removed });
  const statusIn = ({ user_status }: OwnState) => objectOf(objectOf(user_status)[String(account.user_id)]);
  const [before, after] = [statusIn(former), statusIn(now)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const { status_text = "", emoji_name = "", emoji_code, reaction_type } = before;
  const emoji = emoji_name === "" ? {} : { emoji_code, reaction_type };
  await ask(account, "POST", "/users/me/status", { status_text, emoji_name, ...emoji });
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function difference(former: readonly unknown[], now: readonly unknown[]) {
  return {
    added: now.filter((item) => !former.includes(item)),
    removed: former.filter((item) => !now.includes(item)),
  };
}
