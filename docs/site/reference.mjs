// The reference as Markdown, from the source alone: `node docs/site/reference.mjs` writes it into docs/reference, which
// packing does. The site shows the same pages.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { fidelityPage } from "./fidelity-page.mjs";
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

/** The folders of operations by the names of their files, which are the identifiers. */
function operationFolders() {
  const files = readdirSync(join(root, "src/model/operations"), { recursive: true });
  return new Map(files.map((path) => [basename(path, ".ts"), dirname(path)]));
}

/**
 * The pages by their paths below docs/reference.
 *
 * @param draw - turns a graph in the language DOT into a drawing; without it, state machines are tables
 */
export function referenceOf(declared, draw) {
  const { OPERATIONS, REASONS, ERROR_CODES, LEVELS, fidelity, openApiDocument, featureLevelsPage, machinesPage } =
    declared;
  const folders = operationFolders();
  return new Map([
    ...referencePages({
      operations: Object.values(OPERATIONS).map((operation) => operation.declaration()),
      openApi: withNewer(openApiDocument(LEVELS.default), openApiDocument(LEVELS.newest)),
      fidelity: fidelity(),
      reasons: REASONS,
      codes: ERROR_CODES,
      folderOf: (id) => folders.get(id),
    }),
    ...filePages(),
    ["machines.md", machinesPage(draw)],
    ["feature-levels.md", featureLevelsPage()],
    ["fidelity.md", fidelityPage(fidelity())],
  ]);
}

/** Writes pages into docs/reference, and nothing else stays there. Links between pages become relative. */
export function writeReference(pages) {
  rmSync(reference, { recursive: true, force: true });
  for (const [path, markdown] of pages) {
    const file = join(reference, path);
    mkdirSync(dirname(file), { recursive: true });
    const linked = markdown.replaceAll(
      /\]\(\/([^)#]+)/g,
      (_link, target) => `](${relative(join("reference", dirname(path)), target)}`,
    );
    writeFileSync(file, `${linked}\n`);
  }
}

/** The page that lists the others, with their first sentences. The page of events lists those of events. */
export function indexPage(pages) {
  const rows = [...pages].map(([path, markdown]) => {
    const [, title = path, opening = ""] = /^# (.*)\n\n([^]*?\.)\s/.exec(markdown) ?? [];
    return { path, line: `- [${title}](${path}): ${opening.replace(/\s+/g, " ")}` };
  });
  const lines = (isShown) => rows.filter(({ path }) => isShown(path)).map(({ line }) => line);
  return [
    "# Reference",
    "",
    "Look up every operation, event, field, step and fault. The pages are made from the declarations of this version.",
    "",
    "## Operations by subject",
    "",
    ...lines((path) => path.startsWith("operations/")),
    "",
    "## Everything else",
    "",
    ...lines((path) => !path.includes("/")),
  ].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const pages = referenceOf(await declarations());
  writeReference(new Map([...pages, ["index.md", indexPage(pages)]]));
}
