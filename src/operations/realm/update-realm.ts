import { withRetentionScheduled } from "../../changes/channels/channel-retention";
import { withFullMemberMoments } from "../../changes/users/full-members";
import { administratorRequired, badRequest, type Failure, isFailure, ownerRequired } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { fieldsOf, withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { PlainRealmSettings, RealmSettings } from "../../realm/settings";
import { changedPolicies, changesByPolicy, type RealmPolicyParams } from "../../rules/realm/realm-policies";
import { checkedRealmSetting, REALM_SETTING_NAMES, realmSettingRow } from "../../rules/realm/realm-setting-check";
import { checkGroupValueChange, type GroupValueChange } from "../../rules/user-groups/group-value-check";
import { isAdministrator, isOwner } from "../../rules/users/people";
import { REALM_GROUP_SETTING_NAMES, REALM_GROUP_SETTINGS } from "../../spec/group-settings";
import { REALM_SETTINGS } from "../../spec/realm-settings";
import { realmChangeEvents } from "../../views/realm/realm-change-events";
import { UPDATE_REALM_ANSWER, type UpdateRealmResponse } from "../../spec/answers/realm";
import { type Operation, operation } from "../operation";

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
  };

/** Numbers may be given as the word for no limit. */
type UnlimitedWord<Value> = number extends Value ? "unlimited" : never;

const MAX_NAME_LENGTH = 40;
const MAX_DESCRIPTION_LENGTH = 1000;

/**
 * Changes the realm's settings, name and description, all or nothing.
 *
 * @returns what has really changed, by name: numbers and groups as they are now, of texts that they were updated
 * @refuses BAD_REQUEST (following real servers: UNAUTHORIZED_PRINCIPAL) for anybody but administrators; likewise for
 *   settings of owners from an administrator; BAD_REQUEST for a name, then a description that cannot be; then for the
 *   first plain setting, in the order of the table, with a value that it does not allow; then for a number that stands
 *   for no group; then per group setting as `checkGroupValueChange` does: BAD_REQUEST, SYSTEM_GROUP_REQUIRED,
 *   EXPECTATION_MISMATCH
 * @tells everybody `realm/update_dict` for group settings, limits and topics together, and `realm/update` for every
 *   other setting; those concerned what they see otherwise from now on
 * @spec Endpoints 2: realm settings governing permission; Value conventions: Group-setting value
 */
export const updateRealm: Operation<UpdateRealmParams, UpdateRealmResponse> = operation(
  UPDATE_REALM_ANSWER,
  (realm, actor, params) => {
    if (!isAdministrator(actor)) return refused(realm, administratorRequired(realm));
    const isForOwners = REALM_SETTING_NAMES.some(
      (name) => params[name] !== undefined && realmSettingRow(name).owner_only === true,
    );
    if (isForOwners && !isOwner(actor)) return refused(realm, ownerRequired(realm));
    const problem = textProblem(params);
    if (problem !== undefined) return refused(realm, problem);
    const plain = changedPlainSettings(realm, params);
    if (isFailure(plain)) return refused(realm, plain);
    const byPolicy = changesByPolicy(realm, params);
    if (isFailure(byPolicy)) return refused(realm, byPolicy);
    const groups = changedGroupSettings(realm, { ...params, ...byPolicy });
    if (isFailure(groups)) return refused(realm, groups);
    const settings = { ...plain, ...groups };
    const identity = changedIdentity(realm, params);
    const changed = { ...identity, ...settings };
    if (Object.keys(changed).length === 0) return answered(realm, {});
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
    return accepted(step(next, realmChangeEvents(realm, next, changed)), {
      ...echoed(changed),
      ...Object.fromEntries(changedPolicies(realm, groups)),
    });
  },
);

/** The numbers that stand for the words of a setting in the answer. */
const HISTORY_POLICIES: Readonly<Record<string, number>> = { all: 1, moves: 2, none: 3 };

/** What the answer says of the changes: numbers and groups as they are now, of texts only that they were updated. */
function echoed(changed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => {
      if (name === "message_edit_history_visibility_policy") return [name, HISTORY_POLICIES[String(value)]];
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

function changedPlainSettings(realm: Realm, params: UpdateRealmParams): Record<string, unknown> | Failure {
  const changed: Record<string, unknown> = {};
  for (const name of REALM_SETTING_NAMES) {
    const given: unknown = params[name];
    if (given === undefined) continue;
    const checked = checkedRealmSetting(realm, name, REALM_SETTINGS[name].rule, given);
    if (isFailure(checked)) return checked;
    if (checked.value !== realm.settings[name]) changed[name] = checked.value;
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
    if (checked.value !== present) changed[name] = checked.value;
  }
  return changed;
}
