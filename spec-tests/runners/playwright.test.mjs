// A page in a real browser, as docs/browser-tests.md shows it. CHROMIUM is the path of the browser.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { createSimulator } from "realm-simulator";

/** Lets a simulator answer the requests of a page to a server. */
async function answerFrom(sim, page, server) {
  await page.route(`${server}/**`, async (route) => {
    const request = route.request();
    const body = request.postData();
    try {
      const response = await sim.fetch(request.url(), {
        method: request.method(),
        headers: request.headers(),
        ...(body === null ? {} : { body }),
      });
      const headers = { ...Object.fromEntries(response.headers), "access-control-allow-origin": "*" };
      await route.fulfill({ status: response.status, headers, body: await response.text() });
    } catch {
      await route.abort("connectionreset");
    }
  });
}

/** Begins a served realm again from a fixture. */
async function reset(url, fixture) {
  await fetch(`${url}/_simulator/reset`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fixture),
  });
}

const FIXTURE = {
  users: [{ email: "ann@example.test", api_key: "ann-key" }],
  channels: [{ name: "general", subscribers: "all" }],
};

/** What the page under test does: it sends a message, and shows what was sent. */
const send = async (server) => {
  const headers = { authorization: `Basic ${btoa("ann@example.test:ann-key")}` };
  const body = new URLSearchParams({ type: "channel", to: "general", topic: "t", content: "hello" });
  const answer = await fetch(`${server}/api/v1/messages`, { method: "POST", headers, body }).catch((error) => error);
  return answer instanceof Error ? "not sent" : (await answer.json()).result;
};

async function inPage(use) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

test("the simulator is in the test program", () =>
  inPage(async (page) => {
    const sim = createSimulator(FIXTURE);
    await answerFrom(sim, page, "https://chat.test");
    assert.equal(await page.evaluate(send, "https://chat.test"), "success");
    sim.faults.plan({ rules: [{ fault: "lose_answer" }] });
    assert.equal(await page.evaluate(send, "https://chat.test"), "not sent");
    assert.equal(sim.snapshot().messages.size, 2);
  }));

test("the simulator is served", () =>
  inPage(async (page) => {
    const command = ["node_modules/realm-simulator/dist/cli.js", "serve", "--port", "0", "--quiet"];
    const program = spawn(process.execPath, command, { stdio: "pipe" });
    try {
      const [line] = await once(program.stdout.setEncoding("utf8"), "data");
      const { url } = JSON.parse(line);
      await reset(url, FIXTURE);
      assert.equal(await page.evaluate(send, url), "success");
    } finally {
      program.kill();
    }
  }));
