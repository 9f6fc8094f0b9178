/** Accounts and bots, and what they say of themselves. */
import {
  boolean,
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
  /** As it was written. */
  value: text,
  /** As HTML; for fields that hold Markdown. */
  rendered_value: field(html, { optional: true }),
});

const PERSON_FIELDS = {
  /** Unique in the realm. */
  user_id: integer,
  /** The address by which the viewer knows the account. */
  email: email,
  /** The real address; null where the viewer may not know it. */
  delivery_email: field(nullable(email), { since: 163 }),
  /** The full name. */
  full_name: text,
  /** The picture; null where the client can work it out from the address. */
  avatar_url: nullable(url),
  /** Counts the changes of the picture. */
  avatar_version: field(integer, { since: 6 }),
  /** When the account was created. */
  date_joined: dateTime,
  /** Whether the account came by an import and has not been used since. */
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
  /** Whether it is a bot. */
  is_bot: boolean,
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; bots only. */
  bot_type: field(nullable(integer), { optional: true }),
  /** The owner of a bot; null for bots without an owner. Bots only. */
  bot_owner_id: field(nullable(integer), { since: 1, optional: true }),
  /** 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  role: field(integer, { since: 59 }),
  /** The time zone by its IANA name; empty where none was set. */
  timezone: text,
  /** True for bots that belong to the server. */
  is_system_bot: field(boolean, { since: 83, optional: true }),
  /** True for a deactivated account whose profile was deleted. */
  is_deleted: field(literal(true), { since: 490, optional: true }),
  /** Values of custom profile fields by the field's ID; only for users, and when requested. */
  profile_data: field(dictionary(named<ProfileValueView>(PROFILE_VALUE), "integers"), { optional: true }),
} as const;

const ACCOUNT_FIELDS = mergeFields(
  PERSON_FIELDS,
  mergeFields(
    {
      /** Whether it is not deactivated. */
      is_active: boolean,
    },
    RIGHTS_FIELDS,
  ),
);

/**
 * An account as another one sees it.
 *
 * @see https://zulip.com/api/get-users
 */
export interface UserView extends RecordOf<typeof USER> {}
export const USER = record("user", ACCOUNT_FIELDS);

/** An account in the lists of registration, which say by their names whether it is active. */
export interface RegisteredUserView extends RecordOf<typeof REGISTERED_USER> {}
export const REGISTERED_USER = record("registered_user", mergeFields(PERSON_FIELDS, RIGHTS_FIELDS));

/** The actor's own account. */
export const OWN_USER_FIELDS = mergeFields(ACCOUNT_FIELDS, {
  /** The ID of the realm's newest message; -1 in a realm without messages. */
  max_message_id: integer,
});

/** What messages and queues of a bot start from when a request does not say. */
export const BOT_DEFAULT_FIELDS = {
  /** The name of the channel that it writes to. */
  default_sending_stream: nullable(text),
  /** The name of the channel that it listens to. */
  default_events_register_stream: nullable(text),
  /** Whether it listens to all public channels. */
  default_all_public_streams: boolean,
} as const;

/** What a bot calls, or is set up with. */
export interface BotServiceView extends RecordOf<typeof BOT_SERVICE> {}
export const BOT_SERVICE = record("bot_service", {
  /** Where an outgoing webhook sends. */
  base_url: field(text, { optional: true }),
  /** In which form it speaks: 1 generic, 2 Slack. */
  interface: field(integer, { optional: true }),
  /** What the service knows it by. */
  token: field(text, { optional: true }),
  /** What it is set up with. */
  config_data: field(dictionary(text), { optional: true }),
});

/**
 * A bot as those who manage it see it.
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
        /** Its address. */
        email: field(email, { until: 474 }),
        /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded. */
        bot_type: field(nullable(integer), { until: 474 }),
        /** Whether it is not deactivated. */
        is_active: field(boolean, { until: 474 }),
        /** Its key. */
        api_key: field(text, { until: 474 }),
      },
      BOT_DEFAULT_FIELDS,
    ),
    {
      /** Its picture. */
      avatar_url: field(url, { until: 474 }),
      /** Whom it belongs to. */
      owner_id: field(nullable(integer), { until: 474 }),
      /** What services it calls: outgoing webhooks one, others none. */
      services: list(named<BotServiceView>(BOT_SERVICE)),
    },
  ),
);

/** A bot in the list of the actor's own bots. */
export interface OwnBotView extends RecordOf<typeof OWN_BOT> {}
export const OWN_BOT = record(
  "own_bot",
  mergeFields(
    {
      /** Its address. */
      username: email,
      /** The full name. */
      full_name: text,
      /** Its key. */
      api_key: text,
      /** Its picture. */
      avatar_url: url,
    },
    BOT_DEFAULT_FIELDS,
  ),
);

/** When an account was last there, by the newer form. */
export interface PresenceView extends RecordOf<typeof PRESENCE> {}
export const PRESENCE = record("presence", {
  /** When it was last at work, in UNIX seconds; there when it ever was. */
  active_timestamp: field(timestamp, { optional: true }),
  /** When it was last there, at work or not, in UNIX seconds. */
  idle_timestamp: field(timestamp, { optional: true }),
});

/** When an account was last there with one kind of client, by the older form. */
export interface ClientPresenceView extends RecordOf<typeof CLIENT_PRESENCE> {}
export const CLIENT_PRESENCE = record("client_presence", {
  /** The kind of client. */
  client: field(text, { optional: true }),
  /** Whether it was at work. */
  status: literal("active", "idle", "offline"),
  /** When, in UNIX seconds. */
  timestamp: timestamp,
  /** Whether that client can be sent pushes. */
  pushable: field(boolean, { optional: true }),
});

/** When an account was last there, by the older form: by kinds of client. */
export interface LegacyPresenceView extends RecordOf<typeof LEGACY_PRESENCE> {}
export const LEGACY_PRESENCE = record("legacy_presence", {
  /** The newest of all. */
  aggregated: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** The web client. */
  website: named<ClientPresenceView>(CLIENT_PRESENCE),
});

/** When one account was last there: by kinds of client, as two times, or both. */
export interface SinglePresenceView extends RecordOf<typeof SINGLE_PRESENCE> {}
export const SINGLE_PRESENCE = record("single_presence", {
  /** The newest of all kinds of client. Absent at feature levels 487 to 496. */
  aggregated: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** The web client. Absent at feature levels 487 to 496. */
  website: field(named<ClientPresenceView>(CLIENT_PRESENCE), { optional: true }),
  /** When it was last at work, in UNIX seconds. */
  active_timestamp: field(timestamp, { since: 487 }),
  /** When it was last there, at work or not, in UNIX seconds. */
  idle_timestamp: field(timestamp, { since: 487 }),
});

/** The status of an account, without the parts that it has not set. */
export interface UserStatusView extends RecordOf<typeof USER_STATUS> {}
export const USER_STATUS = record("user_status", {
  /** Whether it hides that it is there. */
  away: field(boolean, { optional: true }),
  /** In words. */
  status_text: field(text, { optional: true }),
  /** The name of an emoji. */
  emoji_name: field(text, { optional: true }),
  /** The code of the emoji; see reactions. */
  emoji_code: field(text, { optional: true }),
  /** The kind of the emoji; see reactions. */
  reaction_type: field(text, { optional: true }),
});

/**
 * An invitation by mail, or a reusable link.
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
  /** When it was made, in UNIX seconds. */
  invited: timestamp,
  /** When it ends, in UNIX seconds; null: never. */
  expiry_date: nullable(timestamp),
  /** The role that the new account will have. */
  invited_as: integer,
  /** Where a link leads; links only. */
  link_url: field(url, { optional: true }),
  /** Who is invited; invitations by mail only. */
  email: field(email, { optional: true }),
  /** Whether the inviter is notified when the account is created; only for invitations by mail. */
  notify_referrer_on_join: field(boolean, { since: 267, optional: true }),
  /** Whether it is a link that any number of users may follow. */
  is_multiuse: boolean,
});
