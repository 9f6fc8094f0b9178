import * as v from "./shape";

/** The seconds of a day. */
export const DAY_SECONDS = 86_400;

/** In seconds it is in the year 5138: later times are probably in milliseconds. */
export const LATEST_SECONDS = 1e11;

/** The seconds of a time that was probably given in milliseconds; undefined for a time that can be in seconds. */
export function probableSeconds(time: number): number | undefined {
  return time >= LATEST_SECONDS ? Math.floor(time / 1000) : undefined;
}

/** Numbers of the interface that no realm changes. */
export const LIMITS = {
  /** The newest feature level that the tables describe. */
  NEWEST_FEATURE_LEVEL: 512,
  /** The feature level of a fixture that names none: that of the documented interface. */
  DEFAULT_FEATURE_LEVEL: 421,
  MAX_STREAM_NAME_LENGTH: 60,
  MAX_DEFAULT_STREAM_GROUP_NAME_LENGTH: 60,
  MAX_STREAM_DESCRIPTION_LENGTH: 1024,
  MAX_CHANNEL_FOLDER_NAME_LENGTH: 60,
  MAX_CHANNEL_FOLDER_DESCRIPTION_LENGTH: 1024,
  MAX_REMINDER_NOTE_LENGTH: 1000,
  MAX_SAVED_SNIPPET_TITLE_LENGTH: 60,
  MAX_BULK_NEW_SUBSCRIPTION_MESSAGES: 100,
  MAX_USER_GROUP_NAME_LENGTH: 100,
  MIN_FULL_NAME_LENGTH: 2,
  MAX_FULL_NAME_LENGTH: 100,
  MAX_DEACTIVATION_COMMENT_LENGTH: 2000,
  MAX_STATUS_TEXT_LENGTH: 60,
  MAX_WELCOME_MESSAGE_LENGTH: 8000,
  MAX_REPORT_DESCRIPTION_LENGTH: 1000,
  MAX_REALM_EXPORTS_PER_WEEK: 5,
  /** How long an export of the realm takes. */
  REALM_EXPORT_SECONDS: 60,
  MAX_CLIENT_NAME_LENGTH: 30,
  /** An outgoing webhook that has not answered after this time has failed. */
  OUTGOING_WEBHOOK_TIMEOUT_SECONDS: 10,
  /** How often a webhook is called for one message, when it cannot be reached or takes too long. */
  OUTGOING_WEBHOOK_ATTEMPTS: 4,
  MAX_MESSAGES_PER_FETCH: 5000,
  /** A new user finds this many earlier messages. */
  NEWCOMERS_MESSAGES: 1000,
  NEWCOMERS_UNREAD_MESSAGES: 20,
  MAX_DRAFTS_IN_REGISTRATION: 1000,
  MAX_STARRED_IN_REGISTRATION: 10000,
  MAX_UNREADS_IN_REGISTRATION: 50000,
  MAX_DIRECT_MESSAGES_FOR_RECENT_CONVERSATIONS: 1000,
  /** More subscribers or participants than this make a wildcard mention a matter of permission. */
  WILDCARD_MENTION_FREE_UP_TO: 15,
  /** Typing in a channel sends events only while it has at most this many subscribers. */
  TYPING_CHANNEL_SUBSCRIBERS: 100,
  /** Presence sends events only in realms of at most this many active users. */
  PRESENCE_EVENT_USERS: 100,
  /** A user whose last activity is older is offline. */
  OFFLINE_THRESHOLD_SECONDS: 200,
  /** A presence is stored at most this often. */
  PRESENCE_UPDATE_MIN_SECONDS: 55,
  /** A user that returns after this time is an event for others. */
  PRESENCE_NEWS_SECONDS: 130,
  /** In the older form, a user that is idle for less than this counts as active. */
  PRESENCE_ACTIVE_OFFSET_SECONDS: 70,
  /** The owner of a bot is notified of its messages without readers at most once in this time. */
  BOT_OWNER_WARNING_SECONDS: 300,
  /** The anchor that represents the newest message. */
  LARGEST_ANCHOR: 10 ** 16,
  /** Upper bound of message and draft IDs. */
  LARGEST_ID: 2147483647,
  /** Seconds that every edit and move limit is widened by. */
  EDIT_GRACE_SECONDS: 20,
  RESOLVE_UNDO_SECONDS: 60,
  /** Seconds without a connected poll after which an event queue expires. */
  QUEUE_IDLE_SECONDS: 600,
  /** The same for queues of apps on phones. */
  MOBILE_QUEUE_IDLE_SECONDS: 43_200,
  QUEUE_MAX_IDLE_SECONDS: 604800,
  QUEUE_COLLECTION_SECONDS: 60,
  HEARTBEAT_MIN_SECONDS: 45,
  HEARTBEAT_MAX_SECONDS: 55,
  LONGPOLL_TIMEOUT_SECONDS: 90,
  RECENTLY_ACTIVE_SECONDS: 180 * DAY_SECONDS,
} as const;

/** What is wrong with a time that should be in UNIX seconds, and is in milliseconds; undefined for any other. */
export function notSeconds(time: number): string | undefined {
  const meant = probableSeconds(time);
  return meant === undefined ? undefined : `expected UNIX seconds, received ${time}; did you mean ${meant}?`;
}

/** A moment in whole UNIX seconds. */
export const UNIX_SECONDS = v.pipe(
  v.number(),
  v.safeInteger("expected whole UNIX seconds"),
  v.check(
    (time) => notSeconds(time) === undefined,
    ({ input }) => notSeconds(input) ?? "",
  ),
);

/** What a time has after its whole seconds where servers state a fraction, in seconds. */
export const SECOND_FRACTION = 0.25;
