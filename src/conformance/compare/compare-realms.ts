/** Compares two realms in this process. */
import { checkKeys } from "../../model/outcome/call-problem";
import { createRealm } from "../../model/fixture/create-realm";
import { chosenLevel } from "../../protocol/level-choice";
import type { CompareOptions, CompareResult } from "./compare-options";
import { Limit } from "../scenario/limit";
import { COMPARE_FIXTURE } from "./default-fixture";
import { findDifferences } from "./find-differences";
import { accountsWithKeys, type Side, sideTarget, simulatorSide, startedSide } from "./side";

/**
 * Finds differences between two realms that answer requests: both get the same random conversations, and answers and
 * events are compared. Each class of differences is reported once, with a small scenario that shows it.
 *
 * @throws FixtureProblem (as a rejection) for a fixture that cannot be used
 * @throws TargetProblem (as a rejection) for a side that cannot be started, or whose clock cannot be moved
 * @example
 * const { classes } = await compareRealms({ right: (fixture) => createSimulator(fixture), steps: 50 });
 * expect(classes).toEqual([]);
 */
export async function compareRealms(options: CompareOptions): Promise<CompareResult> {
  checkKeys("compareRealms", options, ["right"], "options with the other realm, { right }");
  const { right, fixture: given = COMPARE_FIXTURE } = options;
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
    return await findDifferences(
      {
        left: sideTarget("left", left, accounts, start, limit),
        right: sideTarget("right", right, accounts, start, limit),
        fixture,
        start,
        accounts,
        moves_clock,
        is_shared: false,
      },
      options,
    );
  } finally {
    limit.close();
  }
}
