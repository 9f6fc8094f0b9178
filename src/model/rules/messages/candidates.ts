import type { SortedIds } from "../../collections/sorted-ids";

/** Gives the next message ID each time it is called, and undefined when there are no more. */
export type Cursor = () => number | undefined;

/** A cursor with the ID that it gives next. */
interface Head {
  readonly cursor: Cursor;
  id: number;
}

/**
 * Makes one cursor of several: the IDs of all in one order, O(log of their number) for each.
 *
 * @param direction - 1 for cursors that ascend, -1 for cursors that descend
 */
function mergedCursors(cursors: readonly Cursor[], direction: 1 | -1): Cursor {
  const heap: Head[] = [];
  for (const cursor of cursors) {
    const id = cursor();
    if (id !== undefined) heap.push({ cursor, id });
  }
  for (let index = (heap.length >> 1) - 1; index >= 0; index -= 1) sink(heap, index, direction);
  return () => {
    const [first] = heap;
    if (first === undefined) return undefined;
    const { id } = first;
    const following = first.cursor();
    if (following === undefined) {
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) heap[0] = last;
    } else {
      first.id = following;
    }
    sink(heap, 0, direction);
    return id;
  };
}

/** Moves a head down the heap until both below come after it. */
function sink(heap: Head[], start: number, direction: 1 | -1): void {
  let index = start;
  for (;;) {
    const head = heap[index];
    const left = index * 2 + 1;
    const child = comesBefore(heap[left + 1], heap[left], direction) ? left + 1 : left;
    const below = heap[child];
    if (head === undefined || below === undefined || !comesBefore(below, head, direction)) return;
    heap[index] = below;
    heap[child] = head;
    index = child;
  }
}

function comesBefore(one: Head | undefined, other: Head | undefined, direction: 1 | -1): boolean {
  return one !== undefined && other !== undefined && (one.id - other.id) * direction < 0;
}

/** Message IDs among which a search looks, walked from any ID in both directions. */
export interface Candidates {
  /** How many there are at most: the smallest candidates are the best ones. */
  readonly size: number;
  /** The IDs from one on, ascending. */
  readonly up: (from: number) => Cursor;
  /** The IDs up to one, descending. */
  readonly down: (from: number) => Cursor;
}

/** No message at all. */
export const NO_CANDIDATES: Candidates = Object.freeze({
  size: 0,
  up: () => () => undefined,
  down: () => () => undefined,
});

/** Every ID that was given away. */
export function wholeLog(count: number): Candidates {
  return {
    size: count,
    up: (from) => {
      let next = Math.max(from, 1);
      return () => (next > count ? undefined : next++);
    },
    down: (from) => {
      let next = Math.min(from, count);
      return () => (next < 1 ? undefined : next--);
    },
  };
}

/** The IDs of an ascending list. */
export function listed(ids: SortedIds): Candidates {
  return {
    size: ids.size,
    up: (from) => {
      let next = ids.lowerBound(from);
      return () => ids.at(next++);
    },
    down: (from) => {
      let next = ids.lowerBound(from + 1) - 1;
      return () => (next < 0 ? undefined : ids.at(next--));
    },
  };
}

/** The IDs of several candidates that have none in common. */
export function allOf(parts: readonly Candidates[]): Candidates {
  const [only] = parts;
  if (only === undefined) return NO_CANDIDATES;
  if (parts.length === 1) return only;
  return {
    size: parts.reduce((sum, part) => sum + part.size, 0),
    up: (from) =>
      mergedCursors(
        parts.map((part) => part.up(from)),
        1,
      ),
    down: (from) =>
      mergedCursors(
        parts.map((part) => part.down(from)),
        -1,
      ),
  };
}
