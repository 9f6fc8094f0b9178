/** Names and contents are text and never markup, whatever is in them, in every field that is shown. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { TraceFile } from "../../src/testing/trace/trace-file";
import { traceOf } from "../../src/testing/trace/trace-of";
import { describePages } from "./pages";
import { ANN, BOB, brokenRun, FIXTURE, send } from "./runs";
import { served } from "./served";

const BIDI = "\u202e\u2066\u200f\u202a";
const HOSTILE = `${BIDI}</script><script>alert(1)</script><img src=x onerror=alert(2)>"'><svg onload=alert(3)> [x](javascript:alert(4))`;
/** The same for channels and topics, which are short. */
const SHORT = `${BIDI}</script><img src=x onerror=alert(5)>"'`;
/** The same for people, whose names have none of >, " and *. */
const PERSON = `${BIDI}<img src=x onerror=alert(6) <script`;

/** What of the hostile text became markup, and where it can turn around the text next to it. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
    for (const element of document.querySelectorAll("#app, #app *")) {
      if (/^(script|img|iframe|object|embed|base|meta|link)$/.test(element.localName)) faults.push(`<${element.localName}>`);
      for (const { name, value } of element.attributes) {
        if (name.startsWith("on")) faults.push(`${element.localName} ${name}`);
        if (/^(href|src|action)$/.test(name) && !/^(#|https?:|mailto:)/.test(value)) faults.push(`${name}=${value}`);
        if (/^(title|aria-label|placeholder|alt)$/.test(name) && controls.test(value)) faults.push(`${name} with controls`);
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && controls.test(node.textContent ?? ""))
          faults.push(`controls in ${element.outerHTML.slice(0, 200)}`);
    }
    if (controls.test(document.title)) faults.push("controls in the title");
    return [...new Set(faults)];
  });
}

describePages("hostile values", ({ open, openPlayed, save }) => {
  let hostile: TraceFile;
  beforeAll(async () => {
    const [ann, ...others] = FIXTURE.users ?? [];
    const sim = createSimulator({
      ...FIXTURE,
      realm: { name: SHORT, description: HOSTILE },
      users: [{ ...ann, email: ANN, full_name: PERSON }, ...others],
      channels: [{ name: SHORT, description: HOSTILE, subscribers: "all" }],
      groups: [{ name: SHORT, description: HOSTILE, members: [ANN] }],
    });
    sim.must.as(BOB).registerQueue({ narrow: [["channel", SHORT]] });
    sim.must.as(ANN).registerQueue({});
    await send(sim, ANN, SHORT, SHORT, `${HOSTILE} @**${PERSON}** [${HOSTILE}](http://a.test) \`${HOSTILE}\``);
    sim.faults.plan({ rules: [{ name: HOSTILE, fault: "lose_answer", operation: "send-message", times: 1 }] });
    await send(sim, ANN, SHORT, SHORT, HOSTILE);
    await send(sim, ANN, `no ${SHORT}`, SHORT, HOSTILE);
    sim.must
      .as(ANN)
      .createScheduledMessage({ type: "direct", to: [2], content: HOSTILE, scheduled_delivery_timestamp: sim.clock.now + 99 });
    sim.must.as(ANN).createDrafts({ drafts: [{ type: "stream", to: [1], topic: SHORT, content: HOSTILE }] });
    const expectations = [{ step: 3, title: HOSTILE, place: HOSTILE, expected: HOSTILE, received: `no ${HOSTILE}` }];
    hostile = { ...(await traceOf(sim, { title: HOSTILE, source: HOSTILE, expectations })), version: HOSTILE };
  });

  test("are text in every view, tab and part of a trace", async () => {
    const page = await openPlayed(await save(hostile));
    expect(await page.locator("#played").innerText()).toContain("plays again alike");
    expect(await page.locator("#step-list").textContent()).toContain("</script><img src=x onerror=alert(5)>");
    const tabs = ["request", "answer", "events", "withheld", "changes", "rules"].flatMap((tab) =>
      [3, 5, 6].map((step) => `steps/${step}?tab=${tab}`),
    );
    const parts = ["messages", "channels", "people", "groups", "scheduled", "drafts", "queues", "settings", "invitations"];
    const places = [
      ...tabs,
      "sequence",
      "deliveries",
      ...parts.map((part) => `state/8?part=${part}&as=${ANN}`),
      "state/8?cell=form=markdown",
      "state/8?cell=form=json",
      "steps/3?side=changes",
      `steps?q=${encodeURIComponent(HOSTILE)}`,
    ];
    const found: string[] = [];
    for (const place of places) {
      await page.goto(`${page.url().split("#")[0]}#/${place}`);
      for (const fault of await faultsOf(page)) found.push(`${place}: ${fault}`);
    }
    expect(found).toEqual([]);
    await page.goto(`${page.url().split("#")[0]}#/deliveries`);
    await page.getByRole("gridcell").nth(1).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    expect(await faultsOf(page)).toEqual([]);
  });

  test("are no elements and no links of a message, whatever its renderer writes", async () => {
    const page = await openPlayed(await save(hostile));
    const html = [
      '<p onclick="alert(1)"><a href="javascript:alert(2)">x</a> <a href=" JavaScript:alert(3)">y</a>',
      '<a href="https://example.test/" onmouseover="alert(4)">good</a><img src="x" onerror="alert(5)">',
      "<svg onload=alert(6)><script>alert(7)</script></svg><iframe src='javascript:alert(8)'></iframe></p>",
    ].join("");
    await page.evaluate((content) => {
      const engine = Object(window)["realmEngine"];
      const { topicMessages } = engine;
      engine.topicMessages = (...args: unknown[]) => topicMessages(...args).map((one: object) => ({ ...one, content }));
    }, html);
    await page.goto(`${page.url().split("#")[0]}#/state/5?as=${ANN}`);
    expect(await page.locator(".html").first().textContent()).toContain("x y");
    expect(await faultsOf(page)).toEqual([]);
    const links = page.locator(".html").first().locator("a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(["https://example.test/"]);
  });

  test("show controls that turn text around by their names", async () => {
    const page = await openPlayed(await save(hostile));
    expect(await page.locator("h1 .ctrl").allTextContents()).toEqual(["RLO", "LRI", "RLM", "LRE"]);
  });

  test("are text in what a page says about a trace that it cannot read or play", async () => {
    const unread = await open(await save({ ...hostile, format: HOSTILE } as never));
    expect(await faultsOf(unread)).toEqual([]);
    const start = { fixture: { users: [{ email: HOSTILE }] } };
    const unplayed = await openPlayed(await save({ ...hostile, start, digests: hostile.digests.map(() => HOSTILE) }));
    expect(await faultsOf(unplayed)).toEqual([]);
    const different = await openPlayed(await save({ ...hostile, digests: hostile.digests.map(() => HOSTILE) }));
    expect(await faultsOf(different)).toEqual([]);
  });

  test("are text in a counterexample", async () => {
    const { diagram } = await brokenRun();
    const texts = /"(?:text|title|name|from|to|answer|email)":"/g;
    const page = await open(
      await save(JSON.parse(JSON.stringify(diagram).replace(texts, (start) => start + JSON.stringify(HOSTILE).slice(1, -1)))),
    );
    expect(await page.locator(".plan").textContent()).toContain("</script>");
    expect(await faultsOf(page)).toEqual([]);
  });

  test("are text in the inspector", async () => {
    const simulator = createSimulator(FIXTURE);
    const server = await served(simulator);
    await fetch(`${server.url}/_simulator/snapshots`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: HOSTILE }),
    });
    simulator.faults.plan({ rules: [{ name: HOSTILE, fault: "lose_answer", operation: "send-message", times: 1 }] });
    await send(simulator, ANN, "general", SHORT, HOSTILE);
    simulator.as(ANN).createChannel({ name: SHORT, subscribers: [1] });
    const page = await open(server.url);
    await page.locator("#step-list [role=option]").nth(2).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.locator(".side").textContent()).toContain("</script>");
    await server.close();
  });
});
