/** What a request to change the realm changes, and the first reason why something cannot change. */
import {
  REALM_GROUP_SETTING_NAMES,
  REALM_GROUP_SETTINGS,
  type RealmGroupSetting,
} from "../../../protocol/group-settings";
import type { RealmSetting } from "../../../protocol/realm-settings";
import { badRequest, isFailure, ownerRequired } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { changesByPolicy } from "../../rules/realm/realm-policies";
import {
  changedIdentity,
  checkedRealmSetting,
  checkIdentity,
  REALM_SETTING_NAMES,
  realmSettingRow,
  realmSettingRule,
  sendsUnchanged,
  settableRealmSettings,
  type SettingTurn,
  turnOf,
} from "../../rules/realm/realm-setting-check";
import { checkWorkplaceUsers } from "../../rules/realm/workplace-users";
import { checkRealmGroupValueChange } from "../../rules/user-groups/group-value-check";
import { isOwner } from "../../rules/users/people";
import type { UpdateRealmParams } from "./update-realm-parameters";

/** What a request changes, or the first reason why nothing may change. */
export function changesOf(realm: Realm, actor: User, given: UpdateRealmParams) {
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
  return badRequest("realm_identifier_not_editable", "string_id: only a realm for trying can have another identifier.");
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
