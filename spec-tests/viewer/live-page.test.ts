/** The inspector follows the simulator that serves it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createSimulator } from "../../src/simulator/create-simulator";
import { describePages, fragment } from "./pages";
import { ANN, BOB, FIXTURE, send } from "./runs";
import { served } from "./served";

describePages("the inspector", ({ open }) => {
  const steps = (page: Page) => page.locator("#step-list [role=option]");
  const listed = (page: Page, text: string) => steps(page).getByText(text);

  test("shows requests as they arrive, moves the clock, keeps and restores snapshots, plans faults, sends requests", async () => {
    const simulator = createSimulator(FIXTURE);
    const server = await served(simulator);
    const page = await open(server.url);
    await page.getByText("No request yet").waitFor();
    simulator.must.as(BOB).registerQueue({ event_types: ["message"] });
    await send(simulator, ANN, "general", "lunch", "Soup?");
    await listed(page, "Soup?").waitFor();
    expect(await steps(page).count()).toBe(2);
    expect(await page.locator(".side .qrow").first().innerText()).toMatch(/Bob Okafor\s*1/);

    await page.getByRole("button", { name: "Keep a snapshot" }).click();
    await page.getByTitle("Restore this snapshot").waitFor();
    await page.getByRole("button", { name: "+1 h" }).click();
    await page.locator(".livebar b", { hasText: "10:00:00" }).waitFor();
    await page.getByTitle("Restore this snapshot").click();
    await page.locator(".livebar b", { hasText: "09:00:00" }).waitFor();
    await page.getByText("The state before the restore is the snapshot “before the restore”.").waitFor();
    await page.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("button", { name: "Plan it once" }).click();
    await page.getByText("struck 0").waitFor();
    await send(simulator, ANN, "general", "lunch", "Bread?");
    await page.getByText("struck 1").waitFor();

    await page.getByRole("button", { name: "Pause the list" }).click();
    await send(simulator, ANN, "general", "lunch", "Salt?");
    await page.getByText("Paused with 1 new step").waitFor();
    await page.getByRole("button", { name: "Follow" }).click();
    await listed(page, "Salt?").waitFor();

    await page.getByLabel("Operation", { exact: true }).fill("get-own-user");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator("#step-list .op", { hasText: "get-own-user" }).waitFor();
    expect(simulator.journal.at(-1)).toMatchObject({ operation: "get-own-user", status: 200 });

    await server.close();
  });

  test("at 1440, nothing in a head or a list of tabs runs over its neighbour or is cut", async () => {
    const simulator = createSimulator(FIXTURE);
    const server = await served(simulator);
    simulator.must.as(BOB).registerQueue({ event_types: ["message"] });
    await send(simulator, ANN, "general", "lunch", "Soup?");
    const page = await open(server.url);
    await listed(page, "Soup?").waitFor();
    for (const view of ["Steps", "Sequence"]) {
      await page.getByRole("link", { name: view }).first().click();
      await page.locator(".detail [role=tab]").first().waitFor();
      const cut = await page.locator(".ph, .livebar, .tabs").evaluateAll((rows) =>
        rows.flatMap((row) => {
          const all = [...row.children].map((part) => [part, part.getBoundingClientRect()] as const).filter(([, { width }]) => width > 1);
          const over = all.filter(([, { right }], place) => right > (all[place + 1]?.[1].left ?? row.getBoundingClientRect().right) + 0.5);
          const short = [...row.querySelectorAll("h2")].filter((head) => head.scrollWidth > head.clientWidth);
          return [...over.map(([part]) => part), ...short].map((part) => part.textContent);
        }),
      );
      expect(cut, view).toEqual([]);
    }
    await server.close();
  });

  test("asks before a reset, keeps the state before it as a snapshot, and goes back to it", async () => {
    const simulator = createSimulator(FIXTURE);
    const server = await served(simulator);
    const page = await open(server.url);
    const ask = async (): Promise<void> => {
      await page.locator(".livebar").getByRole("button", { name: "Reset" }).click();
      await page.getByRole("dialog").waitFor();
    };
    const before = async (): Promise<string[]> => page.locator(".side .qrow[title^=Restore] .el").allTextContents();
    for (const words of ["Soup?", "Bread?"]) {
      await send(simulator, ANN, "general", "lunch", words);
      await listed(page, words).waitFor();
      await ask();
      await page.keyboard.press("Escape");
      await ask();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
      expect(simulator.snapshot().messages.size).toBe(1);
      await ask();
      await page.keyboard.press("Enter");
      await page.getByText("No request yet").waitFor();
      expect(simulator.snapshot().messages.size).toBe(0);
    }
    await expect.poll(before).toEqual(["before the reset", "before the reset (2)"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => simulator.snapshot().messages.get(0)?.content).toBe("Bread?");
    await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    await server.close();
  });

  test("says of a refused request that it has no events, and what is wrong with its credentials", async () => {
    const simulator = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
    const server = await served(simulator);
    await simulator.fetch("/api/v1/users/me", { headers: { authorization: `Basic ${btoa("nemo@example.test:key")}` } });
    const page = await open(`${server.url}/#/steps/1?tab=events`);
    await page.getByText("The step was refused, so it has no events.").waitFor();
    await page.goto(`${server.url}/#/steps/1?tab=withheld`);
    await page.getByText("The step was refused, so it has no events.").waitFor();
    await page.goto(`${server.url}/#/steps/1?tab=rules`);
    await page.getByText("there is no account nemo@example.test").waitFor();
    await server.close();
  });

  test("keeps what was seen when the simulator goes away, and goes on when it is back", async () => {
    const simulator = createSimulator(FIXTURE);
    const first = await served(simulator);
    await send(simulator, ANN, "general", "lunch", "Soup?");
    const page = await open(`${first.url}/#/steps/1?tab=answer`);
    await listed(page, "Soup?").waitFor();
    await first.close();
    await page.getByText("The simulator does not answer.").waitFor();
    expect(await steps(page).count()).toBe(1);
    const second = await served(simulator, Number(new URL(first.url).port));
    await page.getByText("The simulator does not answer.").waitFor({ state: "detached" });
    expect(await fragment(page)).toBe("#/steps/1?tab=answer");
    await second.close();
  });
});
