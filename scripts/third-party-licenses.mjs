/** Writes dist/THIRD-PARTY-LICENSES.txt: the licence of every package whose code the package contains. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Writes the file.
 *
 * @param inputs - the paths of all files that the bundler took in
 */
export function writeLicences(inputs, dist) {
  const packages = new Set(inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []));
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
}
