/** A plugin of esbuild that writes the licence of every package whose code the builds contain. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** @param file - the file to write; all builds that share the plugin add to it */
export function licences(file) {
  const packages = new Set();
  return {
    name: "licences",
    setup(build) {
      build.onEnd(({ metafile }) => {
        for (const path of Object.keys(metafile?.inputs ?? {})) {
          const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
          if (name !== undefined) packages.add(name);
        }
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, licencesOf([...packages].sort()));
      });
    },
  };
}

function licencesOf(packages) {
  const parts = packages.map((name) => {
    const folder = join("node_modules", name);
    const licenceFile = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
    if (licenceFile === undefined) throw new Error(`${name} is bundled, but ${folder} has no licence file.`);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, licenceFile), "utf8").trim()}\n`;
  });
  const opening = "This package contains code of the following packages, each under its own licence.\n";
  return [opening, ...parts].join(`\n${"-".repeat(80)}\n\n`);
}
