/*
 * The figures of the library, all in one process: `npm run bench`, or `npm run bench -- --small` to see that it works.
 * `npm run bench -- --against FOLDER` times `dist` against another build of it instead, round by round in turns.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { rowsAgainst } from "./against";
import { machineNoise } from "./measure";
import { benchOptions } from "./options";
import { type BenchRow, tableOf } from "./report";
import { faultRows, firstCampaignRow, plansMemoryRow, playFirstCampaign, PLAYS_CAMPAIGN } from "./rows-campaigns";
import { editingRows } from "./rows-editing";
import { evidenceRows } from "./rows-evidence";
import { levelRow, newestSimulatorRow } from "./rows-levels";
import { beginningRows, firstUseRows } from "./rows-loading";
import { markingRow, narrowRows, rangeRows, unreadRows } from "./rows-reading";
import { slowestMessageRow } from "./rows-rendering";
import { servedRows } from "./rows-served";
import { fetchTransportRow, mockServerRows, serverStartRow, unseenInspectorRow } from "./rows-transports";
import { branchRow, createRow, crowdRow, memoryRow, sendingRows } from "./rows-writing";

const { isSmall, against } = benchOptions();
const upTo = isSmall ? 1e4 : 1e6;
const middle = Math.min(upTo, 1e5);
const sizes = [1e3, 1e4, 1e5, 1e6].filter((size) => size <= upTo);
const rows: BenchRow[] = [];

async function add(make: () => BenchRow | readonly BenchRow[] | Promise<BenchRow | readonly BenchRow[]>): Promise<void> {
  const made = await make();
  for (const row of "what" in made ? [made] : made) {
    rows.push(row);
    process.stderr.write(`  ${row.what}: ${row.ratio || row.ours}\n`);
  }
}

if (against !== undefined) {
  process.stdout.write(`${tableOf(await rowsAgainst(resolve("dist"), against, isSmall ? 1000 : 10_000))}\n`);
  process.exit();
}

if (PLAYS_CAMPAIGN) {
  await playFirstCampaign();
  process.exit();
}

await add(() => firstCampaignRow(isSmall ? 1 : 5));
await add(() => sendingRows(sizes));
await add(() => rangeRows(sizes));
await add(() => crowdRow(isSmall ? 1000 : 100_000));
await add(() => branchRow(isSmall ? 1000 : 100_000));
await add(() => sizes.filter((size) => size >= 1e4 && size <= 1e5).map(memoryRow));
await add(() => unreadRows(sizes));
await add(() => narrowRows(middle));
await add(() => markingRow(middle));
await add(() => editingRows(sizes));
await add(() => mockServerRows(Math.min(upTo, 1e4)));
await add(() => fetchTransportRow(Math.min(upTo, 1e4)));
await add(() => unseenInspectorRow(Math.min(upTo, 1e4)));
await add(() => evidenceRows(Math.min(upTo, 1e4)));
await add(slowestMessageRow);
await add(levelRow);
await add(newestSimulatorRow);
await add(createRow);
await add(beginningRows);
await add(() => firstUseRows(isSmall ? 5 : 20));
await add(serverStartRow);
await add(() => servedRows(isSmall ? 100 : 1000, isSmall ? 1 : 5));
await add(faultRows);
await add(() => plansMemoryRow(isSmall ? 200 : 3000));

const noise = machineNoise();
process.stdout.write(`${tableOf(rows)}\n\nnoise of this machine: ±${(noise * 100).toFixed(1)} %\n`);
// For the page of the documentation site.
mkdirSync("reports", { recursive: true });
writeFileSync("reports/bench.json", JSON.stringify({ isSmall, noise, rows }));
