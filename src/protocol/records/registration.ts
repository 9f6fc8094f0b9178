/** What registering a queue returns: the queue, the server's version, and the requested state. */
import { boolean, changedAt, dictionary, integer, list, named, nullable, text } from "../schema/shapes";
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

/** What the realm owes. */
const REALM_BILLING = record("realm_billing", {
  /** Whether the realm has requested a free plan. */
  has_pending_sponsorship_request: boolean,
});

/** A bot that the server can run itself. */
const EMBEDDED_BOT = record("embedded_bot", {
  /** The name of the bot. */
  name: text,
  /** What its owner can set, with the default values. */
  config: dictionary(text),
});

/** An option of a service that posts to a bot. */
const WEBHOOK_OPTION = record("webhook_option", {
  /** The name of the option. */
  key: text,
  /** What it is called. */
  label: text,
  /** What its value has to be. */
  validator: text,
});

/** An option in the address of a webhook. */
const WEBHOOK_URL_OPTION = record("webhook_url_option", {
  /** The name of the option. */
  key: text,
  /** What it is called. */
  label: text,
  /** What its value has to be. */
  validator: field(text, { until: 485 }),
  /** The kind of its value: `text` or `bool`. */
  input_type: field(text, { since: 485 }),
});

/** A service for which servers know how to read what it posts to a bot. */
export const INCOMING_WEBHOOK = record("incoming_webhook", {
  /** The name of the service. */
  name: text,
  /** What it is called. */
  display_name: field(text, { since: 207 }),
  /** The kinds of events that can be switched off; null where there is only one. */
  all_event_types: field(nullable(list(text)), { since: 207 }),
  /** What can be chosen. */
  config_options: field(list(WEBHOOK_OPTION), { since: 318 }),
  /** What can be chosen in the address of the webhook. */
  url_options: field(list(WEBHOOK_URL_OPTION), { since: 403 }),
  /** The former form of `config_options`: what each is called, by its key. */
  config: field(dictionary(text), { until: 318 }),
});

/** What accounts that join later start with. */
export const REALM_USER_SETTINGS_DEFAULTS = record(
  "realm_user_settings_defaults",
  mergeFields(optionalFields(USER_SETTING_FIELDS), CHOICE_FIELDS),
);

const LIST_FIELDS = {
  /** Folders of channels, archived ones included. */
  channel_folders: field(list(named<ChannelFolderView>(CHANNEL_FOLDER)), { since: 389 }),
  /** Bots that belong to the server. */
  cross_realm_bots: list(named<UserView>(USER)),
  /** The kinds of profile fields. */
  custom_profile_field_types: dictionary(NAMED_CHOICE),
  /** The fields of profiles that the realm has added. */
  custom_profile_fields: list(named<CustomProfileFieldView>(CUSTOM_PROFILE_FIELD)),
  /** The key for animated pictures. */
  giphy_api_key: text,
  /** The key for animated pictures of another service; empty without one. */
  tenor_api_key: field(text, { since: 442 }),
  /** Channels that the account never subscribed to. */
  never_subscribed: list(named<UnsubscribedChannelView>(UNSUBSCRIBED_CHANNEL)),
  /** What the realm owes. */
  realm_billing: field(REALM_BILLING, { since: 363 }),
  /** The bots that the account manages. */
  realm_bots: list(named<BotView>(BOT)),
  /** Groups of channels that new users can join together. */
  realm_default_stream_groups: list(named<DefaultStreamGroupView>(DEFAULT_STREAM_GROUP)),
  /** The channels that new users join: by their IDs, before feature level 330 in full. */
  realm_default_streams: changedAt(330, list(named<DefaultChannelView>(DEFAULT_CHANNEL)), list(integer)),
  /** Domains whose addresses may have accounts. */
  realm_domains: list(named<RealmDomainView>(REALM_DOMAIN)),
  /** Bots that the server can run itself; also where it runs none. */
  realm_embedded_bots: list(EMBEDDED_BOT),
  /** Custom emoji by their ID, deactivated ones included. */
  realm_emoji: dictionary(named<CustomEmojiView>(CUSTOM_EMOJI), "integers"),
  /** Linkifiers by an older form; no longer given. */
  realm_filters: list(record("realm_filter", {})),
  /** Integrations that a bot can stand for. */
  realm_incoming_webhook_bots: list(INCOMING_WEBHOOK),
  /** Rules that turn text into links, in the order in which they are tried. */
  realm_linkifiers: field(list(named<LinkifierView>(LINKIFIER)), { since: 54 }),
  /** Deactivated accounts. */
  realm_non_active_users: list(named<RegisteredUserView>(REGISTERED_USER)),
  /** Places where code can be tried out. */
  realm_playgrounds: field(list(named<CodePlaygroundView>(CODE_PLAYGROUND)), { since: 49 }),
  /** User groups. */
  realm_user_groups: list(named<UserGroupView>(USER_GROUP)),
  /** What accounts that join later start with. */
  realm_user_settings_defaults: field(REALM_USER_SETTINGS_DEFAULTS, { since: 95 }),
  /** Accounts that are not deactivated. */
  realm_users: list(named<RegisteredUserView>(REGISTERED_USER)),
  /** Words that searches pass over. */
  stop_words: list(text),
  /** All channels that are visible to the account. */
  streams: list(named<ChannelView>(CHANNEL)),
  /** Channels that the account subscribes to. */
  subscriptions: list(named<SubscriptionView>(SUBSCRIPTION)),
  /** Channels that the account once subscribed to. */
  unsubscribed: list(named<SubscriptionView>(SUBSCRIPTION)),
} as const;

/** The state that a registration can return; the request chooses the parts. */
const STATE_FIELDS = mergeFields(
  VERSION_FIELDS,
  mergeFields(mergeFields(PERSONAL_STATE_FIELDS, REALM_STATE_FIELDS), optionalFields(LIST_FIELDS)),
);

/** The state that registration can give, as a record. */
export const INITIAL_STATE = record("initial_state", optionalFields(STATE_FIELDS));

/** Some of the state that registration can give. */
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
      /** The queue. */
      queue_id: text,
      /** Where to begin polling: -1. */
      last_event_id: integer,
      /** For how many seconds the queue lives without a poll that waits. */
      idle_queue_timeout_secs: field(integer, { since: 481 }),
    },
    STATE_FIELDS,
  ),
);
