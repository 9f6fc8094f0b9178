import { setVisibilityPolicy } from "../../changes/user-topics/set-visibility-policy";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { VisibilityPolicy } from "../../realm/user-topic";
import { channelById, hasContentAccess } from "../../rules/channels/channel-access";
import { preferredTopic } from "../../rules/topics/topic-name";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** What one wants of a topic: 0 nothing, 1 muted, 2 unmuted, 3 followed. */
export interface UpdateUserTopicParams {
  /** The ID of the channel. */
  readonly stream_id: number;
  /** The topic, in any case of letters. */
  readonly topic: string;
  /** 0 as the channel, 1 muted, 2 unmuted, 3 followed (since feature level 219). */
  readonly visibility_policy: VisibilityPolicy;
}

/**
 * Mutes, unmutes or follows a topic, or takes that back. There need not be any message in the topic, and any policy
 * may follow any other.
 *
 * @refuses BAD_REQUEST for another policy; then for a topic that is too long; for a channel that does not exist; unless
 *   the policy is 0, for one without content access or in the archive
 * @tells the account `muted_topics`, then `user_topic`; nobody when nothing changes
 * @spec Endpoints 7; Topic visibility policy
 */
export const updateUserTopic: Operation<UpdateUserTopicParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { stream_id, topic, visibility_policy }) => {
    if (![0, 1, 2, 3].includes(visibility_policy)) {
      return refused(realm, badRequest("visibility_policy_unknown", "visibility_policy: expected one of 0, 1, 2, 3."));
    }
    const stored = preferredTopic(realm, topic);
    if (isFailure(stored)) return refused(realm, stored);
    const channel = channelById(realm, stream_id);
    const isOpen = channel !== undefined && !channel.is_archived && hasContentAccess(realm, channel, actor);
    if (channel === undefined || (visibility_policy !== 0 && !isOpen)) {
      return refused(realm, badRequest("channel_unknown", `stream_id: there is no channel with the ID ${stream_id}.`));
    }
    return accepted(setVisibilityPolicy(realm, actor.user_id, stream_id, stored, visibility_policy), {});
  },
);
