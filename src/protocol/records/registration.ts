/** What registering a queue returns: the queue, the server's version, and the requested state. */
import {
  boolean,
  changedAt,
  chosen,
  dictionary,
  integer,
  list,
  named,
  nullable,
  ordered,
  text,
} from "../schema/shapes";
import { field, mergeFields, optionalFields, record, type RecordOf } from "../schema/tables";
import {
  CHANNEL,
  CHANNEL_FOLDER,
  type ChannelFolderView,
  type ChannelView,
  DEFAULT_CHANNEL,
  DEFAULT_STREAM_GROUP,
  type DefaultChannelView,
  type DefaultStreamGroupView,
  SUBSCRIPTION,
  type SubscriptionView,
  UNSUBSCRIBED_CHANNEL,
  type UnsubscribedChannelView,
} from "./channels";
import { USER_GROUP, type UserGroupView } from "./groups";
import { BOT, type BotView, REGISTERED_USER, type RegisteredUserView, USER, type UserView } from "./people";
import {
  CODE_PLAYGROUND,
  type CodePlaygroundView,
  CUSTOM_EMOJI,
  CUSTOM_PROFILE_FIELD,
  type CustomEmojiView,
  type CustomProfileFieldView,
  LINKIFIER,
  type LinkifierView,
  NAMED_CHOICE,
  REALM_DOMAIN,
  type RealmDomainView,
} from "./realm-lists";
import { PERSONAL_STATE_FIELDS } from "./registration-personal";
import { REALM_STATE_FIELDS } from "./registration-realm";
import { VERSION_FIELDS } from "./server";
import { CHOICE_FIELDS, USER_SETTING_FIELDS } from "./settings";

/** The billing of the realm. */
const REALM_BILLING = record("realm_billing", {
  /** Whether the realm has requested a sponsored plan. */
  has_pending_sponsorship_request: boolean,
});

/** A bot that the server can run itself. */
const EMBEDDED_BOT = record("embedded_bot", {
  /** The name of the bot. */
  name: text,
  /** The options that the owner can set, with their default values. */
  config: dictionary(text),
});

/** An option of a service that posts to a bot. */
const WEBHOOK_OPTION = record("webhook_option", {
  /** The identifier of the option. */
  key: text,
  /** The name. */
  label: text,
  /** The format that the value must have. */
  validator: text,
});

/** An option in the address of a webhook. */
const WEBHOOK_URL_OPTION = record("webhook_url_option", {
  /** The identifier of the option. */
  key: text,
  /** The name. */
  label: text,
  /** The format that the value must have. */
  validator: field(text, { until: 485 }),
  /** The kind of its value: `text` or `bool`. */
  input_type: field(text, { since: 485 }),
});

/** A service for which servers know how to read what it posts to a bot. */
export const INCOMING_WEBHOOK = record("incoming_webhook", {
  /** The identifier of the service. */
  name: text,
  /** The name. */
  display_name: field(text, { since: 207 }),
  /** The event types that can be turned off; null if there is only one. */
  all_event_types: field(nullable(list(text)), { since: 207 }),
  /** The options of the integration. */
  config_options: field(list(WEBHOOK_OPTION), { since: 318 }),
  /** The options in the URL of the webhook. */
  url_options: field(list(WEBHOOK_URL_OPTION), { since: 403 }),
  /** The former form of `config_options`: the names of the options, by their identifiers. */
  config: field(dictionary(text), { until: 318 }),
});

/** The default settings of new accounts. */
export const REALM_USER_SETTINGS_DEFAULTS = record(
  "realm_user_settings_defaults",
  mergeFields(optionalFields(USER_SETTING_FIELDS), CHOICE_FIELDS),
);

const LIST_FIELDS = {
  /** The channel folders, including archived ones. */
  channel_folders: field(list(named<ChannelFolderView>(CHANNEL_FOLDER)), { since: 389 }),
  /** Bots that belong to the server. */
  cross_realm_bots: list(named<UserView>(USER)),
  /** The types of custom profile fields. */
  custom_profile_field_types: dictionary(NAMED_CHOICE),
  /** The custom profile fields of the realm. */
  custom_profile_fields: ordered(named<CustomProfileFieldView>(CUSTOM_PROFILE_FIELD)),
  /** The API key for GIPHY. */
  giphy_api_key: text,
  /** The API key for Tenor; empty without a key. */
  tenor_api_key: field(text, { since: 442 }),
  /** Channels that the account has never subscribed to. */
  never_subscribed: list(named<UnsubscribedChannelView>(UNSUBSCRIBED_CHANNEL)),
  /** The billing of the realm. */
  realm_billing: field(REALM_BILLING, { since: 363 }),
  /** The bots that the account manages. */
  realm_bots: list(named<BotView>(BOT)),
  /** Default channel groups for new users. */
  realm_default_stream_groups: list(named<DefaultStreamGroupView>(DEFAULT_STREAM_GROUP)),
  /** The default channels for new users: their IDs; before feature level 330, whole channels. */
  realm_default_streams: changedAt(330, list(named<DefaultChannelView>(DEFAULT_CHANNEL)), list(integer)),
  /** Domains whose addresses are allowed to have accounts. */
  realm_domains: list(named<RealmDomainView>(REALM_DOMAIN)),
  /** The embedded bots that the server knows, whether or not it runs any. */
  realm_embedded_bots: list(EMBEDDED_BOT),
  /** Custom emoji by their IDs, including deactivated ones. */
  realm_emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
  /** The former form of `realm_linkifiers`. Always empty. */
  realm_filters: ordered(record("realm_filter", {})),
  /** The integrations that an incoming webhook bot can serve. */
  realm_incoming_webhook_bots: list(INCOMING_WEBHOOK),
  /** The linkifiers, in the order in which they are applied. */
  realm_linkifiers: field(ordered(named<LinkifierView>(LINKIFIER)), { since: 54 }),
  /** Deactivated accounts. */
  realm_non_active_users: list(named<RegisteredUserView>(REGISTERED_USER)),
  /** The code playgrounds of the realm. */
  realm_playgrounds: field(list(named<CodePlaygroundView>(CODE_PLAYGROUND)), { since: 49 }),
  /** The user groups of the realm. */
  realm_user_groups: list(named<UserGroupView>(USER_GROUP)),
  /** The default settings of new accounts. */
  realm_user_settings_defaults: field(REALM_USER_SETTINGS_DEFAULTS, { since: 95 }),
  /** Active accounts. */
  realm_users: list(named<RegisteredUserView>(REGISTERED_USER)),
  /** Words that searches ignore. */
  stop_words: list(text),
  /** All channels that are visible to the account. */
  streams: list(named<ChannelView>(CHANNEL)),
  /** Channels that the account subscribes to. */
  subscriptions: list(named<SubscriptionView>(SUBSCRIPTION)),
  /** Channels that the account subscribed to in the past. */
  unsubscribed: list(named<SubscriptionView>(SUBSCRIPTION)),
} as const;

/** The state that a registration can return; the request chooses the parts. */
const STATE_FIELDS = mergeFields(
  VERSION_FIELDS,
  mergeFields(mergeFields(PERSONAL_STATE_FIELDS, REALM_STATE_FIELDS), optionalFields(LIST_FIELDS)),
);

/** The state that registration can return, as a record. */
export const INITIAL_STATE = record("initial_state", optionalFields(STATE_FIELDS));

/** A part of the state that registration can return. */
export interface StatePart extends RecordOf<typeof INITIAL_STATE> {}

/**
 * The answer to registering a queue: the queue, and the state that its events continue.
 *
 * @see https://zulip.com/api/register-queue
 */
export const REGISTER_QUEUE_ANSWER = record(
  "register_queue_response",
  mergeFields(
    {
      /** The ID of the queue. */
      queue_id: chosen(text),
      /** The ID to begin polling with: -1. */
      last_event_id: integer,
      /** After how many seconds without a request the queue expires. */
      idle_queue_timeout_secs: field(integer, { since: 481 }),
    },
    STATE_FIELDS,
  ),
);
