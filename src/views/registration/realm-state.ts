import type { Realm } from "../../realm/realm";
import { systemGroupId } from "../../rules/user-groups/group-membership";
import { shownGroupValue } from "../../rules/user-groups/group-setting-values";
import { REALM_SETTING_NAMES } from "../../rules/realm/realm-setting-check";
import { realmHost } from "../../rules/users/people";
import { REALM_GROUP_SETTING_NAMES, SYSTEM_GROUP_NAMES, type SystemGroupName } from "../../spec/group-settings";
import { lazy } from "../../spec/lazy";
import { realmPictures } from "../realm/realm-pictures";
import { serverState } from "./server-state";
import type { StatePart } from "../../spec/records/registration";
import { has } from "../../rules/realm/feature-level";

/**
 * The realm's settings, identity and limits, as registration returns them.
 *
 * @spec Limits; Value conventions: Empty topic
 */
export function realmState(realm: Realm): StatePart {
  return Object.assign(settingsState(realm), identityState(realm), legacyState(realm), serverState(realm));
}

const shownSettings = lazy(() =>
  [...REALM_SETTING_NAMES, ...REALM_GROUP_SETTING_NAMES].map((name) => ({ name, key: `realm_${name}` as const })),
);

/** Every setting, under `realm_` and its name. */
function settingsState(realm: Realm): StatePart {
  const state: Record<string, unknown> = {};
  for (const { name, key } of shownSettings()) {
    const value = realm.settings[name];
    state[key] = typeof value === "object" && value !== null ? shownGroupValue(realm, value) : value;
  }
  return state;
}

function identityState(realm: Realm): StatePart {
  const { profile } = realm;
  return {
    realm_name: profile.name,
    realm_description: profile.description,
    realm_url: profile.url,
    realm_uri: profile.url,
    ...realmPictures(realm),
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

function authenticationMethods(realm: Realm): NonNullable<StatePart["realm_authentication_methods"]> {
  return has(realm, "authenticationMethodsSayIfAvailable")
    ? { Email: { enabled: true, available: true } }
    : { Email: true };
}

/** What old clients ask for under old names: rights as numbers, and switches that became choices. */
function legacyState(realm: Realm): StatePart {
  const { settings } = realm;
  return {
    realm_create_public_stream_policy: legacyPolicy(COMMON_POLICIES, settings.can_create_public_channel_group, 1),
    realm_create_private_stream_policy: legacyPolicy(COMMON_POLICIES, settings.can_create_private_channel_group, 1),
    realm_create_web_public_stream_policy: legacyPolicy(WEB_POLICIES, settings.can_create_web_public_channel_group, 4),
    realm_wildcard_mention_policy: legacyPolicy(MENTION_POLICIES, settings.can_mention_many_users_group, 1),
    realm_allow_edit_history: settings.message_edit_history_visibility_policy !== "none",
    realm_mandatory_topics: settings.topics_policy === "disable_empty_topic",
  };
}

type Policies = Readonly<Partial<Record<SystemGroupName, number>>>;

/** The numbers that stood for groups, by the setting's family. */
const COMMON_POLICIES: Policies = {
  "role:members": 1,
  "role:administrators": 2,
  "role:fullmembers": 3,
  "role:moderators": 4,
};
const WEB_POLICIES: Policies = { "role:administrators": 2, "role:moderators": 4, "role:nobody": 6, "role:owners": 7 };
const MENTION_POLICIES: Policies = {
  "role:everyone": 1,
  "role:members": 2,
  "role:fullmembers": 3,
  "role:administrators": 5,
  "role:nobody": 6,
  "role:moderators": 7,
};

/** A group setting as the number that it once was; groups that no number stood for show as the largest that one did. */
function legacyPolicy(policies: Policies, value: unknown, largest: number): number {
  const name = SYSTEM_GROUP_NAMES.find((each) => systemGroupId(each) === value);
  return (name === undefined ? undefined : policies[name]) ?? largest;
}
