import { type GroupSettingRule, USER_GROUP_SETTINGS } from "../group-settings";
import { boolean, integer, list, named, nullable, oneOf, type Shape, text, timestamp, wording } from "../schema/shapes";
import { type Field, field, mergeFields, record, type RecordOf } from "../schema/tables";

/** A set of accounts and groups that holds a permission, without being a named group. */
export interface AnonymousGroupView extends RecordOf<typeof ANONYMOUS_GROUP> {}
export const ANONYMOUS_GROUP = record("anonymous_group", {
  /** IDs of accounts. */
  direct_members: list(integer),
  /** IDs of user groups. */
  direct_subgroups: list(integer),
});

/**
 * Who holds a permission: the ID of a user group, or members and subgroups.
 *
 * @see https://zulip.com/api/group-setting-values
 */
export const groupValue: Shape<number | AnonymousGroupView> = oneOf(
  integer,
  named<AnonymousGroupView>(ANONYMOUS_GROUP),
);

/** The fields that hold group settings, each from the level of its row on. */
export function groupSettingFields<const Rules extends Readonly<Record<string, GroupSettingRule>>>(
  rules: Rules,
): { readonly [Name in keyof Rules]: Field<number | AnonymousGroupView, "arriving"> };
/* @__NO_SIDE_EFFECTS__ */
export function groupSettingFields(
  rules: Readonly<Record<string, GroupSettingRule>>,
): Readonly<Record<string, Field<number | AnonymousGroupView, "arriving">>> {
  return Object.fromEntries(Object.entries(rules).map(([name, { since }]) => [name, field(groupValue, { since })]));
}

/**
 * A user group. `members` are its active direct members. Members of system groups follow from roles.
 *
 * @see https://zulip.com/api/get-user-groups
 */
export interface UserGroupView extends RecordOf<typeof USER_GROUP> {}
export const USER_GROUP = record(
  "user_group",
  mergeFields(
    {
      /** Unique in the realm. */
      id: integer,
      /** The name of the group. Names of system groups begin with `role:`. */
      name: text,
      /** The description of the group. */
      description: wording(text, ({ is_system_group }) => is_system_group === true),
      /** When the group was created, in UNIX seconds; null if unknown. */
      date_created: field(nullable(timestamp), { since: 292 }),
      /** The ID of the account that created the group; null if unknown. */
      creator_id: field(nullable(integer), { since: 292 }),
      /** The IDs of the direct members. */
      members: list(integer),
      /** The IDs of the subgroups. Their members are members of the group, too. */
      direct_subgroup_ids: field(list(integer), { since: 131 }),
      /** The former name of `direct_subgroup_ids`. */
      subgroups: field(list(integer), { since: 127, until: 131 }),
      /** Whether the group is a system group, which every realm has. */
      is_system_group: field(boolean, { since: 93 }),
      /** Whether it is deactivated. */
      deactivated: field(boolean, { since: 290 }),
    },
    {
      ...groupSettingFields(USER_GROUP_SETTINGS),
      /** Who may mention the group. */
      can_mention_group: field(groupValue, { since: 198 }),
      /** The former name of `can_mention_group`. */
      can_mention_group_id: field(groupValue, { since: 191, until: 198 }),
    },
  ),
);
