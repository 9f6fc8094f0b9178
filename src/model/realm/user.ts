/** Accounts, and what is stored of each: status, presence, bots, devices for push notifications. */
import type { UserSettings } from "../../generated/setting-types";
import type { Role } from "../../protocol/accounts";
import type { UserSetting } from "../../protocol/user-settings";
import type { Picture } from "./realm-lists";

export type { UserSettings };

/** An account of the realm: a user or a bot. */
export interface User {
  readonly user_id: number;
  /** The real address, as written. Look-ups ignore case. */
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: Role;
  readonly is_active: boolean;
  readonly is_bot: boolean;
  /** The type of bot: 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; null for users. */
  readonly bot_type: number | null;
  readonly bot_owner_id: number | null;
  /** When the account was created, in UNIX seconds. It never changes: assumption A475. */
  readonly date_joined: number;
  readonly api_key: string;
  /** The password as plain text, since a simulator protects nothing; null without a password. */
  readonly password: string | null;
  readonly can_change_user_emails: boolean;
  readonly can_create_users: boolean;
  readonly settings: UserSettings;
  /** Values of custom profile fields, by field ID as text. */
  readonly profile: Readonly<Record<string, string>>;
  /**
   * The HTML of the values that are Markdown, from when they were set, by field ID as text; absent without such values.
   */
  readonly rendered_profile?: Readonly<Record<string, string>>;
  /** The uploaded avatar; null for a generated one. */
  readonly avatar: Picture | null;
  /** The version of the avatar, which ascends with each change. */
  readonly avatar_version: number;
  /** True if the profile was deleted with the deactivation. */
  readonly is_deleted?: true;
  /** Whether it is a bot of the server, without an owner, such as the notification bot. */
  readonly is_system_bot: boolean;
  /** Whether the account was imported and has not logged in since; false if absent. */
  readonly is_imported_stub?: boolean;
  /** Whether the first login is still to come and changes `date_joined`; false if absent. */
  readonly awaits_login?: boolean;
  /** The personal settings that the account has changed itself, in alphabetical order; none if absent. */
  readonly own_choices?: readonly UserSetting[];
  /** The kind of generated avatar: `G` Gravatar, by the address (if absent); `J` Jdenticon, by the ID. */
  readonly generated_avatar?: "G" | "J";
}

/** A muted user, with the time in UNIX seconds. */
export interface MutedUser {
  readonly id: number;
  readonly timestamp: number;
}

/** The status of an account; empty texts if not set. */
export interface UserStatus {
  readonly status_text: string;
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: string;
  /** Whether the account is away; only at old levels, where this is not a setting. */
  readonly away?: boolean;
}

/** When an account was last online, in UNIX seconds. */
export interface Presence {
  readonly user_id: number;
  /** When it was last active; null if never. */
  readonly active_timestamp: number | null;
  readonly idle_timestamp: number;
  /** The number of the update. It counts all presence updates of the realm, so that a client can request newer ones. */
  readonly update_id: number;
}

/** The configuration of a bot, and how it calls its service. */
export interface BotService {
  /** The URL that an outgoing webhook sends requests to; empty for none. */
  readonly base_url: string;
  /** The format of the requests: 1 generic, 2 Slack. */
  readonly interface: number;
  /** The token with which the service recognizes the bot. */
  readonly token: string;
  readonly config: Readonly<Record<string, string>>;
}

/** Defaults for messages and queues of a bot. */
export interface BotDefaults {
  /** The name of the default channel for messages; null for none. */
  readonly default_sending_stream: string | null;
  /** The name of the default channel for event queues; null for none. */
  readonly default_events_register_stream: string | null;
  /** Whether event queues receive the messages of all public channels by default. */
  readonly default_all_public_streams: boolean;
}

/** A registration of a device for end-to-end encrypted push notifications, with the answer of the push service. */
export interface PushDevice {
  readonly user_id: number;
  readonly push_account_id: number;
  readonly token_kind: "fcm" | "apns";
  readonly push_public_key: string;
  readonly bouncer_public_key: string;
  readonly encrypted_push_registration: string;
  readonly status: "pending" | "active" | "failed";
  readonly error_code: string | null;
}

/** A device that an app of the account has registered, with its encrypted push notifications. */
export interface Device {
  /** Unique, ascending. */
  readonly device_id: number;
  readonly user_id: number;
  /** The ID that the client gave its key, and the key. */
  readonly push_key_id: number | null;
  readonly push_key: string | null;
  /** The push service of the newest token. */
  readonly token_kind: "fcm" | "apns" | null;
  /** The token that the push service has accepted, and the one that it has not answered yet, each as a digest. */
  readonly push_token_id: string | null;
  readonly pending_push_token_id: string | null;
  /** When the push service accepted the token, in UNIX seconds. */
  readonly push_token_last_updated_timestamp: number | null;
  /** Why the push service refused the newest token. */
  readonly push_registration_error_code: string | null;
}

/** A token, registered in the former way. */
export interface PushToken {
  readonly user_id: number;
  readonly kind: "apns" | "fcm";
  readonly token: string;
  readonly appid: string | null;
}
