import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { defaultsInEventOrder } from "../../../protocol/settings-in-event-order";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { fieldsOf, withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { UserSettings } from "../../realm/user";
import {
  changedUserSettings,
  hasRealmDefault,
  knownUserSettings,
  userSettingRow,
} from "../../rules/settings/people-settings";
import { administratorsOnlyAsDocumented } from "../../rules/users/who-may";
import { accepted, answered } from "../../views/outcome";
import { byAdministrator, KNOWN_USER_SETTINGS, oneSetting } from "../examples";
import { operation } from "../operation";
import { settingParameters } from "./setting-parameters";

/**
 * Changes the default settings of new accounts. Existing accounts do not change. Names for which the realm has no
 * default are ignored; over HTTP, they are reported.
 */
export const updateRealmUserSettingsDefaults = operation(
  () => ({
    id: "update-realm-user-settings-defaults",
    method: "PATCH",
    path: "/realm/user_settings_defaults",
    since: 96,
    reports_ignored: FEATURE_LEVELS.settingDefaultsReportIgnored,
    parameters: settingParameters((name) => userSettingRow(name).realm_default),
    answer: {},
    refusals: ["administrator_required", "setting_invalid"],
    events: ["realm_user_settings_defaults/update"],
    example: byAdministrator((pick) => oneSetting(KNOWN_USER_SETTINGS, pick)),
  }),
  (realm, _actor, params) => {
    const names = knownUserSettings(realm).filter((name) => hasRealmDefault(realm, name));
    const changes = changedUserSettings(realm, realm.user_settings_defaults, params, names);
    if (isFailure(changes)) return changes;
    if (changes.size === 0) return answered(realm, {});
    const user_settings_defaults = frozen({
      ...realm.user_settings_defaults,
      ...fieldsOf<UserSettings>(Object.fromEntries(changes)),
    });
    const sent = defaultsInEventOrder(realm.feature_level).filter((name) => changes.has(name));
    const events = sent.map((property) => {
      const value = user_settings_defaults[property];
      return eventFor(ALL_USERS, { type: "realm_user_settings_defaults", op: "update", property, value });
    });
    return accepted(transition(withFields(realm, { user_settings_defaults }), events), {});
  },
  { accessDenied: administratorsOnlyAsDocumented },
);
