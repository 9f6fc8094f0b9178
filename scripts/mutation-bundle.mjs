// Bundles the tests and the mutated source into one program, with a replacement of the test runner.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const standIn = join(root, "spec-tests/mutation/stand-in.ts");
const worker = join(root, "spec-tests/mutation/worker.ts");

/** Tests that read the source as text, or start other programs. */
const LEFT_OUT = ["tidy/", "types/", "package/", "readme/", "campaign/", "cli/campaign-command"];
/** Slow tests, and tests that compare with recordings: the tests of the rule itself must notice the mutant. */
const WIDE = [
  ...["recordings/", "scenarios/shipped", "text/markdown/safety", "server/", "wire/fuzz."],
  ...["client-campaign/", "laws/events-law", "laws/values-law", "machines/small-realms", "events/declared-events"],
];
/** What the replacement cannot do: fake clocks and globals, and snapshot files. */
const NEEDS_RUNNER = /import \{[^}]*\bvi\b[^}]*\} from "vitest"|toMatchFileSnapshot/;

/** The test files, sorted. */
export function testFiles() {
  return readdirSync(join(root, "spec-tests"), { recursive: true })
    .filter((path) => path.endsWith(".test.ts") && ![...LEFT_OUT, ...WIDE].some((start) => path.startsWith(start)))
    .map((path) => join("spec-tests", path))
    .filter((path) => !NEEDS_RUNNER.test(readFileSync(join(root, path), "utf8")))
    .sort();
}

function plugin(changed) {
  return {
    name: "mutants",
    setup(setup) {
      setup.onResolve({ filter: /^vitest$/ }, ({ importer }) =>
        importer === standIn ? { path: "vitest", external: true } : { path: standIn },
      );
      setup.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        return { loader: "ts", contents: atHome(changed(relative(root, path), text), path) };
      });
    },
  };
}

/** Paths of files that a test reads are relative to the test, not to the bundle. */
function atHome(text, path) {
  return text
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
    .replaceAll("import.meta.dirname", JSON.stringify(join(path, "..")));
}

/** How often an active mutant may run: more often means that a loop does not end. */
const MOST_RUNS = 3_000_000;

/**
 * Writes the bundle and returns its path; the file is deleted at the end. In the program, `__at(PLACE)` records that a
 * place was reached and returns the number of the active mutant, and `__is(NUMBER)` says whether a mutant is active.
 *
 * @param changed - a path of the source and its text to the text with all its mutants
 */
export async function bundled(files, changed) {
  const outfile = join(root, "node_modules/.cache/realm-simulator", `mutation-${process.pid}.mjs`);
  process.on("exit", () => rmSync(outfile, { force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));

  const loads = files.map((file) => `[${JSON.stringify(file)}, () => import(${JSON.stringify(join(root, file))})],`);
  const lines = [
    `import { work } from ${JSON.stringify(worker)};`,
    `const awaken = (number) => void ((__awake = number), (__runs = 0));`,
    `work([${loads.join("\n")}], { awaken, reached: __reached, runs: () => __runs });`,
  ];
  await build({
    stdin: { contents: lines.join("\n"), resolveDir: root, loader: "js" },
    banner: {
      js: [
        "const __reached = new Uint8Array(100_000);",
        "let __awake = -1, __runs = 0;",
        "const __at = (place) => { __reached[place] = 1; return __awake; };",
        "const __is = (number) => number === __awake && __isRun();",
        `const __isRun = () => { if (++__runs > ${MOST_RUNS}) throw new Error("The mutant keeps a loop from its end."); return true; };`,
      ].join("\n"),
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "silent",
    plugins: [plugin(changed)],
  });
  return outfile;
}
