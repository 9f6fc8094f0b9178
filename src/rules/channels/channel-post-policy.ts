/** Who may post to a channel, as old servers said it: a number instead of a group. */

import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { SystemGroupName } from "../../spec/group-settings";
import { has } from "../realm/feature-level";
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

/**
 * The old number for who may post to a channel. What no number stands for shows as everyone; moderators have a number
 * only as long as it could be set.
 */
export function postPolicyOf(realm: Realm, channel: Channel): PostPolicy {
  const known: readonly PostPolicy[] = has(realm, "postingIsByGroup") ? [2, 3] : [2, 3, 4];
  return known.find((policy) => channel.can_send_message_group === systemGroupId(GROUPS[policy])) ?? 1;
}
