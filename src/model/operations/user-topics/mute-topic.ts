import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { integer, literal, text } from "../../../protocol/schema/shapes";
import { setVisibilityPolicy } from "../../changes/user-topics/topic-visibility";
import { badRequest, isFailure } from "../../outcome/failures";
import { VISIBILITY } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { channelById, channelByName, hasContentAccess } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { preferredTopic } from "../../rules/topics/topic-name";
import { visibilityPolicy } from "../../rules/topics/user-topics";
import { accepted } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The topic; case does not matter. */
  topic: required(text),
  /** `add` mutes the topic, `remove` unmutes it. */
  op: required(literal("add", "remove")),
  /** The ID of the channel. The ID or the name is required. */
  stream_id: optional(integer),
  /** The name of the channel. */
  stream: optional(text),
});

type MuteTopicParams = ParamsOf<ReturnType<typeof parameters>>;

/** Mutes a topic, or removes its visibility policy. The former form of `updateUserTopic`. */
export const muteTopic = operation(
  () => ({
    id: "mute-topic",
    method: "PATCH",
    path: "/users/me/subscriptions/muted_topics",
    parameters: parameters(),
    read_in_order: [["op", "topic", "stream", "stream_id"]],
    answer: {},
    refusals: [
      "channel_not_named",
      "channel_named_twice",
      "channel_unknown",
      "topic_too_long",
      "topic_not_muted",
      "topic_muted_already",
    ],
    events: ["muted_topics", "user_topic"],
    example: (pick) => ({ ...streamId(pick), topic: pick.topic(), op: pick.one(["add", "remove"]) }),
  }),
  (realm, actor, params) => {
    const channel = namedChannel(realm, params);
    if (isFailure(channel)) return channel;
    const topic = preferredTopic(realm, params.topic);
    if (isFailure(topic)) return topic;
    const { stream_id } = channel;
    const isOpen = !channel.is_archived && hasContentAccess(realm, channel, actor);
    if (params.op === "add" && !isOpen) return noSuchChannel();
    const isMuted = visibilityPolicy(realm, actor.user_id, stream_id, topic) === VISIBILITY.muted;
    if (isMuted === (params.op === "add") && !has(realm, "mutingTwiceSucceeds")) {
      const failure = isMuted
        ? badRequest("topic_muted_already", "The topic is muted already.")
        : badRequest("topic_not_muted", "The topic is not muted.");
      return failure;
    }
    const policy = params.op === "add" ? 1 : 0;
    return accepted(setVisibilityPolicy(realm, actor.user_id, stream_id, topic, policy), {});
  },
);

function namedChannel(realm: Realm, { stream_id, stream }: MuteTopicParams) {
  const one = "stream_id, stream: exactly one of them is expected.";
  if (stream_id === undefined && stream === undefined) return badRequest("channel_not_named", one);
  if (stream_id !== undefined && stream !== undefined)
    return badRequest("channel_named_twice", one, { parameters: "stream_id, stream" });
  const channel = stream_id === undefined ? channelByName(realm, stream ?? "") : channelById(realm, stream_id);
  return channel ?? noSuchChannel();
}

function noSuchChannel() {
  return badRequest("channel_unknown", "There is no such channel.");
}
