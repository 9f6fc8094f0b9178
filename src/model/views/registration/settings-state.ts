import type { Realm } from "../../realm/realm";
import type { User, UserSettings } from "../../realm/user";
import { asThen, formerUserSettings, isKnownSetting, USER_SETTING_NAMES } from "../../rules/settings/people-settings";
import { LEGACY_DISPLAY_SETTINGS, LEGACY_NOTIFICATION_SETTINGS } from "../../../protocol/former-settings";
import { NOTIFICATION_SOUNDS, type UserSetting } from "../../../protocol/user-settings";
import type { Asked } from "./fetcher";
import type { StatePart } from "../../../protocol/records/registration";

const EMOJISETS = [
  { key: "google", text: "Google" },
  { key: "twitter", text: "Twitter" },
  { key: "text", text: "Plain text" },
  { key: "google-blob", text: "Google blobs" },
] as const;

const CHOICES = { emojiset_choices: EMOJISETS, available_notification_sounds: NOTIFICATION_SOUNDS } as const;

function knownSettings(
  realm: Realm,
  settings: UserSettings,
  names: readonly UserSetting[] = USER_SETTING_NAMES,
): StatePart {
  const known: Record<string, unknown> = {};
  for (const name of names) if (isKnownSetting(realm, name)) known[name] = settings[name];
  return asThen(formerUserSettings(realm.feature_level), known);
}

/**
 * The account's own settings.
 *
 * @spec Endpoints 4
 */
export function userSettingsState(realm: Realm, viewer: User): StatePart {
  return { user_settings: { ...knownSettings(realm, viewer.settings), ...CHOICES } };
}

/** The settings of the look as old clients know them: at the top level, for clients that know no other place. */
export function displaySettingsState(realm: Realm, viewer: User, { queue }: Asked): StatePart {
  if (queue.client_capabilities.user_settings_object) return {};
  return {
    ...knownSettings(realm, viewer.settings, LEGACY_DISPLAY_SETTINGS),
    emojiset_choices: EMOJISETS,
    timezone: viewer.settings.timezone,
  };
}

/** The settings of notifications as old clients know them: at the top level, for clients that know no other place. */
export function notificationSettingsState(realm: Realm, viewer: User, { queue }: Asked): StatePart {
  if (queue.client_capabilities.user_settings_object) return {};
  const settings = knownSettings(realm, viewer.settings, LEGACY_NOTIFICATION_SETTINGS);
  return { ...settings, available_notification_sounds: NOTIFICATION_SOUNDS };
}

/**
 * What accounts that join later start with: all settings but the time zone.
 *
 * @spec Endpoints 4
 */
export function settingsDefaultsState(realm: Realm): StatePart {
  const names = USER_SETTING_NAMES.filter((name) => name !== "timezone");
  return { realm_user_settings_defaults: { ...knownSettings(realm, realm.user_settings_defaults, names), ...CHOICES } };
}
