import { lazy } from "../../../data/lazy";
import type { RealmSettingsEvent } from "../../../generated/event-types";
import { REALM_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { GROUP_SETTINGS_COME_BEFORE, type RealmSetting, TIMES_BEGIN_AT } from "../../../protocol/realm-settings";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import type { RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { RealmSettings } from "../../realm/settings";
import { renderedHtml } from "../../rendering/rendering";
import { has } from "../../rules/realm/feature-level";
import { changedPolicies, policyOf, realmPolicyRow } from "../../rules/realm/realm-policies";
import { REALM_SETTING_NAMES, realmSettingRow } from "../../rules/realm/realm-setting-check";
import { isHeldDirectly, systemGroupId, userGroupById } from "../../rules/user-groups/group-membership";
import { visibilityEvents } from "../channels/channel-visibility";
import { memberEvents } from "../user-groups/user-group-events";

/** The changed settings of a realm, with their new values. */
export type RealmChanged = Partial<RealmSettings> & { readonly name?: string; readonly description?: string };

/**
 * The names of all settings in the order of their events: those by parameter, then times and the address, group
 * settings, channels and the kind of the realm.
 */
function inOrder(realm: Realm): readonly (keyof RealmChanged)[] {
  const end = (name: RealmSetting) => REALM_SETTING_NAMES.indexOf(name);
  const [times, channels] = [end(TIMES_BEGIN_AT), end(GROUP_SETTINGS_COME_BEFORE)];
  const first = ["name", "description", ...REALM_SETTING_NAMES.slice(0, times)] as const;
  return [
    ...(has(realm, "parametersAreSorted") ? first.toSorted() : first),
    ...REALM_SETTING_NAMES.slice(times, channels),
    ...REALM_GROUP_SETTING_NAMES,
    ...REALM_SETTING_NAMES.slice(channels),
  ];
}

const GROUPS: readonly string[] = REALM_GROUP_SETTING_NAMES;
const inDictionary = lazy((): readonly string[] =>
  REALM_SETTING_NAMES.filter((name) => realmSettingRow(name).dict === true),
);

/**
 * The events of changed settings of the realm, and of their effects on visibility: first removed limits, then every
 * other setting on its own, in the order of servers.
 *
 * @param changed - what changed, or counts as changed, by name
 */
export function realmChangeEvents(before: Realm, after: Realm, changed: RealmChanged): RealmEvent[] {
  const isNoLimit = (name: keyof RealmChanged) => changed[name] === null;
  const names = inOrder(after).filter((name) => changed[name] !== undefined);
  const ordered = [...names.filter(isNoLimit), ...names.filter((name) => !isNoLimit(name))];
  return ordered.flatMap((name) => [
    ...changeEvents(after, name, changed),
    ...(name === "waiting_period_threshold" ? fullMemberEvents(before, after) : []),
  ]);
}

/** The events of one setting. */
function changeEvents(after: Realm, name: keyof RealmChanged, changed: RealmChanged): RealmEvent[] {
  const value = changed[name];
  if (value === undefined) return [];
  if (name === "description") return [descriptionEvent(after, String(value))];
  if (name === "topics_policy") return [topicsPolicyEvent(after, String(value))];
  if (GROUPS.includes(name)) return groupEvents(after, name, changed);
  if (OF_EDITING.includes(name) && !has(after, "editingSettingsChangeSeparately"))
    return editingEvents(after, name, changed);
  if (inDictionary().includes(name)) return [dictionaryEvent({ [name]: value })];
  return [eventFor(ALL_USERS, { type: "realm", op: "update", property: name, value })];
}

/** A group setting, or its number on old servers. A number for several settings has one event. */
function groupEvents(after: Realm, name: keyof RealmChanged, changed: RealmChanged): RealmEvent[] {
  const value = changed[name];
  const policies = changedPolicies(after, { [name]: value });
  if (policies.length === 0) return [dictionaryEvent({ [name]: value })];
  const first = policies.filter(([policy]) => {
    return realmPolicyRow(policy).settings.find((setting) => changed[setting] !== undefined) === name;
  });
  return first.flatMap(([property, number]) => {
    if (property !== "edit_topic_policy") {
      return [eventFor(ALL_USERS, { type: "realm", op: "update", property, value: number })];
    }
    if (!has(after, "editingSettingsChangeSeparately")) return editingEvents(after, name, changed);
    return [dictionaryEvent({ edit_topic_policy: number })];
  });
}

/** The settings that old servers send together when one of them changes, in the order of the event. */
const OF_EDITING: readonly (keyof RealmChanged)[] = [
  "allow_message_editing",
  "message_content_edit_limit_seconds",
  "can_move_messages_between_topics_group",
];

/** All settings of editing, in the event of the first changed one. */
function editingEvents(after: Realm, name: keyof RealmChanged, changed: RealmChanged): RealmEvent[] {
  if (OF_EDITING.find((one) => changed[one] !== undefined) !== name) return [];
  const { allow_message_editing, message_content_edit_limit_seconds } = after.settings;
  const edit_topic_policy = policyOf("edit_topic_policy", after.settings);
  return [dictionaryEvent({ allow_message_editing, message_content_edit_limit_seconds, edit_topic_policy })];
}

/** The policy for topics, with its older form next to it; on old servers only the older form. */
function topicsPolicyEvent(realm: Realm, topics_policy: string): RealmEvent {
  const mandatory_topics = topics_policy === "disable_empty_topic";
  if (has(realm, "topicsPolicyIsAChoice")) return dictionaryEvent({ topics_policy, mandatory_topics });
  return eventFor(ALL_USERS, { type: "realm", op: "update", property: "mandatory_topics", value: mandatory_topics });
}

/** The description, as HTML too on newer servers. */
function descriptionEvent(realm: Realm, description: string): RealmEvent {
  const plain = { type: "realm", op: "update", property: "description", value: description } as const;
  if (!has(realm, "descriptionsComeRendered")) return eventFor(ALL_USERS, plain);
  const rendered_description = renderedHtml(realm, description);
  return has(realm, "descriptionsComeInADictionary")
    ? dictionaryEvent({ description, rendered_description })
    : eventFor(ALL_USERS, { ...plain, rendered_description });
}

function dictionaryEvent(data: RealmSettingsEvent["data"]): RealmEvent {
  return eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "default", data });
}

/** Who counts as a full member, and so who sees what, depends on the waiting period. */
function fullMemberEvents(before: Realm, after: Realm): RealmEvent[] {
  const group = userGroupById(after, systemGroupId("role:fullmembers"));
  if (group === undefined) return [];
  const users = [...after.users];
  const groupEvents = (["remove_members", "add_members"] as const).flatMap((op) => {
    const [from, to] = op === "add_members" ? [before, after] : [after, before];
    const ids = users.filter((user) => !isHeldDirectly(from, group, user) && isHeldDirectly(to, group, user));
    return ids.length === 0
      ? []
      : memberEvents(
          op,
          group.id,
          ids.map((user) => user.user_id),
        );
  });
  return [
    ...groupEvents,
    ...visibilityEvents(
      before,
      after,
      users.map((user) => user.user_id),
    ),
  ];
}
