/**
 * Builds the package into dist: every file directly in `src` is an entry, as ES module and as CommonJS, and the program
 * stands beside them. What entries and the program share is written once, in chunks that they import.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { marksOfPurity } from "./marks-of-purity.mjs";
import { valuesWhenAsked } from "./values-when-asked.mjs";
import { writeLicences } from "./third-party-licenses.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

/** The entries of the package: `{ name: file }`. */
export function entries() {
  const files = readdirSync(join(root, "src")).filter((file) => file.endsWith(".ts"));
  return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ""), join("src", file)]));
}

async function bundle() {
  const { metafile } = await build({
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
    logLevel: "warning",
  });
  return metafile;
}

/** The files that an output needs to be loaded, itself included; the program's own are left to ES modules. */
function filesOf(metafile, entry) {
  const found = new Set();
  const left = [entry];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { path: next, external } of metafile.outputs[path].imports) if (!external) left.push(next);
  }
  return found;
}

async function writeCommonJs(metafile) {
  const files = new Set(Object.keys(entries()).flatMap((name) => [...filesOf(metafile, `dist/${name}.js`)]));
  for (const file of files) {
    const { code } = await transform(readFileSync(join(root, file), "utf8"), { format: "cjs", target: "es2022" });
    const renamed = code.replace(/((?:require|import)\("\.\/[\w-]+)\.js"\)/g, '$1.cjs")');
    writeFileSync(join(root, file.replace(/\.js$/, ".cjs")), renamed);
  }
}

async function main() {
  rmSync(dist, { recursive: true, force: true });
  const metafile = await bundle();
  const files = readdirSync(dist);
  const marked = new Map(files.map((file) => [file, marksOfPurity(readFileSync(join(dist, file), "utf8"))]));
  const code = valuesWhenAsked(
    marked,
    Object.keys(entries()).map((name) => `${name}.js`),
  );
  for (const file of files) writeFileSync(join(dist, file), code.get(file));
  await writeCommonJs(metafile);
  chmodSync(join(dist, "cli.js"), 0o755);
  writeLicences(Object.keys(metafile.inputs), dist);
  if (!process.argv.includes("--no-types")) {
    execFileSync(process.execPath, ["node_modules/tsup/dist/cli-default.js", "--silent"], {
      cwd: root,
      stdio: "inherit",
    });
  }
}

await main();
