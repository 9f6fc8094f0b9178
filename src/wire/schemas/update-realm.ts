import { REALM_GROUP_SETTING_NAMES, REALM_GROUP_SETTINGS } from "../../card/group-settings";
import type { Shape } from "../../card/shape";
import { realmSettingRow, REALM_SETTING_NAMES } from "../../operations/realm/realm-setting-check";
import { updateRealm, type UpdateRealmParams } from "../../operations/realm/update-realm";
import { fieldsOf } from "../../realm/change";
import type { SettingRule } from "../../card/setting-rule";
import { optional, shapes, v, type Parameter } from "../parameter";
import { route } from "../route";
import { groupValueChange } from "./user-group-parameters";

const limit = v.union([shapes.integer, v.literal("unlimited")], 'expected an integer, or "unlimited"');

/** How a setting travels, by its rule; words for no limit are taken as JSON text and as they are. */
function settingParameter(name: string, rule: SettingRule, since: number): Parameter<Shape, false> {
  if (name === "message_retention_days" || rule.kind === "limit") return optional("json_or_text", limit, { since });
  if (rule.kind === "boolean") return optional("json", shapes.boolean, { since });
  if (rule.kind === "string") return optional("text", shapes.text, { since });
  return optional("json", shapes.integer, { since });
}

function settingParameters(): Readonly<Record<string, Parameter<Shape, false>>> {
  const plain = REALM_SETTING_NAMES.map((name): [string, Parameter<Shape, false>] => {
    const { rule, since } = realmSettingRow(name);
    return [name, settingParameter(name, rule, since ?? 0)];
  });
  const groups = REALM_GROUP_SETTING_NAMES.map((name): [string, Parameter<Shape, false>] => [
    name,
    optional("json", groupValueChange, { since: REALM_GROUP_SETTINGS[name].since }),
  ]);
  return Object.fromEntries([...plain, ...groups]);
}

/** @card Endpoints 2; Value conventions */
export const updateRealmRoute = route({
  id: "update-realm",
  method: "PATCH",
  path: "/realm",
  parameters: {
    name: optional("text", shapes.text),
    description: optional("text", shapes.text),
    ...settingParameters(),
  },
  operation: (realm, actorUserId, params, origin) =>
    updateRealm(realm, actorUserId, fieldsOf<UpdateRealmParams>(params), origin),
});
