/** Accounts and bots, and what they say about themselves. */
import {
  boolean,
  chosen,
  dateTime,
  dictionary,
  email,
  html,
  integer,
  list,
  literal,
  named,
  nullable,
  text,
  timestamp,
  url,
} from "../schema/shapes";
import { field, mergeFields, record, type RecordOf } from "../schema/tables";

/** The value of a custom profile field. */
export interface ProfileValueView extends RecordOf<typeof PROFILE_VALUE> {}
export const PROFILE_VALUE = record("profile_value", {
  /** The value, as Markdown or plain text. */
  value: text,
  /** The value as HTML; only for fields that contain Markdown. */
  rendered_value: field(html, { optional: true }),
});

const PERSON_FIELDS = {
  /** Unique in the realm. */
  user_id: integer,
  /** The address that the viewer sees. */
  email: email,
  /** The real address; null when the viewer cannot see it. */
  delivery_email: field(nullable(email), { since: 163 }),
  /** The full name of the account. */
  full_name: text,
  /** The URL of the avatar; null when the client can compute it from the address. */
  avatar_url: chosen(nullable(url)),
  /** The version of the avatar, which ascends with each change. */
  avatar_version: field(integer, { since: 6 }),
  /** When the account was created. */
  date_joined: dateTime,
  /** Whether the account was imported and has not been used since. */
  is_imported_stub: field(boolean, { since: 433 }),
} as const;

const RIGHTS_FIELDS = {
  /** Whether the account is an owner. */
  is_owner: field(boolean, { since: 8 }),
  /** Whether the account is an administrator or an owner. */
  is_admin: boolean,
  /** Whether the account is a guest. */
  is_guest: boolean,
  /** Whether the account manages payments; always false here. */
  is_billing_admin: field(boolean, { since: 73, until: 363 }),
  /** Whether the account is a bot. */
  is_bot: boolean,
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; bots only. */
  bot_type: field(nullable(integer), { optional: true }),
  /** The ID of the owner; null for a bot without an owner. Bots only. */
  bot_owner_id: field(nullable(integer), { since: 1, optional: true }),
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: field(integer, { since: 59 }),
  /** The name of the time zone, as in the IANA database; empty if not set. */
  timezone: text,
  /** True for bots that belong to the server. */
  is_system_bot: field(boolean, { since: 83, optional: true }),
  /** True for a deactivated account whose profile was deleted. */
  is_deleted: field(literal(true), { since: 490, optional: true }),
  /** Values of custom profile fields, by the ID of the field. Only for users, and only if requested. */
  profile_data: field(dictionary(named<ProfileValueView>(PROFILE_VALUE), "integers"), { optional: true }),
} as const;

const ACCOUNT_FIELDS = mergeFields(
  PERSON_FIELDS,
  mergeFields(
    {
      /** Whether the account is active. */
      is_active: boolean,
    },
    RIGHTS_FIELDS,
  ),
);

/**
 * An account as a viewer sees it.
 *
 * @see https://zulip.com/api/get-users
 */
export interface UserView extends RecordOf<typeof USER> {}
export const USER = record("user", ACCOUNT_FIELDS);

/** An account in the lists of registration. `is_active` is absent, since the name of each list states it. */
export interface RegisteredUserView extends RecordOf<typeof REGISTERED_USER> {}
export const REGISTERED_USER = record("registered_user", mergeFields(PERSON_FIELDS, RIGHTS_FIELDS));

/** The actor's own account. */
export const OWN_USER_FIELDS = mergeFields(ACCOUNT_FIELDS, {
  /** The ID of the newest message of the realm; -1 in a realm without messages. */
  max_message_id: integer,
});

/** Defaults for messages and queues of a bot. */
export const BOT_DEFAULT_FIELDS = {
  /** The name of the default channel for its messages. */
  default_sending_stream: nullable(text),
  /** The name of the default channel for its event queues. */
  default_events_register_stream: nullable(text),
  /** Whether its event queues receive messages of all public channels by default. */
  default_all_public_streams: boolean,
} as const;

/** The service of an outgoing webhook, or the configuration of an embedded bot. */
export interface BotServiceView extends RecordOf<typeof BOT_SERVICE> {}
export const BOT_SERVICE = record("bot_service", {
  /** The URL that an outgoing webhook sends requests to. */
  base_url: field(text, { optional: true }),
  /** The format of the requests: 1 generic, 2 Slack. */
  interface: field(integer, { optional: true }),
  /** The token with which the service recognizes the bot. */
  token: field(chosen(text), { optional: true }),
  /** The configuration of an embedded bot. */
  config_data: field(dictionary(text), { optional: true }),
});

/**
 * A bot, as an account that manages it sees it.
 *
 * @see https://zulip.com/api/get-users
 */
export interface BotView extends RecordOf<typeof BOT> {}
export const BOT = record(
  "bot",
  mergeFields(
    mergeFields(
      {
        /** Unique in the realm. */
        user_id: integer,
        /** The full name. */
        full_name: field(text, { until: 474 }),
        /** The address of the bot. */
        email: field(email, { until: 474 }),
        /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded. */
        bot_type: field(nullable(integer), { until: 474 }),
        /** Whether the account is active. */
        is_active: field(boolean, { until: 474 }),
        /** The API key of the bot. */
        api_key: field(chosen(text), { until: 474 }),
      },
      BOT_DEFAULT_FIELDS,
    ),
    {
      /** The URL of the avatar. */
      avatar_url: field(chosen(url), { until: 474 }),
      /** The ID of its owner; null for a bot without an owner. */
      owner_id: field(nullable(integer), { until: 474 }),
      /** The services of the bot. An outgoing webhook has one; other bots have none. */
      services: list(named<BotServiceView>(BOT_SERVICE)),
    },
  ),
);

/** A bot in the list of the bots of the actor. */
export interface OwnBotView extends RecordOf<typeof OWN_BOT> {}
export const OWN_BOT = record(
  "own_bot",
  mergeFields(
    {
      /** The address of the bot. */
      username: email,
      /** The full name. */
      full_name: text,
      /** The API key of the bot. */
      api_key: chosen(text),
      /** The URL of the avatar. */
      avatar_url: chosen(url),
    },
    BOT_DEFAULT_FIELDS,
  ),
);

/** The presence of an account, in the modern form. */
export interface PresenceView extends RecordOf<typeof PRESENCE> {}
export const PRESENCE = record("presence", {
  /** When the account was last active, in UNIX seconds; absent if never. */
  active_timestamp: field(timestamp, { optional: true }),
  /** When the account was last online, active or idle, in UNIX seconds; absent if never. */
  idle_timestamp: field(timestamp, { optional: true }),
});

/** The presence of an account with one kind of client, in the former form. */
export interface ClientPresenceView extends RecordOf<typeof CLIENT_PRESENCE> {}
export const CLIENT_PRESENCE = record("client_presence", {
  /** The kind of client. */
  client: field(text, { optional: true }),
  /** Whether the account was active. */
  status: literal("active", "idle", "offline"),
  /** The time of the report, in UNIX seconds. */
  timestamp: timestamp,
  /** Whether that client can receive push notifications. */
  pushable: field(boolean, { optional: true }),
});

/** The presence of an account by kind of client, in the former form. */
export interface LegacyPresenceView extends RecordOf<typeof LEGACY_PRESENCE> {}
export const LEGACY_PRESENCE = record("legacy_presence", {
  /** The newest presence of all kinds of client. */
  aggregated: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** The presence with the web client. */
  website: named<ClientPresenceView>(CLIENT_PRESENCE),
});

/** The presence of one account: by kind of client, as two times, or both. The feature level decides. */
export interface SinglePresenceView extends RecordOf<typeof SINGLE_PRESENCE> {}
export const SINGLE_PRESENCE = record("single_presence", {
  /** The newest presence of all kinds of client. Absent at feature levels 487 to 496. */
  aggregated: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** The presence with the web client. Absent at feature levels 487 to 496. */
  website: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** When the account was last active, in UNIX seconds. */
  active_timestamp: field(timestamp, { since: 487 }),
  /** When the account was last online, active or idle, in UNIX seconds. */
  idle_timestamp: field(timestamp, { since: 487 }),
});

/** The status of an account. Parts that are not set are absent. */
export interface UserStatusView extends RecordOf<typeof USER_STATUS> {}
export const USER_STATUS = record("user_status", {
  /** Whether the account hides its presence. */
  away: field(boolean, { optional: true }),
  /** The text of the status. */
  status_text: field(text, { optional: true }),
  /** The name of an emoji. */
  emoji_name: field(text, { optional: true }),
  /** The code of the emoji, as in reactions. */
  emoji_code: field(text, { optional: true }),
  /** The type of the emoji, as in reactions. */
  reaction_type: field(text, { optional: true }),
});

/**
 * An invitation by email, or a reusable link.
 *
 * @see https://zulip.com/api/get-invites
 */
export interface InvitationView extends RecordOf<typeof INVITATION> {}
export const INVITATION = record("invitation", {
  /** Unique among the invitations, or among the links. */
  id: integer,
  /** The address of the account that invited. */
  ref: field(email, { until: 22 }),
  /** The account that invited. */
  invited_by_user_id: field(integer, { since: 22 }),
  /** When the invitation was created, in UNIX seconds. */
  invited: timestamp,
  /** When the invitation expires, in UNIX seconds; null: never. */
  expiry_date: nullable(timestamp),
  /** The role of the new account. */
  invited_as: integer,
  /** The URL of the link; links only. */
  link_url: field(chosen(url), { optional: true }),
  /** The invited address; invitations by email only. */
  email: field(email, { optional: true }),
  /** Whether the inviter is notified when the account is created; invitations by email only. */
  notify_referrer_on_join: field(boolean, { since: 267, optional: true }),
  /** Whether it is a link that any number of users can use. */
  is_multiuse: boolean,
});
