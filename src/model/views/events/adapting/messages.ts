/** How older clients receive events of channels and messages. */
import type { EventBody } from "../../../../generated/event-types";
import type { MessageDetails } from "../../../../protocol/events/messages";
import type { Channel } from "../../../realm/channel";
import { channelById, hasMetadataAccess } from "../../../rules/channels/channel-access";
import { topicView } from "../../../rules/topics/topic-name";
import { newChannelView } from "../../channels/channel-view";
import type { Adapter, Receiver } from "./adaptation";

/**
 * For clients that do not know what archived channels are, a channel that is archived disappears, and one that comes
 * back appears.
 */
export const withoutArchivedChannels: Adapter = (event, receiver) => {
  if (event.type !== "stream" || event.op !== "update" || event.property !== "is_archived") return [event];
  const channel = channelById(receiver.realm, event.stream_id);
  if (channel === undefined) return [];
  return event.value === true ? [disappearance(channel)] : appearance(channel, receiver);
};

function disappearance({ stream_id }: Channel): EventBody {
  return { type: "stream", op: "delete", stream_ids: [stream_id], streams: [{ stream_id }] };
}

function appearance(channel: Channel, { realm, viewer, unarchived }: Receiver): EventBody[] {
  if (!hasMetadataAccess(realm, channel, viewer)) return [];
  return [{ type: "stream", op: "create", streams: [unarchived ?? newChannelView(realm, channel)] }];
}

/** Sends no `typing` event of a channel. Typing in an edit is sent to all clients. */
export const withoutTypingInChannels: Adapter = (event) =>
  event.type === "typing" && event.message_type === "stream" ? [] : [event];

/** Reports deleted messages one by one. */
export const oneEventPerMessage: Adapter = (event) => {
  if (event.type !== "delete_message") return [event];
  const { message_ids = [], ...rest } = event;
  return message_ids.map((message_id) => ({ ...rest, message_id }));
};

/**
 * Replaces the empty topic by its display name for clients that do not support it. The topic of an edited message stays
 * unchanged, as on servers.
 */
export const withEmptyTopicNamed: Adapter = (event, { realm }) => {
  const named = (topic: string): string => topicView(realm, topic, false);
  switch (event.type) {
    case "delete_message":
    case "typing":
      return [event.topic === "" ? { ...event, topic: named("") } : event];
    case "user_topic":
      return [event.topic_name === "" ? { ...event, topic_name: named("") } : event];
    case "update_message": {
      const { orig_subject, subject } = event;
      const before = orig_subject === "" ? { orig_subject: named("") } : {};
      return [orig_subject === "" || subject === "" ? { ...event, ...before, ...after(subject, named) } : event];
    }
    case "update_message_flags": {
      if (event.op === "add" || event.message_details === undefined) return [event];
      return [{ ...event, message_details: withDetailsNamed(event.message_details, named) }];
    }
    case "muted_topics": {
      const muted_topics = event.muted_topics.map(([name, topic, at]) => [name, named(topic), at] as const);
      return [{ ...event, muted_topics }];
    }
    default:
      return [event];
  }
};

function after(subject: string | undefined, named: (topic: string) => string): { readonly subject?: string } {
  return subject === "" ? { subject: named("") } : {};
}

function withDetailsNamed(
  details: Readonly<Record<string, MessageDetails>>,
  named: (topic: string) => string,
): Readonly<Record<string, MessageDetails>> {
  const entries = Object.entries(details).map(([id, detail]): readonly [string, MessageDetails] => [
    id,
    detail.type === "stream" ? { ...detail, topic: named(detail.topic) } : detail,
  ]);
  return Object.fromEntries(entries);
}
