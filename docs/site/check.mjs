// Opens the built site in a browser: no page has an error or a violation that axe finds, dark and light, wide and on a
// phone; the search finds an operation. With a folder as its argument it leaves pictures there.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const site = fileURLToPath(new URL("../.vitepress/dist", import.meta.url));
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const [pictures] = process.argv.slice(2);
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One page of each kind. */
const PAGES = [
  ...["index", "start", "playground", "reference/operations/messages", "reference/events", "reference/fixture"],
  ...[
    "reference/scenario",
    "reference/control-plane",
    "reference/machines",
    "reference/benchmark",
    "reference/fidelity",
  ],
];
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
if (!existsSync(executablePath)) {
  console.log("The site was not opened: there is no Chromium.");
  process.exit(0);
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
const problems = [];
try {
  for (const look of LOOKS) {
    const context = await browser.newContext(look);
    for (const path of PAGES) problems.push(...(await problemsOf(context, path, look)));
    await context.close();
  }
  problems.push(...(await searchProblems()));
} finally {
  await browser.close();
  server.close();
}
for (const problem of problems) console.error(problem);
console.log(`${PAGES.length} pages of the site in ${LOOKS.length} looks: ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;

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
  const width = await page.evaluate("document.documentElement.scrollWidth");
  if (width > viewport.width) found.push(`${place}: the page is ${width} pixels wide`);
  if (pictures !== undefined) {
    await page.screenshot({
      path: join(pictures, `${path.replaceAll("/", "-")}-${colorScheme}-${viewport.width}.png`),
    });
  }
  await page.close();
  return found;
}

async function searchProblems() {
  const page = await browser.newPage();
  await page.goto(`${url}/index.html`, { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill("create-scheduled-message");
  const found = page.getByRole("option").first();
  await found.waitFor({ timeout: 10_000 }).catch(() => undefined);
  const text = (await found.isVisible()) ? await found.innerText() : "nothing";
  return /create-scheduled-message/.test(text) ? [] : [`The search for create-scheduled-message finds ${text}.`];
}
