/** A trace file in the browser: it opens by itself, plays the run again, and goes to any moment. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { TraceFile } from "../../src/testing/trace/trace-file";
import { traceOf } from "../../src/testing/trace/trace-of";
import { describePages, fragment, PHONE, played } from "./pages";
import { BOB, FIXTURE, longRun, send, SENT_TWICE, shortRun } from "./runs";

describePages("a trace file", ({ open, openPlayed, save }) => {
  let failed: TraceFile;
  let address: string;
  let shared: Page | undefined;
  beforeAll(async () => {
    failed = await traceOf(await shortRun(), { title: "is sent once", expectations: [SENT_TWICE] });
    address = await save(failed);
  });

  /** The page of the failed run at a fragment; it is opened once. */
  const at = async (place: string): Promise<Page> => {
    shared ??= await openPlayed(address);
    await shared.goto(`${address}${place}`);
    await shared.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    return shared;
  };

  const chosen = (page: Page) => page.locator("#step-list [aria-selected=true] .n").innerText();
  const texts = async (page: Page, selector: string) => (await page.locator(selector).allTextContents()).map((text) => text.trim());

  test("opens at the failure, with all steps, expected and received, and plays alike", async () => {
    const page = await at("#/steps");
    expect(await page.title()).toBe("Failed: is sent once");
    expect(await texts(page, "#step-list [role=option] .n")).toEqual(failed.rows.map((_row, index) => String(index + 1)));
    expect(await chosen(page)).toBe("8");
    expect(await texts(page, ".detail .cmp pre")).toEqual([SENT_TWICE.expected, SENT_TWICE.received]);
    expect(await page.locator("#played").innerText()).toContain("plays again alike");
  });

  test("shows the request, the answer, the events and the state of a moment as an account sees it", async () => {
    const page = await at("#/steps/7?as=ann@example.test");
    expect(await page.locator(".callout.fault").innerText()).toContain("The realm acted; the client got no answer.");
    expect(await page.locator(".kv").first().innerText()).toContain('"Upgraded"');
    expect(await page.locator(".msg").innerText()).toContain("added by this step");
    await page.getByRole("tab", { name: "Not delivered" }).click();
    expect(await page.locator(".wrow").first().innerText()).toMatch(/message message 2.*\n*Cleo Tanaka is not subscribed to #release\./u);
    await page.getByRole("tab", { name: "Changes" }).click();
    expect(await page.locator("#tab-panel .diff").first().innerText()).toContain("max_message_id");
  });

  test("leads from a refusal to its rule among those that the operation checks", async () => {
    const page = await at("#/steps/9?tab=answer");
    await page.getByRole("link", { name: "posting_not_allowed" }).click();
    expect(await fragment(page)).toBe("#/steps/9?tab=rules");
    expect(await texts(page, ".rules .on")).toEqual([expect.stringMatching(/^posting_not_allowed .*refused here$/)]);
    expect(await page.locator(".rules li").count()).toBeGreaterThan(20);
  });

  test("cuts a long answer, and shows all of it on demand", async () => {
    const page = await at("#/steps/2?tab=answer");
    const answer = page.getByRole("region", { name: "Answer" });
    expect(await answer.textContent()).toMatch(/… \d+ more/);
    await page.getByRole("button", { name: "Show all lines" }).click();
    expect(await answer.textContent()).not.toMatch(/… \d+ more/);
  });

  test("a second queue of an account has a lane of its own", async () => {
    const sim = await shortRun();
    sim.must.as(BOB).registerQueue({ event_types: ["message"] });
    const page = await openPlayed(await save(await traceOf(sim)));
    expect(await texts(page, ".tl .thin")).toEqual([expect.stringMatching(/^queue [0-9a-f]{8}$/)]);
    expect(await page.locator(".tl .life").getAttribute("d")).toMatch(/^M/);
  });

  test("moves by keys, and the address follows", async () => {
    const page = await at("#/steps");
    const after = async (...keys: string[]): Promise<string> => {
      for (const key of keys) await page.keyboard.press(key);
      return fragment(page);
    };
    expect(await after("ArrowDown")).toBe("#/steps/9");
    expect(await after("k", "k")).toBe("#/steps/7");
    expect(await after("j")).toBe("#/steps/8");
    expect(await after("ArrowLeft", "ArrowLeft")).toBe("#/steps/2");
    expect(await after("ArrowRight")).toBe("#/steps/7");
    expect(await after("Home")).toBe("#/steps/1");
    expect(await after("End")).toBe("#/steps/12");
    expect(await after("Shift+E")).toBe("#/steps/9");
    expect(await after("f")).toBe("#/steps/8");
    expect(await after("e")).toBe("#/steps/9");
    expect(await after("5", "b")).toBe("#/steps/9?tab=changes&side=before");
    expect(await after("1", "a", "v")).toBe("#/steps/9?as=ann@example.test");
    expect(await after("g", "d")).toBe("#/deliveries/9?as=ann@example.test");
    expect(await after("g", "s", "/", "j")).toContain("q=j");
    expect(await after("Escape")).not.toContain("q=");
    await after("Escape", "?");
    expect(await page.getByRole("dialog").innerText()).toContain("Single letters are keys");
    await after("Escape", "Control+k");
    await page.getByRole("combobox", { name: "Go to" }).fill("bob");
    await after("Enter");
    expect(await fragment(page)).toContain("account:bob@example.test");
    await after("t");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("try-operation");
    await after("Escape", "Escape");
  });

  test("columns are dragged, or moved by keys, and the page remembers their widths", async () => {
    const page = await openPlayed(address);
    const width = async (): Promise<number> => Math.round((await page.locator(".pane.first").boundingBox())?.width ?? 0);
    const usual = await width();
    const edge = page.getByRole("separator", { name: "Width of the list of steps" });
    const box = await edge.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, 500);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 105, 500, { steps: 3 });
    await page.mouse.up();
    expect(await width()).toBe(usual + 100);
    await page.keyboard.press("ArrowLeft");
    expect(await width()).toBe(usual + 76);
    expect(await edge.getAttribute("aria-valuenow")).toBe(String(usual + 76));
    expect(await fragment(page)).toBe("");
    await page.reload();
    await played(page);
    expect(await width()).toBe(usual + 76);
    await edge.focus();
    await page.keyboard.press("Home");
    expect(await width()).toBe(usual);
    const state = page.getByRole("separator", { name: "Width of the state" });
    const right = (await page.locator(".scene").boundingBox())?.width ?? 0;
    await state.press("ArrowLeft");
    expect((await page.locator(".scene").boundingBox())?.width).toBeCloseTo(Math.round(right) + 24, 0);
    await state.dblclick();
    expect((await page.locator(".scene").boundingBox())?.width).toBe(right);
  });

  test("a reload and the way back keep what was shown", async () => {
    const page = await at("#/steps/4?tab=events&as=cleo@example.test&side=before&q=op:send");
    const shown = await page.locator("#app").innerText();
    await page.reload();
    await played(page);
    expect(await page.locator("#app").innerText()).toBe(shown);
    await page.locator("#step-7").click();
    expect(await fragment(page)).toMatch(/^#\/steps\/7\?/);
    await page.goBack();
    expect(await chosen(page)).toBe("4");
    await page.goto(`${address}#/steps/99`);
    expect(await page.locator(".detail .note").innerText()).toBe("Step 99 is not in this run; this is the nearest.");
  });

  test("filters say what they hide, and what is wrong with them", async () => {
    const page = await at("#/steps");
    await page.getByRole("button", { name: "Refused 1" }).click();
    expect(await texts(page, "#step-list [role=option] .n")).toEqual(["9"]);
    await page.locator("#search").fill("acount:bob");
    expect(await page.locator(".note.amb").innerText()).toContain("Did you mean account:?");
    await page.locator("#search").fill("nowhere");
    expect(await page.locator(".empty").first().innerText()).toContain("hides all 12 steps");
    await page.getByRole("button", { name: "Clear the filter" }).click();
    expect(await page.locator("#step-list [role=option]").count()).toBe(12);
  });

  test("a request that is tried makes a branch, which a link brings back", async () => {
    const page = await at("#/steps/4?as=bob@example.test");
    await page.keyboard.press("t");
    await page.getByLabel("to", { exact: true }).fill("general");
    await page.getByLabel("topic", { exact: true }).fill("lunch");
    await page.getByLabel(/^content/).fill("Bread");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#step-list .branch").waitFor();
    expect(await chosen(page)).toBe("4.1");
    expect(await page.locator("#step-list [role=option]").count()).toBe(13);
    expect(await page.locator(".msgs").innerText()).toContain("Bread");
    const link = await page.evaluate(() => location.href);
    const again = await openPlayed(link);
    await again.locator("#step-list .branch").waitFor();
    expect(await again.locator(".msgs").innerText()).toContain("Bread");
  });

  test("a queue that did not receive an event names the check that stopped it, and what would bring it", async () => {
    const page = await at("#/deliveries");
    await page.getByRole("gridcell", { name: "not subscribed" }).first().click();
    const why = page.getByRole("complementary", { name: "Why" });
    expect(await why.innerText()).toContain("is not subscribed to #release");
    expect(await why.innerText()).toContain("What would bring it");
    expect(await fragment(page)).toMatch(/cell=7\.\d+:/);
  });

  test("the sequence shows a lost answer, and the arrow of each event to each queue", async () => {
    const page = await at("#/sequence");
    expect(await page.locator(".seq").innerText()).toContain("answer lost: acted, client got no answer");
    expect(await page.locator(".seq .life").count()).toBe(3);
    const arrows = page.locator(".sev").filter({ hasText: "message 3, #release › 3.2" });
    expect(await arrows.locator("path").count()).toBe(2);
    const delivered = await page.locator(".sev path").count();
    await page.getByRole("link", { name: "Deliveries" }).click();
    expect(await page.getByRole("button", { name: /^Delivered/ }).innerText()).toBe(`Delivered ${delivered}`);
  });

  test("the state shows the message that the chosen step sent, wherever it is", async () => {
    const sim = createSimulator({
      ...FIXTURE,
      channels: Array.from({ length: 60 }, (_none, index) => ({ name: `c${index}`, subscribers: "all" as const })),
    });
    await send(sim, BOB, "c7", "lunch", "Soup?");
    sim.must.as(BOB).sendMessage({ type: "direct", to: [1], content: "Just us" });
    for (let count = 0; count < 30; count += 1) await send(sim, BOB, "c59", "noise", `Filler ${count}`);
    sim.must.as(BOB).addReaction({ message_id: 1, emoji_name: "tada" });
    const page = await openPlayed(await save(await traceOf(sim)));
    const own = page.locator(".scene .msg.own");
    const select = async (n: number): Promise<void> => page.goto(`${page.url().split("#")[0]}#/steps/${n}`).then(() => undefined);
    await select(1);
    expect(await own.innerText()).toContain("Soup?");
    await page.locator(".scene .chan").first().click();
    expect(await own.count()).toBe(0);
    await page.keyboard.press("ArrowDown");
    expect(await own.innerText()).toContain("Just us");
    for (const [step, text] of [
      [15, "Filler 12"],
      [32, "Filler 29"],
      [33, "Soup?"],
    ] as const) {
      await select(step);
      expect(await own.innerText()).toContain(text);
      const [message, pane] = [await own.boundingBox(), await page.locator(".scene .body").boundingBox()];
      expect(message?.y).toBeGreaterThanOrEqual(pane?.y ?? NaN);
      expect((message?.y ?? NaN) + (message?.height ?? NaN)).toBeLessThanOrEqual((pane?.y ?? 0) + (pane?.height ?? 0) + 1);
    }
    await page.goto(`${page.url().split("#")[0]}#/steps/2?as=cleo@example.test`);
    expect(await page.locator(".scene .note").innerText()).toBe("Cleo cannot read message 2 of this step.");
  });

  test("on a phone a step is a page of its own, and nothing scrolls sideways", async () => {
    const page = await openPlayed(address, PHONE);
    await page.locator("#step-7").click();
    expect(await page.locator("#step-list").count()).toBe(0);
    await page.getByRole("button", { name: "Step after" }).click();
    expect(await fragment(page)).toBe("#/steps/8");
    for (const view of ["steps", "sequence", "deliveries", "state"]) {
      await page.goto(`${address}#/${view}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
  });

  test("a trace of another format says which formats are read, and shows the list", async () => {
    const page = await open(await save({ ...failed, format: 2 } as never));
    expect(await page.locator(".note.amb").first().innerText()).toContain("This is a trace of format 2; this viewer reads 1.");
    expect(await page.locator("#step-list [role=option]").count()).toBe(12);
  });

  test("a run that plays differently says from which step on, and what was recorded", async () => {
    const digests = failed.digests.with(3, "other");
    const rows = failed.rows.with(3, { ...failed.rows[3], status: 418 } as never);
    const page = await openPlayed(await save({ ...failed, version: "0.0.9", digests, rows }));
    expect(await page.locator(".note.red").innerText()).toContain("Plays differently from step 4 on. Recorded with 0.0.9.");
    await page.getByRole("button", { name: "Go there" }).click();
    expect(await page.locator(".detail").innerText()).toContain("status 418");
    expect(await page.locator("#played").innerText()).toBe("plays differently");
  });

  test("a run that cannot be played at all says why, and shows the list", async () => {
    const start = { fixture: { ...FIXTURE, users: [{ email: "no address" }] } };
    const page = await openPlayed(await save({ ...failed, start }));
    expect(await page.locator(".note.amb").first().innerText()).toContain("The run cannot be played here:");
    expect(await page.locator("#step-list [role=option]").count()).toBe(12);
  });

  test("a run without a step has words for it", async () => {
    const page = await openPlayed(await save(await traceOf(createSimulator(FIXTURE))));
    expect(await page.locator(".empty").first().innerText()).toContain("Nothing was asked in this run.");
  });

  test("of 5,000 steps only the visible ones are in the page, and it weighs under 1.5 MB at 1,000", async () => {
    const { viewerPage } = await import("../../src/testing/trace/save-trace");
    expect((await viewerPage(await traceOf(longRun(1000)))).length).toBeLessThan(1_500_000);
    const page = await openPlayed(await save(await traceOf(longRun(5000))));
    expect(await chosen(page)).toBe("5000");
    expect(await page.locator("#step-list [role=option]").count()).toBeLessThan(60);
    await page.keyboard.press("Home");
    expect(await chosen(page)).toBe("1");
    await page.goto(`${page.url().split("#")[0]}#/steps?range=2000-2999`);
    expect(await page.locator(".pane.first .ph").innerText()).toContain("1000 of 5000");
  });
});
