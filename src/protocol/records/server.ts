/** What the server says of itself: its version, how to log in, what may be set to what. */
import { boolean, integer, list, nullable, text } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** A way of logging in. */
export const AUTHENTICATION_METHOD = record("authentication_method", {
  /** Whether it is switched on. */
  enabled: boolean,
  /** Whether the realm's plan has it. */
  available: boolean,
});

/** The version of the server. */
export const VERSION_FIELDS = {
  /** The release. */
  zulip_version: text,
  /** The feature level, by which clients tell what the server can do. */
  zulip_feature_level: integer,
  /** The release that it was built from. */
  zulip_merge_base: field(text, { since: 88 }),
} as const;

/** The version of the server, as a record. */
export const VERSION = record("version", VERSION_FIELDS);

/** Which values a group setting may have, so that clients can offer no others. */
export interface PermissionConfigurationView extends RecordOf<typeof PERMISSION_CONFIGURATION> {}
export const PERMISSION_CONFIGURATION = record("permission_configuration", {
  /** Whether only system groups will do. */
  require_system_group: boolean,
  /** Whether it can be the group of the whole internet. */
  allow_internet_group: boolean,
  /** Whether it can be the group without members. */
  allow_nobody_group: boolean,
  /** Whether it can be the group of all accounts, guests included. */
  allow_everyone_group: boolean,
  /** Whether it can be the group of the owners. */
  allow_owners_group: field(boolean, { until: 326 }),
  /** What servers call the ID of its group. */
  id_field_name: field(text, { until: 326 }),
  /** The name of its first group; `stream_creator_or_nobody` and `channel_creator` mean the creator. */
  default_group_name: text,
  /** The name of the group that it starts with in system groups; null where these have no such setting. */
  default_for_system_groups: nullable(text),
  /** The only system groups that will do; empty where all will. */
  allowed_system_groups: field(list(text), { since: 225 }),
});
