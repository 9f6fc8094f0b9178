import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { FORMER_REALM_SETTINGS } from "../../../protocol/former-settings";
import { REALM_GROUP_SETTING_NAMES, REALM_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { REALM_SETTINGS } from "../../../protocol/realm-settings";
import { CHANGED_POLICY_FIELDS, REALM_SETTING_FIELDS } from "../../../protocol/records/settings";
import { boolean, integer, nullable, text } from "../../../protocol/schema/shapes";
import { field, mergeFields, optionalFields } from "../../../protocol/schema/tables";
import { withRetentionScheduled } from "../../changes/channels/channel-retention";
import { realmChangeEvents } from "../../changes/realm/realm-change-events";
import { withFullMemberMoments } from "../../changes/users/people-changes";
import { type Failure, isFailure } from "../../outcome/failures";
import { type Transition, transition } from "../../outcome/transition";
import { fieldsOf, withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { type RealmSettings } from "../../realm/settings";
import { has } from "../../rules/realm/feature-level";
import { changedPolicies } from "../../rules/realm/realm-policies";
import type { RealmIdentity } from "../../rules/realm/realm-setting-check";
import { atFormerLevel, formerRealmSettings } from "../../rules/settings/former-forms";
import { namedGroup } from "../../rules/user-groups/group-value-check";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted, answered, refusedAfter } from "../../views/outcome";
import { byAdministrator, oneSetting, someGroupSettings } from "../examples";
import { operation } from "../operation";
import { changesOf } from "./realm-setting-changes";
import { updateRealmParameters, type UpdateRealmParams } from "./update-realm-parameters";

/**
 * Changes the realm's settings, name and description. The changes before a refused group setting or channel stay; all
 * other refusals change nothing.
 */
export const updateRealm = operation(
  () => ({
    id: "update-realm",
    method: "PATCH",
    path: "/realm",
    parameters: updateRealmParameters(),
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
        /** `updated`, as for every text. */
        default_avatar_source: field(text, { since: 456 }),
        /** The URL of the Jitsi server; null if the realm uses the one of the server. */
        jitsi_server_url: field(nullable(text), { since: 212 }),
      }),
    ),
    refusals: [
      "workplace_users_not_allowed",
      "system_group_required",
      "group_value_excluded",
      "administrator_required",
      "realm_name_length",
      "realm_description_too_long",
      "setting_invalid",
      "owner_required",
      "authentication_method_unknown",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_not_as_expected",
      "channel_for_requests_public",
      "setting_channel_unknown",
      "realm_identifier_not_editable",
    ],
    changes_when_refused: true,
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
      ...someGroupSettings(REALM_GROUP_SETTINGS, pick, true),
    })),
    weight: 4,
  }),
  (realm, actor, params) => {
    const changed = changesOf(realm, actor, params);
    if (isFailure(changed)) return changed;
    const { identity, plain, groups, refusal } = changed;
    const all = { ...identity, ...plain, ...groups };
    if (isFailure(refusal)) return refusedAfter(realm, withChanges(realm, changed), refusal);
    if (Object.keys(all).length === 0) return answered(realm, echoedPolicies(realm, params));
    return accepted(withChanges(realm, changed), {
      ...echoed(
        realm,
        atFormerLevel(formerRealmSettings(realm.feature_level), { ...all, ...groupsAsSent(params, groups) }),
      ),
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
