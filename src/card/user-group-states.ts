/** A row of the state table of user groups: a state that a trigger ends, and the one that follows. */
export interface UserGroupStateRow {
  readonly subject: "membership" | "group";
  readonly state: "stranger" | "member" | "member, hidden" | "stranger, deactivated" | "active" | "deactivated";
  readonly trigger:
    | "add"
    | "remove"
    | "deactivate user"
    | "reactivate user"
    | "deactivate group"
    | "reactivate group";
  readonly next: UserGroupStateRow["state"];
}

/**
 * How one person stands towards one group, and whether the group is active; a trigger without a row is refused.
 * Membership changes alike in active and deactivated groups.
 *
 * @card States: User group
 */
export const USER_GROUP_STATES: readonly UserGroupStateRow[] = [
  { subject: "membership", state: "stranger", trigger: "add", next: "member" },
  { subject: "membership", state: "member", trigger: "remove", next: "stranger" },
  { subject: "membership", state: "member", trigger: "deactivate user", next: "member, hidden" },
  { subject: "membership", state: "member, hidden", trigger: "reactivate user", next: "member" },
  { subject: "membership", state: "stranger", trigger: "deactivate user", next: "stranger, deactivated" },
  { subject: "membership", state: "stranger, deactivated", trigger: "reactivate user", next: "stranger" },
  { subject: "group", state: "active", trigger: "deactivate group", next: "deactivated" },
  { subject: "group", state: "deactivated", trigger: "reactivate group", next: "active" },
  { subject: "group", state: "active", trigger: "reactivate group", next: "active" },
];
