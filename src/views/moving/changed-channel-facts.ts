import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { channelById } from "../../rules/channels/channel-access";
import { channelUpdateEvent, isRecentlyActive, metadataAudience } from "../channels/channel-activity";

/**
 * What the observers of channels are told when messages have come to them or gone from them: another first message,
 * waking up or falling asleep.
 *
 * @spec Events
 */
export function changedChannelFacts(before: Realm, after: Realm, streamIds: Iterable<number>): RealmEvent[] {
  const events: RealmEvent[] = [];
  for (const streamId of new Set(streamIds)) {
    const channel = channelById(after, streamId);
    if (channel === undefined) continue;
    const first = firstMessageId(after, streamId);
    const isActive = isRecentlyActive(after, channel);
    const hasOtherFirst = first !== firstMessageId(before, streamId);
    const hasTurned = isActive !== isRecentlyActive(before, channel);
    if (!hasOtherFirst && !hasTurned) continue;
    const audience = metadataAudience(after, channel);
    if (hasOtherFirst) events.push(channelUpdateEvent(audience, channel, "first_message_id", first));
    if (hasTurned) events.push(channelUpdateEvent(audience, channel, "is_recently_active", isActive));
  }
  return events;
}

function firstMessageId(realm: Realm, streamId: number): number | null {
  return realm.channel_contents.get(streamId)?.message_ids.first() ?? null;
}
