import type { Fixture, Realm } from "../../src/index";
import { everyRole } from "./realms";

/** The first groups of the realm below, by group ID. */
export const LEADS = 9;
export const COOKS = 10;
export const CLOSED = 11;

/** The groups that `groupRealm` adds to the system groups. */
export const GROUPS: NonNullable<Fixture["groups"]> = [
  {
    name: "leads",
    members: ["olive@example.test", "gone@example.test"],
    subgroups: ["cooks"],
    can_manage_group: { direct_members: ["morgan@example.test"] },
  },
  {
    name: "cooks",
    members: ["mel@example.test"],
    can_join_group: "role:everyone",
    can_add_members_group: { direct_members: ["mel@example.test"] },
    can_remove_members_group: { direct_members: ["nina@example.test"] },
  },
  { name: "closed", members: ["nina@example.test"], deactivated: true, can_leave_group: "role:nobody" },
];

/** All accounts of `everyRole`, with a group that contains another one, and a deactivated group. */
export function groupRealm(more: Fixture = {}): Realm {
  return everyRole({ groups: GROUPS, ...more });
}
