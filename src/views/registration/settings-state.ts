import type { Realm } from "../../realm/realm";
import type { User, UserSettings } from "../../realm/user";
import { hasRealmDefault, USER_SETTING_NAMES, userSettingRow } from "../../rules/settings/people-settings";
import { NOTIFICATION_SOUNDS } from "../../spec/user-settings";
import type { Asked } from "./fetcher";

const EMOJISETS = [
  { key: "google", text: "Google" },
  { key: "twitter", text: "Twitter" },
  { key: "text", text: "Plain text" },
] as const;

const CHOICES = { emojiset_choices: EMOJISETS, available_notification_sounds: NOTIFICATION_SOUNDS } as const;

function knownSettings(realm: Realm, settings: UserSettings): Record<string, unknown> {
  const names = USER_SETTING_NAMES.filter((name) => realm.feature_level >= userSettingRow(name).since);
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/**
 * The account's own settings; a second time at the top level for clients that know no other place.
 *
 * @spec Endpoints 4
 */
export function userSettingsState(realm: Realm, viewer: User, { queue }: Asked): Record<string, unknown> {
  const settings = { ...knownSettings(realm, viewer.settings), ...CHOICES };
  return { ...(queue.client_capabilities.user_settings_object ? {} : settings), user_settings: settings };
}

/**
 * What accounts that join later start with.
 *
 * @spec Endpoints 4
 */
export function settingsDefaultsState(realm: Realm): Record<string, unknown> {
  const names = USER_SETTING_NAMES.filter(
    (name) => hasRealmDefault(realm, name) && realm.feature_level >= userSettingRow(name).since,
  );
  const defaults = Object.fromEntries(names.map((name) => [name, realm.user_settings_defaults[name]]));
  return { realm_user_settings_defaults: { ...defaults, ...CHOICES } };
}
