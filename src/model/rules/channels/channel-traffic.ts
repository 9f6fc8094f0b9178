import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { messageById } from "../messages/message-rows";
import { DAY_SECONDS } from "../../../protocol/limits";

const WEEK_DAYS = 7;
const WINDOW_DAYS = 28;

/** How many messages of a channel, among those that are still there, were sent at a time or later; by halving. */
function countSince(realm: Realm, channel: Channel, time: number): number {
  const ids = realm.channel_contents.get(channel.stream_id)?.message_ids;
  if (ids === undefined) return 0;
  let low = 0;
  let high = ids.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const message = messageById(realm, ids.at(middle) ?? 0);
    if (message !== undefined && message.timestamp < time) low = middle + 1;
    else high = middle;
  }
  return ids.size - low;
}

/** Rounds to two significant digits. */
function rounded(count: number): number {
  const digits = Math.max(0, String(count).length - 2);
  return Math.round(count / 10 ** digits) * 10 ** digits;
}

/**
 * How many messages a channel gets in a week, by the last four weeks, rounded down, then to two significant digits;
 * null for channels younger than a week. A channel that got any message shows at least 1.
 *
 * @spec Resources: record fields of a channel (not shown; public facts)
 */
export function weeklyTraffic(realm: Realm, channel: Channel): number | null {
  const age = Math.floor((realm.now - channel.date_created) / DAY_SECONDS);
  if (age < WEEK_DAYS) return null;
  const count = countSince(realm, channel, realm.now - WINDOW_DAYS * DAY_SECONDS);
  const weekly = Math.floor((count * WEEK_DAYS) / Math.min(age, WINDOW_DAYS));
  return rounded(weekly === 0 && count > 0 ? 1 : weekly);
}
