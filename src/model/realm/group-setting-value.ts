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
 * @spec Value conventions: Group-setting value
 */
export type GroupSettingValue = number | AnonymousGroup;
