/** Reads what commands about scenarios are given: scenario files, and the keys of accounts. */

import { readFile } from "node:fs/promises";
import { INTERFACE_ROUTES } from "../conformance/scenario/interface-routes";
import { fixtureMistakes } from "../conformance/scenario/reading/fixture-mistakes";
import { readScenario } from "../conformance/scenario/reading/read-scenario";
import type { ReplayPlan } from "../conformance/scenario/replay";
import type { ScenarioFile, UnusableFile } from "../conformance/scenario/step-result";
import type { Account } from "../conformance/scenario/targets/accounts";
import { readCredentials } from "../conformance/scenario/targets/credentials";
import { UsageProblem } from "./arguments";
import { findScenarioFiles } from "./find-scenario-files";
import { fileProblem } from "./read-json-file";

/**
 * Reads scenario files, and those of folders.
 *
 * @returns the usable ones, and the problems of the others
 * @throws UsageProblem for a path that cannot be read
 */
export async function readPlan(paths: readonly string[]): Promise<ReplayPlan> {
  const scenarios: ScenarioFile[] = [];
  const unusable: UnusableFile[] = [];
  for (const file of await findScenarioFiles(paths)) {
    const read = readScenario(await textOf(file, "scenario"), file, { routes: INTERFACE_ROUTES, fixtureMistakes });
    if ("scenario" in read) {
      scenarios.push({ file, scenario: read.scenario });
    } else {
      unusable.push({ file, problems: read.problems });
    }
  }
  return { scenarios, unusable, routes: INTERFACE_ROUTES };
}

/**
 * Reads a credentials file.
 *
 * @throws UsageProblem for one that cannot be used
 */
export async function readAccounts(file: string): Promise<readonly Account[]> {
  const accounts = readCredentials(await textOf(file, "credentials"));
  if (typeof accounts !== "string") return accounts;
  throw new UsageProblem(`The credentials file ${file} cannot be used: ${accounts}.`);
}

async function textOf(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageProblem(`The ${what} file ${file} cannot be read: ${fileProblem(error)}.`);
  }
}
