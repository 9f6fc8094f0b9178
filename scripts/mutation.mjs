// Mutates rooms of the source mechanically with Stryker, each by the tests around it, and writes docs/mutation.md from
// what came of it. A room that was mutated before is tried again only where it or its tests have changed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mutationPage, scoresOf } from "./mutation-page.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const HELP = `mutation [ROOM…]: mutates rooms, or subjects in them, as rules/moving; --page writes only the page anew
`;
const rooms = process.argv.slice(2).filter((room) => room !== "--page");
if (process.argv.includes("--help")) {
  process.stdout.write(HELP);
  process.exit(0);
}
const unknown = rooms.find((room) => room.startsWith("-") || !existsSync(join(root, "src", room)));
if (unknown !== undefined || (rooms.length === 0 && !process.argv.includes("--page"))) {
  process.stderr.write(unknown === undefined ? HELP : `mutation: there is no room ${unknown}. ${HELP}`);
  process.exit(2);
}

const DATA = join(root, "spec-tests/mutants/mutation.json");
const known = JSON.parse(readFileSync(DATA, "utf8"));
for (const room of rooms) {
  const { status } = spawnSync("npx", ["stryker", "run", "scripts/stryker.config.mjs"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, MUTATION_ROOM: room },
  });
  if (status !== 0) process.exit(1);
}
const folder = join(root, "reports/mutation");
for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
  Object.assign(known, scoresOf(JSON.parse(readFileSync(join(folder, file), "utf8"))));
}
const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(DATA, `${JSON.stringify(sorted, null, 2)}\n`);
writeFileSync(join(root, "docs/mutation.md"), mutationPage(sorted));
