import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { visibilityEvents } from "../../views/channels/channel-visibility";

/** What accounts are told of channels that come into sight or leave it: one channel after the other. */
export function visibilityOf(before: Realm, after: Realm, userIds: readonly number[]): RealmEvent[] {
  return [...after.channels].flatMap(({ stream_id }) => visibilityEvents(before, after, userIds, [stream_id]));
}
