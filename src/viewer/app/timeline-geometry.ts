/** Where the lanes and marks of the timeline are, in pixels. */
import type { TraceAccount } from "../../trace-player";
import type { QueueCounts } from "./queue-counts";
import type { Item } from "./run-items";
import { spanText } from "./words";

/** The height of the times above the lanes. */
export const HEAD = 26;

/** The height of a lane. */
export const LANE = 28;

/** A further queue of an account is a thinner lane below it. */
const THIN = 16;

const MOST_FURTHER = 2;
/** The least width of a jump of the clock. */
const FOLD = 40;

/** The lane of an account: the middle of its line, and its queues. */
export interface Lane {
  readonly account: TraceAccount;
  readonly y: number;
  readonly first: QueueCounts | undefined;
  readonly further: readonly { readonly queue: QueueCounts; readonly y: number }[];
}

/** The lanes of the accounts below each other, and where the last one ends. The first lane, of the world, is above them. */
export function lanesOf(
  shown: readonly TraceAccount[],
  queues: readonly QueueCounts[],
): { readonly own: readonly Lane[]; readonly end: number } {
  let top = HEAD + LANE;
  const own = shown.map((account): Lane => {
    const [first, ...others] = queues.filter(({ user_id }) => user_id === account.user_id);
    const y = top + LANE / 2;
    top += LANE;
    const further = others.slice(0, MOST_FURTHER).map((queue) => {
      top += THIN;
      return { queue, y: top - THIN / 2 };
    });
    return { account, y, first, further };
  });
  return { own, end: top };
}

/** Where the mark of a step is. */
export interface Place {
  readonly item: Item;
  readonly x: number;
}

/** The x of each step by its order: steps of one second are even, a jump is a band. */
export function places(
  all: readonly Item[],
  width: number,
): {
  readonly at: readonly Place[];
  readonly folds: readonly { x: number; width: number; item: Item }[];
  readonly seconds: readonly { x: number; at: number }[];
  readonly total: number;
} {
  const main = all.filter(({ b }) => b === 0);
  const folds: { x: number; width: number; item: Item }[] = [];
  const seconds: { x: number; at: number }[] = [];
  const moves = main.filter(({ row }) => (row.moved ?? 0) > 0).length;
  const groups = new Map<number, number>();
  for (const { row } of main) if ((row.moved ?? 0) === 0) groups.set(row.at, (groups.get(row.at) ?? 0) + 1);
  const space = width - moves * FOLD - groups.size * 30 - 20;
  const gap = Math.max(22, Math.min(48, space / Math.max(1, main.length - moves)));
  const at: Place[] = [];
  let x = 8;
  let second: number | undefined;
  let room = 0;
  for (const [index, item] of main.entries()) {
    if ((item.row.moved ?? 0) > 0) {
      const band = Math.max(FOLD, spanText(item.row.moved ?? 0).length * 6.6 + 18);
      folds.push({ x, width: band, item });
      at.push({ item, x: x + band / 2 });
      x += band;
      second = undefined;
      continue;
    }
    if (item.row.at !== second) {
      second = item.row.at;
      seconds.push({ x: x + 6, at: second });
      const few = groups.get(second) ?? 1;
      room = Math.max(0, 66 - few * gap);
      x += 6 + room / 2;
    }
    at.push({ item, x: x + gap / 2 });
    x += gap;
    const next = main[index + 1];
    if (next === undefined || next.row.at !== second || (next.row.moved ?? 0) > 0) x += room / 2;
  }
  return { at, folds, seconds, total: Math.max(width, x + 24) };
}

/** A line for as long as a queue exists. */
export function lifeOf(at: readonly Place[], y: number, { held }: QueueCounts, total: number): string {
  return at
    .map(({ item, x }, index) => (held[item.n - 1] === undefined ? "" : `M${x} ${y - 4}H${at[index + 1]?.x ?? total}`))
    .join("");
}

/** The number of events that a queue holds, as steps under its line. */
export function areaOf(at: readonly Place[], y: number, { held }: QueueCounts, total: number): string {
  const depth = (count: number): number => Math.min(10, count === 0 ? 0 : 1.5 + Math.log2(count + 1) * 1.8);
  let path = "";
  at.forEach(({ item, x }, index) => {
    const size = depth(held[item.n - 1] ?? 0);
    if (size === 0) return;
    const end = at[index + 1]?.x ?? total;
    path += `M${x} ${y + 2}h${end - x}v${size}h${x - end}z`;
  });
  return path;
}
