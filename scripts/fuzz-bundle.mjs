// Bundles the files whose tests try properties into one program, with a stand-in for the test runner.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const standIn = join(root, "spec-tests/fuzz/named-tests.ts");
const worker = join(root, "spec-tests/fuzz/worker.ts");

/** The files under spec-tests that try properties, sorted. */
export function propertyFiles() {
  return readdirSync(join(root, "spec-tests"), { recursive: true })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => join("spec-tests", path))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("propertyRuns("))
    .sort();
}

/** Lets each file say its name before its tests are read, and puts the stand-in in the runner's place. */
const runnerStandIn = {
  name: "runner-stand-in",
  setup(plugin) {
    plugin.onResolve({ filter: /^vitest$/ }, ({ importer }) =>
      importer === standIn ? { path: "vitest", external: true } : { path: standIn },
    );
    plugin.onResolve({ filter: /^name-of:/ }, ({ path }) => ({
      path: path.slice("name-of:".length),
      namespace: "name-of",
    }));
    plugin.onLoad({ filter: /.*/, namespace: "name-of" }, ({ path }) => ({
      contents: `import { testsOf } from ${JSON.stringify(standIn)}; testsOf(${JSON.stringify(path)});`,
      resolveDir: root,
    }));
  },
};

/** Writes the bundle; gives its path. */
export async function fuzzBundle(files) {
  const outfile = join(root, "node_modules/.cache/realm-simulator", `fuzz-${process.pid}.mjs`);
  const lines = files.flatMap((file) => [
    `import "name-of:${file}";`,
    `import ${JSON.stringify(`./${relative(root, join(root, file))}`)};`,
  ]);
  await build({
    stdin: { contents: [...lines, `import ${JSON.stringify(worker)};`].join("\n"), resolveDir: root },
    outfile,
    bundle: true,
    ignoreAnnotations: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    logLevel: "silent",
    plugins: [runnerStandIn],
  });
  return outfile;
}
