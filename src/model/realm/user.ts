import type { Picture } from "./picture";
import type { Role } from "../../protocol/accounts";
import type { USER_SETTINGS } from "../../protocol/user-settings";

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
  /** 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded; null for people. */
  readonly bot_type: number | null;
  readonly bot_owner_id: number | null;
  /** UNIX seconds. */
  readonly date_joined: number;
  readonly api_key: string;
  /** Plain text, since a simulator guards nothing; null when the account has none. */
  readonly password: string | null;
  readonly can_change_user_emails: boolean;
  readonly can_create_users: boolean;
  readonly settings: UserSettings;
  /** Values of custom profile fields, by field ID as text. */
  readonly profile: Readonly<Record<string, string>>;
  /** The picture that was uploaded; null while the generated one stands for it. */
  readonly avatar: Picture | null;
  /** Counts the changes of the picture. */
  readonly avatar_version: number;
  /** Whether the bot that posts notices is meant; it belongs to the server, not to a person. */
  readonly is_system_bot: boolean;
}
