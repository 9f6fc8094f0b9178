/** The bars of the sequence diagram: queues as long as they exist, and requests as long as they wait. */
import type { Item } from "./run-items";
import type { PlayedItem, SequenceRow } from "./sequence-types";

/** A queue as a bar next to the lane of its account, from the row that registers it to the one that ends it. */
export interface QueueBar {
  readonly user_id: number;
  readonly lane: number;
  /** Its place among the bars of the lane, from 0. */
  readonly slot: number;
  readonly from: number;
  /** The row that ends it; undefined if it lives to the end. */
  readonly to?: number;
}

/** A request that waits, as a bar on the lane of its account. */
export interface WaitBar {
  readonly lane: number;
  /** Its place among the bars of the lane at that moment, from 0. */
  readonly slot: number;
  /** The row of the request, and that of its answer; undefined if it still waits at the end. */
  readonly from: number;
  readonly to?: number;
}

export function keyOf({ n, b }: Item): string {
  return `${n}.${b}`;
}

/** Each request that waits, from its row to that of its answer. A bar that has ended leaves its place to the next one. */
export function waitBarsOf(rows: readonly SequenceRow[]): readonly WaitBar[] {
  const waits: WaitBar[] = [];
  const open = new Map<string, number>();
  rows.forEach((row, index) => {
    if (row.kind !== "message" || row.item === undefined) return;
    const key = keyOf(row.item);
    const place = open.get(key);
    const bar = place === undefined ? undefined : waits[place];
    if (row.half === "answer" && place !== undefined && bar !== undefined) {
      waits[place] = { ...bar, to: index };
      open.delete(key);
    }
    if (row.half !== "request") return;
    const taken = [...open.values()].flatMap((one) => (waits[one]?.lane === row.from ? [waits[one].slot] : []));
    const slot = [...taken, 0].map((_, free) => free).find((free) => !taken.includes(free)) ?? 0;
    open.set(key, waits.length);
    waits.push({ lane: row.from, slot, from: index });
  });
  return waits;
}

/** A bar of an ended queue leaves its place to the next queue of the lane. */
export function queueBarsOf(
  known: readonly (PlayedItem | undefined)[],
  place: (userId: number) => number | undefined,
): ReadonlyMap<string, QueueBar> {
  const bars = new Map<string, QueueBar>();
  known.forEach((item, index) => {
    if (item === undefined) return;
    for (const [id, bar] of bars) if (bar.to === undefined && !item.queues.has(id)) bars.set(id, { ...bar, to: index });
    for (const [id, user_id] of item.queues) {
      const lane = place(user_id);
      if (bars.has(id) || lane === undefined) continue;
      const taken = [...bars.values()].filter((bar) => bar.lane === lane && bar.to === undefined);
      const slot = taken.findIndex((_bar, free) => taken.every((bar) => bar.slot !== free));
      bars.set(id, { user_id, lane, slot: slot === -1 ? taken.length : slot, from: index });
    }
  });
  return bars;
}
