/**
 * The accounts that belong to the server: they post notices, are nobody's, and stand outside the realm's user IDs,
 * so that these count up from 1.
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
