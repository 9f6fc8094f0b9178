import { HashMap } from "../../collections/hash-map";
import { IdSet } from "../../collections/id-set";
import { Intervals } from "../../collections/intervals";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Conversation, Message, MessageMarks } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { hasSharedHistory } from "../../rules/channels/channel-access";
import { hasRow, marksOf, messageById } from "../../rules/messages/message-rows";
import { isBornRead } from "../../rules/messages/read-state";
import { isGuest, userById } from "../../rules/users/people";

/** The accounts that a move to another channel affects: by their personal rows of the messages, and their access. */
export interface RowChanges {
  /** The accounts that lose their rows for all of the messages. */
  readonly losing_row: IdSet;
  /** The accounts that can no longer read the messages: they see them as deleted. */
  readonly losing_access: IdSet;
  /** The accounts that get rows, each with the messages. */
  readonly getting_rows: ReadonlyMap<number, IdSet>;
}

/** No row changes, as in a move that stays in its channel. */
export const NO_ROW_CHANGES: RowChanges = Object.freeze({
  losing_row: IdSet.empty(),
  losing_access: IdSet.empty(),
  getting_rows: new Map(),
});

/**
 * Returns which accounts a move to another channel affects. Accounts that have ever subscribed to the old channel and do
 * not subscribe to the new one lose their rows, whether they can read the new channel or not. An account that has a row
 * but never subscribed keeps it. If the new channel has protected history, its subscribers get a row for each message. If
 * the new channel is public, only guests lose access; otherwise all accounts that lose their rows.
 */
export function rowChanges(realm: Realm, messages: readonly Message[], source: Channel, target: Channel): RowChanges {
  const losingRow: number[] = [];
  const losingAccess: number[] = [];
  const gettingRows = new Map<number, IdSet>();
  const needsRows = !hasSharedHistory(target);
  for (const [id, rows] of realm.subscriptions) {
    if (rows.get(target.stream_id)?.active === true) {
      if (needsRows)
        addSet(
          gettingRows,
          id,
          messages.filter((message) => !hasRow(realm, id, message)),
        );
    } else if (rows.get(source.stream_id) !== undefined) {
      losingRow.push(id);
      const user = userById(realm, id);
      if (target.invite_only || (user !== undefined && isGuest(user))) losingAccess.push(id);
    }
  }
  return { losing_row: IdSet.from(losingRow), losing_access: IdSet.from(losingAccess), getting_rows: gettingRows };
}

function addSet(sets: Map<number, IdSet>, userId: number, messages: readonly Message[]): void {
  if (messages.length > 0) sets.set(userId, IdSet.from(messages.map((message) => message.id)));
}

/** The receivers of a message without accounts that lose their row; messages that shared a set share the result. */
export function receiversWithout(losingRow: IdSet): (received: IdSet) => IdSet {
  const known = new Map<IdSet, IdSet>();
  return (received) => {
    const made = known.get(received);
    if (made !== undefined) return made;
    let rest = received;
    for (const id of losingRow) rest = rest.delete(id);
    known.set(received, rest);
    return rest;
  };
}

/** Brings the personal marks of accounts up to a move: rows given and taken. */
export function withMovedMarks(realm: Realm, ids: readonly number[], changes: RowChanges): Realm {
  let marks = realm.message_marks;
  for (const [userId, given] of changes.getting_rows) {
    const old = marksOf(realm, userId);
    marks = marks.set(userId, withFields(old, { given: old.given.union(given) }));
  }
  marks = marksWithout(marks, ids, (userId) => changes.losing_row.has(userId));
  return marks === realm.message_marks ? realm : withFields(realm, { message_marks: marks });
}

/** Takes messages out of the personal marks of accounts: of all, or of those for whom `among` is true. */
export function marksWithout(
  marks: HashMap<number, MessageMarks>,
  ids: Iterable<number>,
  among: (userId: number) => boolean = () => true,
): HashMap<number, MessageMarks> {
  let next = marks;
  for (const [userId, old] of marks) {
    if (!among(userId)) continue;
    const rest: MessageMarks = Object.freeze({
      starred: without(old.starred, ids),
      collapsed: without(old.collapsed, ids),
      hide_link_previews: without(old.hide_link_previews, ids),
      unread: without(old.unread, ids),
      historical: without(old.historical, ids),
      given: without(old.given, ids),
    });
    if (!isSameMarks(old, rest)) next = next.set(userId, rest);
  }
  return next;
}

function without(set: IdSet, ids: Iterable<number>): IdSet {
  let rest = set;
  if (!set.isEmpty) for (const id of ids) rest = rest.delete(id);
  return rest;
}

function isSameMarks(one: MessageMarks, other: MessageMarks): boolean {
  return (
    one.starred === other.starred &&
    one.collapsed === other.collapsed &&
    one.hide_link_previews === other.hide_link_previews &&
    one.unread === other.unread &&
    one.historical === other.historical &&
    one.given === other.given
  );
}

/** Messages that go from one conversation to another: what is known of both before. */
interface Transfer {
  readonly source: Conversation | undefined;
  readonly target: Conversation | undefined;
  /** The messages that go, ascending. */
  readonly ids: readonly number[];
}

/**
 * What has been read of a conversation once messages have come to it. An interval covers read messages only, so those
 * of the target are split where unread messages land between, and joined where read ones do.
 *
 * Only accounts that have intervals on either side are checked. A conversation that was empty takes the source's
 * intervals unchanged, since they hold for every moved message.
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

/**
 * Intervals with new ones inside the span: each covers the range between two unread messages, if it has a read one.
 */
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
