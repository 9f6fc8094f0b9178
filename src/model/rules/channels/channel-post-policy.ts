/** Who may post to a channel, as old servers said it: a number instead of a group. */

import type { Channel } from "../../realm/channel";
import type { SystemGroupName } from "../../../protocol/group-settings";
import { systemGroupId } from "../user-groups/group-membership";

/** 1 everyone, 2 administrators, 3 full members, 4 moderators. */
export type PostPolicy = 1 | 2 | 3 | 4;

/** What old requests may say about posting; the boolean is the older form of the policy 2. */
export interface PostPolicyParams {
  /**
   * Who may post: 1 everybody, 2 administrators, 3 full members, 4 moderators. Since feature level 1, until feature
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
 * The group that may post by an old request; undefined when it says nothing.
 *
 * @spec Versioning 5: stream_post_policy, is_announcement_only
 */
export function groupOfPostPolicy(params: PostPolicyParams): number | undefined {
  const { stream_post_policy, is_announcement_only } = params;
  const policy = stream_post_policy ?? (is_announcement_only === undefined ? undefined : is_announcement_only ? 2 : 1);
  return policy === undefined ? undefined : systemGroupId(GROUPS[policy]);
}

const NARROW_POLICIES = [2, 3, 4] as const satisfies readonly PostPolicy[];

/**
 * The old number for who may post to a channel. What no number stands for shows as everyone.
 *
 * @settled get_stream_post_policy_value_based_on_group_setting
 */
export function postPolicyOf(channel: Channel): PostPolicy {
  return NARROW_POLICIES.find((policy) => channel.can_send_message_group === systemGroupId(GROUPS[policy])) ?? 1;
}
