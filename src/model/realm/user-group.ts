import type { SystemGroupName, USER_GROUP_SETTINGS } from "../../protocol/group-settings";
import type { IdSet } from "../collections/id-set";

/** A set of accounts and groups that holds a permission, without being a named group. */
export interface AnonymousGroup {
  /** User IDs, ascending. */
  readonly direct_members: readonly number[];
  /** Group IDs, ascending. */
  readonly direct_subgroups: readonly number[];
}

/**
 * The holders of a permission: the ID of a user group, or members and subgroups. Stored values are normalized: an
 * object has at least one member or two subgroups, and lists ascend.
 *
 * @see https://zulip.com/api/group-setting-values
 */
export type GroupSettingValue = number | AnonymousGroup;

/** Who has each permission of a group. */
export type UserGroupSettings = { readonly [Name in keyof typeof USER_GROUP_SETTINGS]: GroupSettingValue };

/** A user group. The members of system groups follow from roles and are not stored. */
export interface UserGroup extends UserGroupSettings {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** When the group was created, in UNIX seconds; null if unknown. */
  readonly date_created: number | null;
  readonly creator_id: number | null;
  /** The direct members, including deactivated accounts, which are visible again when reactivated. */
  readonly members: IdSet;
  /** The IDs of the subgroups, ascending. */
  readonly direct_subgroup_ids: readonly number[];
  readonly system_name: SystemGroupName | null;
  readonly deactivated: boolean;
}
