import { withRetentionScheduled } from "../../changes/channels/channel-retention";
import { withFullMemberMoments } from "../../changes/users/full-members";
import { badRequest, type Failure, isFailure, ownerRequired } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { fieldsOf, withFields } from "../../realm/change";
import { asServersDo } from "../../realm/divergences";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { PlainRealmSettings, RealmSettings } from "../../realm/settings";
import type { User } from "../../realm/user";
import { changedPolicies, changesByPolicy, type RealmPolicyParams } from "../../rules/realm/realm-policies";
import { has } from "../../rules/realm/feature-level";
import {
  checkedRealmSetting,
  isLookedAtLate,
  isRetold,
  REALM_SETTING_NAMES,
  realmSettingRow,
  settableRealmSettings,
} from "../../rules/realm/realm-setting-check";
import { asThen, formerRealmSettings } from "../../rules/settings/former-settings";
import { checkGroupValueChange, type GroupValueChange } from "../../rules/user-groups/group-value-check";
import { isOwner } from "../../rules/users/people";
import { REALM_GROUP_SETTING_NAMES, REALM_GROUP_SETTINGS, type RealmGroupSetting } from "../../spec/group-settings";
import { REALM_SETTINGS, type RealmSetting } from "../../spec/realm-settings";
import { realmChangeEvents } from "../../views/realm/realm-change-events";
import { UPDATE_REALM_ANSWER, type UpdateRealmResponse } from "../../spec/answers/realm";
import { shownAt } from "../../spec/declare/prune";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";
import type { AnyValue } from "../../spec/declare/shapes";

/**
 * Changes of the realm: plain settings by their values, a limit also as `unlimited`, group settings as changes; below
 * the levels of some of these, permissions as the numbers that they once were.
 */
export type UpdateRealmParams = {
  readonly [Name in keyof typeof REALM_SETTINGS]?: PlainRealmSettings[Name] | UnlimitedWord<PlainRealmSettings[Name]>;
} & { readonly [Name in keyof typeof REALM_GROUP_SETTINGS]?: GroupValueChange } & RealmPolicyParams & {
    /** What the realm is called: at most 40 characters. */
    readonly name?: string;
    /** What the realm is for: Markdown, at most 1000 characters. */
    readonly description?: string;
    /** Whether every message needs a topic: the former form of `topics_policy`. Until feature level 392. */
    readonly mandatory_topics?: boolean;
    /** Whether each way to log in is open, by its name; only `Email` is there. */
    readonly authentication_methods?: Readonly<Record<string, AnyValue>>;
    /** Another identifier of the realm, which no realm can have: always refused. */
    readonly string_id?: string;
  };

/** Numbers may be given as the word for no limit. */
type UnlimitedWord<Value> = number extends Value ? "unlimited" : never;

const MAX_NAME_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 1000;

/**
 * Changes the realm's settings, name and description, all or nothing.
 *
 * @returns what has changed, by name: numbers and groups as they are now, of texts that they were updated
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; BAD_REQUEST
 *   for a name, then a description that cannot be; then for the first plain setting, in the order of the table, with a
 *   value that it does not allow; for settings of owners from an administrator as for administrators; for ways to log
 *   in that do not exist or are all closed; likewise for times and channels; then for a number that stands for no
 *   group; then per group setting as `checkGroupValueChange` does: BAD_REQUEST, SYSTEM_GROUP_REQUIRED,
 *   EXPECTATION_MISMATCH; for another identifier of the realm, which only a realm for trying may have
 * @tells everybody `realm/update_dict` for each group setting and few others, and `realm/update` for every other
 *   setting; those concerned what they see otherwise from now on
 * @spec Endpoints 2: realm settings governing permission; Value conventions: Group-setting value
 */
export const updateRealm: Operation<UpdateRealmParams, UpdateRealmResponse> = operation(
  () => UPDATE_REALM_ANSWER,
  byAdministrators((realm, actor, params) => {
    const changed = changesOf(realm, actor, params);
    if (isFailure(changed)) return refused(realm, changed);
    const { identity, plain, groups } = changed;
    const settings = { ...plain, ...groups };
    const all = { ...identity, ...settings };
    if (Object.keys(all).length === 0) return answered(realm, echoedHistoryPolicy(realm, params));
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
    return accepted(step(next, realmChangeEvents(realm, next, all)), {
      ...asThen(formerRealmSettings(realm.feature_level), echoed(realm, all)),
      ...echoedHistoryPolicy(realm, params),
      ...Object.fromEntries(changedPolicies(realm, groups)),
    });
  }),
);

interface Changes {
  readonly identity: { readonly name?: string; readonly description?: string };
  readonly plain: Readonly<Record<string, unknown>>;
  readonly groups: Readonly<Record<string, unknown>>;
}

/** What a request changes, or the first reason why it may not. */
function changesOf(realm: Realm, actor: User, given: UpdateRealmParams): Changes | Failure {
  const params = withTopicsPolicy(realm, given);
  const problem = textProblem(params);
  if (isFailure(problem)) return problem;
  const early = changedPlainSettings(realm, params, (name) => !isLookedAtLate(name));
  if (isFailure(early)) return early;
  if (isForOwners(realm, params) && !isOwner(actor)) return ownerRequired(realm);
  const closed = authenticationProblem(params.authentication_methods);
  if (isFailure(closed)) return closed;
  const late = changedPlainSettings(realm, params, isLookedAtLate);
  if (isFailure(late)) return late;
  const byPolicy = changesByPolicy(realm, params);
  if (isFailure(byPolicy)) return byPolicy;
  const groups = changedGroupSettings(realm, { ...params, ...byPolicy });
  if (isFailure(groups)) return groups;
  if (params.string_id !== undefined) {
    return badRequest("realm_identifier_fixed", "string_id: only a realm for trying can have another identifier.");
  }
  return { identity: changedIdentity(realm, params), plain: { ...early, ...late }, groups };
}

/** What old requests say about topics, as the choice that came in its place. */
function withTopicsPolicy(realm: Realm, params: UpdateRealmParams): UpdateRealmParams {
  if (params.mandatory_topics === undefined || has(realm, "topicsPolicyIsAChoice")) return params;
  return { ...params, topics_policy: params.mandatory_topics ? "disable_empty_topic" : "allow_empty_topic" };
}

/** The group settings that only owners change on real servers. */
const OWNERS_GROUP_SETTINGS: readonly RealmGroupSetting[] = [
  "create_multiuse_invite_group",
  "can_create_groups",
  "can_invite_users_group",
  "can_manage_all_groups",
  "can_manage_billing_group",
];

function isForOwners(realm: Realm, params: UpdateRealmParams): boolean {
  if (params.authentication_methods !== undefined || params.string_id !== undefined) return true;
  if (REALM_SETTING_NAMES.some((name) => params[name] !== undefined && realmSettingRow(name).owner_only === true)) {
    return true;
  }
  return (
    asServersDo(realm, "ownersDecideWhoInvites") && OWNERS_GROUP_SETTINGS.some((name) => params[name] !== undefined)
  );
}

/** Addresses and passwords are the only way to log in here, so nothing can change. */
function authenticationProblem(methods: UpdateRealmParams["authentication_methods"]): Failure | undefined {
  if (methods === undefined) return undefined;
  if (Object.keys(methods).every((name) => name === "Email") && methods["Email"] === true) return undefined;
  return badRequest("authentication_method_unknown", "authentication_methods: only Email is there, and stays open.");
}

/** The numbers that stand for the words of a setting in the answer. */
const HISTORY_POLICIES: Readonly<Record<string, number>> = { all: 1, moves: 2, none: 3 };

/** The policy on the history of edits is answered whenever it is given. */
function echoedHistoryPolicy(realm: Realm, params: UpdateRealmParams): UpdateRealmResponse {
  const policy = params.message_edit_history_visibility_policy;
  const number = policy === undefined ? undefined : HISTORY_POLICIES[policy];
  return number === undefined
    ? {}
    : shownAt(realm.feature_level, UPDATE_REALM_ANSWER, { message_edit_history_visibility_policy: number });
}

/** What the answer says of the changes: numbers and groups as they are now, of texts only that they were updated. */
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

function textProblem({ name, description }: UpdateRealmParams): Failure | undefined {
  if ([...(name ?? "")].length > MAX_NAME_LENGTH) {
    return badRequest("realm_name_length", `name: at most ${MAX_NAME_LENGTH} characters are allowed.`);
  }
  if ([...(description ?? "")].length <= MAX_DESCRIPTION_LENGTH) return undefined;
  return badRequest(
    "realm_description_too_long",
    `description: at most ${MAX_DESCRIPTION_LENGTH} characters are allowed.`,
  );
}

function changedIdentity(realm: Realm, params: UpdateRealmParams): { name?: string; description?: string } {
  const name = params.name ?? realm.profile.name;
  const description = params.description ?? realm.profile.description;
  return {
    ...(name === realm.profile.name ? {} : { name }),
    ...(description === realm.profile.description ? {} : { description }),
  };
}

function changedPlainSettings(
  realm: Realm,
  params: UpdateRealmParams,
  isLookedAt: (name: RealmSetting) => boolean,
): Record<string, unknown> | Failure {
  const changed: Record<string, unknown> = {};
  for (const name of settableRealmSettings()) {
    const given: unknown = params[name];
    if (given === undefined || !isLookedAt(name)) continue;
    const checked = checkedRealmSetting(realm, name, REALM_SETTINGS[name].rule, given);
    if (isFailure(checked)) return checked;
    if (checked !== realm.settings[name] || isRetold(name, checked)) changed[name] = checked;
  }
  return changed;
}

function changedGroupSettings(realm: Realm, params: UpdateRealmParams): Record<string, unknown> | Failure {
  const changed: Record<string, unknown> = {};
  for (const name of REALM_GROUP_SETTING_NAMES) {
    const change = params[name];
    if (change === undefined) continue;
    const present = realm.settings[name];
    const checked = checkGroupValueChange(realm, name, REALM_GROUP_SETTINGS[name], present, change);
    if (isFailure(checked)) return checked;
    if (checked !== present) changed[name] = checked;
  }
  return changed;
}
