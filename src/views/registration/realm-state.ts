import type { Realm } from "../../realm/realm";
import { systemGroupId } from "../../rules/user-groups/group-membership";
import { shownGroupValue } from "../../rules/user-groups/group-setting-values";
import { realmHost } from "../../rules/users/people";
import { REALM_GROUP_SETTINGS } from "../../spec/group-settings";
import { REALM_SETTINGS } from "../../spec/realm-settings";
import { serverState } from "./server-state";

const NO_LOGO = { url: null, source: "D" } as const;

/**
 * The realm's settings, identity and limits, as registration returns them.
 *
 * @spec Limits; Value conventions: Empty topic
 */
export function realmState(realm: Realm): Record<string, unknown> {
  return { ...settingsState(realm), ...identityState(realm), ...legacyState(realm), ...serverState(realm) };
}

/** Every setting that the realm's feature level knows, under `realm_` and its name. */
function settingsState(realm: Realm): Record<string, unknown> {
  const since: Readonly<Record<string, { readonly since?: number }>> = { ...REALM_SETTINGS, ...REALM_GROUP_SETTINGS };
  const known = Object.entries(realm.settings).filter(([name]) => realm.feature_level >= (since[name]?.since ?? 0));
  return Object.fromEntries(
    known.map(([name, value]) => [
      `realm_${name}`,
      typeof value === "object" && value !== null ? shownGroupValue(realm, value) : value,
    ]),
  );
}

function identityState(realm: Realm): Record<string, unknown> {
  const { profile } = realm;
  return {
    realm_name: profile.name,
    realm_description: profile.description,
    realm_url: profile.url,
    realm_uri: profile.url,
    realm_icon_url: `${profile.url}/static/images/logo.png`,
    realm_icon_source: "G",
    realm_logo_url: NO_LOGO.url,
    realm_logo_source: NO_LOGO.source,
    realm_night_logo_url: NO_LOGO.url,
    realm_night_logo_source: NO_LOGO.source,
    realm_org_type: 0,
    realm_plan_type: 1,
    realm_date_created: profile.date_created,
    realm_bot_domain: realmHost(realm),
    realm_empty_topic_display_name: profile.empty_topic_display_name,
    realm_authentication_methods: authenticationMethods(realm),
    realm_email_auth_enabled: true,
    realm_password_auth_enabled: true,
    realm_push_notifications_enabled: realm.server.push_service,
    realm_push_notifications_enabled_end_timestamp: null,
  };
}

function authenticationMethods(realm: Realm): Record<string, unknown> {
  if (realm.feature_level < 243) return { Email: true, Dev: false };
  return { Email: { enabled: true, available: true }, Dev: { enabled: false, available: true } };
}

/** What old clients ask for under old names: rights as numbers, and switches that became choices. */
function legacyState(realm: Realm): Record<string, unknown> {
  const { settings } = realm;
  return {
    realm_create_public_stream_policy: legacyPolicy(settings.can_create_public_channel_group),
    realm_create_private_stream_policy: legacyPolicy(settings.can_create_private_channel_group),
    realm_create_web_public_stream_policy: legacyPolicy(settings.can_create_web_public_channel_group),
    realm_wildcard_mention_policy: legacyPolicy(settings.can_mention_many_users_group),
    realm_allow_edit_history: settings.message_edit_history_visibility_policy !== "none",
    realm_mandatory_topics: settings.topics_policy === "disable_empty_topic",
  };
}

/** A group setting as the number that it once was; groups that no number stood for show as members. */
function legacyPolicy(value: unknown): number {
  switch (value) {
    case systemGroupId("role:everyone"):
      return 5;
    case systemGroupId("role:administrators"):
      return 2;
    case systemGroupId("role:fullmembers"):
      return 3;
    case systemGroupId("role:moderators"):
      return 4;
    case systemGroupId("role:nobody"):
      return 6;
    case systemGroupId("role:owners"):
      return 7;
    default:
      return 1;
  }
}
