import { defaultStreamsState, streamsState, subscriptionsState } from "./channels-state";
import type { Fetcher } from "./fetcher";
import { groupsState } from "./groups-state";
import { messageState, recentConversationsState, starredState } from "./messages-state";
import {
  draftsState,
  foldersState,
  mutedTopicsState,
  PERSONAL_FETCHERS,
  scheduledMessagesState,
  userTopicsState,
} from "./personal-state";
import { presenceState, statusState } from "./presence-state";
import { REALM_LIST_FETCHERS } from "./realm-lists-state";
import { realmState } from "./realm-state";
import { remindersState } from "./reminders-state";
import {
  displaySettingsState,
  notificationSettingsState,
  settingsDefaultsState,
  userSettingsState,
} from "./settings-state";
import { botsState, usersState } from "./users-state";

/** The parts of the state by their fetch type. */
export const FETCHERS: Readonly<Record<string, Fetcher>> = {
  ...PERSONAL_FETCHERS,
  ...REALM_LIST_FETCHERS,
  channel_folders: foldersState,
  default_streams: defaultStreamsState,
  drafts: draftsState,
  message: messageState,
  muted_topics: mutedTopicsState,
  presence: presenceState,
  realm: realmState,
  realm_bot: botsState,
  realm_user: usersState,
  realm_user_groups: groupsState,
  realm_user_settings_defaults: settingsDefaultsState,
  recent_private_conversations: recentConversationsState,
  reminders: remindersState,
  scheduled_messages: scheduledMessagesState,
  starred_messages: starredState,
  stream: streamsState,
  subscription: subscriptionsState,
  // Its state comes with that of `message`, which needs both types.
  update_message_flags: () => ({}),
  update_display_settings: displaySettingsState,
  update_global_notifications: notificationSettingsState,
  user_settings: userSettingsState,
  user_status: statusState,
  user_topic: userTopicsState,
  zulip_version: () => ({}),
};
