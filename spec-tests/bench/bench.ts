/*
 * The figures of the library, all in one process: `npm run bench`, or `npm run bench -- --small` to see that it works.
 */
import { machineNoise } from "./measure";
import { tableOf, type BenchRow } from "./report";
import { markingRow, narrowRows, stretchRows, unreadRows } from "./rows-reading";
import { branchRow, createRow, crowdRow, memoryRow, sendingRows } from "./rows-writing";

const isSmall = process.argv.includes("--small");
const upTo = isSmall ? 1e4 : 1e6;
const sizes = [1e3, 1e4, 1e5, 1e6].filter((size) => size <= upTo);
const rows: BenchRow[] = [];

function add(make: () => BenchRow | readonly BenchRow[]): void {
  const made = make();
  for (const row of "what" in made ? [made] : made) {
    rows.push(row);
    process.stderr.write(`  ${row.what}: ${row.ratio || row.ours}\n`);
  }
}

add(() => sendingRows(sizes));
add(() => stretchRows(sizes));
add(() => unreadRows(sizes));
add(() => narrowRows(Math.min(upTo, 1e5)));
add(() => markingRow(Math.min(upTo, 1e5)));
add(() => crowdRow(isSmall ? 1000 : 100_000));
add(() => branchRow(isSmall ? 1000 : 100_000));
add(() => sizes.filter((size) => size <= 1e5).map(memoryRow));
add(createRow);

process.stdout.write(`${tableOf(rows)}\n\nnoise of this machine: ±${(machineNoise() * 100).toFixed(1)} %\n`);
