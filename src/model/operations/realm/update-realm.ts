import { realmSettingParameters } from "./realm-setting-parameters";
import { type ParamsOf, optional } from "../../../protocol/schema/parameters";
import { text, boolean, dictionary, json, integer, nullable } from "../../../protocol/schema/shapes";
import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { optionalFields, mergeFields, field } from "../../../protocol/schema/tables";
import { REALM_SETTING_FIELDS, CHANGED_POLICY_FIELDS } from "../../../protocol/records/settings";
import { FORMER_REALM_SETTINGS } from "../../../protocol/former-settings";
import { administratorsOnly } from "../../rules/users/who-may";
import { withRetentionScheduled } from "../../changes/channels/channel-retention";
import { withFullMemberMoments } from "../../changes/users/people-changes";
import { badRequest, type Failure, isFailure, ownerRequired } from "../../outcome/failures";
import { accepted, answered, refused, refusedAfter } from "../../outcome/outcome";
import { type Transition, transition } from "../../outcome/transition";
import { fieldsOf, withFields } from "../../realm/change";
import { type RealmSettings } from "../../realm/settings";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { changedPolicies, changesByPolicy } from "../../rules/realm/realm-policies";
import { has } from "../../rules/realm/feature-level";
import { checkWorkplaceUsers } from "../../rules/realm/workplace-users";
import {
  changedIdentity,
  checkedRealmSetting,
  checkIdentity,
  sendsUnchanged,
  REALM_SETTING_NAMES,
  type RealmIdentity,
  realmSettingRow,
  realmSettingRule,
  settableRealmSettings,
  type SettingTurn,
  turnOf,
} from "../../rules/realm/realm-setting-check";
import { asThen, formerRealmSettings } from "../../rules/settings/people-settings";
import { checkRealmGroupValueChange, namedGroup } from "../../rules/user-groups/group-value-check";
import { isOwner } from "../../rules/users/people";
import {
  REALM_GROUP_SETTING_NAMES,
  REALM_GROUP_SETTINGS,
  type RealmGroupSetting,
} from "../../../protocol/group-settings";
import { REALM_SETTINGS, type RealmSetting } from "../../../protocol/realm-settings";
import { realmChangeEvents } from "../../changes/realm/realm-change-events";
import { byAdministrator, groupSettings, oneSetting } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The name of the realm: at most 40 characters. */
  name: optional(text),
  /** The description of the realm: Markdown, at most 1000 characters. */
  description: optional(text),
  ...realmSettingParameters(),
  /** Whether every message needs a topic: the former form of `topics_policy`. Until feature level 392. */
  mandatory_topics: optional(boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
  /** For each authentication method, whether it is enabled. Only `Email` exists. */
  authentication_methods: optional(dictionary(json)),
  /** The identifier of the realm. It cannot be changed: always refused. */
  string_id: optional(text),
});

type UpdateRealmParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Changes the realm's settings, name and description, all or nothing. On servers, the changes before a refused group
 * setting or channel stay.
 */
export const updateRealm = operation(
  () => ({
    id: "update-realm",
    method: "PATCH",
    path: "/realm",
    parameters: parameters(),
    read_in_order: [["zulip_update_announcements_stream_id", "welcome_message_custom_text"]],
    answer: optionalFields(
      mergeFields(mergeFields(REALM_SETTING_FIELDS, CHANGED_POLICY_FIELDS), {
        /** The name of the realm. */
        name: text,
        /** The description of the realm. */
        description: text,
        /** The number of the policy: 2 allows the empty topic, 3 does not. */
        topics_policy: field(integer, { since: FEATURE_LEVELS.topicsPolicyIsAChoice }),
        /** The number of the policy. */
        message_edit_history_visibility_policy: field(integer, { since: 358 }),
        /** Whether accounts can see the edit history of messages. */
        allow_edit_history: field(boolean, { until: FORMER_REALM_SETTINGS.allow_edit_history.until }),
        /** Whether every message needs a topic. */
        mandatory_topics: field(boolean, { until: FEATURE_LEVELS.topicsPolicyIsAChoice }),
        /** The URL of the Jitsi server; null if the realm uses the one of the server. */
        jitsi_server_url: field(nullable(text), { since: 212 }),
      }),
    ),
    refusals: [
      "workplace_users_not_allowed",
      "administrator_required",
      "realm_name_length",
      "realm_description_too_long",
      "setting_invalid",
      "owner_required",
      "authentication_method_unknown",
      "group_value_user_unknown",
      "group_value_not_as_expected",
      "setting_channel_unknown",
      "realm_identifier_fixed",
      "system_group_required",
      "group_value_excluded",
      "group_value_group_unknown",
      "channel_for_requests_public",
    ],
    events: [
      "realm/update",
      "realm/update_dict",
      "stream/create",
      "stream/delete",
      "subscription/peer_add",
      "user_group/add_members",
      "user_group/remove_members",
    ],
    example: byAdministrator((pick) => ({
      ...oneSetting(REALM_SETTINGS, pick),
      ...groupSettings(REALM_GROUP_SETTINGS, pick, true),
    })),
    weight: 4,
  }),
  (realm, actor, params) => {
    const changed = changesOf(realm, actor, params);
    if (isFailure(changed)) return refused(realm, changed);
    const { identity, plain, groups, refusal } = changed;
    const all = { ...identity, ...plain, ...groups };
    if (isFailure(refusal)) return refusedAfter(withChanges(realm, changed), refusal);
    if (Object.keys(all).length === 0) return answered(realm, echoedPolicies(realm, params));
    return accepted(withChanges(realm, changed), {
      ...echoed(realm, asThen(formerRealmSettings(realm.feature_level), { ...all, ...groupsAsSent(params, groups) })),
      ...echoedPolicies(realm, params),
      ...Object.fromEntries(changedPolicies(realm, groups)),
    });
  },
  { accessDenied: administratorsOnly },
);

/** The changed group settings, with the values as they were sent. */
function groupsAsSent(
  params: UpdateRealmParams,
  groups: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const changed = REALM_GROUP_SETTING_NAMES.filter((name) => groups[name] !== undefined);
  return Object.fromEntries(
    changed.map((name) => {
      const { new: sent } = params[name] ?? {};
      const stored = groups[name];
      return [name, sent === undefined || typeof stored === "number" ? stored : namedGroup(sent)];
    }),
  );
}

interface Changes {
  readonly identity: RealmIdentity;
  readonly plain: Readonly<Record<string, unknown>>;
  readonly groups: Readonly<Record<string, unknown>>;
  /** Why what comes next may not change. */
  readonly refusal?: Failure | undefined;
}

function withChanges(realm: Realm, { identity, plain, groups }: Changes): Transition {
  const settings = { ...plain, ...groups };
  const all = { ...identity, ...settings };
  if (Object.keys(all).length === 0) return transition(realm);
  const stored = withFields(realm, {
    settings: frozen({ ...realm.settings, ...fieldsOf<RealmSettings>(settings) }),
    profile: frozen({ ...realm.profile, ...identity }),
  });
  const waited = withFullMemberMoments(
    realm,
    stored,
    [...realm.users].map((user) => user.user_id),
  );
  const next = "message_retention_days" in settings ? withRetentionScheduled(waited) : waited;
  return transition(next, realmChangeEvents(realm, next, all));
}

/** What a request changes, or the first reason why nothing may change. */
function changesOf(realm: Realm, actor: User, given: UpdateRealmParams) {
  const params = withTopicsPolicy(realm, given);
  const problem = checkIdentity(params);
  if (isFailure(problem)) return problem;
  const first = changedPlainSettings(realm, params, "first");
  if (isFailure(first.refusal)) return first.refusal;
  const last = changedPlainSettings(realm, params, "last");
  if (isFailure(last.refusal)) return last.refusal;
  if (isForOwners(realm.feature_level, params) && !isOwner(actor)) return ownerRequired();
  const closed = authenticationProblem(params.authentication_methods);
  if (isFailure(closed)) return closed;
  const times = changedPlainSettings(realm, params, "times");
  if (isFailure(times.refusal)) return times.refusal;
  const byPolicy = changesByPolicy(realm, params);
  if (isFailure(byPolicy)) return byPolicy;
  const groups = changedGroupSettings(realm, { ...params, ...byPolicy });
  const begun = {
    identity: changedIdentity(realm, params),
    plain: { ...first.changed, ...times.changed },
    groups: groups.changed,
  };
  if (isFailure(groups.refusal)) return { ...begun, refusal: groups.refusal };
  const channels = changedPlainSettings(realm, params, "channels");
  const done = { ...begun, plain: { ...begun.plain, ...channels.changed } };
  const refusal = channels.refusal ?? identifierProblem(realm, actor, params);
  if (isFailure(refusal)) return { ...done, refusal };
  return { ...done, plain: { ...done.plain, ...last.changed }, refusal };
}

function identifierProblem(realm: Realm, actor: User, { string_id }: UpdateRealmParams) {
  if (string_id === undefined) return undefined;
  if (!isOwner(actor)) return ownerRequired(realm);
  return badRequest("realm_identifier_fixed", "string_id: only a realm for trying can have another identifier.");
}

/** What old requests say about topics, as the choice that came in its place. */
function withTopicsPolicy(realm: Realm, params: UpdateRealmParams): UpdateRealmParams {
  if (params.mandatory_topics === undefined || has(realm, "topicsPolicyIsAChoice")) return params;
  return { ...params, topics_policy: params.mandatory_topics ? "disable_empty_topic" : "allow_empty_topic" };
}

/** The group settings that only owners can change. */
const OWNERS_GROUP_SETTINGS: readonly RealmGroupSetting[] = [
  "create_multiuse_invite_group",
  "can_create_groups",
  "can_invite_users_group",
  "can_manage_all_groups",
  "can_manage_billing_group",
];

function isForOwners(level: number, params: UpdateRealmParams): boolean {
  if (params.authentication_methods !== undefined) return true;
  const isOwned = (name: RealmSetting): boolean => level >= (realmSettingRow(name).owner_only_since ?? Infinity);
  if (REALM_SETTING_NAMES.some((name) => params[name] !== undefined && isOwned(name))) return true;
  return OWNERS_GROUP_SETTINGS.some((name) => params[name] !== undefined);
}

/** Addresses and passwords are the only way to log in here, so nothing can change. */
function authenticationProblem(methods: UpdateRealmParams["authentication_methods"]) {
  if (methods === undefined) return undefined;
  if (Object.keys(methods).every((name) => name === "Email") && methods["Email"] === true) return undefined;
  return badRequest("authentication_method_unknown", "authentication_methods: only Email is there, and stays open.");
}

/** The numbers that represent the values of a setting in the answer. */
const POLICY_NUMBERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  message_edit_history_visibility_policy: { all: 1, moves: 2, none: 3 },
  topics_policy: { allow_empty_topic: 2, disable_empty_topic: 3 },
};

/** These policies are answered by their numbers whenever they are given, also where they stay. */
function echoedPolicies(realm: Realm, params: UpdateRealmParams): Readonly<Record<string, number>> {
  const given: Readonly<Record<string, unknown>> = { ...params };
  const numbers = Object.entries(POLICY_NUMBERS).flatMap(([name, values]) => {
    if (name === "topics_policy" && !has(realm, "topicsPolicyIsAChoice")) return [];
    const number = values[String(given[name])];
    return number === undefined ? [] : [[name, number] as const];
  });
  return Object.fromEntries(numbers);
}

/** The changes in the answer: the current values of numbers and groups; of texts only that they have changed. */
function echoed(realm: Realm, changed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => {
      if (name === "topics_policy" && !has(realm, "topicsPolicyIsAChoice")) {
        return ["mandatory_topics", value === "disable_empty_topic"];
      }
      return [name, typeof value === "string" ? "updated" : value];
    }),
  );
}

/** What changes of the plain settings, and why the next one is refused. */
function changedPlainSettings(realm: Realm, params: UpdateRealmParams, turn: SettingTurn) {
  const changed: Record<string, unknown> = {};
  for (const name of settableRealmSettings()) {
    const given: unknown = params[name];
    if (given === undefined || turnOf(name) !== turn) continue;
    const checked = checkedRealmSetting(realm, name, realmSettingRule(realm, name), given);
    if (isFailure(checked)) return { changed, refusal: checked };
    if (checked !== realm.settings[name] || sendsUnchanged(name, checked)) changed[name] = checked;
  }
  return { changed };
}

/** What changes of the group settings, and why the next one is refused. */
function changedGroupSettings(realm: Realm, params: UpdateRealmParams) {
  const changed: Record<string, unknown> = {};
  for (const name of REALM_GROUP_SETTING_NAMES) {
    const change = params[name];
    if (change === undefined) continue;
    const present = realm.settings[name];
    const checked = checkRealmGroupValueChange(realm, name, REALM_GROUP_SETTINGS[name], present, change);
    if (isFailure(checked)) return { changed, refusal: checked };
    const refusal = name === "workplace_users_group" ? checkWorkplaceUsers(realm, checked) : undefined;
    if (isFailure(refusal)) return { changed, refusal };
    if (checked !== present) changed[name] = checked;
  }
  return { changed };
}
