import type { SystemGroupName, USER_GROUP_SETTINGS } from "../../protocol/group-settings";
import type { IdSet } from "../collections/id-set";

/** Members and subgroups that hold a permission together, without a group of a name. */
export interface AnonymousGroup {
  /** User IDs, ascending. */
  readonly direct_members: readonly number[];
  /** Group IDs, ascending. */
  readonly direct_subgroups: readonly number[];
}

/**
 * Who holds a permission: the ID of a user group, or members and subgroups. Stored values are normalised: never
 * an object with one subgroup and no member, never an object with neither; lists ascend.
 *
 * @see https://zulip.com/api/group-setting-values
 */
export type GroupSettingValue = number | AnonymousGroup;

/** Who holds each permission over a group. */
export type UserGroupSettings = { readonly [Name in keyof typeof USER_GROUP_SETTINGS]: GroupSettingValue };

/** A user group. The members of system groups follow from roles and are not stored. */
export interface UserGroup extends UserGroupSettings {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** UNIX seconds, or null if unknown. */
  readonly date_created: number | null;
  readonly creator_id: number | null;
  /** Direct members, deactivated accounts included; they show again when reactivated. */
  readonly members: IdSet;
  /** Ascending. */
  readonly direct_subgroup_ids: readonly number[];
  readonly system_name: SystemGroupName | null;
  readonly deactivated: boolean;
}
