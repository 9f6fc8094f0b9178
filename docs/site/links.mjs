/** The links of the built site: which lead nowhere, and which pages no reader finds. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Pages without the parts of the site. */
const ALONE = ["/404.html", "/playground.html"];

/** The pages of a site by their paths, such as `/reference/events.html`. */
export function pagesIn(site) {
  const paths = readdirSync(site, { recursive: true }).filter((path) => path.endsWith(".html"));
  return new Map(paths.sort().map((path) => [`/${path}`, readFileSync(join(site, path), "utf8")]));
}

/** The links to parts of pages that are not there; the generator itself looks for missing pages. */
export function deadLinks(pages) {
  return [...pages].flatMap(([path, html]) =>
    linksIn(html, path)
      .filter(({ hash }) => hash !== "")
      .filter(({ pathname, hash }) => !pages.get(pathname)?.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
      .map(({ pathname, hash }) => `${path}: ${pathname}${hash}`),
  );
}

/** The pages that no text leads to from the home page, and those that the menu does not have. */
export function hiddenPages(pages) {
  const reached = new Set(["/index.html"]);
  for (const path of reached) {
    const html = pages.get(path) ?? "";
    for (const { pathname } of linksIn(path === "/index.html" ? html : contentOf(html), path)) reached.add(pathname);
  }
  const shown = [...pages.keys()].filter((path) => path !== "/index.html" && !ALONE.includes(path));
  return shown.flatMap((path) => [
    ...(reached.has(path) ? [] : [`${path}: no text of a page leads to it from the home page.`]),
    ...(isInMenu(path, pages) ? [] : [`${path}: it is not in the menu.`]),
  ]);
}

/** Every page with a menu shows the same one. */
function isInMenu(path, pages) {
  const menu = /<aside class="VPSidebar"[^]*?<\/aside>/.exec(pages.get(path))?.[0] ?? "";
  return linksIn(menu, path).some(({ pathname }) => pathname === path);
}

function contentOf(html) {
  return /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
}

function linksIn(html, path) {
  const links = [...html.matchAll(/<a[^>]* href="([^":]+)"/g)].map(([, href]) => new URL(href, `http://site${path}`));
  for (const link of links) if (link.pathname.endsWith("/")) link.pathname += "index.html";
  return links;
}
