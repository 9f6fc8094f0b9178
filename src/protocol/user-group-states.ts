import { statesOf } from "./state-tables";

/**
 * How one person stands towards one user group. It changes alike in active and deactivated groups.
 *
 * @spec States: User group
 */
export const GROUP_MEMBERSHIP_STATES = statesOf("User group: membership", [
  ["stranger", "add", "", "member"],
  ["stranger", "remove", "", "stranger", "refused"],
  ["stranger", "deactivate user", "", "stranger, deactivated"],
  ["stranger", "reactivate user", "", "stranger"],
  ["member", "add", "", "member", "refused"],
  ["member", "remove", "", "stranger"],
  ["member", "deactivate user", "", "member, deactivated"],
  ["member", "reactivate user", "", "member"],
  ["member, deactivated", "add", "", "member, deactivated", "refused"],
  ["member, deactivated", "remove", "", "member, deactivated", "refused"],
  ["member, deactivated", "deactivate user", "", "member, deactivated", "refused"],
  ["member, deactivated", "reactivate user", "", "member"],
  ["stranger, deactivated", "add", "", "stranger, deactivated", "refused"],
  ["stranger, deactivated", "remove", "", "stranger, deactivated", "refused"],
  ["stranger, deactivated", "deactivate user", "", "stranger, deactivated", "refused"],
  ["stranger, deactivated", "reactivate user", "", "stranger"],
]);

/**
 * A user group that nothing uses.
 *
 * @spec States: User group
 */
export const USER_GROUP_STATES = statesOf("User group", [
  ["active", "deactivate group", "", "deactivated"],
  ["active", "reactivate group", "", "active"],
  ["deactivated", "deactivate group", "", "deactivated", "refused"],
  ["deactivated", "reactivate group", "", "active"],
]);
