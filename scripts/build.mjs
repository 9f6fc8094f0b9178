/**
 * Builds the package into dist: every file directly in `src` is an entry, as ES module and as CommonJS, and the program
 * stands beside them. What entries and the program share is written once, in chunks that they import. The types of
 * everything are checked, tests too, and the declarations written, but for `--no-types`.
 */
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { buildViewer } from "./build-viewer.mjs";
import { buildTypes } from "./build-types.mjs";
import { fewerFiles, filesReached } from "./fewer-files.mjs";
import { marksOfPurity } from "./marks-of-purity.mjs";
import { shortCode } from "./short-code.mjs";
import { skippableCode } from "./skippable-code.mjs";
import { writeLicences } from "./third-party-licenses.mjs";
import { valuesWhenAsked } from "./values-when-asked.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

/** The entries that are of use without the main one, and then should not bring it along. */
const LIGHT = ["matchers.js", "trace.js"];

/** The entries of the package: `{ name: file }`. */
export function entries() {
  const files = readdirSync(join(root, "src")).filter((file) => file.endsWith(".ts"));
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ""), join("src", file)]));
}

/** The modules of a build by the names of their files, and the files that went into it. */
async function bundle() {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { ...entries(), cli: "src/cli/cli.ts" },
    outdir: "dist",
    chunkNames: "chunk-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    external: ["node:*", "fast-check"],
    alias: { srvx: "srvx/node" },
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  const modules = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return { modules, inputs: Object.keys(metafile.inputs) };
}

/** The entries once more, with the files that they reach, as CommonJS; the program is left to ES modules. */
async function writeCommonJs(modules) {
  const files = new Set(Object.keys(entries()).flatMap((name) => [...filesReached(modules, `${name}.js`)]));
  for (const file of files) {
    const { code } = await transform(modules.get(file), { format: "cjs", target: "es2022" });
    const renamed = code.replace(/((?:require|import)\("\.\/[\w-]+)\.js"\)/g, '$1.cjs")');
    writeFileSync(join(dist, file.replace(/\.js$/, ".cjs")), renamed);
  }
}

async function main() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const types = process.argv.includes("--no-types") ? 0 : buildTypes(root, entries());
  const { modules, inputs } = await bundle();
  const fewer = await fewerFiles(modules, LIGHT);
  for (const file of ["base.js", "core.js"]) fewer.set(file, await shortCode(fewer.get(file)));
  const marked = new Map([...fewer].map(([file, code]) => [file, marksOfPurity(code)]));
  const asked = valuesWhenAsked(
    marked,
    Object.keys(entries()).map((name) => `${name}.js`),
  );
  const written = new Map([...asked].map(([file, code]) => [file, skippableCode(code)]));
  for (const [file, code] of written) writeFileSync(join(dist, file), code);
  await writeCommonJs(written);
  chmodSync(join(dist, "cli.js"), 0o755);
  await buildViewer();
  writeLicences(inputs, dist);
  process.exitCode = await types;
}

await main();
