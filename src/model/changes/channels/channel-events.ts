/** The events of changed channels. */
import type { StreamUpdateEvent } from "../../../generated/event-types";
import { eventFor, usersIn } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { AddressedEvent, Audience, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import { observersOf } from "../../rules/channels/channel-access";
import { isRecentlyActive } from "../../views/channels/channel-view";

/** Who receives the events of a changed channel. */
export function metadataAudience(realm: Realm, channel: Channel): Audience {
  return usersIn(observersOf(realm, channel));
}

/** An event that a field of a channel has another value now. */
export function channelUpdateEvent(
  audience: Audience,
  { stream_id, name }: Channel,
  property: StreamUpdateEvent["property"],
  value: StreamUpdateEvent["value"],
): AddressedEvent {
  return eventFor(audience, { type: "stream", op: "update", stream_id, name, property, value });
}

/** An event that a channel has another description now. */
export function channelDescriptionEvent(audience: Audience, channel: Channel): RealmEvent {
  const { stream_id, name, description: value, rendered_description } = channel;
  const changed = { property: "description", value, rendered_description } as const;
  return eventFor(audience, { type: "stream", op: "update", stream_id, name, ...changed });
}

/** An event that other users may read a channel now, or another part of it. */
export function channelPrivacyEvent(audience: Audience, channel: Channel): RealmEvent {
  const { stream_id, name, invite_only: value, is_web_public, history_public_to_subscribers } = channel;
  const changed = { property: "invite_only", value, history_public_to_subscribers, is_web_public } as const;
  return eventFor(audience, { type: "stream", op: "update", stream_id, name, ...changed });
}

/** The event that a quiet channel is active again, when messages are sent or moved to it. */
export function activeEvents(before: Realm, after: Realm, channel: Channel): readonly RealmEvent[] {
  if (isRecentlyActive(before, channel) || !isRecentlyActive(after, channel)) return [];
  return [channelUpdateEvent(metadataAudience(after, channel), channel, "is_recently_active", true)];
}

/** The events of channels that have become quiet. */
export function inactiveEvents(before: Realm, after: Realm): readonly RealmEvent[] {
  return [...after.channels].flatMap((channel) => {
    if (!isRecentlyActive(before, channel) || isRecentlyActive(after, channel)) return [];
    return [channelUpdateEvent(metadataAudience(after, channel), channel, "is_recently_active", false)];
  });
}
