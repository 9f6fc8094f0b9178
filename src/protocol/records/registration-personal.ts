/** What registration says of the account itself, of what it keeps, and of what it has not read. */
import {
  boolean,
  dictionary,
  email,
  integer,
  list,
  named,
  nullable,
  oneOf,
  text,
  timestamp,
  tuple,
  url,
} from "../schema/shapes";
import { field, mergeFields, optionalFields, record } from "../schema/tables";
import {
  DRAFT,
  type DraftView,
  MUTED_USER,
  type MutedUserView,
  NAVIGATION_VIEW,
  type NavigationViewView,
  ONBOARDING_STEP,
  type OnboardingStepView,
  PUSH_DEVICE,
  REMINDER,
  type ReminderView,
  SAVED_SNIPPET,
  type SavedSnippetView,
  SCHEDULED_MESSAGE,
  type ScheduledMessageView,
  USER_TOPIC,
  type UserTopicView,
} from "./personal-items";
import { DEVICE, type DeviceView } from "./devices";
import {
  LEGACY_PRESENCE,
  type LegacyPresenceView,
  PRESENCE,
  type PresenceView,
  USER_STATUS,
  type UserStatusView,
} from "./people";
import { CHOICE_FIELDS, USER_SETTING_FIELDS, USER_SETTINGS_RECORD, type UserSettingsView } from "./settings";

const OWN_FIELDS = {
  /** The account's ID. */
  user_id: integer,
  /** The address by which others know the account. */
  email: email,
  /** The real address. */
  delivery_email: email,
  /** The full name. */
  full_name: text,
  /** Where the picture comes from: `G` the avatar service, `U` an upload. */
  avatar_source: text,
  /** The picture; null where the client can work it out. */
  avatar_url: nullable(url),
  /** The picture in a larger size; null where the client can work it out. */
  avatar_url_medium: nullable(url),
  /** Whether the account is an administrator or an owner. */
  is_admin: boolean,
  /** Whether the account is an owner. */
  is_owner: field(boolean, { since: 11 }),
  /** Whether the account is a moderator; since feature level 380 also for those above. */
  is_moderator: field(boolean, { since: 60 }),
  /** Whether the account manages payments; always false here. */
  is_billing_admin: field(boolean, { since: 73, until: 363 }),
  /** Whether the account is a guest. */
  is_guest: boolean,
  /** Whether it may create any channels. */
  can_create_streams: boolean,
  /** Whether it may create public channels. */
  can_create_public_streams: field(boolean, { since: 102 }),
  /** Whether it may create private channels. */
  can_create_private_streams: field(boolean, { since: 102 }),
  /** Whether it may create channels that are open to the internet. */
  can_create_web_public_streams: field(boolean, { since: 103 }),
  /** Whether it may invite users. */
  can_invite_others_to_realm: field(boolean, { since: 51 }),
  /** Whether it may subscribe others to channels. */
  can_subscribe_other_users: field(boolean, { until: 341 }),
} as const;

/** Direct messages of one other person that were not read. */
const UNREAD_DIRECT_MESSAGES = record("unread_direct_messages", {
  /** The other person. */
  other_user_id: field(integer, { since: 119 }),
  /** The former name of `other_user_id`. */
  sender_id: integer,
  /** Ascending. */
  unread_message_ids: list(integer),
});

/** Messages of a topic that were not read. */
export const UNREAD_TOPIC = record("unread_topic", {
  /** The channel of the topic. */
  stream_id: integer,
  /** The name of the topic. */
  topic: text,
  /** Ascending. */
  unread_message_ids: list(integer),
  /** Who wrote them, each once, ascending. */
  sender_ids: field(list(integer), { until: 90, optional: true }),
});

/** Direct messages among three users or more that were not read. */
const UNREAD_GROUP_MESSAGES = record("unread_group_messages", {
  /** The IDs of all participants, ascending, with commas between. */
  user_ids_string: text,
  /** Ascending. */
  unread_message_ids: list(integer),
});

/** What an account has not read. */
export const UNREAD_MESSAGES = record("unread_messages", {
  /** How many stand where the account has not muted them. */
  count: integer,
  /** Direct messages, by the other person. */
  pms: list(UNREAD_DIRECT_MESSAGES),
  /** Messages in channels, by topic. */
  streams: list(UNREAD_TOPIC),
  /** Direct messages among three or more. */
  huddles: list(UNREAD_GROUP_MESSAGES),
  /** Messages that mention the account. */
  mentions: list(integer),
  /** Whether there are older ones that are not listed. */
  old_unreads_missing: field(boolean, { since: 44 }),
});

/** Whom an account has lately exchanged direct messages with. */
const RECENT_CONVERSATION = record("recent_conversation", {
  /** The newest message of it. */
  max_message_id: integer,
  /** The other participants. */
  user_ids: list(integer),
});

const KEPT_FIELDS = {
  /** Words of which the account wants to be notified. */
  alert_words: list(text),
  /** The drafts, the newest edit first. */
  drafts: field(list(named<DraftView>(DRAFT)), { since: 87 }),
  /** Whether video calls of another service are connected. */
  has_zoom_token: boolean,
  /** Whether video calls of Webex are connected. */
  has_webex_token: field(boolean, { since: 493 }),
  /** The newest message that the account has; -1 for none. */
  max_message_id: integer,
  /** Channel by name, topic, and since when, in UNIX seconds. */
  muted_topics: list(tuple(text, text, timestamp)),
  /** Whom the account mutes. */
  muted_users: field(list(named<MutedUserView>(MUTED_USER)), { since: 48 }),
  /** Where a film about the client is; null for nowhere. */
  navigation_tour_video_url: field(nullable(url), { since: 369 }),
  /** Places of the client that the account keeps at hand. */
  navigation_views: field(list(named<NavigationViewView>(NAVIGATION_VIEW)), { since: 390 }),
  /** The former form of `onboarding_steps`; nothing is left of it. */
  hotspots: field(list(record("hotspot", {})), { until: 233 }),
  /** The onboarding steps that the account has not seen. */
  onboarding_steps: field(list(named<OnboardingStepView>(ONBOARDING_STEP)), { since: 233 }),
  /** When users were last there: by ID in the newer form, by address in the older one. */
  presences: dictionary(oneOf(named<LegacyPresenceView>(LEGACY_PRESENCE), named<PresenceView>(PRESENCE))),
  /** The number of the newest update of presences. */
  presence_last_update_id: field(integer, { since: 263 }),
  /** The time of the server, in UNIX seconds. */
  server_timestamp: field(timestamp, { since: 70 }),
  /** Devices that are sent encrypted pushes, by the number that the client gave. */
  push_devices: field(dictionary(PUSH_DEVICE), { since: 406, until: 468 }),
  /** The devices of the account, by their ID. */
  devices: field(dictionary(named<DeviceView>(DEVICE), "integers"), { since: 468 }),
  /** Whom the account has lately exchanged direct messages with, the newest first. */
  recent_private_conversations: list(RECENT_CONVERSATION),
  /** Reminders that are not delivered yet, by their time. */
  reminders: field(list(named<ReminderView>(REMINDER)), { since: 399 }),
  /** Texts to use again. */
  saved_snippets: field(list(named<SavedSnippetView>(SAVED_SNIPPET)), { since: 297 }),
  /** Messages that are not delivered yet, by their time. */
  scheduled_messages: field(list(named<ScheduledMessageView>(SCHEDULED_MESSAGE)), { since: 179 }),
  /** The IDs of starred messages. */
  starred_messages: list(integer),
  /** What the account has not read. */
  unread_msgs: UNREAD_MESSAGES,
  /** What the account has set for itself. */
  user_settings: field(named<UserSettingsView>(USER_SETTINGS_RECORD), { since: 89 }),
  /** What users say of themselves, by their ID. */
  user_status: dictionary(named<UserStatusView>(USER_STATUS), "integers"),
  /** Topics for which the account has a policy. */
  user_topics: field(list(named<UserTopicView>(USER_TOPIC)), { since: 134 }),
} as const;

/** Everything that registration says of the account; its older settings for clients that know no other place. */
export const PERSONAL_STATE_FIELDS = optionalFields(
  mergeFields(mergeFields(mergeFields(USER_SETTING_FIELDS, CHOICE_FIELDS), OWN_FIELDS), KEPT_FIELDS),
);
