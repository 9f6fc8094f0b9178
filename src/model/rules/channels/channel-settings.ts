/** The group settings of a channel: their values, who sets them, and who posts by the numbers of older servers. */
import {
  CHANNEL_GROUP_SETTING_NAMES,
  CHANNEL_GROUP_SETTINGS,
  type ChannelGroupSetting,
  type SystemGroupName,
} from "../../../protocol/group-settings";
import type { GroupValueChange } from "../../../protocol/parameters/accounts";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { GroupSettingValue } from "../../realm/user-group";
import { holdsRealmPermission, systemGroupId } from "../user-groups/group-membership";
import { checkGroupValue, namedGroup, normalizeGroupValue, unchangedValue } from "../user-groups/group-value-check";
import { isAdministrator } from "../users/people";
import { hasContentAccess } from "./channel-access";
import { checkStartersFitHistory } from "./topic-starting";

/** Values for some of a channel's group settings. */
export type ChannelGroupValues = { readonly [Name in keyof typeof CHANNEL_GROUP_SETTINGS]?: GroupSettingValue };

/** Changes of some of a channel's group settings. */
type ChannelGroupChanges = { readonly [Name in keyof typeof CHANNEL_GROUP_SETTINGS]?: GroupValueChange };

/** The settings in the order in which servers look at them: alphabetical, apart from the last. */
const CHANNEL_GROUP_SETTING_CHECKS: readonly ChannelGroupSetting[] = [
  ...CHANNEL_GROUP_SETTING_NAMES.filter((name) => name !== "can_resolve_topics_group"),
  "can_resolve_topics_group",
];

/** What a group setting requires from the actor, in addition to administering the channel. */
const NEEDS: { readonly [Name in ChannelGroupSetting]?: "content_access" | "delete_policy" } = {
  can_add_subscribers_group: "content_access",
  can_subscribe_group: "content_access",
  can_delete_any_message_group: "delete_policy",
  can_delete_own_message_group: "delete_policy",
};

/**
 * Checks the group settings of a channel that is about to be created.
 *
 * @param sharesHistory - whether its history is to be shared, as far as the request says
 * @returns the values given, in the form in which they are stored
 */
export function checkNewGroupValues(realm: Realm, actor: User, given: ChannelGroupValues, sharesHistory: boolean) {
  const values: { [Name in ChannelGroupSetting]?: GroupSettingValue } = {};
  for (const name of CHANNEL_GROUP_SETTING_CHECKS) {
    const value = given[name];
    if (value === undefined) continue;
    const invalid = checkAllowedByHistory(realm, name, value, sharesHistory);
    if (isFailure(invalid)) return invalid;
    const checked = checkGroupValue(realm, name, CHANNEL_GROUP_SETTINGS[name], value);
    if (isFailure(checked)) return checked;
    const isDefault = checked === systemGroupId("role:nobody");
    if (NEEDS[name] === "delete_policy" && !isDefault && !mayDecideOnDeletion(realm, actor)) {
      return badRequest(
        "delete_policy_not_allowed",
        "You are not allowed to set who deletes the messages of a channel.",
      );
    }
    values[name] = typeof checked === "number" ? checked : namedGroup(value);
  }
  return values;
}

/**
 * Checks changes of a channel's group settings by an account that may administer it.
 *
 * @param sharesHistory - whether its history is to be shared after the request
 * @returns the changed values as stored, and the refusal of the next one
 */
export function checkGroupValueChanges(
  realm: Realm,
  actor: User,
  channel: Channel,
  given: ChannelGroupChanges,
  sharesHistory: boolean,
) {
  const values: { [Name in ChannelGroupSetting]?: GroupSettingValue } = {};
  for (const name of CHANNEL_GROUP_SETTING_CHECKS) {
    const wanted = given[name];
    if (wanted === undefined) continue;
    const present = unchangedValue(realm, name, channel[name], wanted);
    if (isFailure(present)) return { values, refusal: present };
    if (present !== undefined) continue;
    const invalid = checkAllowedByHistory(realm, name, wanted.new, sharesHistory);
    if (isFailure(invalid)) return { values, refusal: invalid };
    const checked = checkGroupValue(realm, name, CHANNEL_GROUP_SETTINGS[name], wanted.new);
    if (isFailure(checked)) return { values, refusal: checked };
    const refusal = checkNeed(realm, actor, channel, name);
    if (isFailure(refusal)) return { values, refusal };
    values[name] = checked;
  }
  return { values };
}

/** Protected history restricts who may start topics: nothing else depends on it. */
function checkAllowedByHistory(
  realm: Realm,
  name: ChannelGroupSetting,
  value: GroupSettingValue,
  sharesHistory: boolean,
) {
  if (name !== "can_create_topic_group") return undefined;
  return checkStartersFitHistory(realm, sharesHistory, normalizeGroupValue(value));
}

function checkNeed(realm: Realm, actor: User, channel: Channel, name: ChannelGroupSetting) {
  if (NEEDS[name] === "content_access" && !hasContentAccess(realm, channel, actor)) {
    return badRequest("access_of_unreadable_channel", `${name}: only those who may read the channel may set this.`);
  }
  return undefined;
}

/** Checks whether an account may say who deletes messages, where a change of a channel says so. */
export function checkDeletePolicy(realm: Realm, actor: User, given: ChannelGroupChanges) {
  const isAsked = CHANNEL_GROUP_SETTING_NAMES.some(
    (name) => NEEDS[name] === "delete_policy" && given[name] !== undefined,
  );
  if (!isAsked || mayDecideOnDeletion(realm, actor)) return undefined;
  return badRequest("delete_policy_not_allowed", "You are not allowed to set who deletes the messages of a channel.");
}

function mayDecideOnDeletion(realm: Realm, actor: User): boolean {
  return isAdministrator(actor) || holdsRealmPermission(realm, "can_set_delete_message_policy_group", actor);
}

/** 1 everyone, 2 administrators, 3 full members, 4 moderators. */
type PostPolicy = 1 | 2 | 3 | 4;

/** What old requests may say about posting; the boolean is the older form of the policy 2. */
interface PostPolicyParams {
  /**
   * Who may post: 1 everyone, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
   * level 333.
   */
  readonly stream_post_policy?: PostPolicy;
  /** Whether only administrators may post. Until feature level 333. */
  readonly is_announcement_only?: boolean;
}

const GROUPS: Readonly<Record<PostPolicy, SystemGroupName>> = {
  1: "role:everyone",
  2: "role:administrators",
  3: "role:fullmembers",
  4: "role:moderators",
};

/**
 * The group that may post, from the parameters of an old request; undefined without them.
 *
 * @see https://zulip.com/api/changelog
 */
export function groupOfPostPolicy(params: PostPolicyParams): number | undefined {
  const { stream_post_policy, is_announcement_only } = params;
  const policy = stream_post_policy ?? (is_announcement_only === undefined ? undefined : is_announcement_only ? 2 : 1);
  return policy === undefined ? undefined : systemGroupId(GROUPS[policy]);
}

const NARROW_POLICIES = [2, 3, 4] as const satisfies readonly PostPolicy[];

/** The old number for who may post to a channel. A value without a number is shown as everyone. */
export function postPolicyOf(channel: Channel): PostPolicy {
  return NARROW_POLICIES.find((policy) => channel.can_send_message_group === systemGroupId(GROUPS[policy])) ?? 1;
}
