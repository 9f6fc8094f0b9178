/** Two realms in this process are compared, and what is found is small and can be replayed. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compareReport } from "../../src/cli/compare-report";
import { compareRealms, type CompareResult } from "../../src/compare";
import { type Side, sideTarget } from "../../src/compare/side";
import { createSimulator, type Fixture } from "../../src/index";
import { createRealm } from "../../src/model/fixture/create-realm";
import { replayScenario } from "../../src/scenario";
import { deviating, DEVIATIONS } from "./planted";

const planted = (title: string): Side => {
  const deviation = DEVIATIONS.find((one) => one.title === title);
  if (deviation === undefined) throw new Error(`There is no deviation: ${title}.`);
  return (fixture) => deviating(deviation, fixture);
};

/** Compares until the first class is found. */
async function firstClassOf(right: Side, seed = 1): Promise<CompareResult> {
  const stop = new AbortController();
  return compareRealms({ right, seed, steps: 1000, signal: stop.signal, onProgress: ({ classes }) => classes > 0 && stop.abort() });
}

/** Whether a case is played as expected on a side. */
async function passesOn(side: Side, { scenario }: CompareResult["classes"][number]): Promise<boolean> {
  const { fixture = {} } = scenario;
  const accounts = (fixture.users ?? []).map(({ email, api_key = "" }) => ({ email, api_key }));
  const { status } = await replayScenario(scenario, sideTarget("side", side, accounts, createRealm(fixture)));
  return status === "passed";
}

describe("a realm that follows the rules", () => {
  test.each([200, 421, 512])("has no differences at level %i", async (feature_level) => {
    const { classes, steps, limit, lacking } = await compareRealms({
      right: (fixture) => createSimulator(fixture),
      steps: 40,
      feature_level,
    });
    expect({ classes, lacking }).toEqual({ classes: [], lacking: [] });
    expect(steps).toBeGreaterThanOrEqual(40);
    expect(limit).toBe("steps");
  });

  test("can be a simulator that exists already; it is reset", async () => {
    const { classes } = await compareRealms({ right: createSimulator(), steps: 30 });
    expect(classes).toEqual([]);
  });

  test("can be without a clock; times are then not compared", async () => {
    const right = (fixture: Fixture) => {
      const { fetch, clock } = createSimulator(fixture);
      clock.advance({ seconds: 100 });
      return { fetch };
    };
    expect((await compareRealms({ right, steps: 40 })).classes).toEqual([]);
  });
});

describe("a difference", () => {
  test.each(["topics are never followed", "members change settings of the realm", "a wrong code for a missing parameter"])(
    "is found and made small: %s",
    async (title) => {
      const { classes } = await firstClassOf(planted(title));
      const [first] = classes;
      if (first === undefined) throw new Error("Nothing was found.");
      expect(first.requests).toBeLessThanOrEqual(8);
      expect(await passesOn((fixture) => createSimulator(fixture), first)).toBe(true);
      expect(await passesOn(planted(title), first)).toBe(false);
    },
  );

  test("is the same for the same seed, and is as the guide shows it", async () => {
    const [one, other] = [
      await firstClassOf(planted("members change settings of the realm")),
      await firstClassOf(planted("members change settings of the realm")),
    ];
    expect(one).toEqual(other);
    const guide = readFileSync("docs/compare.md", "utf8");
    const shown = { url: "", files: ["cases/update_bot_outcome_administrator_required.json"], milliseconds: 0, coverage: false };
    expect(guide).toContain(compareReport("spec", one, shown).split("\n").slice(0, 4).join("\n"));
    expect(guide).toContain(JSON.stringify(one.classes[0]?.scenario.steps[0], null, 2));
  });

  test("is found after others that are frequent, and is counted", async () => {
    const right: Side = (fixture) => {
      const { fetch, clock } = createSimulator(fixture);
      return {
        clock,
        fetch: async (input, init) => {
          const answer = await fetch(input, init);
          const text = (await answer.text()).replaceAll('"is_me_message":', '"is_my_message":').replaceAll('"reactions":', '"emoji":');
          return new Response(text, { status: answer.status });
        },
      };
    };
    const { classes } = await compareRealms({
      ...{ right, steps: 150, operations: ["register-queue", "get-events", "send-message", "get-messages"] },
      known: [{ name: "send-message missing message: *", reason: "old" }],
    });
    const names = classes.map(({ name }) => name);
    expect(names).toContain("send-message missing message: message.is_me_message");
    expect(names).toContain("send-message extra message: message.is_my_message");
    expect(classes.find(({ name }) => name.endsWith("message.reactions") && name.startsWith("send-message missing"))).toMatchObject({
      reason: "old",
      operation: "send-message",
      reference: "recorded",
    });
    expect(Math.max(...classes.map(({ count }) => count))).toBeGreaterThan(1);
  });

  test("is that a side does not answer", async () => {
    const right: Side = () => ({ fetch: () => Promise.reject(new Error("gone")) });
    const { classes } = await firstClassOf(right);
    expect(classes[0]).toMatchObject({ what: "no answer", left: 200, right: expect.stringContaining("gone") });
  });
});

test("a side that cannot be started again is refused", async () => {
  const { fetch } = createSimulator();
  await expect(compareRealms({ right: { fetch } })).rejects.toThrow(
    "right cannot be started: expected a function that starts it, or a method reset",
  );
});

test("a comparison ends when nothing new is reached", async () => {
  const { limit } = await compareRealms({ right: (fixture) => createSimulator(fixture), steps: 10_000, until_covered: 0 });
  expect(limit).toBe("covered");
});
