import { integer, list, named, oneOf, type Shape } from "../schema/shapes";
import { field, record, type Field, type RecordOf } from "../schema/tables";
import type { GroupSettingRule } from "../group-settings";

/** Members and subgroups that hold a permission together, without a group of a name. */
export const ANONYMOUS_GROUP = record("anonymous_group", {
  /** IDs of accounts. */
  direct_members: list(integer),
  /** IDs of user groups. */
  direct_subgroups: list(integer),
});

/** A row of `ANONYMOUS_GROUP`. */
export interface AnonymousGroupView extends RecordOf<typeof ANONYMOUS_GROUP> {}

/**
 * Who holds a permission: the ID of a user group, or members and subgroups.
 *
 * @spec Value conventions: Group-setting value
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
