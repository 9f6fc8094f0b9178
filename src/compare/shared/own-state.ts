/** What accounts have for themselves on a server. */
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
