import { TOPIC, type TopicView } from "../../../protocol/records/messages";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, integer, named, ordered } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Conversation, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { hasSharedHistory } from "../../rules/channels/channel-access";
import { messageById, readableChannel, rowTest } from "../../rules/messages/message-rows";
import { topicView } from "../../rules/topics/topic-name";
import { answered } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The ID of the channel. */
  stream_id: required(integer),
  /**
   * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature
   * level 334.
   */
  allow_empty_topic_name: optional(boolean, { since: 334 }),
});

type GetStreamTopicsParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Lists the topics of a channel, the one with the newest message first. With protected history, only messages count
 * that the actor has received.
 */
export const getStreamTopics = operation(
  () => ({
    id: "get-stream-topics",
    method: "GET",
    path: "/users/me/{stream_id}/topics",
    parameters: parameters(),
    answer: {
      /** The topics, most recent first. */
      topics: ordered(named<TopicView>(TOPIC)),
    },
    refusals: ["channel_not_readable"],
    events: [],
    example: streamId,
    weight: 2,
  }),
  topicsFor,
);

function topicsFor(realm: Realm, actor: User, params: GetStreamTopicsParams) {
  const channel = readableChannel(realm, actor, params.stream_id);
  if (isFailure(channel)) return channel;
  const topics = newestMessages(realm, actor, channel)
    .sort((a, b) => b.id - a.id)
    .map(({ id, topic }) => ({
      max_id: id,
      name: topicView(realm, topic, params.allow_empty_topic_name ?? false),
    }));
  return answered(realm, { topics });
}

/** The newest message of each topic that an account can read. */
function newestMessages(realm: Realm, user: User, channel: Channel): Message[] {
  const isVisible = hasSharedHistory(channel) ? () => true : rowTest(realm, user.user_id);
  const newest: Message[] = [];
  for (const conversation of realm.channel_contents.get(channel.stream_id)?.topics.values() ?? []) {
    const message = newestVisible(realm, conversation, isVisible);
    if (message !== undefined) newest.push(message);
  }
  return newest;
}

function newestVisible(
  realm: Realm,
  { message_ids: ids }: Conversation,
  isVisible: (message: Message) => boolean,
): Message | undefined {
  for (let place = ids.size - 1; place >= 0; place -= 1) {
    const message = messageById(realm, ids.at(place) ?? 0);
    if (message !== undefined && isVisible(message)) return message;
  }
  return undefined;
}
