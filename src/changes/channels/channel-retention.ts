/** When the messages of a channel are deleted by themselves, by the channel's own retention time or the realm's. */

import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { DueKey, Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";
import { DAY_SECONDS } from "../../spec/limits";

/** The kind under which the next deletion stands among what is due. */
export const RETENTION_KIND = "message_retention";

/** How long a channel keeps a message, in seconds; undefined for ever. */
function retentionSeconds(realm: Realm, channel: Channel): number | undefined {
  const days = channel.message_retention_days ?? realm.settings.message_retention_days;
  return days < 1 ? undefined : days * DAY_SECONDS;
}

/**
 * The messages of a channel whose time is over, ascending: since messages ascend in time, the first ones.
 *
 * @spec Endpoints 3: message_retention_days
 */
export function expiredMessages(realm: Realm, channel: Channel): readonly Message[] {
  const seconds = retentionSeconds(realm, channel);
  const expired: Message[] = [];
  if (seconds === undefined) return expired;
  for (const id of realm.channel_contents.get(channel.stream_id)?.message_ids ?? []) {
    const message = messageById(realm, id);
    if (message === undefined || message.timestamp + seconds > realm.now) break;
    expired.push(message);
  }
  return expired;
}

/**
 * The second at which a message may be deleted next; undefined while nothing is kept for a limited time. A message
 * that is not sent yet cannot be deleted before one that were sent now, so that sending need not ask.
 */
function nextExpiry(realm: Realm): number | undefined {
  let next: number | undefined;
  const take = (at: number): void => {
    next = next === undefined ? at : Math.min(next, at);
  };
  const ownDays = realm.settings.message_retention_days;
  if (ownDays >= 1) take(realm.now + ownDays * DAY_SECONDS);
  for (const channel of realm.channels) {
    const seconds = retentionSeconds(realm, channel);
    if (seconds === undefined) continue;
    const first = realm.channel_contents.get(channel.stream_id)?.message_ids.first();
    const oldest = first === undefined ? undefined : messageById(realm, first);
    take((oldest?.timestamp ?? realm.now) + seconds);
  }
  return next;
}

/**
 * The realm with the next deletion among what is due, and no other one: for after a change of a retention time, and
 * after messages have come from another channel.
 */
export function withRetentionScheduled(realm: Realm): Realm {
  let { due } = realm;
  for (const [key] of realm.due) if (key[1] === RETENTION_KIND) due = due.delete(key);
  const at = nextExpiry(realm);
  const key: DueKey | undefined = at === undefined ? undefined : [Math.max(at, realm.now), RETENTION_KIND, 0];
  if (key !== undefined) due = due.set(key, true);
  return due === realm.due ? realm : withFields(realm, { due });
}
