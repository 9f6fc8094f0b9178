import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../../protocol/limits";

/** When the newest message was sent that ever came to a channel, or when the channel was created. */
function lastActivity(realm: Realm, channel: Channel): number {
  return Math.max(realm.channel_contents.get(channel.stream_id)?.last_active ?? 0, channel.date_created);
}

/** The second from which on a channel is quiet if no message comes: 180 days after the last one, or its creation. */
export function quietFrom(realm: Realm, channel: Channel): number {
  return lastActivity(realm, channel) + LIMITS.RECENTLY_ACTIVE_SECONDS;
}

/** Whether a channel has seen a message, or was created, within the last 180 days. */
export function isRecentlyActive(realm: Realm, channel: Channel): boolean {
  return realm.now < quietFrom(realm, channel);
}
