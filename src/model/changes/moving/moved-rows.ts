import { HashMap } from "../../collections/hash-map";
import { IdSet } from "../../collections/id-set";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { MessageMarks } from "../../realm/message-marks";
import type { Realm } from "../../realm/realm";
import { hasSharedHistory } from "../../rules/channels/channel-access";
import { hasRow, marksOf } from "../../rules/messages/message-rows";
import { isGuest, userById } from "../../rules/users/people";

/** What a move to another channel does to personal rows, and to whom the messages are lost. */
export interface RowChanges {
  /** Who loses its rows for all of the messages. */
  readonly losers: IdSet;
  /** To whom the messages are as if deleted. */
  readonly shut_out: IdSet;
  /** Per account, the messages that it gets rows for. */
  readonly given: ReadonlyMap<number, IdSet>;
}

/** No row changes, as in a move that stays in its channel. */
export const NO_ROW_CHANGES: RowChanges = Object.freeze({
  losers: IdSet.empty(),
  shut_out: IdSet.empty(),
  given: new Map(),
});

/**
 * What a move of messages to another channel does to personal rows: all who ever subscribed to the old channel and do
 * not subscribe to the new one lose theirs, whether they can read the new one or not; whoever has a row without ever
 * having subscribed keeps it. With protected history the new subscribers get one for each message. Where the new
 * channel is public, the messages are lost to guests alone, else to all who lose rows.
 *
 * @spec States: Message; Endpoints 10
 */
export function rowChanges(realm: Realm, messages: readonly Message[], source: Channel, target: Channel): RowChanges {
  const losers: number[] = [];
  const shutOut: number[] = [];
  const given = new Map<number, IdSet>();
  const needsRows = !hasSharedHistory(target);
  for (const [id, rows] of realm.subscriptions) {
    if (rows.get(target.stream_id)?.active === true) {
      if (needsRows)
        addSet(
          given,
          id,
          messages.filter((message) => !hasRow(realm, id, message)),
        );
    } else if (rows.get(source.stream_id) !== undefined) {
      losers.push(id);
      const user = userById(realm, id);
      if (target.invite_only || (user !== undefined && isGuest(user))) shutOut.push(id);
    }
  }
  return { losers: IdSet.from(losers), shut_out: IdSet.from(shutOut), given };
}

function addSet(sets: Map<number, IdSet>, userId: number, messages: readonly Message[]): void {
  if (messages.length > 0) sets.set(userId, IdSet.from(messages.map((message) => message.id)));
}

/** The receivers of a message without those who lose it; one set for all messages that shared one. */
export function receiversWithout(losers: IdSet): (received: IdSet) => IdSet {
  const known = new Map<IdSet, IdSet>();
  return (received) => {
    const made = known.get(received);
    if (made !== undefined) return made;
    let rest = received;
    for (const id of losers) rest = rest.delete(id);
    known.set(received, rest);
    return rest;
  };
}

/** Brings the personal marks of accounts up to a move: rows given and taken. */
export function withMovedMarks(realm: Realm, ids: readonly number[], changes: RowChanges): Realm {
  let marks = realm.message_marks;
  for (const [userId, given] of changes.given) {
    const old = marksOf(realm, userId);
    marks = marks.set(userId, withFields(old, { given: old.given.union(given) }));
  }
  marks = withoutMarks(marks, ids, (userId) => changes.losers.has(userId));
  return marks === realm.message_marks ? realm : withFields(realm, { message_marks: marks });
}

/** Takes messages out of the personal marks of accounts. */
export function withoutMarks(
  marks: HashMap<number, MessageMarks>,
  ids: Iterable<number>,
  isMeant: (userId: number) => boolean = () => true,
): HashMap<number, MessageMarks> {
  let next = marks;
  for (const [userId, old] of marks) {
    if (!isMeant(userId)) continue;
    const rest: MessageMarks = Object.freeze({
      starred: without(old.starred, ids),
      collapsed: without(old.collapsed, ids),
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
    one.unread === other.unread &&
    one.historical === other.historical &&
    one.given === other.given
  );
}
