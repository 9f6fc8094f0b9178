// Writes dist/THIRD-PARTY-LICENSES.txt: the licence of every package whose code the bundles contain. The bundler marks
// the start of each file that it takes in with a comment naming its path; that is where the list comes from.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

const packages = new Set();
for (const file of readdirSync(dist).filter((name) => /\.c?js$/.test(name))) {
  const code = readFileSync(join(dist, file), "utf8");
  for (const [, name] of code.matchAll(/^\/\/ .*?\bnode_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)) packages.add(name);
}

const parts = [...packages].sort().map((name) => {
  const folder = join(root, "node_modules", name);
  const licenceFile = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (licenceFile === undefined) throw new Error(`${name} is bundled, but has no licence file in ${folder}.`);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, licenceFile), "utf8").trim()}\n`;
});
const opening = "This package contains code of the following packages, each under its own licence.\n";
const line = `\n${"-".repeat(80)}\n\n`;
writeFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), [opening, ...parts].join(line));
