import { updateRealmUserSettingsDefaults } from "../../operations/settings/update-realm-user-settings-defaults";
import { fieldsOf } from "../../realm/change";
import type { UserSettings } from "../../realm/user";
import { userSettingRow } from "../../rules/people-settings";
import { route } from "../route";
import { userSettingParameters } from "./user-setting-parameters";

/** @card Endpoints 4 */
export const updateRealmUserSettingsDefaultsRoute = route({
  id: "update-realm-user-settings-defaults",
  method: "PATCH",
  path: "/realm/user_settings_defaults",
  since: 96,
  parameters: userSettingParameters((name) => userSettingRow(name).realm_default),
  operation: (realm, actorUserId, params, origin) =>
    updateRealmUserSettingsDefaults(realm, actorUserId, fieldsOf<UserSettings>(params), origin),
});
