/** What the server says about itself: its version, how to log in, what may be set to what. */
import { boolean, integer, list, nullable, ofServer, text } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/** A way of logging in. */
export const AUTHENTICATION_METHOD = record("authentication_method", {
  /** Whether it is enabled. */
  enabled: boolean,
  /** Whether the plan of the realm includes it. */
  available: boolean,
});

/** The version of the server. */
export const VERSION_FIELDS = {
  /** The version of the server. */
  zulip_version: ofServer(text),
  /** The feature level of the server, which states what it supports. */
  zulip_feature_level: integer,
  /** The release that the server was built from. */
  zulip_merge_base: field(ofServer(text), { since: 88 }),
} as const;

/** The version of the server, as a record. */
export const VERSION = record("version", VERSION_FIELDS);

/** The values that a group setting accepts. */
export interface PermissionConfigurationView extends RecordOf<typeof PERMISSION_CONFIGURATION> {}
export const PERMISSION_CONFIGURATION = record("permission_configuration", {
  /** Whether only system groups are allowed. */
  require_system_group: boolean,
  /** Whether `role:internet` is allowed. */
  allow_internet_group: boolean,
  /** Whether `role:nobody` is allowed. */
  allow_nobody_group: boolean,
  /** Whether `role:everyone` is allowed. */
  allow_everyone_group: boolean,
  /** Whether `role:owners` is allowed. */
  allow_owners_group: field(boolean, { until: 326 }),
  /** The name of the setting with the ID of the group on servers. */
  id_field_name: field(text, { until: 326 }),
  /** The name of the default group. `stream_creator_or_nobody` and `channel_creator` represent the creator. */
  default_group_name: text,
  /** The name of the default group for system groups; null if these do not have the setting. */
  default_for_system_groups: nullable(text),
  /** The only system groups that are allowed; empty if all are. */
  allowed_system_groups: field(list(text), { since: 225 }),
});
