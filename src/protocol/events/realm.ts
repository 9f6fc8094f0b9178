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
import { boolean, dictionary, html, integer, list, literal, named, ordered, text, url } from "../schema/shapes";
import { event, field, mergeFields, record } from "../schema/tables";
import { fieldsIn, partialFields, propertyEvents, variant } from "./event-body";

/** The icon of the realm. */
export const REALM_ICON = record("realm_icon", {
  /** `U` for an uploaded picture, `G` for a generated one. */
  icon_source: text,
  /** The address of the picture. */
  icon_url: url,
});

/** The icon of the realm has changed. */
export const REALM_ICON_EVENT = variant(
  "icon",
  event("realm/update_dict", {
    /** Always `icon`. */
    property: literal("icon"),
    /** The new icon. */
    data: REALM_ICON,
  }),
);

/** The logo of the realm. */
export const REALM_LOGO = record("realm_logo", {
  /** `U` for an uploaded picture, `D` for the built-in one. */
  logo_source: text,
  /** The address of the picture. */
  logo_url: url,
});

/** The logo of the realm has changed. */
export const REALM_LOGO_EVENT = variant(
  "logo",
  event("realm/update_dict", {
    /** Always `logo`. */
    property: literal("logo"),
    /** The new logo. */
    data: REALM_LOGO,
  }),
);

/** The logo of the realm on a dark ground. */
export const REALM_NIGHT_LOGO = record("realm_night_logo", {
  /** `U` for an uploaded picture, `D` for the built-in one. */
  night_logo_source: text,
  /** The address of the picture. */
  night_logo_url: url,
});

/** The logo of the realm for the dark theme has changed. */
export const REALM_NIGHT_LOGO_EVENT = variant(
  "night_logo",
  event("realm/update_dict", {
    /** Always `night_logo`. */
    property: literal("night_logo"),
    /** The new logo. */
    data: REALM_NIGHT_LOGO,
  }),
);

const REALM_FIELDS = mergeFields(REALM_SETTING_FIELDS, {
  /** The name of the realm. */
  name: text,
  /** The description of the realm, as Markdown. */
  description: text,
});

/** What two policies were before they were choices. */
const OLDER_FIELDS = {
  /** Whether accounts can see the edit history of messages. */
  allow_edit_history: field(boolean, { until: FORMER_REALM_SETTINGS.allow_edit_history.until }),
  /** Whether every message needs a topic. */
  mandatory_topics: field(boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
} as const;

/** A setting of the realm has changed. */
export const REALM_UPDATE_EVENTS = propertyEvents(
  "realm",
  {
    /** The new description, as HTML; only when the description changed. */
    rendered_description: field(html, { since: 462, until: 464, optional: true }),
  },
  mergeFields(REALM_FIELDS, mergeFields(CHANGED_POLICY_FIELDS, OLDER_FIELDS)),
);

/** What of the realm has changed. */
export const REALM_CHANGES = record(
  "realm_changes",
  partialFields(
    mergeFields(REALM_FIELDS, {
      /** The description as HTML. */
      rendered_description: field(html, { since: 464 }),
      /** The former form of `topics_policy`: whether every message needs a topic. */
      mandatory_topics: boolean,
      /** Who may move messages to another topic, as a number: the former form of the group setting. */
      edit_topic_policy: CHANGED_POLICY_FIELDS.edit_topic_policy,
    }),
  ),
);

/** Several settings of the realm have changed. */
export const REALM_SETTINGS_EVENT = variant(
  "default",
  event("realm/update_dict", {
    /** Always `default`. */
    property: literal("default"),
    /** The changed settings, with their new values. */
    data: REALM_CHANGES,
  }),
);

/** A domain was added to those whose addresses are allowed to have accounts. */
export const REALM_DOMAINS_ADD_EVENT = event("realm_domains/add", {
  /** The domain. */
  realm_domain: named<RealmDomainView>(REALM_DOMAIN),
});

/** A domain of the realm has changed. */
export const REALM_DOMAINS_CHANGE_EVENT = event("realm_domains/change", {
  /** The domain. */
  realm_domain: named<RealmDomainView>(REALM_DOMAIN),
});

/** A domain of the realm was removed. */
export const REALM_DOMAINS_REMOVE_EVENT = event("realm_domains/remove", {
  /** The name of the domain. */
  domain: text,
});

/** The custom emoji of the realm have changed. */
export const REALM_EMOJI_UPDATE_EVENT = event("realm_emoji/update", {
  /** All custom emoji, by their IDs. */
  realm_emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
});

/** A custom emoji was added. For clients with the capability `individual_emoji_changes`. */
export const REALM_EMOJI_ADD_EVENT = event("realm_emoji/add", 491, {
  /** The new emoji. */
  emoji: named<CustomEmojiView>(CUSTOM_EMOJI),
});

/** A custom emoji has changed. For clients with the capability `individual_emoji_changes`. */
export const REALM_EMOJI_UPDATE_ONE_EVENT = event("realm_emoji/update_one", 491, {
  /** The ID of the emoji, as text. */
  emoji_id: text,
  /** The changed fields. */
  data: record("custom_emoji_changes", partialFields(fieldsIn(CUSTOM_EMOJI))),
});

/** The linkifiers of the realm have changed. */
export const REALM_LINKIFIERS_EVENT = event("realm_linkifiers", 54, {
  /** All linkifiers, in their order. */
  realm_linkifiers: ordered(named<LinkifierView>(LINKIFIER)),
});

/** The code playgrounds of the realm have changed. */
export const REALM_PLAYGROUNDS_EVENT = event("realm_playgrounds", 49, {
  /** All code playgrounds. */
  realm_playgrounds: list(named<CodePlaygroundView>(CODE_PLAYGROUND)),
});

/** The custom profile fields of the realm have changed. */
export const CUSTOM_PROFILE_FIELDS_EVENT = event("custom_profile_fields", {
  /** All custom profile fields, in their order. */
  fields: ordered(named<CustomProfileFieldView>(CUSTOM_PROFILE_FIELD)),
  /** The kind of change. */
  op: field(literal("add", "update", "delete"), { until: 45 }),
});

/** Any event of this subject. */
/**
 * The realm was deactivated. Only requests that wait for events receive it, since the server refuses all later ones.
 */
export const REALM_DEACTIVATED_EVENT = event("realm/deactivated", {
  /** The ID of the realm. */
  realm_id: integer,
});

/** An export of the realm was requested, finished or deleted. */
export const REALM_EXPORT_EVENT = event("realm_export", {
  /** All exports, in the order in which they were requested. */
  exports: list(named<RealmExportView>(REALM_EXPORT)),
});
