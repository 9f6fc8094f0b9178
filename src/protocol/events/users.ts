/** Events about accounts. */
import { USER, type UserView } from "../records/people";
import { MUTED_USER, type MutedUserView } from "../records/personal-items";
import {
  boolean,
  chosen,
  dateTime,
  email,
  html,
  integer,
  list,
  literal,
  named,
  nullable,
  oneOf,
  text,
  url,
} from "../schema/shapes";
import { event, field, record } from "../schema/tables";
import type { EventBodyOf } from "./event-body";

/** An account was created, or became visible to the account that receives the event. */
export const REALM_USER_ADD_EVENT = event("realm_user/add", {
  /** The account. */
  person: named<UserView>(USER),
});

/** An account has another name. */
export const RENAMED_USER = record("renamed_user", {
  /** The ID of the account. */ user_id: integer,
  /** The new name. */ full_name: text,
});

/** An account has another role. */
export const PROMOTED_USER = record("promoted_user", {
  /** The ID of the account. */ user_id: integer,
  /** The new role: 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */ role: integer,
});

/** An account has another picture. */
export const PICTURED_USER = record("pictured_user", {
  /** The ID of the account. */
  user_id: integer,
  /** The source of the avatar: `G`, `U` or, since feature level 466, `J`. */
  avatar_source: text,
  /** The URL of the avatar; null when the client can compute it from the address. */
  avatar_url: chosen(nullable(url)),
  /** The URL of the larger avatar; null when the client can compute it from the address. */
  avatar_url_medium: chosen(nullable(url)),
  /** The version of the avatar, which ascends with each change. */
  avatar_version: field(integer, { since: 6 }),
});

/** The real address of an account is another one for the reader. */
export const DELIVERY_ADDRESS = record("delivery_address", {
  /** The ID of the account. */
  user_id: integer,
  /** The real address; null when the viewer can no longer see it. */
  delivery_email: nullable(email),
});

/** The address that all accounts can see has changed. */
export const INTERFACE_ADDRESS = record("interface_address", {
  /** The ID of the account. */
  user_id: integer,
  /** The new address. */
  new_email: email,
});

/** An account has another time zone. */
export const ZONED_USER = record("zoned_user", {
  /** The ID of the account. */
  user_id: integer,
  /** The address of the account. */
  email: email,
  /** The name of the new time zone, as in the IANA database. */
  timezone: text,
});

/** A bot has another owner. */
export const OWNED_BOT = record("owned_bot", {
  /** The ID of the bot. */
  user_id: integer,
  /** The ID of the new owner; null when the bot has no owner any longer. */
  bot_owner_id: nullable(integer),
});

/** The value of one custom profile field. */
export const PROFILE_FIELD_VALUE = record("profile_field_value", {
  /** The ID of the field. */
  id: integer,
  /** The new value; null when the value was removed. */
  value: nullable(text),
  /** The value as HTML; only for fields that contain Markdown. */
  rendered_value: field(html, { optional: true }),
});

/** An account has another value in a custom profile field. */
export const PROFILED_USER = record("profiled_user", {
  /** The ID of the account. */
  user_id: integer,
  /** The changed field, with its new value. */
  custom_profile_field: PROFILE_FIELD_VALUE,
});

/** An account was deactivated or reactivated. */
export const ACTIVATED_USER = record("activated_user", {
  /** The ID of the account. */
  user_id: integer,
  /** Whether the account is active. */
  is_active: boolean,
});

/** An imported account has logged in for the first time. */
export const FORMER_STUB = record("former_stub", {
  /** The ID of the account. */
  user_id: integer,
  /** Always false. */
  is_imported_stub: literal(false),
});

/** An account that was imported or created by another one has logged in for the first time. */
export const JOINED_USER = record("joined_user", {
  /** The ID of the account. */
  user_id: integer,
  /** The time of the first login. */
  date_joined: dateTime,
});

/** The profile of a deactivated account was deleted. */
export const DELETED_USER = record("deleted_user", {
  /** The ID of the account. */
  user_id: integer,
  /** Always true. */
  is_deleted: literal(true),
});

/** A property of an account has changed. */
export const REALM_USER_UPDATE_EVENT = event("realm_user/update", {
  /** The ID of the account, with the changed property. */
  person: oneOf(
    RENAMED_USER,
    PROMOTED_USER,
    PICTURED_USER,
    DELIVERY_ADDRESS,
    INTERFACE_ADDRESS,
    ZONED_USER,
    OWNED_BOT,
    PROFILED_USER,
    ACTIVATED_USER,
    FORMER_STUB,
    JOINED_USER,
    DELETED_USER,
  ),
});

type WithoutId<Person> = Person extends { readonly user_id: number } ? Omit<Person, "user_id"> : never;

/** One changed aspect of an account, without its ID. */
export type PersonAspect = WithoutId<EventBodyOf<typeof REALM_USER_UPDATE_EVENT>["person"]>;

/** An account is no longer visible to the account that receives the event. */
export const REALM_USER_REMOVE_EVENT = event("realm_user/remove", {
  /** The ID and the name of the account. */
  person: RENAMED_USER,
});

/** The list of muted users has changed. */
export const MUTED_USERS_EVENT = event("muted_users", 48, {
  /** All muted users. */
  muted_users: list(named<MutedUserView>(MUTED_USER)),
});

/** The open invitations have changed. A client requests them to see how. */
export const INVITES_CHANGED_EVENT = event("invites_changed", {});

/** A user has changed its consent to the export of its private data. */
export const REALM_EXPORT_CONSENT_EVENT = event("realm_export_consent", 312, {
  /** The ID of the account. */
  user_id: integer,
  /** Whether the export of its private data is allowed. */
  consented: boolean,
});
