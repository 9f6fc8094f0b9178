// Builds the documentation site into docs/.vitepress/dist: the guides, the reference from the declarations, and the
// playground. It needs the built package. The site has packages of its own, which are installed into docs.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { benchmarkPage } from "./benchmark-page.mjs";
import { fidelityPage } from "./fidelity-page.mjs";
import { filePages } from "./file-pages.mjs";
import { referencePages, withNewer } from "./operation-pages.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const docs = join(root, "docs");

const npm = (...args) => execFileSync("npm", args, { cwd: docs, stdio: "inherit" });
npm("ci", "--no-audit", "--no-fund", "--loglevel=error");

const say = (args) =>
  JSON.parse(execFileSync(process.execPath, [join(root, "dist/cli.js"), ...args], { maxBuffer: 2 ** 28 }));
const fidelity = say(["fidelity", "--json"]);
const operations = referencePages({
  library: await import("../../dist/index.js"),
  openApi: withNewer(say(["openapi"]), say(["openapi", "--feature-level", "newest"])),
  fidelity,
  reasons: (await sourceModule("src/protocol/refusals/reasons.ts")).REASONS,
});
const { instance } = await import("../node_modules/@viz-js/viz/dist/viz.js");
const graphs = await instance();
const { machinesPage } = await sourceModule("docs/site/machines-page.ts");
const { featureLevelsPage } = await sourceModule("docs/site/feature-levels-page.ts");
const pages = new Map([
  ...operations,
  ...filePages(),
  ["machines.md", machinesPage((dot) => svgOf(graphs.renderString(dot, { format: "svg" })))],
  ["feature-levels.md", featureLevelsPage()],
  ["fidelity.md", fidelityPage(fidelity)],
  ["benchmark.md", benchmarkPage(join(root, "reports/bench.json"))],
]);
rmSync(join(docs, "reference"), { recursive: true, force: true });
for (const [path, markdown] of pages) write(join(docs, "reference", path), `${markdown}\n`);

const playground = readFileSync(join(root, "dist/viewer.html"), "utf8")
  .replaceAll("{{title}}", "Playground")
  .replace("{{summary}}", "")
  .replace("{{data}}", "null");
write(join(docs, "public/viewer.html"), playground);
copyFileSync(join(docs, "trace.png"), join(docs, "public/trace.png"));

npm("run", "build", "--silent");
const dead = deadLinks(join(docs, ".vitepress/dist"));
if (dead.length > 0) {
  console.error(`Links that lead nowhere:\n  ${dead.join("\n  ")}`);
  process.exitCode = 1;
}
console.log(`The site is in ${join(docs, ".vitepress/dist")}: ${pages.size} pages of reference.`);

/** A module of the project's source, which the package does not export. */
async function sourceModule(path) {
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}

/** A drawing as a part of a page: in the color of its text, without the head of a file. */
function svgOf(file) {
  return file
    .slice(file.indexOf("<svg"))
    .replace(/<!--[^]*?-->|<title>[^]*?<\/title>/g, "")
    .replaceAll(/(stroke|fill)="black"/g, '$1="currentColor"')
    .replaceAll("<text ", '<text fill="currentColor" ')
    .replaceAll(/\s*\n\s*/g, " ");
}

/** The links of the site to parts of pages that are not there; the generator itself looks for missing pages. */
function deadLinks(site) {
  const paths = readdirSync(site, { recursive: true }).filter((path) => path.endsWith(".html"));
  const html = new Map(paths.map((path) => [`/${path}`, readFileSync(join(site, path), "utf8")]));
  return [...html].flatMap(([page, content]) => {
    const links = [...content.matchAll(/<a[^>]* href="([^":]*#[^"]+)"/g)];
    return links
      .map(([, href]) => new URL(href, `http://site${page}`))
      .filter(({ pathname, hash }) => !html.get(pathname)?.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
      .map(({ pathname, hash }) => `${page}: ${pathname}${hash}`);
  });
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
