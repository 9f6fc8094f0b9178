/** Accounts, and what is stored of each: status, presence, bots, devices for push notifications. */
import type { Role } from "../../protocol/accounts";
import type { USER_SETTINGS, UserSetting } from "../../protocol/user-settings";
import type { Picture } from "./realm-lists";

/** The personal settings of an account, by the interface's names. */
export type UserSettings = {
  readonly [Name in keyof typeof USER_SETTINGS]: (typeof USER_SETTINGS)[Name]["default_value"];
};

/** An account of the realm: a person or a bot. */
export interface User {
  readonly user_id: number;
  /** The real address, as given; look-ups ignore case. */
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: Role;
  readonly is_active: boolean;
  readonly is_bot: boolean;
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; null for users. */
  readonly bot_type: number | null;
  readonly bot_owner_id: number | null;
  /** UNIX seconds. It never moves: assumption A475. */
  readonly date_joined: number;
  readonly api_key: string;
  /** Plain text, since a simulator guards nothing; null when the account has none. */
  readonly password: string | null;
  readonly can_change_user_emails: boolean;
  readonly can_create_users: boolean;
  readonly settings: UserSettings;
  /** Values of custom profile fields, by field ID as text. */
  readonly profile: Readonly<Record<string, string>>;
  /** The HTML of the values that are Markdown when they were set, by field ID as text; absent without such values. */
  readonly rendered_profile?: Readonly<Record<string, string>>;
  /** The uploaded avatar; null while the generated one is shown. */
  readonly avatar: Picture | null;
  /** Counts the changes of the picture. */
  readonly avatar_version: number;
  /** True when the profile was deleted with the deactivation. */
  readonly is_deleted?: true;
  /** Whether it is a bot of the server, without an owner, such as the notification bot. */
  readonly is_system_bot: boolean;
  /** Whether the account came by an import and has not logged in since; false when omitted. */
  readonly is_imported_stub?: boolean;
  /** Whether its first login is to come and moves `date_joined`; false when omitted. */
  readonly awaits_login?: boolean;
  /** The personal settings that the account has ever changed itself, in alphabetical order; none when omitted. */
  readonly own_choices?: readonly UserSetting[];
  /** Which picture is generated for it: `G` Gravatar, by its address (when omitted); `J` Jdenticon, by its ID. */
  readonly generated_avatar?: "G" | "J";
}

/** A user whom an account mutes, and since when in UNIX seconds. */
export interface MutedUser {
  readonly id: number;
  readonly timestamp: number;
}

/** What an account says of itself for now; empty texts where it says nothing. */
export interface UserStatus {
  readonly status_text: string;
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: string;
  /** Whether it says that it is away; only at old levels, where that is not a setting. */
  readonly away?: boolean;
}

/** When an account was last there, in UNIX seconds. */
export interface Presence {
  readonly user_id: number;
  /** Null while it was never active. */
  readonly active_timestamp: number | null;
  readonly idle_timestamp: number;
  /** Counts all presence updates of the realm, so that a client can ask for what is newer. */
  readonly update_id: number;
}

/** What a bot is set up with, and how it calls the service that it speaks for. */
export interface BotService {
  /** Where an outgoing webhook sends; empty for none. */
  readonly base_url: string;
  /** In which form it speaks: 1 generic, 2 Slack. */
  readonly interface: number;
  /** What the service knows it by. */
  readonly token: string;
  readonly config: Readonly<Record<string, string>>;
}

/** What messages and queues of a bot start from when a request does not say. */
export interface BotDefaults {
  /** The name of the channel that messages go to; null for none. */
  readonly default_sending_stream: string | null;
  /** The name of the channel that queues narrow to; null for none. */
  readonly default_events_register_stream: string | null;
  /** Whether queues get the messages of all public channels. */
  readonly default_all_public_streams: boolean;
}

/** A registration of a device for end-to-end encrypted pushes, with what the relay has said of it. */
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

/** A device that an app of the account has registered, and what is known of its encrypted pushes. */
export interface Device {
  /** Unique, ascending. */
  readonly device_id: number;
  readonly user_id: number;
  /** The number that the client gave to its key, and the key. */
  readonly push_key_id: number | null;
  readonly push_key: string | null;
  /** The service of the newest token. */
  readonly token_kind: "fcm" | "apns" | null;
  /** The token that the relay has accepted, and the one that it has not answered yet, each by its digest. */
  readonly push_token_id: string | null;
  readonly pending_push_token_id: string | null;
  /** When the relay accepted the token, in UNIX seconds. */
  readonly push_token_last_updated_timestamp: number | null;
  /** Why the relay refused the newest token. */
  readonly push_registration_error_code: string | null;
}

/** A token of the older way of pushing. */
export interface PushToken {
  readonly user_id: number;
  readonly kind: "apns" | "fcm";
  readonly token: string;
  readonly appid: string | null;
}
