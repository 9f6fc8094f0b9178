import type { IdSet } from "../../collections/id-set";
import type { Intervals } from "../../collections/intervals";
import { SortedIds } from "../../collections/sorted-ids";
import type { Conversation } from "../../realm/message";
import { type Candidates, type Cursor, listed } from "./candidates";

/**
 * The unread messages of a conversation, without those that are marked one by one; undefined without such messages.
 */
export function unreadIn(conversation: Conversation, userId: number, marked: IdSet): Candidates | undefined {
  const ids = conversation.message_ids;
  const first = ids.first();
  const last = ids.last();
  if (first === undefined || last === undefined) return undefined;
  const read = [conversation.read.get(userId), conversation.born_read].filter((each) => each !== undefined);
  if (firstGap(read, first) > last) return undefined;
  return without(read.length === 0 ? listed(ids) : gaps(ids, read), marked);
}

/** The smallest integer from one on that is in none of the sets. */
function firstGap(sets: readonly Intervals[], from: number): number {
  let gap = from;
  for (let before = -1; before !== gap;) {
    before = gap;
    for (const set of sets) gap = set.firstGapFrom(gap);
  }
  return gap;
}

/** The largest integer up to one that is in none of the sets. */
function lastGap(sets: readonly Intervals[], from: number): number {
  let gap = from;
  for (let before = -1; before !== gap;) {
    before = gap;
    for (const set of sets) gap = set.lastGapUpTo(gap);
  }
  return gap;
}

/** The IDs of a list that are not in the intervals. A whole interval is skipped in one step. */
function gaps(ids: SortedIds, read: readonly Intervals[]): Candidates {
  return {
    size: ids.size,
    up: (from) => {
      let next = ids.lowerBound(from);
      return () => {
        for (let id = ids.at(next); id !== undefined; id = ids.at(next)) {
          const gap = firstGap(read, id);
          if (gap === id) {
            next += 1;
            return id;
          }
          next = ids.lowerBound(gap);
        }
        return undefined;
      };
    },
    down: (from) => {
      let next = ids.lowerBound(from + 1) - 1;
      return () => {
        for (let id = ids.at(next); id !== undefined; id = ids.at(next)) {
          const gap = lastGap(read, id);
          if (gap === id) {
            next -= 1;
            return id;
          }
          next = ids.lowerBound(gap + 1) - 1;
        }
        return undefined;
      };
    },
  };
}

function without(candidates: Candidates, marked: IdSet): Candidates {
  if (marked.isEmpty) return candidates;
  const skipping =
    (cursor: Cursor): Cursor =>
    () => {
      for (let id = cursor(); id !== undefined; id = cursor()) if (!marked.has(id)) return id;
      return undefined;
    };
  return {
    size: candidates.size,
    up: (from) => skipping(candidates.up(from)),
    down: (from) => skipping(candidates.down(from)),
  };
}
