import { required } from "../../../protocol/schema/parameters";
import { integer, literal, text } from "../../../protocol/schema/shapes";
import { setVisibilityPolicy } from "../../changes/user-topics/topic-visibility";
import { badRequest, isFailure } from "../../outcome/failures";
import { VISIBILITY } from "../../realm/personal-items";
import { channelById, hasContentAccess } from "../../rules/channels/channel-access";
import { preferredTopic } from "../../rules/topics/topic-name";
import { accepted } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

/**
 * Sets the visibility policy of a topic: muted, unmuted, followed or none. The topic need not have messages, and any
 * policy can replace any other.
 */
export const updateUserTopic = operation(
  () => ({
    id: "update-user-topic",
    method: "POST",
    path: "/user_topics",
    since: 170,
    parameters: {
      /** The ID of the channel. */
      stream_id: required(integer),
      /** The topic; case does not matter. */
      topic: required(text),
      /** The policy: 0 none, 1 muted, 2 unmuted, 3 followed (since feature level 219). */
      visibility_policy: required(literal(0, 1, 2, 3), {
        values_since: { 3: 219 },
      }),
    },
    answer: {},
    refusals: ["visibility_policy_unknown", "topic_too_long", "channel_unknown"],
    events: ["muted_topics", "user_topic"],
    example: (pick) => ({ ...streamId(pick), topic: pick.topic(), visibility_policy: pick.one([0, 1, 2, 3]) }),
    weight: 5,
  }),
  (realm, actor, { stream_id, topic, visibility_policy }) => {
    if (![0, 1, 2, 3].includes(visibility_policy)) {
      return badRequest("visibility_policy_unknown", "visibility_policy: expected one of 0, 1, 2, 3.");
    }
    const stored = preferredTopic(realm, topic);
    if (isFailure(stored)) return stored;
    const channel = channelById(realm, stream_id);
    const isOpen = channel !== undefined && !channel.is_archived && hasContentAccess(realm, channel, actor);
    if (channel === undefined || (visibility_policy !== VISIBILITY.none && !isOpen)) {
      return badRequest("channel_unknown", `stream_id: there is no channel with the ID ${stream_id}.`);
    }
    return accepted(setVisibilityPolicy(realm, actor.user_id, stream_id, stored, visibility_policy), {});
  },
);
