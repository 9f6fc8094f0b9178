import { badNarrow, isFailure } from "../outcome/failures";
import type { Channel } from "../realm/channel";
import type { Conversation } from "../realm/message";
import type { Realm } from "../realm/realm";
import { channelById, channelByName } from "../rules/channels/channel-access";
import { allOf, listed, NO_CANDIDATES } from "../rules/messages/candidates";
import { topicConversation } from "../rules/messages/conversations";
import { has } from "../rules/realm/feature-level";
import { topicKey } from "../rules/topics/topic-name";
import type { Condition, NarrowContext, NarrowFailure, Operand } from "./narrow";

/** The channel that an operand names, by its ID or its name; it need not be one that the reader may know. */
export function namedChannel(realm: Realm, operand: Operand): Channel | NarrowFailure {
  const channel = typeof operand === "number" ? channelById(realm, operand) : channelByName(realm, String(operand));
  return channel ?? badNarrow("narrow_channel_unknown", `unknown channel ${String(operand)}`);
}

/** `channel`: the messages of one channel. */
export function channelCondition({ realm }: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const channel = namedChannel(realm, operand);
  if (isFailure(channel)) return channel;
  const contents = realm.channel_contents.get(channel.stream_id);
  return {
    matches: (message) => message.stream_id === channel.stream_id,
    candidates: contents === undefined ? NO_CANDIDATES : listed(contents.message_ids),
    is_exact: true,
    conversations: () => [...(contents?.topics.values() ?? [])],
  };
}

/** `channels`: the messages of all public, all web-public or all archived channels. Assumption A489. */
export function channelsCondition({ realm }: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const isArchive = operand === "archived" && has(realm, "narrowsKnowArchivedChannels");
  if (operand !== "public" && operand !== "web-public" && !isArchive) {
    return badNarrow("narrow_operand_unknown", `unknown channels operand ${String(operand)}`);
  }
  return {
    matches: ({ stream_id: streamId }) => {
      const channel = streamId === null ? undefined : channelById(realm, streamId);
      if (channel === undefined) return false;
      if (isArchive) return channel.is_archived;
      return operand === "web-public" ? channel.is_web_public : !channel.invite_only;
    },
  };
}

/** `topic`: the messages of a topic, ignoring letter case; the empty topic goes by its display name as well. */
export function topicCondition({ realm }: NarrowContext, operand: Operand): Condition {
  const key = topicKey(namedTopic(realm, operand));
  const conversations: Conversation[] = [];
  for (const contents of realm.channel_contents.values()) {
    const conversation = contents.topics.get(key);
    if (conversation !== undefined) conversations.push(conversation);
  }
  return {
    matches: (message) => message.stream_id !== null && topicKey(message.topic) === key,
    candidates: allOf(conversations.map((conversation) => listed(conversation.message_ids))),
    is_exact: true,
    conversations: () => conversations,
  };
}

/** `channel` and `topic` together: the messages of one topic of one channel. */
export function channelTopicCondition(realm: Realm, channel: Channel, topicOperand: Operand): Condition {
  const conversation = topicConversation(realm, channel.stream_id, namedTopic(realm, topicOperand));
  const conversations: readonly Conversation[] = conversation === undefined ? [] : [conversation];
  const key = topicKey(namedTopic(realm, topicOperand));
  return {
    matches: (message) => message.stream_id === channel.stream_id && topicKey(message.topic) === key,
    candidates: conversation === undefined ? NO_CANDIDATES : listed(conversation.message_ids),
    is_exact: true,
    conversations: () => conversations,
  };
}

function namedTopic(realm: Realm, operand: Operand): string {
  const topic = String(operand);
  return topic === realm.profile.empty_topic_display_name ? "" : topic;
}
