// Bundles the tests and the faulty source into one program, with a stand-in for the test runner.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const standIn = join(root, "spec-tests/mutants/stand-in.ts");
const worker = join(root, "spec-tests/mutants/worker.ts");

/** What looks at the text of the source, or starts other programs. */
const LEFT_OUT = ["tidy/", "types/", "package/", "readme/", "campaign/", "mutants/", "cli/campaign-command"];
/** What takes long or compares with recordings: what it would notice, the tests of the rule itself have to notice. */
const WIDE = [
  ...["recordings/", "scenarios/shipped", "text/markdown/safety", "transport/", "wire/fuzz."],
  ...["client-campaign/", "laws/events-law", "laws/values-law", "machines/small-realms", "events/declared-events"],
];
/** What the stand-in cannot do: clocks and globals in the place of the real ones, and files that results are compared with. */
const NEEDS_RUNNER = /import \{[^}]*\bvi\b[^}]*\} from "vitest"|toMatchFileSnapshot/;

/** The files of tests, sorted. */
export function testFiles() {
  return readdirSync(join(root, "spec-tests"), { recursive: true })
    .filter((path) => path.endsWith(".test.ts") && ![...LEFT_OUT, ...WIDE].some((start) => path.startsWith(start)))
    .map((path) => join("spec-tests", path))
    .filter((path) => !NEEDS_RUNNER.test(readFileSync(join(root, path), "utf8")))
    .sort();
}

function plugin(changed) {
  return {
    name: "faults",
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

/** Files that a test reads are found from where the test stands, not from where the bundle does. */
function atHome(text, path) {
  return text
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
    .replaceAll("import.meta.dirname", JSON.stringify(join(path, "..")));
}

/** How often a fault may be run while it is awake: one that runs oftener keeps a loop from its end. */
const MOST_RUNS = 3_000_000;

/**
 * Writes the bundle, gives its path, and takes it away at the end. Its program has `__at(PLACE)`, which notes that a place was reached and gives the number of the
 * fault that is awake, and `__is(NUMBER)`, whether a fault is.
 *
 * @param changed - from a path of the source and its text the text with all its faults, each asleep
 */
export async function bundled(files, changed) {
  const outfile = join(root, "node_modules/.cache/realm-simulator", `mutants-${process.pid}.mjs`);
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
        `const __isRun = () => { if (++__runs > ${MOST_RUNS}) throw new Error("The fault keeps a loop from its end."); return true; };`,
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
