/** The page of a counterexample: a sequence diagram with the plan, and what pages of other runs have. */
import { expect, test } from "vitest";
import { GOOD_HABITS } from "../../examples/resilient-client";
import { campaign, type PlanStep } from "../../src/campaign";
import { resilientCampaign } from "../client-campaign/resilient";
import { describePages } from "./pages";
import { brokenRun } from "./runs";

const IGNORES_MOVES = resilientCampaign({ ...GOOD_HABITS, followsMoves: false });
const MOVES: PlanStep = { action: "moves messages to a channel", numbers: [0, 0, 0] };

describePages("a counterexample", ({ open, openPlayed, save }) => {
  test("is a diagram of who spoke to whom, with the plan, where it went wrong, and what differs", async () => {
    const { diagram } = await brokenRun();
    const page = await open(await save(diagram));
    expect(await page.title()).toBe(`Counterexample: ${diagram.title}`);
    expect(await page.locator(".seqhead > span").allTextContents()).toEqual(expect.arrayContaining(["ann", "realm"]));
    const drawn = await page.locator(".seq svg").textContent();
    for (const { messages } of diagram.steps) for (const { text } of messages) expect(drawn).toContain(text.slice(0, 12));
    const [problem] = diagram.problems;
    expect((await page.locator(".plan").innerText()).replace(/\s+/g, " ")).toContain(problem?.text.split(". ")[0]);
    expect(drawn).toContain("From here on wrong:");
    expect(await page.locator(".plan-list li").count()).toBe(
      diagram.steps.filter(({ kind }) => kind !== "start" && kind !== "catch_up").length,
    );
  });

  test("has calls, deliveries and states as pages of other runs have, and plays alike", async () => {
    const { diagram } = await brokenRun();
    const page = await openPlayed(await save(diagram));
    await page.getByText("plays again alike").waitFor();
    const views = page.getByRole("navigation", { name: "Views" }).first();
    expect(await views.getByRole("link").allInnerTexts()).toEqual(["Calls", "Sequence", "Deliveries", "State"]);
    await views.getByRole("link", { name: "Deliveries" }).click();
    expect(await page.locator("main").innerText()).toContain("queue");
    expect(await page.locator(".matrix, table, [role=grid]").count()).toBeGreaterThan(0);
    await views.getByRole("link", { name: "State" }).click();
    expect(await page.locator("main").innerText()).toContain("#general");
    await views.getByRole("link", { name: "Sequence" }).click();
    const calls = diagram.run?.calls.length ?? 0;
    const numbers = diagram.steps.flatMap(({ messages }) => messages.map(({ call = NaN }) => call));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => number >= 1 && number <= calls)).toBe(true);
    await page.locator(".smsg").first().click();
    expect(await page.locator(".detail h2").innerText()).toBe("register-queue");
  });

  test("numbers the steps as the terminal and the code do, also with a fault before the start", async () => {
    const plan: readonly PlanStep[] = [
      { fault: { operation: "register-queue", fault: "status", status: 502 } },
      { clock: 20 },
      { action: "sends to a channel", numbers: [0, 1, 1] },
      MOVES,
    ];
    const { counterexample } = await campaign({ ...IGNORES_MOVES, replay: plan });
    if (counterexample === undefined) throw new Error("The plan must break the client.");
    const page = await open(await save(counterexample.diagram));
    const shown = await page.locator(".plan-list li").allInnerTexts();
    const bands = await page.locator(".seq svg g:has(.pbox)").allTextContents();
    for (const [index, { text }] of counterexample.diagram.steps.filter(({ kind }) => kind !== "start" && kind !== "catch_up").entries()) {
      expect(shown[index]?.replace(/\s+/g, " ")).toBe(`${index + 1} ${text}`);
      expect(bands[index]).toContain(`${index + 1}${text.slice(0, 20)}`);
      expect(counterexample.trace).toMatch(new RegExp(`^ *${index + 1}\\. \\+\\d+ s ${text.slice(0, 20).replace(/[()#"]/g, ".")}`, "m"));
    }
    expect(counterexample.trace.match(/^ {4}\{/gm)).toHaveLength(plan.length);
  });

  test("has no red band while the client waits to try again", async () => {
    const plan: readonly PlanStep[] = [
      { fault: { operation: "get-events", fault: "rate_limit", retry_after: 70 } },
      { action: "sends to a channel", numbers: [0, 1, 1] },
      { action: "sends to a channel", numbers: [0, 1, 1] },
      { clock: 300 },
      MOVES,
    ];
    const { counterexample } = await campaign({ ...IGNORES_MOVES, replay: plan });
    if (counterexample === undefined) throw new Error("The plan must break the client.");
    const { steps } = counterexample.diagram;
    expect(steps.map(({ wrong }) => wrong.length > 0)).toEqual(steps.map((_, index) => index === steps.length - 1));
    const page = await open(await save(counterexample.diagram));
    expect(await page.locator(".seq svg text.red", { hasText: "From here on wrong" }).count()).toBe(1);
  });
});
