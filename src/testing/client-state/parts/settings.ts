import type { StatePart } from "../../../protocol/records/registration";
import type { PartNamed } from "../part";
import type { KnownRealm, NotOfRealm, Shadow } from "../state";
import { deactivatedBy, takeOut } from "../user-events";

/** Lists of the realm that are parts of their own, or that never change. */
const NOT_SETTINGS: readonly NotOfRealm[] = [
  ...(["realm_users", "realm_non_active_users", "realm_user_groups", "realm_bots", "realm_emoji"] as const),
  ...(["realm_linkifiers", "realm_filters", "realm_playgrounds", "realm_domains", "realm_default_streams"] as const),
  ...(["realm_default_stream_groups", "realm_user_settings_defaults", "realm_embedded_bots"] as const),
  ...(["realm_incoming_webhook_bots", "realm_billing"] as const),
  // A setting of the account, by its two names, which old servers list among the realm's settings.
  ...(["realm_name_in_email_notifications_policy", "realm_name_in_notifications"] as const),
];

/** Former names of settings. No event has them. */
const SHADOWS: readonly Shadow[] = [
  ...(["realm_create_public_stream_policy", "realm_create_private_stream_policy"] as const),
  ...(["realm_allow_edit_history", "realm_create_web_public_stream_policy", "realm_wildcard_mention_policy"] as const),
];

/** No registration has the description as HTML, which comes with events. */
const LEFT_OUT: ReadonlySet<string> = new Set([...NOT_SETTINGS, ...SHADOWS, "realm_rendered_description"]);

/** The settings and limits of the realm. */
function ofRealm(registration: StatePart): KnownRealm;
function ofRealm(registration: StatePart): object {
  const kept = Object.entries(registration).filter(([name]) => name.startsWith("realm_") && !LEFT_OUT.has(name));
  return Object.fromEntries(kept);
}

/** The settings and limits of the realm, by their names with the prefix `realm_`. */
export const REALM = {
  begin: (registration) => (registration.realm_name === undefined ? undefined : ofRealm(registration)),
  on: {
    realm: (realm, event) => {
      const changes = event.op === "update" ? { [event.property]: event.value } : "data" in event ? event.data : {};
      for (const [name, value] of Object.entries(changes)) {
        if (!LEFT_OUT.has(`realm_${name}`)) Object.assign(realm, { [`realm_${name}`]: value });
      }
    },
    realm_user: (realm, event, state) => takeOut(realm, deactivatedBy(event), state),
  },
} satisfies PartNamed<"realm">;

/** The settings of the account. */
export const USER_SETTINGS = {
  begin: ({ user_settings }) => user_settings,
  on: {
    user_settings: (settings, { property, value }) => void Object.assign(settings, { [property]: value }),
  },
} satisfies PartNamed<"user_settings">;

/** The default settings of new accounts. */
export const SETTINGS_DEFAULTS = {
  begin: ({ realm_user_settings_defaults }) => realm_user_settings_defaults,
  on: {
    realm_user_settings_defaults: (settings, { property, value }) =>
      void Object.assign(settings, { [property]: value }),
  },
} satisfies PartNamed<"realm_user_settings_defaults">;

/** The feature level that the server says it has. */
export const SERVER_LEVEL = {
  begin: ({ zulip_feature_level }) => zulip_feature_level,
  on: { restart: (before, { zulip_feature_level }) => zulip_feature_level ?? before },
} satisfies PartNamed<"zulip_feature_level">;
