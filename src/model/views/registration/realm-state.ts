import { type IncomingWebhook, incomingWebhookRows, LATER_WEBHOOK_EVENTS } from "../../../data/incoming-webhooks";
import { byLevel, lazy } from "../../../data/lazy";
import { STOP_WORDS } from "../../../data/stop-words";
import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { REALM_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { INCOMING_WEBHOOK, INITIAL_STATE, type StatePart } from "../../../protocol/records/registration";
import { viewAt } from "../../../protocol/schema/prune";
import { shows } from "../../../protocol/schema/tables";
import { EMBEDDED_BOTS } from "../../../protocol/server-constants";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { fixedTopicLimit } from "../../rules/moving/move-limits";
import { arePushesEnabled } from "../../rules/push/push-tokens";
import { has } from "../../rules/realm/feature-level";
import { policyOf, REALM_POLICY_NAMES } from "../../rules/realm/realm-policies";
import { REALM_SETTING_NAMES } from "../../rules/realm/realm-setting-check";
import { formerRealmSettings, formerValue } from "../../rules/settings/former-forms";
import { groupValueView } from "../../rules/user-groups/group-value-check";
import { isGuest, mailDomain } from "../../rules/users/people";
import { defaultStreamGroupViews } from "../channels/channel-view";
import { realmPictures, realmUuid } from "../pictures";
import { customEmojiView, linkifierViews, playgroundViews } from "../realm/realm-lists";
import { shownField } from "../users/user-view";
import type { Fetcher } from "./fetcher";
import { serverState } from "./server-state";

const OLDER_FIELD_TYPES = frozen({
  SHORT_TEXT: { id: 1, name: "Text (short)" },
  LONG_TEXT: { id: 2, name: "Text (long)" },
  SELECT: { id: 3, name: "List of options" },
  DATE: { id: 4, name: "Date" },
  URL: { id: 5, name: "Link" },
  USER: { id: 6, name: "Users" },
  EXTERNAL_ACCOUNT: { id: 7, name: "External account" },
} as const);
const FIELD_TYPES = frozen({ ...OLDER_FIELD_TYPES, PRONOUNS: { id: 8, name: "Pronouns" } } as const);

function webhookRowsInOrder(level: number): IncomingWebhook[] {
  const rows = [...incomingWebhookRows()];
  if (level < FEATURE_LEVELS.webhookServicesAreSorted) return rows;
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The services as a feature level lists them; old servers had other options, of which none is left. */
const incomingWebhooks = byLevel((level) =>
  frozen(
    webhookRowsInOrder(level)
      .filter((service) => level >= service.since)
      .map(({ since: _since, ...service }) => {
        const config_options = shows(INCOMING_WEBHOOK, "url_options", level) ? [] : service.config_options;
        const all_event_types = eventTypesAt(level, service.all_event_types);
        const url_options = service.url_options.map((option) => ({
          ...option,
          input_type: inputTypeOf(option.validator),
        }));
        return viewAt(level, INCOMING_WEBHOOK, {
          ...service,
          all_event_types,
          config_options,
          url_options,
          config: {},
        });
      }),
  ),
);

/** The kind of a value, by the check of older servers. Assumption A485. */
function inputTypeOf(validator: string): string {
  return validator === "check_bool" ? "bool" : "text";
}

function eventTypesAt(level: number, names: readonly string[] | null): readonly string[] | null {
  const later: readonly string[] = LATER_WEBHOOK_EVENTS.names;
  return level >= LATER_WEBHOOK_EVENTS.since || names === null ? names : names.filter((name) => !later.includes(name));
}

/** The lists that the realm keeps, and those of which a simulator has nothing. */
export const REALM_LIST_FETCHERS: Readonly<Record<string, Fetcher>> = {
  custom_profile_fields: (realm) => ({
    custom_profile_fields: realm.custom_profile_fields.map(shownField),
    custom_profile_field_types: has(realm, "pronounsAreAFieldType") ? FIELD_TYPES : OLDER_FIELD_TYPES,
  }),
  realm_emoji: (realm) => ({
    realm_emoji: Object.fromEntries(
      realm.custom_emoji.map((emoji) => [String(emoji.id), customEmojiView(realm, emoji)]),
    ),
  }),
  realm_linkifiers: (realm, _viewer, { queue }) => ({
    realm_linkifiers: queue.client_capabilities.linkifier_url_template ? linkifierViews(realm, realm.linkifiers) : [],
  }),
  realm_filters: () => ({ realm_filters: [] }),
  realm_playgrounds: (realm) => ({ realm_playgrounds: playgroundViews(realm, realm.code_playgrounds) }),
  realm_domains: (realm) => ({ realm_domains: realm.domains }),
  realm_billing: () => ({ realm_billing: { has_pending_sponsorship_request: false } }),
  realm_embedded_bots: () => ({ realm_embedded_bots: EMBEDDED_BOTS.map((name) => ({ name, config: {} })) }),
  realm_incoming_webhook_bots: ({ feature_level }) => ({
    realm_incoming_webhook_bots: incomingWebhooks(feature_level),
  }),
  default_stream_groups: (realm, viewer) => ({
    realm_default_stream_groups: isGuest(viewer) ? [] : defaultStreamGroupViews(realm),
  }),
  giphy: () => ({ giphy_api_key: "" }),
  tenor: () => ({ tenor_api_key: "" }),
  stop_words: () => ({ stop_words: [...STOP_WORDS] }),
};

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
    if (form !== undefined) state[`realm_${form.name}`] = formerValue(form.values, value);
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
    realm_uuid: realmUuid(realm),
    realm_plan_type: 1,
    realm_date_created: profile.date_created,
    realm_bot_domain: mailDomain(realm),
    realm_empty_topic_display_name: profile.empty_topic_display_name,
    realm_authentication_methods: authenticationMethods(realm),
    realm_email_auth_enabled: true,
    realm_password_auth_enabled: true,
    realm_push_notifications_enabled: arePushesEnabled(realm),
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

/** What old clients request under old names: rights as numbers, and switches that became choices. */
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
