import { administratorsAlone } from "../../rules/users/administrators-alone";
import { addCodePlayground } from "../../operations/realm/add-code-playground";
import { addLinkifier } from "../../operations/realm/add-linkifier";
import { deactivateCustomEmoji } from "../../operations/realm/deactivate-custom-emoji";
import { getCustomEmoji } from "../../operations/realm/get-custom-emoji";
import { getLinkifiers } from "../../operations/realm/get-linkifiers";
import { removeCodePlayground } from "../../operations/realm/remove-code-playground";
import { removeLinkifier } from "../../operations/realm/remove-linkifier";
import { reorderLinkifiers } from "../../operations/realm/reorder-linkifiers";
import { testWelcomeBotCustomMessage } from "../../operations/realm/test-welcome-bot-custom-message";
import { updateLinkifier } from "../../operations/realm/update-linkifier";
import { type UpdateRealmParams, updateRealm } from "../../operations/realm/update-realm";
import { uploadCustomEmoji } from "../../operations/realm/upload-custom-emoji";
import { fieldsOf } from "../../realm/change";
import { REALM_POLICY_NAMES, realmPolicyRow } from "../../rules/realm/realm-policies";
import { realmSettingRow, settableRealmSettings } from "../../rules/realm/realm-setting-check";
import { REALM_GROUP_SETTING_NAMES, REALM_GROUP_SETTINGS, type RealmGroupSetting } from "../../spec/group-settings";
import { FEATURE_LEVELS } from "../../spec/feature-levels";
import type { SettingRule } from "../../spec/setting-rule";
import type { Shape } from "../../spec/shape";
import * as v from "../../spec/shape";
import { optional, type Parameter, required, shapes } from "../parameter";
import { bareGroup, groupValueChange } from "../parameters/user-group-parameters";
import { route } from "../route";

const limit = v.union([shapes.integer, shapes.text], 'expected an integer, or "unlimited"');

/** How a setting travels, by its rule; words for no limit are JSON text, too. */
function settingParameter(name: string, rule: SettingRule, since: number): Parameter<Shape, false> {
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
  barred: administratorsAlone,
  answer: updateRealm.answer,
});

/** @spec Message: topic_links */
export const getLinkifiersRoute = route({
  id: "get-linkifiers",
  method: "GET",
  path: "/realm/linkifiers",
  since: 54,
  parameters: {},
  operation: getLinkifiers,
});

/** @spec Message: topic_links */
export const addLinkifierRoute = route({
  id: "add-linkifier",
  method: "POST",
  path: "/realm/filters",
  parameters: {
    pattern: required("text", shapes.text),
    url_template: required("text", shapes.text, { since: 176 }),
  },
  barred: administratorsAlone,
  operation: addLinkifier,
});

/** @spec Message: topic_links */
export const updateLinkifierRoute = route({
  id: "update-linkifier",
  method: "PATCH",
  path: "/realm/filters/{filter_id}",
  since: 57,
  parameters: {
    filter_id: required("json", shapes.integer),
    pattern: required("text", shapes.text),
    url_template: required("text", shapes.text, { since: 176 }),
  },
  barred: administratorsAlone,
  operation: updateLinkifier,
});

/** @spec Message: topic_links */
export const removeLinkifierRoute = route({
  id: "remove-linkifier",
  method: "DELETE",
  path: "/realm/filters/{filter_id}",
  parameters: {
    filter_id: required("json", shapes.integer),
  },
  barred: administratorsAlone,
  operation: removeLinkifier,
});

/** @spec Message: topic_links */
export const reorderLinkifiersRoute = route({
  id: "reorder-linkifiers",
  method: "PATCH",
  path: "/realm/linkifiers",
  since: 202,
  parameters: {
    ordered_linkifier_ids: required("json", shapes.integers),
  },
  barred: administratorsAlone,
  operation: reorderLinkifiers,
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

/** @spec Message */
export const addCodePlaygroundRoute = route({
  id: "add-code-playground",
  method: "POST",
  path: "/realm/playgrounds",
  since: 49,
  parameters: {
    name: required("text", shapes.text),
    pygments_language: required("text", shapes.text),
    url_template: required("text", shapes.text),
  },
  barred: administratorsAlone,
  operation: addCodePlayground,
});

/** @spec Message */
export const removeCodePlaygroundRoute = route({
  id: "remove-code-playground",
  method: "DELETE",
  path: "/realm/playgrounds/{playground_id}",
  since: 49,
  parameters: {
    playground_id: required("json", shapes.integer),
  },
  barred: administratorsAlone,
  operation: removeCodePlayground,
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
