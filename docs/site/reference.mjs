// The reference as Markdown, from the source alone: `node docs/site/reference.mjs` writes it into docs/reference, which
// packing does. The site shows the same pages.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { filePages } from "./file-pages.mjs";
import { referencePages, withNewer } from "./operation-pages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const reference = join(root, "docs/reference");

/** The declarations, bundled from the source. */
export async function declarations() {
  const { outputFiles } = await build({
    entryPoints: [join(root, "docs/site/declared.ts")],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  const [{ text }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`);
}

/**
 * The pages by their paths below docs/reference.
 *
 * @param draw - turns a graph in the language DOT into a drawing; without it, state machines are tables
 */
export function referenceOf(declared, draw) {
  const { OPERATIONS, REASONS, LEVELS, fidelity, openApiDocument, featureLevelsPage, machinesPage } = declared;
  return new Map([
    ...referencePages({
      operations: Object.values(OPERATIONS).map((operation) => operation.declaration()),
      openApi: withNewer(openApiDocument(LEVELS.default), openApiDocument(LEVELS.newest)),
      fidelity: fidelity(),
      reasons: REASONS,
    }),
    ...filePages(),
    ["machines.md", machinesPage(draw)],
    ["feature-levels.md", featureLevelsPage()],
  ]);
}

/** Writes pages into docs/reference, and nothing else stays there. Links between pages become relative. */
export function writeReference(pages) {
  rmSync(reference, { recursive: true, force: true });
  for (const [path, markdown] of pages) {
    const file = join(reference, path);
    mkdirSync(dirname(file), { recursive: true });
    const linked = markdown.replaceAll(
      /\]\(\/reference\/([^)#]+)/g,
      (_link, target) => `](${relative(dirname(path), target) || target}`,
    );
    writeFileSync(file, `${linked}\n`);
  }
}

/** The page that lists the others. */
export function indexPage(pages) {
  const titles = [...pages].map(([path, markdown]) => [path, /^# (.*)$/m.exec(markdown)?.[1] ?? path]);
  const link = ([path, title]) => `- [${title}](${path})`;
  const isOperations = ([path]) => path.startsWith("operations/");
  return [
    "# Reference",
    "",
    "Made from the declarations of this version.",
    "",
    ...titles.filter((row) => !isOperations(row)).map(link),
    "",
    "## Operations by subject",
    "",
    ...titles.filter(isOperations).map(link),
  ].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const pages = referenceOf(await declarations());
  writeReference(new Map([...pages, ["index.md", indexPage(pages)]]));
}
