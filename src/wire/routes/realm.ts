import { membersAlone } from "../../model/rules/bots/members-alone";
import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { deactivateCustomEmoji } from "../../model/operations/realm/deactivate-custom-emoji";
import { getCustomEmoji } from "../../model/operations/realm/get-custom-emoji";
import { testWelcomeBotCustomMessage } from "../../model/operations/realm/test-welcome-bot-custom-message";
import { type UpdateRealmParams, updateRealm } from "../../model/operations/realm/update-realm";
import { uploadCustomEmoji } from "../../model/operations/realm/upload-custom-emoji";
import { fieldsOf } from "../../model/realm/change";
import { REALM_POLICY_NAMES, realmPolicyRow } from "../../model/rules/realm/realm-policies";
import { realmSettingRow, settableRealmSettings } from "../../model/rules/realm/realm-setting-check";
import { lastFormOf, valueNow } from "../../model/rules/settings/former-settings";
import { FORMER_REALM_SETTINGS } from "../../protocol/former-settings";
import { REALM_GROUP_SETTING_NAMES, REALM_GROUP_SETTINGS, type RealmGroupSetting } from "../../protocol/group-settings";
import { FEATURE_LEVELS } from "../../protocol/feature-levels";
import type { SettingRule } from "../../protocol/setting-rule";
import type { Shape } from "../../protocol/shape";
import * as v from "../../protocol/shape";
import { optional, type Parameter, required, shapes } from "../parameter";
import { bareGroup, groupValueChange } from "../parameters/user-group-parameters";
import { route } from "../route";

const limit = v.union([shapes.integer, shapes.text], 'expected an integer, or "unlimited"');

/** The name under which old servers took a setting, and the values that they had for it. */
function formerParameter(name: string): Parameter["former"] {
  const form = lastFormOf(FORMER_REALM_SETTINGS, name);
  if (form === undefined) return undefined;
  const { values, since, until } = form;
  if (values === undefined) return { name: form.name, since, until };
  const then = values.some(([value]) => typeof value === "boolean") ? shapes.boolean : shapes.integer;
  const shape = v.pipe(
    then,
    v.transform((value): unknown => valueNow(values, value)),
  );
  return { name: form.name, since, until, encoding: "json", shape };
}

/** How a setting travels, by its rule; words for no limit are JSON text, too. */
function settingParameter(name: string, rule: SettingRule, since: number): Parameter<Shape, false> {
  const former = formerParameter(name);
  if (former !== undefined && rule.kind === "string") return optional("text", shapes.text, { since, former });
  if (former !== undefined) return optional("json", rule.kind === "limit" ? limit : shapes.integer, { since, former });
  if (name === "message_retention_days" || rule.kind === "limit") return optional("json", limit, { since });
  if (rule.kind === "boolean") return optional("json", shapes.boolean, { since });
  if (rule.kind === "string") return optional("text", shapes.text, { since });
  if (rule.kind === "address") return optional("json", shapes.text, { since });
  return optional("json", shapes.integer, { since });
}

/** Group settings that were a bare group ID in requests, with the first level that takes a change with old and new. */
const BARE_UNTIL: Readonly<Partial<Record<RealmGroupSetting, number>>> = {
  can_access_all_users_group: 314,
  create_multiuse_invite_group: 314,
};

function settingParameters(): Readonly<Record<string, Parameter<Shape, false>>> {
  const plain = settableRealmSettings().map((name): [string, Parameter<Shape, false>] => {
    const { rule, since } = realmSettingRow(name);
    return [name, settingParameter(name, rule, since ?? 0)];
  });
  const groups = REALM_GROUP_SETTING_NAMES.map((name): [string, Parameter<Shape, false>] => [
    name,
    optional("json", groupValueChange, {
      since: REALM_GROUP_SETTINGS[name].since,
      former: { until: BARE_UNTIL[name] ?? 0, shape: bareGroup },
    }),
  ]);
  const policies = REALM_POLICY_NAMES.map((name): [string, Parameter<Shape, false>] => {
    const { since, until } = realmPolicyRow(name);
    return [name, optional("json", shapes.integer, { since, until })];
  });
  return Object.fromEntries([...plain, ...groups, ...policies]);
}

/** @spec Endpoints 2; Value conventions */
export const updateRealmRoute = route({
  id: "update-realm",
  method: "PATCH",
  path: "/realm",
  parameters: {
    name: optional("text", shapes.text),
    description: optional("text", shapes.text),
    ...settingParameters(),
    mandatory_topics: optional("json", shapes.boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
    authentication_methods: optional("json", v.record(v.string(), v.unknown())),
    string_id: optional("text", shapes.text),
  },
  operation: (realm, actorUserId, params, origin) =>
    updateRealm(realm, actorUserId, fieldsOf<UpdateRealmParams>(params), origin),
  accessDenied: administratorsOnly,
  get answer() {
    return updateRealm.answer();
  },
});

/** @spec Message: Reaction */
export const getCustomEmojiRoute = route({
  id: "get-custom-emoji",
  method: "GET",
  path: "/realm/emoji",
  parameters: {},
  operation: getCustomEmoji,
});

/** @spec Message: Reaction */
export const uploadCustomEmojiRoute = route({
  id: "upload-custom-emoji",
  method: "POST",
  path: "/realm/emoji/{emoji_name}",
  parameters: {
    emoji_name: required("text", shapes.text),
    file: required("file", v.nullable(v.object({ name: v.string(), size: v.number() }))),
  },
  accessDenied: membersAlone,
  operation: uploadCustomEmoji,
});

/** @spec Message: Reaction */
export const deactivateCustomEmojiRoute = route({
  id: "deactivate-custom-emoji",
  method: "DELETE",
  path: "/realm/emoji/{emoji_name}",
  parameters: {
    emoji_name: required("text", shapes.text),
  },
  operation: deactivateCustomEmoji,
});

/** @spec Endpoints: operations beyond the twenty */
export const testWelcomeBotCustomMessageRoute = route({
  id: "test-welcome-bot-custom-message",
  method: "POST",
  path: "/realm/test_welcome_bot_custom_message",
  since: 416,
  parameters: { welcome_message_custom_text: required("text", shapes.text) },
  operation: testWelcomeBotCustomMessage,
});
