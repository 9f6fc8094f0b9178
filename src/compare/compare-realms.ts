/** Compares two realms in this process. */
import { createRealm } from "../model/fixture/create-realm";
import { CallProblem, checkKeys } from "../model/outcome/call-problem";
import { chosenLevel } from "../protocol/level-choice";
import { didYouMean } from "../protocol/problem-words";
import { Limit, RunEnded } from "../targets/limit";
import { routes } from "../wire/route";
import type { CompareOptions, CompareResult } from "./compare-options";
import { COMPARE_FIXTURE } from "./default-fixture";
import { findDifferences } from "./find-differences";
import { lackingOperations } from "./lacking";
import { accountsWithKeys, type Side, sideTarget, simulatorSide, startedSide } from "./side";
import { operationsOf } from "./stories";

/** @throws CallProblem for a name that no operation has */
function checkOperation(name: string): void {
  const names = routes().map(({ id }) => id);
  if (names.includes(name)) return;
  throw new CallProblem(
    `compareRealms: operations: ${JSON.stringify(name)} is no operation${didYouMean(name, names)}.`,
  );
}

/**
 * Finds differences between two realms that answer requests: both get the same random conversations, and answers and
 * events are compared. Each class of differences is reported once, with a small scenario that shows it.
 *
 * @throws CallProblem (as a rejection) for a name in `operations` that no operation has
 * @throws FixtureProblem (as a rejection) for a fixture that cannot be used
 * @throws TargetProblem (as a rejection) for a side that cannot be started, or whose clock cannot be moved
 * @example
 * const { classes } = await compareRealms({ right: (fixture) => createSimulator(fixture), steps: 50 });
 * expect(classes).toEqual([]);
 */
export async function compareRealms(options: CompareOptions): Promise<CompareResult> {
  checkKeys("compareRealms", options, ["right"], "options with the other realm, { right }");
  const { right, fixture: given = COMPARE_FIXTURE, operations } = options;
  for (const name of operations ?? []) checkOperation(name);
  const feature_level = chosenLevel(options.feature_level ?? given.feature_level);
  const fixture = { ...given, feature_level };
  const start = createRealm(fixture);
  const accounts = accountsWithKeys(fixture);
  const { left = simulatorSide(start), seconds, signal } = options;
  const limit = new Limit({ seconds, signal });
  const hasClock = async (name: string, side: Side): Promise<boolean> =>
    (await limit.within(() => startedSide(name, side, fixture), `the start of ${name}`)).clock !== undefined;
  try {
    const moves_clock =
      (options.left === undefined || (await hasClock("left", left))) && (await hasClock("right", right));
    const target = sideTarget("right", right, accounts, start, limit);
    const beginning = { fixture, start, accounts };
    const wanted = operationsOf({
      ...{ level: feature_level, is_shared: false },
      isWanted: (id) => operations?.includes(id) !== false,
    });
    const lacking = await limit.within(() => lackingOperations(target, beginning, wanted.all)).catch(unlessEnded);
    return await findDifferences(
      {
        left: sideTarget("left", left, accounts, start, limit),
        right: target,
        ...beginning,
        ...{ moves_clock, is_shared: false, lacking },
      },
      options,
    );
  } finally {
    limit.close();
  }
}

/** A run that ends before it has compared anything knows of no operation that is lacking. */
function unlessEnded(problem: unknown): readonly string[] {
  if (problem instanceof RunEnded) return [];
  throw problem;
}
