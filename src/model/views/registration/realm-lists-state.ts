import { frozen } from "../../realm/freeze";
import { has } from "../../rules/realm/feature-level";
import { isGuest } from "../../rules/users/people";
import { defaultStreamGroupViews } from "../channels/channel-groups-view";
import { shownField } from "../users/user-view";
import { shows } from "../../../protocol/schema/tables";
import { viewAt } from "../../../protocol/schema/prune";
import { incomingWebhookRows, LATER_WEBHOOK_EVENTS } from "../../../data/incoming-webhooks";
import { byLevel } from "../../../data/lazy";
import { INCOMING_WEBHOOK } from "../../../protocol/records/registration";
import { STOP_WORDS } from "../../../data/stop-words";
import { customEmojiView, linkifierViews, playgroundViews } from "../realm/realm-lists";
import type { Fetcher } from "./fetcher";

const FIELD_TYPES = {
  SHORT_TEXT: { id: 1, name: "Text (short)" },
  LONG_TEXT: { id: 2, name: "Text (long)" },
  SELECT: { id: 3, name: "List of options" },
  DATE: { id: 4, name: "Date" },
  URL: { id: 5, name: "Link" },
  USER: { id: 6, name: "Users" },
  EXTERNAL_ACCOUNT: { id: 7, name: "External account" },
  PRONOUNS: { id: 8, name: "Pronouns" },
} as const;

/** The services as a feature level lists them; old servers had other options, of which none is left. */
const incomingWebhooks = byLevel((level) =>
  frozen(
    incomingWebhookRows()
      .filter((service) => level >= service.since)
      .map(({ since: _since, ...service }) => {
        const config_options = shows(INCOMING_WEBHOOK, "url_options", level) ? [] : service.config_options;
        const all_event_types = eventTypesAt(level, service.all_event_types);
        return viewAt(level, INCOMING_WEBHOOK, { ...service, all_event_types, config_options, config: {} });
      }),
  ),
);

function eventTypesAt(level: number, names: readonly string[] | null): readonly string[] | null {
  const later: readonly string[] = LATER_WEBHOOK_EVENTS.names;
  return level >= LATER_WEBHOOK_EVENTS.since || names === null ? names : names.filter((name) => !later.includes(name));
}

/** The lists that the realm keeps, and those of which a simulator has nothing. */
export const REALM_LIST_FETCHERS: Readonly<Record<string, Fetcher>> = {
  custom_profile_fields: (realm) => ({
    custom_profile_fields: realm.custom_profile_fields.map(shownField),
    custom_profile_field_types: FIELD_TYPES,
  }),
  realm_emoji: (realm) => ({
    realm_emoji: Object.fromEntries(
      realm.custom_emoji.map((emoji) => [String(emoji.id), customEmojiView(realm, emoji)]),
    ),
  }),
  realm_linkifiers: (realm, _viewer, { queue }) => ({
    realm_linkifiers:
      queue.client_capabilities.linkifier_url_template || !has(realm, "linkifiersAreTemplates")
        ? linkifierViews(realm.linkifiers)
        : [],
  }),
  realm_filters: () => ({ realm_filters: [] }),
  realm_playgrounds: (realm) => ({ realm_playgrounds: playgroundViews(realm.code_playgrounds) }),
  realm_domains: (realm) => ({ realm_domains: realm.domains }),
  realm_billing: () => ({ realm_billing: { has_pending_sponsorship_request: false } }),
  realm_embedded_bots: () => ({ realm_embedded_bots: [] }),
  realm_incoming_webhook_bots: ({ feature_level }) => ({
    realm_incoming_webhook_bots: incomingWebhooks(feature_level),
  }),
  default_stream_groups: (realm, viewer) => ({
    realm_default_stream_groups: isGuest(viewer) ? [] : defaultStreamGroupViews(realm),
  }),
  giphy: () => ({ giphy_api_key: "" }),
  stop_words: () => ({ stop_words: [...STOP_WORDS] }),
};
