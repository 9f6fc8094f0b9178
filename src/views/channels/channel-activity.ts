import { everyoneIn, tell } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { Audience } from "../../realm/event-queue";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { viewersOf } from "../../rules/channels/channel-viewers";
import { messageById } from "../../rules/messages/message-rows";
import { LIMITS } from "../../spec/limits";

/** The time of a channel's newest message, or of its creation while it is empty. */
function lastActivity(realm: Realm, channel: Channel): number {
  const newest = realm.channel_contents.get(channel.stream_id)?.message_ids.last();
  const message = newest === undefined ? undefined : messageById(realm, newest);
  return message?.timestamp ?? channel.date_created;
}

/** Whether a channel has seen a message, or was created, within the last 180 days. */
export function isRecentlyActive(realm: Realm, channel: Channel): boolean {
  return realm.now - lastActivity(realm, channel) < LIMITS.RECENTLY_ACTIVE_SECONDS;
}

/** Everybody who may know of a channel. */
export function metadataAudience(realm: Realm, channel: Channel): Audience {
  return everyoneIn(viewersOf(realm, channel));
}

/** An event that a field of a channel has another value now. */
export function channelUpdateEvent(
  audience: Audience,
  channel: Channel,
  property: string,
  value: unknown,
  more: Readonly<Record<string, unknown>> = {},
): RealmEvent {
  const { stream_id, name } = channel;
  return tell(audience, { type: "stream", op: "update", stream_id, name, property, value, ...more });
}

/** What a channel's observers are told when a message arrives in it: its first message, its awakening. */
export function channelActivityEvents(before: Realm, channel: Channel, message: Message): readonly RealmEvent[] {
  const isFirst = before.channel_contents.get(channel.stream_id)?.message_ids.first() === undefined;
  const awakens = !isRecentlyActive(before, channel);
  if (!isFirst && !awakens) return [];
  const audience = metadataAudience(before, channel);
  const events: RealmEvent[] = [];
  if (isFirst) events.push(channelUpdateEvent(audience, channel, "first_message_id", message.id));
  if (awakens) events.push(channelUpdateEvent(audience, channel, "is_recently_active", true));
  return events;
}
