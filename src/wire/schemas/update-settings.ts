import { updateSettings, type UpdateSettingsParams } from "../../operations/settings/update-settings";
import { fieldsOf } from "../../realm/change";
import { optional, shapes } from "../parameter";
import { route } from "../route";
import { userSettingParameters } from "./user-setting-parameters";

/** @card Endpoints 4; Versioning 3 */
export const updateSettingsRoute = route({
  id: "update-settings",
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
  operation: (realm, actorUserId, params, origin) =>
    updateSettings(realm, actorUserId, fieldsOf<UpdateSettingsParams>(params), origin),
});
