/** Roles of accounts, kinds of bots, and the bots of the server. */

/**
 * The roles of accounts, from the most to the least powerful, by the interface's numbers.
 *
 * @see https://zulip.com/api/roles-and-permissions
 */
export const ROLES = { OWNER: 100, ADMINISTRATOR: 200, MODERATOR: 300, MEMBER: 400, GUEST: 600 } as const;

/** One of the five role numbers: 100, 200, 300, 400 or 600. */
export type Role = (typeof ROLES)[keyof typeof ROLES];

/** All role numbers, most powerful first. */
export const ROLE_NUMBERS: readonly Role[] = [100, 200, 300, 400, 600];

/** The roles by the names that a fixture accepts instead of their numbers, most powerful first. */
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

/** The types of bots, by the interface's numbers. */
export const BOT_TYPES = { GENERIC: 1, INCOMING_WEBHOOK: 2, OUTGOING_WEBHOOK: 3 } as const;

/** All numbers of types of bots. */
export const BOT_TYPE_NUMBERS: readonly number[] = Object.values(BOT_TYPES);

/** The forms in which an outgoing webhook speaks: generic, and that of Slack. */
export const BOT_INTERFACES: readonly number[] = [1, 2];

/**
 * The accounts of the server. They send notices, have no owner, and have IDs outside the range of the realm, so that
 * the realm's own IDs count up from 1.
 */
export const SYSTEM_BOTS = {
  NOTIFICATION_BOT: { user_id: 2147483001, local_part: "notification-bot", full_name: "Notification Bot" },
  WELCOME_BOT: { user_id: 2147483002, local_part: "welcome-bot", full_name: "Welcome Bot" },
  EMAIL_GATEWAY: { user_id: 2147483003, local_part: "emailgateway", full_name: "Email Gateway" },
} as const;

/** The domain of their addresses, the same on every server. */
export const SYSTEM_BOT_DOMAIN = "zulip.com";

/** The realm that they belong to, as messages name it. */
export const SYSTEM_BOT_REALM = "zulipinternal";

/** User IDs from here on belong to system bots. */
export const FIRST_SYSTEM_BOT_ID = 2147483001;
