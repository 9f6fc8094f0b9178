/** The bars of the timeline of a long run: how many steps each account has in each part of it. */
import { isTrouble } from "./filter";
import type { Item } from "./run-items";
import { HEAD, LANE } from "./timeline-geometry";

/** The width of a bar with the space after it, in pixels. */
const BAR = 4;

/** The steps of one account in one column, and those of them that were refused, failed or met a fault. */
interface BarCount {
  readonly all: number;
  readonly bad: number;
}

/** The counts by account and column, and the largest of them. */
export interface Bars {
  readonly columns: number;
  readonly counts: ReadonlyMap<string, BarCount>;
  readonly most: number;
}

/** The number of the last step; at least 1. */
export function lastStep(all: readonly Item[]): number {
  return Math.max(1, all.at(-1)?.n ?? 1);
}

/** Counts steps by column. Steps of accounts that are not shown count for the world, account 0. */
export function barsOf(all: readonly Item[], shown: readonly number[], width: number): Bars {
  const last = lastStep(all);
  const columns = Math.max(1, Math.floor(width / BAR));
  const counts = new Map<string, BarCount>();
  let most = 1;
  for (const { n, row } of all) {
    const column = Math.floor(((n - 1) / last) * columns);
    const key = `${shown.includes(row.account) ? row.account : 0}:${column}`;
    const before = counts.get(key) ?? { all: 0, bad: 0 };
    const count = { all: before.all + 1, bad: before.bad + (isTrouble(row) ? 1 : 0) };
    most = Math.max(most, count.all);
    counts.set(key, count);
  }
  return { columns, counts, most };
}

/** Where the lane of an account ends, from its place below each other. */
export function laneBottom(place: number): number {
  return HEAD + LANE * (place + 1) - 3;
}

/** The bars of an account as paths: of all steps, and on top those in trouble. */
export function barPaths(
  { columns, counts, most }: Bars,
  account: number,
  bottom: number,
): { all: string; bad: string } {
  const paths = { all: "", bad: "" };
  for (let column = 0; column < columns; column += 1) {
    const count = counts.get(`${account}:${column}`);
    if (count === undefined) continue;
    const size = Math.max(2, (count.all / most) * (LANE - 7));
    paths.all += `M${column * BAR} ${bottom}v${-size}h3v${size}z`;
    if (count.bad > 0)
      paths.bad += `M${column * BAR} ${bottom - size}h3v${Math.max(3, (count.bad / count.all) * size)}h-3z`;
  }
  return paths;
}
