import { Intervals } from "../../collections/intervals";
import { withFields } from "../../realm/change";
import type { Conversation } from "../../realm/conversation";

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
  const given = new Set(ids);
  const stays = (id: number): boolean => !given.has(id) && isUnread(id);
  const pairs: [number, number][] = [];
  for (const id of ids) {
    const last = pairs.at(-1);
    if (last !== undefined && id <= last[1]) continue;
    pairs.push(widened(conversation, read, given, id, stays));
  }
  return withFields(conversation, { read: conversation.read.set(userId, Intervals.from([...read, ...pairs])) });
}

/** An interval around an ID that reaches over whatever is read on both sides, as far as that meets something. */
function widened(
  { message_ids: all }: Conversation,
  read: Intervals,
  given: ReadonlySet<number>,
  id: number,
  stays: (messageId: number) => boolean,
): [number, number] {
  let from = id;
  let to = id;
  const place = all.lowerBound(id);
  for (let step = 1; step <= LONGEST_BRIDGE; step += 1) {
    const before = all.at(place - step);
    if (before === undefined || stays(before)) break;
    if (read.has(before)) {
      from = before;
      break;
    }
  }
  for (let at = place + 1, gap = 0; gap < LONGEST_BRIDGE; at += 1) {
    const after = all.at(at);
    if (after === undefined || stays(after)) break;
    const joins = given.has(after) || read.has(after);
    gap = joins ? 0 : gap + 1;
    if (joins) to = after;
    if (read.has(after)) break;
  }
  return [from, to];
}

/** The conversation without messages in the intervals of what an account has read. */
export function withoutIntervalsOver(conversation: Conversation, userId: number, ids: readonly number[]): Conversation {
  const before = conversation.read.get(userId);
  if (before === undefined) return conversation;
  let read = before;
  for (const id of ids) read = read.remove(id, id);
  return read === before ? conversation : withFields(conversation, { read: conversation.read.set(userId, read) });
}
