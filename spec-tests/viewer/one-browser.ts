/** Starts one headless Chromium for all tests of pages. A machine without one skips them, and one line says so. */
import { existsSync } from "node:fs";
import { type BrowserServer, chromium } from "playwright-core";

/** The variable with the address of the browser for the test files; not set without a browser. */
export const BROWSER = "PAGES_BROWSER";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

let server: BrowserServer | undefined;

/** Called by the test runner before the tests. */
export async function setup(): Promise<void> {
  const executablePath = process.env["CHROMIUM"] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    console.log("No Chromium was found, so the tests of pages are skipped. The variable CHROMIUM names one elsewhere.");
    return;
  }
  server = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
  process.env[BROWSER] = server.wsEndpoint();
}

/** Called by the test runner after the tests. */
export async function teardown(): Promise<void> {
  await server?.close();
}
