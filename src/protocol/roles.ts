/**
 * The roles of accounts, from the most to the least powerful, by the interface's numbers.
 *
 * @spec Value conventions: Roles
 */
export const ROLES = { OWNER: 100, ADMINISTRATOR: 200, MODERATOR: 300, MEMBER: 400, GUEST: 600 } as const;

/** One of the five role numbers: 100, 200, 300, 400 or 600. */
export type Role = (typeof ROLES)[keyof typeof ROLES];

/** All role numbers, most powerful first. */
export const ROLE_NUMBERS: readonly Role[] = [100, 200, 300, 400, 600];

/** The roles by the names that a fixture may give instead of their numbers, most powerful first. */
export const ROLES_BY_NAME = {
  owner: ROLES.OWNER,
  administrator: ROLES.ADMINISTRATOR,
  moderator: ROLES.MODERATOR,
  member: ROLES.MEMBER,
  guest: ROLES.GUEST,
} as const;

/** The name of a role. */
export type RoleName = keyof typeof ROLES_BY_NAME;

/** All names of roles, most powerful first. */
export const ROLE_NAMES: readonly RoleName[] = ["owner", "administrator", "moderator", "member", "guest"];

/** Whether a number is one of the five roles. */
export function isRole(value: unknown): value is Role {
  return ROLE_NUMBERS.some((role) => role === value);
}
