/** A counterexample of a campaign as a sequence diagram. */
import { expect, test } from "vitest";
import { brokenRun } from "./runs";
import { describePages } from "./pages";

describePages("a counterexample", ({ open, save }) => {
  test("is a diagram of who spoke to whom, with the plan, where it went wrong, and what differs", async () => {
    const { diagram } = await brokenRun();
    const page = await open(await save(diagram));
    expect(await page.title()).toBe(`Counterexample: ${diagram.title}`);
    expect(await page.locator(".seqhead > span").allTextContents()).toEqual(expect.arrayContaining(["ann", "realm"]));
    const drawn = await page.locator(".seq svg").textContent();
    for (const { messages } of diagram.steps) for (const { text } of messages) expect(drawn).toContain(text.slice(0, 12));
    const [problem] = diagram.problems;
    expect(await page.locator(".plan").innerText()).toContain(problem?.text);
    expect(drawn).toContain("From here on wrong:");
    expect(await page.locator(".plan-list li").count()).toBe(
      diagram.steps.filter(({ kind }) => kind !== "start" && kind !== "catch_up").length,
    );
  });
});
