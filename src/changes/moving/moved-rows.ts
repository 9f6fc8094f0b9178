import { HashMap } from "../../collections/hash-map";
import { IdSet } from "../../collections/id-set";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { MessageMarks } from "../../realm/message-marks";
import type { Realm } from "../../realm/realm";
import { activeSubscription, hasSharedHistory } from "../../rules/channels/channel-access";
import { hasRow, marksOf } from "../../rules/messages/message-rows";
import { isUnread } from "../../rules/messages/read-state";
import { rowHolders, withContentAccess } from "../../rules/moving/message-readers";

/** What a move to another channel does to personal rows. */
export interface RowChanges {
  /** Who loses its rows for all of the messages. */
  readonly losers: IdSet;
  /** Per account, the messages that it gets rows for. */
  readonly given: ReadonlyMap<number, IdSet>;
  /** Per account without a subscription to the new channel, the messages that stop being unread. */
  readonly read: ReadonlyMap<number, IdSet>;
}

/** No row changes, as in a move that stays in its channel. */
export const NO_ROW_CHANGES: RowChanges = Object.freeze({
  losers: IdSet.empty(),
  given: new Map(),
  read: new Map(),
});

/**
 * What a move of messages to another channel does to personal rows: whoever cannot read the new channel loses them;
 * with protected history its subscribers get one for each message. Unread messages exist in subscribed channels only,
 * so they become read for accounts that do not subscribe.
 *
 * @spec States: Message; Endpoints 10
 */
export function rowChanges(realm: Realm, messages: readonly Message[], target: Channel): RowChanges {
  const holders = rowHolders(realm, messages);
  const keepers = withContentAccess(realm, target, holders);
  let losers = IdSet.empty();
  const read = new Map<number, IdSet>();
  for (const id of holders) {
    if (!keepers.has(id)) {
      losers = losers.add(id);
      continue;
    }
    if (activeSubscription(realm, id, target.stream_id) !== undefined) continue;
    addSet(
      read,
      id,
      messages.filter((message) => isUnread(realm, id, message)),
    );
  }
  const given = hasSharedHistory(target) ? new Map<number, IdSet>() : rowsToGive(realm, messages, target);
  return { losers, given, read };
}

function addSet(sets: Map<number, IdSet>, userId: number, messages: readonly Message[]): void {
  if (messages.length > 0) sets.set(userId, IdSet.from(messages.map((message) => message.id)));
}

function rowsToGive(realm: Realm, messages: readonly Message[], target: Channel): Map<number, IdSet> {
  const given = new Map<number, IdSet>();
  for (const id of target.subscribers)
    addSet(
      given,
      id,
      messages.filter((message) => !hasRow(realm, id, message)),
    );
  return given;
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

/** Brings the personal marks of accounts up to a move: rows given and taken, and what is read from now on. */
export function withMovedMarks(realm: Realm, ids: readonly number[], changes: RowChanges): Realm {
  let marks = realm.message_marks;
  for (const [userId, given] of changes.given) {
    const old = marksOf(realm, userId);
    marks = marks.set(userId, withFields(old, { given: old.given.union(given) }));
  }
  for (const [userId, read] of changes.read) {
    const old = marks.get(userId);
    if (old !== undefined) marks = marks.set(userId, withFields(old, { unread: without(old.unread, read) }));
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
