// Builds the documentation site into docs/.vitepress/dist: the guides, the reference from the declarations, and the
// playground, which is a page without the parts of the site. It needs the built package. The site has packages of its
// own, which are installed into docs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { benchmarkPages } from "./benchmark-page.mjs";
import { deadLinks, pagesIn } from "./links.mjs";
import { declarations, indexPage, referenceOf, writeReference } from "./reference.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const docs = join(root, "docs");

const page = join(root, "dist/viewer.html");
if (!existsSync(page)) end("The package is not built: npm run docs builds it, and then the site.");
const npm = (...args) => execFileSync("npm", args, { cwd: docs, stdio: ["ignore", "inherit", "pipe"] });
try {
  npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
} catch (error) {
  const [, code = "no reason given"] = /npm error code (\w+)/.exec(String(error.stderr)) ?? [];
  end(`The packages of the site could not be installed into docs, which needs the network once: ${code}.`);
}

const { instance } = await import("../node_modules/@viz-js/viz/dist/viz.js");
const graphs = await instance();
const declared = await declarations();
const pages = new Map([
  ...referenceOf(declared, (dot) => svgOf(graphs.renderString(dot, { format: "svg" }))),
  ...benchmarkPages(join(root, "reports/bench.json")),
]);
writeReference(new Map([...pages, ["index.md", indexPage(pages)]]));

const playground = readFileSync(page, "utf8")
  .replaceAll("{{title}}", "Playground")
  .replace("{{summary}}", "")
  .replace("{{data}}", "null");
write(join(docs, "public/playground.html"), playground);

npm("run", "build", "--silent");
const dead = deadLinks(pagesIn(join(docs, ".vitepress/dist")));
if (dead.length > 0) {
  console.error(`Links that lead nowhere:\n  ${dead.join("\n  ")}`);
  process.exitCode = 1;
}
console.log(`The site is in ${join(docs, ".vitepress/dist")}: ${pages.size} pages of reference.`);

function end(sentence) {
  console.error(sentence);
  process.exit(1);
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

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
