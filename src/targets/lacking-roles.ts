/** How many accounts of which role the credentials lack. */
import { ROLE_NAMES, ROLE_NUMBERS } from "../protocol/accounts";

/** Counts the scenarios that the credentials have too few accounts for, and the most of each role that one of them lacks. */
export function lackingRoles() {
  const most = new Map<number, number>();
  let scenarios = 0;
  return {
    add(roles: readonly number[]): void {
      scenarios += 1;
      for (const [role, count] of countsOf(roles)) most.set(role, Math.max(count, most.get(role) ?? 0));
    },
    remarks: (): readonly string[] =>
      scenarios === 0
        ? []
        : [
            `too few accounts in the credentials: ${scenarios} scenarios skipped; with ${rolesText(most)} more, none is.`,
          ],
  };
}

/** How often each role is in a list. */
export function countsOf(roles: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
}

/** `1 of role 200 (administrator), 2 of role 400 (member)`. */
export function rolesText(counts: ReadonlyMap<number, number>): string {
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([role, count]) => `${count} of role ${role} (${ROLE_NAMES[ROLE_NUMBERS.findIndex((one) => one === role)]})`)
    .join(", ");
}
