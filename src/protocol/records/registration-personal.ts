/** What registration says of the account itself, of what it keeps, and of what it has not read. */
import {
  boolean,
  chosen,
  dictionary,
  email,
  integer,
  list,
  named,
  nullable,
  oneOf,
  ordered,
  seconds,
  text,
  timestamp,
  tuple,
  url,
} from "../schema/shapes";
import { field, mergeFields, optionalFields, record } from "../schema/tables";
import { DEVICE, type DeviceView } from "./devices";
import {
  LEGACY_PRESENCE,
  type LegacyPresenceView,
  PRESENCE,
  type PresenceView,
  USER_STATUS,
  type UserStatusView,
} from "./people";
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
import { CHOICE_FIELDS, USER_SETTING_FIELDS, USER_SETTINGS_RECORD, type UserSettingsView } from "./settings";

const OWN_FIELDS = {
  /** The ID of the account. */
  user_id: integer,
  /** The address that other accounts see. */
  email: email,
  /** The real address. */
  delivery_email: email,
  /** The full name of the account. */
  full_name: text,
  /** The source of the avatar: `G` for Gravatar, `U` for an upload. */
  avatar_source: text,
  /** The URL of the avatar; null when the client can compute it from the address. */
  avatar_url: chosen(nullable(url)),
  /** The URL of the larger avatar; null when the client can compute it from the address. */
  avatar_url_medium: chosen(nullable(url)),
  /** Whether the account is an administrator or an owner. */
  is_admin: boolean,
  /** Whether the account is an owner. */
  is_owner: field(boolean, { since: 11 }),
  /** Whether the account is a moderator; since feature level 380 also true for administrators and owners. */
  is_moderator: field(boolean, { since: 60 }),
  /** Whether the account manages payments; always false here. */
  is_billing_admin: field(boolean, { since: 73, until: 363 }),
  /** Whether the account is a guest. */
  is_guest: boolean,
  /** Whether the account may create channels of any kind. */
  can_create_streams: boolean,
  /** Whether the account may create public channels. */
  can_create_public_streams: field(boolean, { since: 102 }),
  /** Whether the account may create private channels. */
  can_create_private_streams: field(boolean, { since: 102 }),
  /** Whether the account may create web-public channels. */
  can_create_web_public_streams: field(boolean, { since: 103 }),
  /** Whether the account may invite users. */
  can_invite_others_to_realm: field(boolean, { since: 51 }),
  /** Whether the account may subscribe other accounts to channels. */
  can_subscribe_other_users: field(boolean, { until: 341 }),
} as const;

/** Direct messages of one other person that were not read. */
const UNREAD_DIRECT_MESSAGES = record("unread_direct_messages", {
  /** The ID of the other participant. */
  other_user_id: field(integer, { since: 119 }),
  /** The former name of `other_user_id`. */
  sender_id: integer,
  /** The IDs of the unread messages, ascending. */
  unread_message_ids: list(integer),
});

/** Messages of a topic that were not read. */
export const UNREAD_TOPIC = record("unread_topic", {
  /** The ID of the channel. */
  stream_id: integer,
  /** The name of the topic. */
  topic: text,
  /** The IDs of the unread messages, ascending. */
  unread_message_ids: list(integer),
  /** The IDs of the senders, each once, ascending. */
  sender_ids: field(list(integer), { until: 90, optional: true }),
});

/** Direct messages among three users or more that were not read. */
const UNREAD_GROUP_MESSAGES = record("unread_group_messages", {
  /** The IDs of all participants, ascending, separated by commas. */
  user_ids_string: text,
  /** The IDs of the unread messages, ascending. */
  unread_message_ids: list(integer),
});

/** What an account has not read. */
export const UNREAD_MESSAGES = record("unread_messages", {
  /** The number of unread messages that are not in muted topics or channels. */
  count: integer,
  /** Unread direct messages with one other participant, by that participant. */
  pms: list(UNREAD_DIRECT_MESSAGES),
  /** Unread channel messages, by topic. */
  streams: list(UNREAD_TOPIC),
  /** Unread direct messages with several other participants. */
  huddles: list(UNREAD_GROUP_MESSAGES),
  /** The IDs of unread messages that mention the account. */
  mentions: list(integer),
  /** Whether there are older unread messages that the lists omit. */
  old_unreads_missing: field(boolean, { since: 44 }),
});

/** Whom an account has recently exchanged direct messages with. */
const RECENT_CONVERSATION = record("recent_conversation", {
  /** The ID of the newest message of the conversation. */
  max_message_id: integer,
  /** The IDs of the other participants. */
  user_ids: list(integer),
});

const KEPT_FIELDS = {
  /** The alert words of the account. */
  alert_words: list(text),
  /** The drafts, the most recently edited first. */
  drafts: field(ordered(named<DraftView>(DRAFT)), { since: 87 }),
  /** Whether the account has connected Zoom. */
  has_zoom_token: boolean,
  /** Whether the account has connected Webex. */
  has_webex_token: field(boolean, { since: 493 }),
  /** The ID of the newest message of the account; -1 without messages. */
  max_message_id: integer,
  /** Muted topics: the name of the channel, the topic, and the time in UNIX seconds when it was muted. */
  muted_topics: list(tuple(text, text, timestamp)),
  /** The users that the account mutes. */
  muted_users: field(list(named<MutedUserView>(MUTED_USER)), { since: 48 }),
  /** The URL of the video that introduces the client; null without such a video. */
  navigation_tour_video_url: field(nullable(url), { since: 369 }),
  /** The navigation views of the account. */
  navigation_views: field(list(named<NavigationViewView>(NAVIGATION_VIEW)), { since: 390 }),
  /** The former form of `onboarding_steps`. Always empty. */
  hotspots: field(list(record("hotspot", {})), { until: 233 }),
  /** The onboarding steps that the account has not seen. */
  onboarding_steps: field(list(named<OnboardingStepView>(ONBOARDING_STEP)), { since: 233 }),
  /** The presence of users: by ID in the modern form, by address in the former one. */
  presences: dictionary(oneOf(named<LegacyPresenceView>(LEGACY_PRESENCE), named<PresenceView>(PRESENCE))),
  /** The ID of the last update of presence. */
  presence_last_update_id: field(integer, { since: 263 }),
  /** The time of the server, in UNIX seconds. */
  server_timestamp: field(seconds, { since: 70 }),
  /** Devices with encrypted push notifications, by the ID that the client gave. */
  push_devices: field(dictionary(PUSH_DEVICE), { since: 406, until: 468 }),
  /** The devices of the account, by their IDs. */
  devices: field(dictionary(named<DeviceView>(DEVICE), "integers"), { since: 468 }),
  /** The recent direct message conversations, newest first. */
  recent_private_conversations: list(RECENT_CONVERSATION),
  /** Reminders that were not sent yet, by their time. */
  reminders: field(list(named<ReminderView>(REMINDER)), { since: 399 }),
  /** The saved snippets of the account. */
  saved_snippets: field(list(named<SavedSnippetView>(SAVED_SNIPPET)), { since: 297 }),
  /** Scheduled messages that were not sent yet, by their time. */
  scheduled_messages: field(list(named<ScheduledMessageView>(SCHEDULED_MESSAGE)), { since: 179 }),
  /** The IDs of starred messages. */
  starred_messages: list(integer),
  /** The unread messages of the account. */
  unread_msgs: UNREAD_MESSAGES,
  /** The settings of the account. */
  user_settings: field(named<UserSettingsView>(USER_SETTINGS_RECORD), { since: 89 }),
  /** The status of each user that has one, by ID. */
  user_status: dictionary(named<UserStatusView>(USER_STATUS), "integers"),
  /** Topics for which the account has a visibility policy. */
  user_topics: field(list(named<UserTopicView>(USER_TOPIC)), { since: 134 }),
} as const;

/** Everything that registration says of the account; its older settings for clients that know no other place. */
export const PERSONAL_STATE_FIELDS = optionalFields(
  mergeFields(mergeFields(mergeFields(USER_SETTING_FIELDS, CHOICE_FIELDS), OWN_FIELDS), KEPT_FIELDS),
);
