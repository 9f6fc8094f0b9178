/** A small web app in a real browser: it signs in, polls, sends, uploads by tus, and goes on after its queue was lost. */
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSimulator, type Fixture } from "../../src/index";
import { BROWSER } from "../viewer/one-browser";
import { servedApp } from "./served-app";

const FIXTURE: Fixture = {
  users: [
    { email: "ann@example.test", full_name: "Ann <b>Bold</b>", role: "owner" },
    { email: "bob@example.test", full_name: "Bob" },
    { email: "gone@example.test", full_name: "Gone", is_active: false },
  ],
  channels: [{ name: "general", subscribers: "all" }],
  feature_level: 500,
  settings: { default_avatar_source: "J" },
};
const address = process.env[BROWSER];

describe.runIf(address !== undefined)("a web app", () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await chromium.connect(address ?? "")));
  afterAll(() => browser.close());

  test("registers, polls, sends, uploads by tus, and recovers from a lost queue", async () => {
    const simulator = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
    const server = await servedApp(simulator, fileURLToPath(new URL("page", import.meta.url)));
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const messages = page.locator("#messages li");
    const say = (content: string) =>
      void simulator.must.as("bob@example.test").sendMessage({ type: "channel", to: "general", topic: "t", content });
    say("before");

    await page.goto(server.url);
    expect(await page.getByRole("button").allInnerTexts()).toEqual(["Ann <b>Bold</b>", "Bob"]);
    await page.getByRole("button", { name: "Ann" }).click();
    await page.getByText("Ann <b>Bold</b>, home, 500").waitFor();
    expect(await page.context().cookies()).toMatchObject([{ value: "1", httpOnly: true, sameSite: "Strict" }]);
    await messages.getByText("before").waitFor();
    await page.waitForFunction("document.getElementById('avatar').naturalWidth === 100");

    say("while it polls");
    await messages.getByText("while it polls").waitFor();
    await page.getByLabel("Message").fill("from the page");
    await page.getByRole("button", { name: "Send" }).click();
    await messages.getByText("from the page").waitFor();
    expect(simulator.journal.findLast(({ operation }) => operation === "send-message")).toMatchObject({ user_id: 1, status: 200 });

    const content = "0123456789";
    await page.getByLabel("File").setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from(content) });
    await page.getByLabel("Message").fill("see");
    await page.getByRole("button", { name: "Send" }).click();
    const link = messages.getByRole("link", { name: "notes.txt" });
    await link.waitFor();
    const read = `fetch(${JSON.stringify(await link.getAttribute("href"))}).then((answer) => answer.text())`;
    expect(await page.evaluate(read)).toBe(content);

    const queues = (): string[] => Array.from(simulator.snapshot().queues.values(), ({ queue_id }) => queue_id);
    const [lost] = queues();
    simulator.faults.plan({ rules: [{ fault: "lose_queue", all: true, times: 1 }] });
    await page.getByLabel("Message").fill("the queue is lost");
    await page.getByRole("button", { name: "Send" }).click();
    await expect.poll(queues).not.toContain(lost);
    await messages.getByText("the queue is lost").waitFor();
    await expect.poll(queues).toHaveLength(1);
    say("after");
    await messages.getByText("after", { exact: true }).waitFor();
    await page.close();
    await server.close();
  });
});
