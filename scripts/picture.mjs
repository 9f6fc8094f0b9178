// Takes the picture of README.md again: the trace that `npm run demo` writes, as a browser shows it.
import { readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const reports = fileURLToPath(new URL("../reports/demo/", import.meta.url));
const picture = fileURLToPath(new URL("../docs/trace.png", import.meta.url));
const PLACE = "#/steps/9?tab=events&as=jonas@shipyard.test&theme=light";

const [trace] = readdirSync(reports).filter((name) => name.endsWith(".html"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1360, height: 640 } });
await page.goto(`${pathToFileURL(reports + trace).href}${PLACE}`);
await page.waitForFunction(() => performance.getEntriesByName("played").length > 0);
await page.screenshot({ path: picture });
await browser.close();
