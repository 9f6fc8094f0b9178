/** Which shorter plans are tried, and which one remains. */
import { describe, expect, test } from "vitest";
import type { PlanStep } from "../../src/campaign/plan-step";
import { type Shrinking, shrunkPlan } from "../../src/campaign/shrink";
import { removeParts } from "../../src/testing/arbitraries/remove-parts";

const act = (name: string): PlanStep => ({ act: name, with: null });
const namesOf = (plan: readonly PlanStep[]): string[] => plan.flatMap((step) => ("act" in step ? [step.act] : []));
const acts = (count: number): PlanStep[] => Array.from({ length: count }, (_, index) => act(`a${index}`));

/** The plan that remains, and all plans that were played. */
async function shrunk(plan: readonly PlanStep[], breaks: (plan: readonly PlanStep[]) => boolean, more: Partial<Shrinking> = {}) {
  const played: (readonly PlanStep[])[] = [];
  const remaining = await shrunkPlan(plan, {
    ...more,
    breaks: async (shorter) => {
      played.push(shorter);
      return breaks(shorter);
    },
  });
  return { remaining, played };
}

describe("steps that are removed", () => {
  test("all of them, if the client breaks without any", async () => {
    expect(await shrunk(acts(5), () => true)).toEqual({ remaining: [], played: [[]] });
    expect(await shrunk([], () => true)).toEqual({ remaining: [], played: [] });
  });

  test("none, if all are needed", async () => {
    const plan = acts(3);
    expect((await shrunk(plan, ({ length }) => length >= 3)).remaining).toEqual(plan);
  });

  test("parts are tried as halves first, and single steps last", async () => {
    const sizes: number[] = [];
    await removeParts(["a", "b", "c", "d"], async (shorter) => {
      sizes.push(4 - shorter.length);
      return false;
    });
    expect(sizes).toEqual([2, 2, 1, 1, 1, 1]);
  });

  test("each step that is not needed, wherever it is", async () => {
    const needed = ["a1", "a6"];
    const { remaining } = await shrunk(acts(8), (plan) => needed.every((name) => namesOf(plan).includes(name)));
    expect(namesOf(remaining)).toEqual(needed);
  });

  test("a step that only a simpler one has made unnecessary", async () => {
    const breaks = (plan: readonly PlanStep[]): boolean =>
      plan.some((step) => "clock" in step && (step.clock === 5 || (step.clock === 90 && namesOf(plan).includes("a0"))));
    expect((await shrunk([act("a0"), { clock: 90 }], breaks)).remaining).toEqual([{ clock: 5 }]);
  });

  /** One step is needed, and the two others only together. */
  const together =
    (most: number) =>
    (plan: readonly PlanStep[]): boolean => {
      const names = namesOf(plan);
      const isWhole = names.length === most;
      return isWhole || (names.length === most - 2 && !names.includes("a0") && !names.includes(`a${most - 1}`));
    };

  test("two steps that are unnecessary only together, in a plan of at most 14", async () => {
    const both = (plan: readonly PlanStep[]): boolean =>
      namesOf(plan).includes("a1") && namesOf(plan).includes("a0") === namesOf(plan).includes("a2");
    expect(namesOf((await shrunk(acts(3), both)).remaining)).toEqual(["a1"]);
    expect((await shrunk(acts(14), together(14))).remaining).toHaveLength(12);
    expect((await shrunk(acts(15), together(15))).remaining).toHaveLength(15);
  });

  test("of a plan of five steps, one while another is varied; of four, none", async () => {
    const breaks =
      (most: number) =>
      (plan: readonly PlanStep[]): boolean => {
        const isVaried = plan.some((step) => "clock" in step && step.clock === 300);
        return plan.length === most || (plan.length === most - 1 && isVaried);
      };
    const five = await shrunk([...acts(4), { clock: 20 }], breaks(5));
    expect(five.remaining).toHaveLength(4);
    expect(five.remaining).toContainEqual({ clock: 300 });
    expect((await shrunk([...acts(3), { clock: 20 }], breaks(4))).remaining).toHaveLength(4);
  });

  test("of a plan of five steps, one while all acts come soon", async () => {
    const breaks = (plan: readonly PlanStep[]): boolean => plan.length === 5 || (plan.length === 4 && plan.every((step) => "soon" in step));
    expect((await shrunk(acts(5), breaks)).remaining).toEqual(
      acts(5)
        .slice(1)
        .map((step) => ({ ...step, soon: true })),
    );
  });

  test("a fault of one operation can become one of any, and a wait another one", async () => {
    const fault = { fault: "rate_limit", operation: "get-events", retry_after: 30 } as const;
    const breaks =
      (isRight: (fault: object) => boolean) =>
      (plan: readonly PlanStep[]): boolean =>
        plan.length === 5 || (plan.length === 4 && plan.some((step) => "fault" in step && isRight(step.fault)));
    const anywhere = await shrunk(
      [...acts(4), { fault }],
      breaks((one) => !("operation" in one) && "retry_after" in one),
    );
    expect(anywhere.remaining).toContainEqual({ fault: { fault: "rate_limit", retry_after: 30 } });
    const shorter = await shrunk(
      [...acts(4), { fault }],
      breaks((one) => "retry_after" in one && one.retry_after === 5),
    );
    expect(shorter.remaining).toContainEqual({ fault: { fault: "rate_limit", retry_after: 5 } });
  });
});

describe("steps that are replaced by simpler ones", () => {
  const only = async (step: PlanStep, breaks: (step: PlanStep) => boolean): Promise<PlanStep | undefined> =>
    (await shrunk([step], ([one]) => one !== undefined && breaks(one))).remaining[0];

  test.each<[PlanStep, number, PlanStep]>([
    [{ clock: 400 }, 0, { clock: 1 }],
    [{ clock: 400 }, 3, { clock: 5 }],
    [{ clock: 400 }, 50, { clock: 60 }],
    [{ clock: 400 }, 100, { clock: 400 }],
    [{ clock: 5 }, 5, { clock: 5 }],
    [{ sleep: 2000 }, 0, { sleep: 5 }],
    [{ sleep: 2000 }, 6, { sleep: 700 }],
    [{ sleep: 2000 }, 900, { sleep: 2000 }],
  ])("%j, if at least %i seconds are needed", async (step, least, simpler) => {
    const seconds = (one: PlanStep): number => ("clock" in one ? one.clock : "sleep" in one ? one.sleep : -1);
    expect(await only(step, (one) => seconds(one) >= least)).toEqual(simpler);
  });

  test("an act or an action comes soon only where it has to", async () => {
    const action: PlanStep = { action: "sends", numbers: [0, 0, 0], soon: true };
    expect(await only(action, () => true)).toEqual({ action: "sends", numbers: [0, 0, 0] });
    expect(await only(action, (one) => "soon" in one)).toEqual(action);
    expect(await only({ ...act("a"), soon: true }, () => true)).toEqual(act("a"));
    expect(await only({ ...act("a"), soon: true }, (one) => "soon" in one)).toEqual({ ...act("a"), soon: true });
  });

  test("numbers of an action are 0 as far as they can be", async () => {
    const numbersOf = (one: PlanStep): readonly number[] => ("action" in one ? one.numbers : []);
    const step: PlanStep = { action: "sends", numbers: [7, 8, 9] };
    expect(await only(step, () => true)).toEqual({ action: "sends", numbers: [0, 0, 0] });
    expect(await only(step, (one) => numbersOf(one)[1] === 8)).toMatchObject({ numbers: [0, 8, 9] });
    expect(await only(step, (one) => numbersOf(one)[0] === 7 && numbersOf(one)[1] === 8)).toMatchObject({ numbers: [7, 8, 0] });
  });
});

describe("the end", () => {
  test("a signal ends it: nothing more is played, and the shortest plan so far counts", async () => {
    for (const most of [0, 1, 3]) {
      let played = 0;
      const breaks = (plan: readonly PlanStep[]): boolean => {
        played += 1;
        return namesOf(plan).includes("a7");
      };
      const { remaining } = await shrunk(acts(8), breaks, { isStopped: () => played >= most });
      expect(played).toBe(most);
      expect(remaining).toHaveLength(most === 3 ? 4 : 8);
    }
  });

  test("a signal ends a long plan of which nothing can be removed", async () => {
    let played = 0;
    const breaks = (plan: readonly PlanStep[]): boolean => {
      played += 1;
      return plan.length === 20;
    };
    await shrunk(acts(20), breaks, { isStopped: () => played >= 60 });
    expect(played).toBe(60);
  });

  test("3,000 plans are tried at most", async () => {
    const { played } = await shrunk(acts(300), ({ length }) => length === 300);
    expect(played).toHaveLength(3000);
  });

  test("each try says how many there were, and how long the shortest plan is", async () => {
    const said: [number, number][] = [];
    await shrunk(acts(4), (plan) => namesOf(plan).includes("a3"), { onTry: (tries, length) => said.push([tries, length]) });
    expect(said.slice(0, 4)).toEqual([
      [1, 4],
      [2, 2],
      [3, 2],
      [4, 1],
    ]);
    expect(said.at(-1)?.[1]).toBe(1);
  });
});
