/**
 * A plugin of the test runner: the files of src are compiled once, file by file, and every test loads them as the
 * modules of Node that they are for users. The runner's own way of loading puts a getter before every name that one
 * file takes from another, which costs the tests a quarter of their time. Not while files are watched, and not with
 * `--changed`: then the runner itself has to see which file imports which.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "src");
/** A folder for each process, so that two runs at the same time do not meet. */
const compiled = join(root, "node_modules/.cache/realm-simulator", `src-${process.pid}`);

/** The file that an import means: a file of src, or an entry by the package's name; undefined for other packages. */
function fileOf(specifier, importer) {
  const entry = /^realm-simulator(?:\/([\w-]+))?$/.exec(specifier);
  if (entry !== null) return join(source, `${entry[1] ?? "index"}.ts`);
  if (!specifier.startsWith(".")) return undefined;
  const path = join(dirname(importer), specifier);
  return [path, `${path}.ts`].find((file) => file.endsWith(".ts") && existsSync(file));
}

const compiledNameOf = (file) => join(compiled, relative(source, file)).replace(/\.ts$/, ".mjs");

/** Every file stays a file of its own, and imports the compiled files next to it. */
const nextToEachOther = {
  name: "next to each other",
  setup(setup) {
    setup.onResolve({ filter: /^\./ }, ({ path, importer }) => {
      const file = importer === "" ? undefined : fileOf(path, importer);
      if (file === undefined) return undefined;
      const name = relative(dirname(importer), file).replace(/\.ts$/, ".mjs");
      return { path: name.startsWith(".") ? name : `./${name}`, external: true };
    });
  },
};

async function compile() {
  const files = readdirSync(source, { recursive: true }).filter((path) => path.endsWith(".ts"));
  process.on("exit", () => rmSync(compiled, { recursive: true, force: true }));
  await build({
    entryPoints: files.map((file) => join(source, file)),
    outbase: source,
    outdir: compiled,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "warning",
    plugins: [nextToEachOther],
  });
}

export function compiledSource() {
  let isFollowed = false;
  let isCompiled;
  return {
    name: "compiled source",
    enforce: "pre",
    async configResolved({ test }) {
      isFollowed = test?.watch === true || process.argv.includes("--changed");
      if (!isFollowed) await (isCompiled ??= compile());
    },
    resolveId(specifier, importer) {
      const file = importer === undefined ? undefined : fileOf(specifier, importer);
      if (file?.startsWith(source + "/") !== true) return undefined;
      return isFollowed ? file : compiledNameOf(file);
    },
  };
}
