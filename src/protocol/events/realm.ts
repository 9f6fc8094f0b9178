/** Events of the realm, its settings, its lists and its exports. */
import { FEATURE_LEVELS } from "../feature-levels";
import { FORMER_REALM_SETTINGS } from "../former-settings";
import {
  CODE_PLAYGROUND,
  type CodePlaygroundView,
  CUSTOM_EMOJI,
  CUSTOM_PROFILE_FIELD,
  type CustomEmojiView,
  type CustomProfileFieldView,
  LINKIFIER,
  type LinkifierView,
  REALM_DOMAIN,
  REALM_EXPORT,
  type RealmDomainView,
  type RealmExportView,
} from "../records/realm-lists";
import { CHANGED_POLICY_FIELDS, REALM_SETTING_FIELDS } from "../records/settings";
import { boolean, dictionary, html, integer, list, literal, named, text, url } from "../schema/shapes";
import { event, field, mergeFields, record } from "../schema/tables";
import { type EventBodyOf, fieldsIn, partialFields, propertyEvents, variant } from "./event-body";

/** The icon of the realm. */
export const REALM_ICON = record("realm_icon", {
  /** `U` uploaded, `G` generated. */
  icon_source: text,
  /** Where it is. */
  icon_url: url,
});

/** The realm has another icon. */
export interface RealmIconEvent extends EventBodyOf<typeof REALM_ICON_EVENT> {}
export const REALM_ICON_EVENT = variant(
  "icon",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** The icon. */
      property: literal("icon"),
      /** What it is now. */
      data: REALM_ICON,
    },
  }),
);

/** The logo of the realm. */
export const REALM_LOGO = record("realm_logo", {
  /** `U` uploaded, `D` the built-in one. */
  logo_source: text,
  /** Where it is. */
  logo_url: url,
});

/** The realm has another logo. */
export interface RealmLogoEvent extends EventBodyOf<typeof REALM_LOGO_EVENT> {}
export const REALM_LOGO_EVENT = variant(
  "logo",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** The logo. */
      property: literal("logo"),
      /** What it is now. */
      data: REALM_LOGO,
    },
  }),
);

/** The logo of the realm on a dark ground. */
export const REALM_NIGHT_LOGO = record("realm_night_logo", {
  /** `U` uploaded, `D` the built-in one. */
  night_logo_source: text,
  /** Where it is. */
  night_logo_url: url,
});

/** The realm has another logo on a dark ground. */
export interface RealmNightLogoEvent extends EventBodyOf<typeof REALM_NIGHT_LOGO_EVENT> {}
export const REALM_NIGHT_LOGO_EVENT = variant(
  "night_logo",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** The logo on a dark ground. */
      property: literal("night_logo"),
      /** What it is now. */
      data: REALM_NIGHT_LOGO,
    },
  }),
);

const REALM_FIELDS = mergeFields(REALM_SETTING_FIELDS, {
  /** What the realm is called. */
  name: text,
  /** What the realm is for. */
  description: text,
});

/** What two policies were before they were choices. */
const OLDER_FIELDS = {
  /** Whether the history of edits can be seen. */
  allow_edit_history: field(boolean, { until: FORMER_REALM_SETTINGS.allow_edit_history.until }),
  /** Whether every message needs a topic. */
  mandatory_topics: field(boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
} as const;

/** Something of the realm has another value. */
export const REALM_UPDATE_EVENTS = propertyEvents(
  "realm",
  {
    /** Only with a new description: the same as HTML. */
    rendered_description: field(html, { since: 462, until: 464, optional: true }),
  },
  mergeFields(REALM_FIELDS, mergeFields(CHANGED_POLICY_FIELDS, OLDER_FIELDS)),
);

/** Something of the realm has another value. */
export interface RealmUpdateEvent extends EventBodyOf<(typeof REALM_UPDATE_EVENTS)[number]> {}

/** What of the realm has changed. */
export const REALM_CHANGES = record(
  "realm_changes",
  partialFields(
    mergeFields(REALM_FIELDS, {
      /** The description as HTML. */
      rendered_description: field(html, { since: 464 }),
      /** The former form of `topics_policy`: whether every message needs a topic. */
      mandatory_topics: boolean,
      /** Who may move messages to another topic, as the number that it once was. */
      edit_topic_policy: CHANGED_POLICY_FIELDS.edit_topic_policy,
    }),
  ),
);

/** Several settings of the realm have other values. */
export interface RealmSettingsEvent extends EventBodyOf<typeof REALM_SETTINGS_EVENT> {}
export const REALM_SETTINGS_EVENT = variant(
  "default",
  event({
    type: "realm",
    op: "update_dict",
    fields: {
      /** Settings. */
      property: literal("default"),
      /** What has changed. */
      data: REALM_CHANGES,
    },
  }),
);

/** The realm has another domain whose addresses may have accounts. */
export interface RealmDomainsAddEvent extends EventBodyOf<typeof REALM_DOMAINS_ADD_EVENT> {}
export const REALM_DOMAINS_ADD_EVENT = event({
  type: "realm_domains",
  op: "add",
  fields: {
    /** The domain. */
    realm_domain: named<RealmDomainView>(REALM_DOMAIN),
  },
});

/** A domain has changed. */
export interface RealmDomainsChangeEvent extends EventBodyOf<typeof REALM_DOMAINS_CHANGE_EVENT> {}
export const REALM_DOMAINS_CHANGE_EVENT = event({
  type: "realm_domains",
  op: "change",
  fields: {
    /** The domain. */
    realm_domain: named<RealmDomainView>(REALM_DOMAIN),
  },
});

/** A domain is removed. */
export interface RealmDomainsRemoveEvent extends EventBodyOf<typeof REALM_DOMAINS_REMOVE_EVENT> {}
export const REALM_DOMAINS_REMOVE_EVENT = event({
  type: "realm_domains",
  op: "remove",
  fields: {
    /** The name of the domain. */
    domain: text,
  },
});

/** The realm has other emoji of its own. */
export interface RealmEmojiUpdateEvent extends EventBodyOf<typeof REALM_EMOJI_UPDATE_EVENT> {}
export const REALM_EMOJI_UPDATE_EVENT = event({
  type: "realm_emoji",
  op: "update",
  fields: {
    /** All of them, by ID. */
    realm_emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
  },
});

/** The realm has one more custom emoji. For clients with `individual_emoji_changes`. */
export interface RealmEmojiAddEvent extends EventBodyOf<typeof REALM_EMOJI_ADD_EVENT> {}
export const REALM_EMOJI_ADD_EVENT = event({
  type: "realm_emoji",
  op: "add",
  fields: {
    /** The new emoji. */
    emoji: named<CustomEmojiView>(CUSTOM_EMOJI),
  },
  since: 491,
});

/** A custom emoji has changed. For clients with `individual_emoji_changes`. */
export interface RealmEmojiUpdateOneEvent extends EventBodyOf<typeof REALM_EMOJI_UPDATE_ONE_EVENT> {}
export const REALM_EMOJI_UPDATE_ONE_EVENT = event({
  type: "realm_emoji",
  op: "update_one",
  fields: {
    /** The ID of the emoji, as text. */
    emoji_id: text,
    /** The changed fields. */
    data: record("custom_emoji_changes", partialFields(fieldsIn(CUSTOM_EMOJI))),
  },
  since: 491,
});

/** The realm has other linkifiers. */
export interface RealmLinkifiersEvent extends EventBodyOf<typeof REALM_LINKIFIERS_EVENT> {}
export const REALM_LINKIFIERS_EVENT = event({
  type: "realm_linkifiers",
  fields: {
    /** All of them, in their order. */
    realm_linkifiers: list(named<LinkifierView>(LINKIFIER)),
  },
  since: 54,
});

/** The realm has other code playgrounds. */
export interface RealmPlaygroundsEvent extends EventBodyOf<typeof REALM_PLAYGROUNDS_EVENT> {}
export const REALM_PLAYGROUNDS_EVENT = event({
  type: "realm_playgrounds",
  fields: {
    /** All of them. */
    realm_playgrounds: list(named<CodePlaygroundView>(CODE_PLAYGROUND)),
  },
  since: 49,
});

/** The profile has other fields. */
export interface CustomProfileFieldsEvent extends EventBodyOf<typeof CUSTOM_PROFILE_FIELDS_EVENT> {}
export const CUSTOM_PROFILE_FIELDS_EVENT = event({
  type: "custom_profile_fields",
  fields: {
    /** All of them, in their order. */
    fields: list(named<CustomProfileFieldView>(CUSTOM_PROFILE_FIELD)),
    /** What was done. */
    op: field(literal("add", "update", "delete"), { until: 45 }),
  },
});

/** Any event of this subject. */
/** The realm was deactivated. Only requests that wait for events receive it, since all others are refused. */
export interface RealmDeactivatedEvent extends EventBodyOf<typeof REALM_DEACTIVATED_EVENT> {}
export const REALM_DEACTIVATED_EVENT = event({
  type: "realm",
  op: "deactivated",
  fields: {
    /** The ID of the realm. */
    realm_id: integer,
  },
});

export type AnyRealmEvent =
  | RealmDeactivatedEvent
  | RealmUpdateEvent
  | RealmSettingsEvent
  | RealmIconEvent
  | RealmLogoEvent
  | RealmNightLogoEvent
  | RealmDomainsAddEvent
  | RealmDomainsChangeEvent
  | RealmDomainsRemoveEvent
  | RealmEmojiUpdateEvent
  | RealmEmojiAddEvent
  | RealmEmojiUpdateOneEvent
  | RealmLinkifiersEvent
  | RealmPlaygroundsEvent
  | CustomProfileFieldsEvent;

/** The tables of this subject. */
export const REALM_EVENTS = [
  REALM_DEACTIVATED_EVENT,
  ...REALM_UPDATE_EVENTS,
  REALM_SETTINGS_EVENT,
  REALM_ICON_EVENT,
  REALM_LOGO_EVENT,
  REALM_NIGHT_LOGO_EVENT,
  REALM_DOMAINS_ADD_EVENT,
  REALM_DOMAINS_CHANGE_EVENT,
  REALM_DOMAINS_REMOVE_EVENT,
  REALM_EMOJI_UPDATE_EVENT,
  REALM_EMOJI_ADD_EVENT,
  REALM_EMOJI_UPDATE_ONE_EVENT,
  REALM_LINKIFIERS_EVENT,
  REALM_PLAYGROUNDS_EVENT,
  CUSTOM_PROFILE_FIELDS_EVENT,
];

/** The exports of the realm are others, or stand elsewhere. */
export interface RealmExportEvent extends EventBodyOf<typeof REALM_EXPORT_EVENT> {}
export const REALM_EXPORT_EVENT = event({
  type: "realm_export",
  fields: {
    /** All exports, in the order in which they were requested. */
    exports: list(named<RealmExportView>(REALM_EXPORT)),
  },
});
