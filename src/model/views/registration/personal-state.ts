import { byLevel } from "../../../data/lazy";
import { LEGACY_DISPLAY_SETTINGS, LEGACY_NOTIFICATION_SETTINGS } from "../../../protocol/former-settings";
import { LIMITS } from "../../../protocol/limits";
import { INITIAL_STATE, type StatePart } from "../../../protocol/records/registration";
import { shows } from "../../../protocol/schema/tables";
import { NAVIGATION_TOUR_URL } from "../../../protocol/server-constants";
import { NOTIFICATION_SOUNDS, type UserSetting } from "../../../protocol/user-settings";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { User, UserSettings } from "../../realm/user";
import { foldersInOrder } from "../../rules/channels/channel-groups";
import { draftsOf } from "../../rules/personal-items";
import { devicesOf } from "../../rules/push/devices";
import { has } from "../../rules/realm/feature-level";
import { remindersOf, scheduledMessagesOf } from "../../rules/reminders/reminders";
import { atFormerLevel, formerUserSettings } from "../../rules/settings/former-forms";
import { isKnownSetting, USER_SETTING_NAMES, userSettingRow } from "../../rules/settings/people-settings";
import { topicView } from "../../rules/topics/topic-name";
import { userTopicsOf } from "../../rules/topics/user-topics";
import { channelFolderView } from "../channels/channel-view";
import {
  deviceView,
  draftView,
  mutedTopics,
  navigationViewView,
  onboardingStepsOf,
  reminderView,
  savedSnippetView,
  scheduledMessageView,
} from "../personal-items";
import type { Fetcher, RequestedState } from "./fetcher";

/** The reminders of an account that are not delivered yet, by their time. */
export function remindersState(realm: Realm, viewer: User): StatePart {
  return { reminders: remindersOf(realm, viewer.user_id).map(reminderView) };
}

/** The channel folders, archived ones included. */
export function foldersState(realm: Realm): StatePart {
  return { channel_folders: foldersInOrder(realm).map((folder) => channelFolderView(realm, folder)) };
}

/** The drafts of an account, the newest edit first; none while it does not keep its drafts on the server. */
export function draftsState(realm: Realm, viewer: User): StatePart {
  const newest = viewer.settings.enable_drafts_synchronization ? draftsOf(realm, viewer.user_id).reverse() : [];
  return { drafts: newest.slice(0, LIMITS.MAX_DRAFTS_IN_REGISTRATION).map(draftView) };
}

/** The scheduled messages of an account, by their time. */
export function scheduledMessagesState(realm: Realm, viewer: User): StatePart {
  const rows = scheduledMessagesOf(realm, viewer.user_id);
  return { scheduled_messages: rows.map((row) => scheduledMessageView(realm, row)) };
}

/** The topics for which an account has a policy. */
export function userTopicsState(realm: Realm, viewer: User, { queue }: RequestedState): StatePart {
  const rows = userTopicsOf(realm, viewer.user_id).map(({ user_id: _account, topic_name, ...row }) => ({
    ...row,
    topic_name: topicView(realm, topic_name, queue.client_capabilities.empty_topic_name),
  }));
  return { user_topics: rows };
}

/** The muted topics as old clients know them; not for those that request all policies by name. */
export function mutedTopicsState(realm: Realm, viewer: User, { types, queue }: RequestedState): StatePart {
  if (types?.includes("user_topic") === true && has(realm, "userTopicsReplaceMutedTopics")) return {};
  const rows = mutedTopics(realm, viewer.user_id).map(([channel, topic, time]): readonly [string, string, number] => [
    channel,
    topicView(realm, topic, queue.client_capabilities.empty_topic_name),
    time,
  ]);
  return { muted_topics: rows };
}

/** What an account keeps for itself besides: words, users it mutes, texts, views, and devices. */
export const PERSONAL_FETCHERS: Readonly<Record<string, Fetcher>> = {
  alert_words: (realm, viewer) => ({ alert_words: realm.alert_words.get(viewer.user_id) ?? [] }),
  muted_users: (realm, viewer) => ({ muted_users: realm.muted_users.get(viewer.user_id) ?? [] }),
  saved_snippets: (realm, viewer) => ({
    saved_snippets: realm.saved_snippets.filter((row) => row.user_id === viewer.user_id).map(savedSnippetView),
  }),
  navigation_views: (realm, viewer) => ({
    navigation_views: realm.navigation_views.filter((row) => row.user_id === viewer.user_id).map(navigationViewView),
  }),
  push_device: (realm, viewer) => ({
    push_devices: Object.fromEntries(
      realm.push_devices
        .filter((row) => row.user_id === viewer.user_id)
        .map(({ push_account_id, status, error_code }) => [String(push_account_id), { status, error_code }]),
    ),
  }),
  device: (realm, viewer) => ({
    devices: Object.fromEntries(
      devicesOf(realm, viewer.user_id).map((row) => [String(row.device_id), deviceView(row)]),
    ),
  }),
  hotspots: ({ feature_level }) => (shows(INITIAL_STATE, "hotspots", feature_level) ? { hotspots: [] } : {}),
  onboarding_steps: (realm, viewer) => ({
    onboarding_steps: onboardingStepsOf(realm, viewer),
    navigation_tour_video_url: NAVIGATION_TOUR_URL,
  }),
  video_calls: () => ({ has_zoom_token: false, has_webex_token: false }),
};

const EMOJISETS = [
  { key: "google", text: "Google" },
  { key: "twitter", text: "Twitter" },
  { key: "text", text: "Plain text" },
  { key: "google-blob", text: "Google blobs" },
] as const;

const choicesAt = byLevel((level) => {
  const until: Readonly<Record<string, number>> = userSettingRow("emojiset").values_until ?? {};
  const emojiset_choices = EMOJISETS.filter(({ key }) => level < (until[key] ?? Infinity));
  return frozen({ emojiset_choices, available_notification_sounds: NOTIFICATION_SOUNDS });
});

function knownSettings(
  realm: Realm,
  settings: UserSettings,
  names: readonly UserSetting[],
): Readonly<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  for (const name of names) if (isKnownSetting(realm, name)) known[name] = settings[name];
  return atFormerLevel(formerUserSettings(realm.feature_level), known);
}

/**
 * The account's own settings.
 *
 * @see https://zulip.com/api/update-settings
 */
export function userSettingsState(realm: Realm, viewer: User): StatePart {
  const former = atFormerLevel(formerUserSettings(realm.feature_level), viewer.settings);
  return { user_settings: { ...viewer.settings, ...former, ...choicesAt(realm.feature_level) } };
}

/** The settings of the look as old clients know them: at the top level, for clients that know no other place. */
export function displaySettingsState(realm: Realm, viewer: User, { queue }: RequestedState): StatePart {
  if (queue.client_capabilities.user_settings_object || has(realm, "settingsHaveOnePlace")) return {};
  return {
    ...knownSettings(realm, viewer.settings, LEGACY_DISPLAY_SETTINGS),
    emojiset_choices: choicesAt(realm.feature_level).emojiset_choices,
    timezone: viewer.settings.timezone,
  };
}

/** The settings of notifications as old clients know them: at the top level, for clients that know no other place. */
export function notificationSettingsState(realm: Realm, viewer: User, { queue }: RequestedState): StatePart {
  if (queue.client_capabilities.user_settings_object || has(realm, "settingsHaveOnePlace")) return {};
  const settings = knownSettings(realm, viewer.settings, LEGACY_NOTIFICATION_SETTINGS);
  return { ...settings, available_notification_sounds: frozen(NOTIFICATION_SOUNDS) };
}

/**
 * The default settings of new accounts: all settings but the time zone.
 *
 * @see https://zulip.com/api/update-settings
 */
export function settingsDefaultsState(realm: Realm): StatePart {
  const names = USER_SETTING_NAMES.filter((name) => name !== "timezone");
  return {
    realm_user_settings_defaults: {
      ...knownSettings(realm, realm.user_settings_defaults, names),
      ...choicesAt(realm.feature_level),
    },
  };
}
