import type { StatePart } from "../../../protocol/records/registration";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { defaultStreamsState, streamsState, subscriptionsState } from "./channels-state";
import type { Fetcher, RequestedState } from "./fetcher";
import { messageState, recentConversationsState, starredState } from "./messages-state";
import {
  displaySettingsState,
  draftsState,
  foldersState,
  mutedTopicsState,
  notificationSettingsState,
  PERSONAL_FETCHERS,
  remindersState,
  scheduledMessagesState,
  settingsDefaultsState,
  userSettingsState,
  userTopicsState,
} from "./personal-state";
import { REALM_LIST_FETCHERS, realmState } from "./realm-state";
import { botsState, groupsState, presenceState, statusState, usersState } from "./users-state";

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

/**
 * Adds the requested parts of the realm's state to the head of an answer, as the account sees them. Keys that the
 * newest level lacks are omitted here, so that the newest level needs no pruning.
 *
 * @param head - what the answer begins with, made for this call: it becomes the answer, since a copy of two hundred
 *   keys is slow
 * @see https://zulip.com/api/register-queue
 */
export function withInitialState<Head extends object>(
  head: Head,
  realm: Realm,
  viewer: User,
  asked: RequestedState,
): Head & StatePart {
  const { types } = asked;
  const wanted = types === null ? Object.keys(FETCHERS) : [...new Set(types)];
  const parts = wanted.flatMap((type) => (Object.hasOwn(FETCHERS, type) ? FETCHERS[type]?.(realm, viewer, asked) : []));
  return Object.assign(head, ...parts);
}
