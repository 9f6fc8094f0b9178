import { addAlertWords } from "../../model/operations/settings/add-alert-words";
import { getAlertWords } from "../../model/operations/settings/get-alert-words";
import { markOnboardingStep } from "../../model/operations/settings/mark-onboarding-step";
import { removeAlertWords } from "../../model/operations/settings/remove-alert-words";
import { runCommand } from "../../model/operations/settings/run-command";
import { updateRealmUserSettingsDefaults } from "../../model/operations/settings/update-realm-user-settings-defaults";
import { updateSettings, type UpdateSettingsParams } from "../../model/operations/settings/update-settings";
import { fieldsOf } from "../../model/realm/change";
import type { UserSettings } from "../../model/realm/user";
import { userSettingRow } from "../../model/rules/settings/people-settings";
import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { settingsForUsersOnly } from "../../model/rules/users/users-only";
import { optional, required, shapes } from "../parameter";
import { userSettingParameters } from "../parameters/user-setting-parameters";
import { route } from "../route";

/** @spec Endpoints 4 */
export const updateRealmUserSettingsDefaultsRoute = route({
  id: "update-realm-user-settings-defaults",
  reports_ignored: "settingDefaultsReportIgnored",
  method: "PATCH",
  path: "/realm/user_settings_defaults",
  since: 96,
  parameters: userSettingParameters((name) => userSettingRow(name).realm_default),
  accessDenied: administratorsOnly,
  operation: (realm, actorUserId, params, origin) =>
    updateRealmUserSettingsDefaults(realm, actorUserId, fieldsOf<UserSettings>(params), origin),
  get answer() {
    return updateRealmUserSettingsDefaults.answer();
  },
});

/** @spec Endpoints 4; Versioning 3 */
export const updateSettingsRoute = route({
  id: "update-settings",
  reports_ignored: "settingsReportIgnored",
  method: "PATCH",
  path: "/settings",
  also_at: ["/settings/display", "/settings/notifications"],
  parameters: {
    ...userSettingParameters(() => true),
    full_name: optional("text", shapes.text),
    email: optional("text", shapes.text),
    old_password: optional("text", shapes.text),
    new_password: optional("text", shapes.text),
  },
  accessDenied: settingsForUsersOnly,
  operation: (realm, actorUserId, params, origin) =>
    updateSettings(realm, actorUserId, fieldsOf<UpdateSettingsParams>(params), origin),
  get answer() {
    return updateSettings.answer();
  },
});

/** @spec Resources */
export const getAlertWordsRoute = route({
  id: "get-alert-words",
  method: "GET",
  path: "/users/me/alert_words",
  parameters: {},
  operation: getAlertWords,
});

/** @spec Resources */
export const addAlertWordsRoute = route({
  id: "add-alert-words",
  method: "POST",
  path: "/users/me/alert_words",
  parameters: {
    alert_words: required("json", shapes.strings),
  },
  operation: addAlertWords,
});

/** @spec Resources */
export const removeAlertWordsRoute = route({
  id: "remove-alert-words",
  method: "DELETE",
  path: "/users/me/alert_words",
  parameters: {
    alert_words: required("json", shapes.strings),
  },
  operation: removeAlertWords,
});

/** @spec Endpoints 4 */
export const runCommandRoute = route({
  id: "run-command",
  method: "POST",
  path: "/zcommand",
  parameters: { command: required("text", shapes.text) },
  operation: runCommand,
});

/** @spec Vocabulary beyond the card: hints for newcomers (public facts) */
export const markOnboardingStepRoute = route({
  id: "mark-onboarding-step",
  method: "POST",
  path: "/users/me/onboarding_steps",
  since: 233,
  parameters: { onboarding_step: required("text", shapes.text) },
  accessDenied: settingsForUsersOnly,
  operation: markOnboardingStep,
});
