// Bundles the tests and the faulty source into one program, with a stand-in for the test runner.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { planted } from "./mutants-plant.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const standIn = join(root, "spec-tests/mutants/stand-in.ts");
const worker = join(root, "spec-tests/mutants/worker.ts");

/** What looks at the text of the source, or starts other programs. */
const LEFT_OUT = ["tidy/", "types/", "package/", "readme/", "campaign/", "cli/"];
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

function plugin(faults, places) {
  return {
    name: "faults",
    setup(setup) {
      setup.onResolve({ filter: /^vitest$/ }, ({ importer }) =>
        importer === standIn ? { path: "vitest", external: true } : { path: standIn },
      );
      setup.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        const here = faults.get(relative(root, path));
        const { text: changed } =
          here === undefined ? { text } : planted(path, text, here, (numbers) => places.push(numbers) - 1);
        return { loader: "ts", contents: atHome(changed, path) };
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

/**
 * Writes the bundle.
 *
 * @param faults - by file, each `{ number, from, to, by, changed }`
 * @returns for each place of a fault the numbers of its faults
 */
export async function bundled(outfile, files, faults) {
  const places = [];
  const loads = files.map((file) => `[${JSON.stringify(file)}, () => import(${JSON.stringify(join(root, file))})],`);
  const lines = [
    `import { work } from ${JSON.stringify(worker)};`,
    `work([${loads.join("\n")}], { awaken: (number) => void (__awake = number), reached: __reached });`,
  ];
  await build({
    stdin: { contents: lines.join("\n"), resolveDir: root, loader: "js" },
    banner: {
      js: [
        "const __reached = new Uint8Array(100_000);",
        "let __awake = -1;",
        "const __at = (place) => { __reached[place] = 1; return __awake; };",
      ].join("\n"),
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "silent",
    plugins: [plugin(faults, places)],
  });
  return places;
}
