import type { HashMap } from "../../collections/hash-map";
import { Intervals } from "../../collections/intervals";
import type { Conversation } from "../../realm/conversation";
import type { Realm } from "../../realm/realm";
import { hasRow, messageById } from "../../rules/messages/message-rows";
import { isBornRead } from "../../rules/messages/read-state";

/** Messages that go from one conversation to another: what is known of both before. */
export interface Transfer {
  readonly source: Conversation | undefined;
  readonly target: Conversation | undefined;
  /** The messages that go, ascending. */
  readonly ids: readonly number[];
}

/**
 * What has been read of a conversation once messages have come to it. An interval covers read messages only, so those
 * of the target are split where unread messages land between, and joined where read ones do.
 *
 * Only accounts that have intervals on either side are looked at. A conversation that was empty takes over the
 * source's intervals as they are: they hold for every message that comes.
 */
export function readAfterTransfer(realm: Realm, transfer: Transfer): HashMap<number, Intervals> | undefined {
  const { source, target, ids } = transfer;
  const wasEmpty = target === undefined || target.message_ids.size === 0;
  let read = wasEmpty ? source?.read : target.read;
  const users = new Set<number>();
  if (!wasEmpty) for (const user of [...(source?.read.keys() ?? []), ...target.read.keys()]) users.add(user);
  if (users.size === 0 || read === undefined) return read;
  const span = mergedSpan(ids, target);
  for (const user of users) {
    const inSource = source?.read.get(user);
    const inTarget = target?.read.get(user);
    const after = spanRead(wasEmpty ? inSource : inTarget, span, (id, moves) => {
      if (!moves) return inTarget?.has(id) === true;
      if (inSource?.has(id) === true) return true;
      const message = messageById(realm, id);
      return message === undefined || isBornRead(message, user) || !hasRow(realm, user, message);
    });
    if (after.count > 0) read = read.set(user, after);
    else read = read.delete(user);
  }
  return read;
}

/** The messages between the first and the last that move, those of the target that stand there included. */
type Span = readonly (readonly [id: number, moves: boolean])[];

function mergedSpan(ids: readonly number[], target: Conversation | undefined): Span {
  const first = ids[0] ?? 0;
  const last = ids[ids.length - 1] ?? 0;
  const there = target?.message_ids;
  const between = there === undefined ? [] : there.slice(there.lowerBound(first), there.lowerBound(last + 1));
  const span: (readonly [number, boolean])[] = [...ids.map((id) => [id, true] as const)];
  span.push(...between.map((id) => [id, false] as const));
  return span.sort((a, b) => a[0] - b[0]);
}

/** Intervals with those inside the span made anew: everything between two unread messages that holds a read one. */
function spanRead(old: Intervals | undefined, span: Span, isRead: (id: number, moves: boolean) => boolean): Intervals {
  const first = span[0]?.[0] ?? 0;
  const last = span[span.length - 1]?.[0] ?? 0;
  const pairs: (readonly [number, number])[] = [...(old ?? Intervals.empty()).remove(first, last)];
  let from = first;
  let holdsRead = false;
  for (const [id, moves] of span) {
    if (isRead(id, moves)) {
      holdsRead = true;
      continue;
    }
    if (holdsRead) pairs.push([from, id - 1]);
    from = id + 1;
    holdsRead = false;
  }
  if (holdsRead) pairs.push([from, last]);
  return Intervals.from(pairs);
}
