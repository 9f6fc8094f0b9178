// Takes the pictures of the pages again, as a browser shows them, light and dark: the trace that `npm run demo` writes, and
// the counterexample of a campaign with a client that ignores deleted messages.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { campaign } from "../dist/campaign.js";
import { saveCampaignTrace } from "../dist/trace-file.js";

const reports = fileURLToPath(new URL("../reports/demo/", import.meta.url));
const pictures = fileURLToPath(new URL("../docs/", import.meta.url));

/** Counts unread messages by events, and forgets that messages can be deleted. */
async function start({ url, fetch, email, api_key, sleep }) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const ask = async (method, path) => (await fetch(`${url}/api/v1${path}`, { method, headers })).json();
  const { queue_id, unread_msgs } = await ask("POST", "/register");
  const unread = new Set(unread_msgs.streams.flatMap(({ unread_message_ids }) => unread_message_ids));
  const poll = async (last) => {
    const { events = [] } = await ask("GET", `/events?queue_id=${queue_id}&last_event_id=${last}`).catch(() => ({}));
    if (events.length === 0) await sleep(1);
    for (const { type, flags, message, op, messages } of events) {
      if (type === "message" && !flags.includes("read")) unread.add(message.id);
      if (type === "update_message_flags" && op === "add") for (const id of messages) unread.delete(id);
      if (type === "update_message_flags" && op === "remove") for (const id of messages) unread.add(id);
    }
    poll(events.at(-1)?.id ?? last);
  };
  poll(-1);
  return { unread: () => [...unread].sort((a, b) => a - b) };
}

const { counterexample } = await campaign({ start, laws: [], faults: [], sleeps: false });
if (counterexample === undefined) throw new Error("The campaign found no counterexample to show.");
await saveCampaignTrace(counterexample.diagram, join(reports, "counterexample.html"));
const [run] = readdirSync(reports).filter((name) => name.endsWith("second.html"));
const place = "/steps/9?tab=events&as=jonas@shipyard.test";

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
await take("trace", run, { width: 1360, height: 640 }, `#${place}&theme=light`);
for (const theme of ["light", "dark"]) {
  // Without the bars below, which are for fingers.
  await take(`pictures/run-${theme}`, run, { width: 760, height: 600 }, `#${place}&theme=${theme}`, 106);
  const size = { width: 760, height: 730 };
  await take(`pictures/counterexample-${theme}`, "counterexample.html", size, `#/sequence?theme=${theme}`, 54);
}
await browser.close();

async function take(name, file, viewport, hash, below = 0) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: name === "trace" ? 1 : 1.5 });
  await page.goto(pathToFileURL(reports + file).href + hash);
  await page.waitForFunction(() => performance.getEntriesByName("played").length > 0);
  const clip = { x: 0, y: 0, width: viewport.width, height: viewport.height - below };
  await page.screenshot({ path: `${pictures}${name}.png`, clip });
  await page.close();
}
