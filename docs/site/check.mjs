// Looks at the built site. Every page is in the menu, and a text leads to it. In a browser, no page is wider than a screen or
// a phone; a page of each kind has no error and no violation that axe finds, light and dark; the search finds what readers
// look for. With a folder as its argument it leaves pictures there.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { hiddenPages, pagesIn } from "./links.mjs";

const site = fileURLToPath(new URL("../.vitepress/dist", import.meta.url));
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const [pictures] = process.argv.slice(2);
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One page of each kind. */
const KINDS = [
  ...["index", "start", "faults", "playground", "reference/index", "reference/operations/messages", "reference/events"],
  ...["reference/events/reaction", "reference/errors", "reference/fixture", "reference/scenario"],
  ...["reference/control-plane", "reference/machines", "reference/benchmark", "reference/fidelity"],
];

/** What readers look for, and the page that is among the first results. */
const SEARCHES = {
  "create-scheduled-message": "/reference/operations/drafts.html",
  "reaction/add": "/reference/events/reaction.html",
  429: "/faults.html",
  "rate limit": "/faults.html",
  retry: "/faults.html",
  RATE_LIMIT_HIT: "/reference/errors.html",
  matchers: "/reference/scenario.html",
};
const FIRST_RESULTS = 4;

const LOOKS = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 390, height: 844 } },
];
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

if (!existsSync(site)) {
  console.error("The site is not built: npm run docs builds it.");
  process.exit(1);
}
const pages = pagesIn(site);
const problems = hiddenPages(pages);
if (!existsSync(executablePath)) {
  report("The site was not opened: there is no Chromium.");
  process.exit();
}
const server = createServer((request, response) => {
  const file = join(site, decodeURIComponent(new URL(request.url, "http://site").pathname));
  if (!file.startsWith(site) || !existsSync(file)) return response.writeHead(404).end();
  response
    .writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" })
    .end(readFileSync(file));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const kinds = KINDS.filter((path) => pages.has(`/${path}.html`));
try {
  for (const look of LOOKS) {
    const context = await browser.newContext(look);
    for (const path of kinds) problems.push(...(await problemsOf(context, path, look)));
    await context.close();
  }
  problems.push(...(await wideProblems()), ...(await searchProblems()));
} finally {
  await browser.close();
  server.close();
}
report(
  `${pages.size} pages of the site, ${kinds.length} of them in ${LOOKS.length} looks: ${problems.length} problems.`,
);

function report(sentence) {
  for (const problem of problems) console.error(problem);
  console.log(sentence);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function problemsOf(context, path, { colorScheme, viewport }) {
  const page = await context.newPage();
  const place = `${path}, ${colorScheme}, ${viewport.width} pixels`;
  const found = [];
  page.on("pageerror", (error) => found.push(`${place}: ${error.message}`));
  page.on("requestfailed", (request) => found.push(`${place}: ${request.url()} did not load`));
  await page.goto(`${url}/${path}.html`);
  await page.evaluate(AXE);
  // The theme's own parts are not ours to change; what the pages contain is.
  const { violations } = await page.evaluate(
    `axe.run('${path === "playground" ? "#app" : ".vp-doc"}', { resultTypes: ['violations'] })`,
  );
  for (const { id, help, nodes } of violations) found.push(`${place}: ${id}: ${help}: ${nodes[0]?.html.slice(0, 160)}`);
  if (pictures !== undefined) {
    await page.screenshot({
      path: join(pictures, `${path.replaceAll("/", "-")}-${colorScheme}-${viewport.width}.png`),
    });
  }
  await page.close();
  return found;
}

/** The pages that scroll sideways on a phone or a screen. */
async function wideProblems() {
  // Without scripts, pages look the same and open faster.
  const page = await browser.newPage({ javaScriptEnabled: false });
  const found = [];
  for (const path of [...pages.keys()].filter((path) => path !== "/playground.html")) {
    await page.goto(url + path);
    for (const { viewport } of LOOKS) {
      await page.setViewportSize(viewport);
      const width = await page.evaluate("document.documentElement.scrollWidth");
      if (width > viewport.width) found.push(`${path}: at ${viewport.width} pixels the page is ${width} pixels wide.`);
    }
  }
  await page.close();
  return found;
}

async function searchProblems() {
  const page = await browser.newPage();
  await page.goto(`${url}/index.html`);
  await page.getByRole("button", { name: "Search" }).click();
  const found = [];
  for (const [words, path] of Object.entries(SEARCHES)) {
    await page.getByRole("searchbox").fill("");
    await page.locator(".result").first().waitFor({ state: "detached" });
    await page.getByRole("searchbox").fill(words);
    const first = page.locator(`.result[href*="${path}"]`);
    await first
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    const results = await page.locator(".result").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    const best = results.slice(0, FIRST_RESULTS);
    if (!best.some((href) => href.includes(path)))
      found.push(`The search for ${words} finds ${best.join(", ") || "nothing"}.`);
  }
  await page.close();
  return found;
}
