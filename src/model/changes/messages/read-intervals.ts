import { Intervals } from "../../collections/intervals";
import type { Conversation } from "../../realm/message";

/** How many messages that are read anyway an interval may reach across to meet the next one. */
const LONGEST_BRIDGE = 64;

/**
 * The conversation with messages in the intervals of what an account has read. Neighbours that are read anyway are
 * taken in, so that intervals stay few.
 *
 * @param ids - messages of the conversation, ascending
 * @param isUnread - whether a message of the conversation is unread for the account, apart from those given
 */
export function withIntervalsOver(
  conversation: Conversation,
  userId: number,
  ids: readonly number[],
  isUnread: (messageId: number) => boolean,
): Conversation {
  const read = conversation.read.get(userId) ?? Intervals.empty();
  const pairs: (readonly [number, number])[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < ids.length; index += 1) {
    if ((ids[index] ?? 0) <= reached) continue;
    const pair = widened(conversation, read, ids, index, isUnread);
    pairs.push(pair);
    reached = pair[1];
  }
  // Mostly there is one pair, which needs neither lists nor an order.
  const [pair] = pairs;
  const all =
    pair !== undefined && pairs.length === 1 ? read.add(pair[0], pair[1]) : Intervals.from([...read, ...pairs]);
  return withReadBy(conversation, userId, all);
}

/** An interval around one of the IDs, over whatever is read on both sides, as far as that meets something. */
function widened(
  { message_ids: all }: Conversation,
  read: Intervals,
  ids: readonly number[],
  index: number,
  isUnread: (messageId: number) => boolean,
): [number, number] {
  const id = ids[index] ?? 0;
  const place = all.lowerBound(id);
  const rest = ids.length - index;
  const last = ids[ids.length - 1] ?? id;
  // Where nothing stands between those given, as mostly, the walk begins behind the last of them.
  const isDense = all.at(place + rest - 1) === last;
  let from = id;
  let to = isDense ? last : id;
  for (let step = 1, earlier = index - 1; step <= LONGEST_BRIDGE; step += 1) {
    const before = all.at(place - step);
    if (before === undefined) break;
    if (ids[earlier] === before) earlier -= 1;
    else if (isUnread(before)) break;
    if (read.has(before)) {
      from = before;
      break;
    }
  }
  const known = isDense ? rest : 1;
  for (let at = place + known, later = index + known, gap = 0; gap < LONGEST_BRIDGE; at += 1) {
    const after = all.at(at);
    if (after === undefined) break;
    const isGiven = ids[later] === after;
    if (isGiven) later += 1;
    else if (isUnread(after)) break;
    const wasRead = read.has(after);
    gap = isGiven || wasRead ? 0 : gap + 1;
    if (isGiven || wasRead) to = after;
    if (wasRead) break;
  }
  return [from, to];
}

/** The conversation without messages in the intervals of what an account has read. */
export function withoutIntervalsOver(conversation: Conversation, userId: number, ids: readonly number[]): Conversation {
  const before = conversation.read.get(userId);
  if (before === undefined) return conversation;
  let read = before;
  for (const id of ids) read = read.remove(id, id);
  return read === before ? conversation : withReadBy(conversation, userId, read);
}

/** Written out for speed: many conversations change in one call, and a general copy is slower than all the rest. */
function withReadBy(
  { message_ids, read, born_read }: Conversation,
  userId: number,
  intervals: Intervals,
): Conversation {
  const all = read.set(userId, intervals);
  return Object.freeze(born_read === undefined ? { message_ids, read: all } : { message_ids, read: all, born_read });
}
