/** Pages in a real browser. A test fails if a page logs an error, or sends a request to another host. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { type PageData, viewerPage } from "../../src/testing/trace/save-trace";
import { BROWSER } from "./one-browser";

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The server of a page may end before the page does. */
const HAS_ENDED = /ERR_CONNECTION_(?:REFUSED|RESET)/;

export interface Pages {
  /** Writes the page that shows the data, and returns its address. */
  save(data: PageData): Promise<string>;
  /** Opens an address. */
  open(address: string, viewport?: typeof WIDE): Promise<Page>;
  /** Opens a trace, and waits until it was played again. */
  openPlayed(address: string, viewport?: typeof WIDE): Promise<Page>;
}

/** Tests with pages; they run where there is a browser. */
export function describePages(name: string, tests: (pages: Pages) => void): void {
  const address = process.env[BROWSER];
  describe.runIf(address !== undefined)(name, () => {
    let browser: Browser;
    let folder: string;
    let count = 0;
    const problems: string[] = [];
    beforeAll(async () => {
      browser = await chromium.connect(address ?? "");
      folder = await mkdtemp(join(tmpdir(), "pages-"));
    });
    afterEach(() => {
      expect(problems.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await browser.close();
      await rm(folder, { recursive: true });
    });
    const open = async (opened: string, viewport = WIDE): Promise<Page> => {
      const page = await browser.newPage({ viewport, colorScheme: "light" });
      page.setDefaultTimeout(15_000);
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !HAS_ENDED.test(message.text())) problems.push(message.text());
      });
      page.on("dialog", (dialog) => problems.push(`dialog: ${dialog.message()}`));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol !== "data:" && url.origin !== new URL(opened).origin) problems.push(`asked ${url.href}`);
      });
      await page.goto(opened);
      return page;
    };
    tests({
      open,
      openPlayed: async (opened, viewport) => {
        const page = await open(opened, viewport);
        await played(page);
        return page;
      },
      save: async (data) => {
        count += 1;
        const file = join(folder, `${count}.html`);
        await writeFile(file, await viewerPage(data));
        return pathToFileURL(file).href;
      },
    });
  });
}

/** Waits until the page has played its run. */
export async function played(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("played").length > 0);
}

/** The fragment of the address. */
export async function fragment(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}
