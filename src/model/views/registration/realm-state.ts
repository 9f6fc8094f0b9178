import type { Realm } from "../../realm/realm";
import { policyOf, REALM_POLICY_NAMES } from "../../rules/realm/realm-policies";
import { groupValueView } from "../../rules/user-groups/group-value-check";
import { formerRealmSettings, valueThen } from "../../rules/settings/people-settings";
import { REALM_SETTING_NAMES } from "../../rules/realm/realm-setting-check";
import { mailDomain } from "../../rules/users/people";
import { REALM_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { byLevel, lazy } from "../../../data/lazy";
import { realmPictures } from "../pictures";
import { serverState } from "./server-state";
import { shows } from "../../../protocol/schema/tables";
import { INITIAL_STATE, type StatePart } from "../../../protocol/records/registration";
import { fixedTopicLimit } from "../../rules/moving/move-limits";
import { has } from "../../rules/realm/feature-level";

/** What registration says of an account's own rights, and the realm settings that decide it. */
export const CREATE_SETTINGS = {
  can_create_public_streams: "can_create_public_channel_group",
  can_create_private_streams: "can_create_private_channel_group",
  can_create_web_public_streams: "can_create_web_public_channel_group",
  can_invite_others_to_realm: "can_invite_users_group",
  can_subscribe_other_users: "can_add_subscribers_group",
} as const;

/** The realm's settings, identity and limits, as registration returns them. */
export function realmState(realm: Realm): readonly StatePart[] {
  return [settingsState(realm), identityState(realm), legacyState(realm), ...serverState(realm)];
}

const shownSettings = lazy(() =>
  [...REALM_SETTING_NAMES, ...REALM_GROUP_SETTING_NAMES].map((name) => ({ name, key: `realm_${name}` as const })),
);

/** Every setting, under `realm_` and its name. */
function settingsState(realm: Realm): StatePart {
  const state: Record<string, unknown> = {};
  const forms = formerRealmSettings(realm.feature_level);
  for (const { name, key } of shownSettings()) {
    const value = realm.settings[name];
    const form = forms.get(name);
    if (form !== undefined) state[`realm_${form.name}`] = valueThen(form.values, value);
    else state[key] = typeof value === "object" && value !== null ? groupValueView(realm, value) : value;
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
    realm_plan_type: 1,
    realm_date_created: profile.date_created,
    realm_bot_domain: mailDomain(realm),
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

const shownPolicies = byLevel((level) =>
  REALM_POLICY_NAMES.map((name) => ({ name, key: `realm_${name}` as const })).filter(({ key }) =>
    shows(INITIAL_STATE, key, level),
  ),
);

/** What old clients ask for under old names: rights as numbers, and switches that became choices. */
function legacyState(realm: Realm): StatePart {
  const { settings } = realm;
  const policies = shownPolicies(realm.feature_level).map(({ name, key }) => [key, policyOf(name, settings)]);
  return {
    ...Object.fromEntries(policies),
    ...(shows(INITIAL_STATE, "realm_community_topic_editing_limit_seconds", realm.feature_level)
      ? { realm_community_topic_editing_limit_seconds: fixedTopicLimit(realm) }
      : {}),
    realm_allow_edit_history: settings.message_edit_history_visibility_policy !== "none",
    realm_mandatory_topics: settings.topics_policy === "disable_empty_topic",
  };
}
