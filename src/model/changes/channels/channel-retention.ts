/**
 * When messages are deleted by themselves: those of a channel by its own retention time or the realm's, direct ones by
 * the realm's.
 */
import { DAY_SECONDS } from "../../../protocol/limits";
import type { SortedIds } from "../../collections/sorted-ids";
import { withFields } from "../../realm/change";
import type { Message } from "../../realm/message";
import type { DueKey, Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";

/** The kind under which the next deletion stands among what is due. */
export const RETENTION_KIND = "message_retention";

/** How long messages are kept, in seconds; undefined for ever. */
function retentionSeconds(days: number): number | undefined {
  return days < 1 ? undefined : days * DAY_SECONDS;
}

/** The messages that are kept for the same time in one place, and that time. */
interface Shelf {
  /** Ascending, in time too. */
  readonly message_ids: SortedIds | undefined;
  readonly seconds: number;
}

/** Where messages are kept for a limited time: channels, and direct conversations. */
function* shelves(realm: Realm): Iterable<Shelf> {
  const byDefault = realm.settings.message_retention_days;
  for (const { stream_id, message_retention_days } of realm.channels) {
    const seconds = retentionSeconds(message_retention_days ?? byDefault);
    if (seconds !== undefined) yield { message_ids: realm.channel_contents.get(stream_id)?.message_ids, seconds };
  }
  const seconds = retentionSeconds(byDefault);
  if (seconds === undefined) return;
  for (const { message_ids } of realm.direct_conversations.values()) yield { message_ids, seconds };
}

/** The messages whose time is over: by place, ascending. */
export function expiredMessages(realm: Realm): readonly Message[] {
  return [...shelves(realm)].flatMap(({ message_ids, seconds }) => {
    const expired: Message[] = [];
    for (const id of message_ids ?? []) {
      const message = messageById(realm, id);
      if (message === undefined || message.timestamp + seconds > realm.now) break;
      expired.push(message);
    }
    return expired;
  });
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
  const byDefault = retentionSeconds(realm.settings.message_retention_days);
  if (byDefault !== undefined) take(realm.now + byDefault);
  for (const { message_ids, seconds } of shelves(realm)) {
    const first = message_ids?.first();
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
