/** Reads the files that commands about scenarios take, and finds them in folders: scenarios, and credentials of accounts. */
import { readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { INTERFACE_ROUTES } from "../matching/interface";
import { isJsonObject } from "../matching/json-value";
import type { ScenarioProblem } from "../matching/scenario-problem";
import { pathText } from "../protocol/problem-words";
import { checkScenario, type ReadingRules } from "../scenario/reading/check-scenario";
import { readScenario, type ReadScenarios } from "../scenario/reading/read-scenario";
import type { ReplayPlan } from "../scenario/replay";
import type { ScenarioFile, UnusableFile } from "../scenario/step-result";
import { type Account, readCredentials } from "../targets/credentials";
import { loadFixture } from "../targets/load-fixture";
import { UsageProblem } from "./arguments";
import { fileProblem } from "./read-json-file";

/**
 * Reads scenario files, and those of folders.
 *
 * @returns the usable ones, and the problems of the others
 * @throws UsageProblem for a path that cannot be read
 */
export async function readPlan(paths: readonly string[]): Promise<ReplayPlan> {
  const rules = { routes: INTERFACE_ROUTES, loadFixture };
  const scenarios: ScenarioFile[] = [];
  const unusable: UnusableFile[] = [];
  for (const file of await findScenarioFiles(paths)) {
    const read = file.endsWith(".mjs")
      ? await readModule(file, rules)
      : readScenario(await textOf(file, "scenario"), file, rules, (name) => usedBy(file, name));
    if ("scenarios" in read) {
      scenarios.push(...read.scenarios);
    } else {
      unusable.push({ file, problems: read.problems });
    }
  }
  return { scenarios, unusable, routes: INTERFACE_ROUTES };
}

/** A file that another one uses; its name is relative to the folder of that one. */
function usedBy(file: string, name: string): { readonly file: string; readonly text: string } | string {
  const path = join(dirname(file), name);
  try {
    return { file: path, text: readFileSync(path, "utf8") };
  } catch (error) {
    return fileProblem(error);
  }
}

/** The scenarios that a module exports: each export that has steps, and each item of an exported list. */
async function readModule(file: string, rules: ReadingRules): Promise<ReadScenarios> {
  const problem = (sentence: string) => ({ problems: [{ file, line: 1, column: 1, sentence }] });
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [];
    return problem(`this module cannot be loaded: ${reason}`);
  }
  const found = Object.entries(exported).flatMap(([name, value]) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.filter((item) => isJsonObject(item) && Object.hasOwn(item, "steps")).map((item) => ({ name, item }));
  });
  if (found.length === 0)
    return problem("no export of this module is a scenario: an object with name, purpose and steps");
  const problems: ScenarioProblem[] = [];
  const scenarios = found.flatMap(({ name, item }): readonly ScenarioFile[] => {
    const scenario = checkScenario(item, rules, (spot, sentence) => {
      problems.push({ file, line: 1, column: 1, sentence: `${pathText([name, ...spot])}: ${sentence}` });
    });
    const place = { file, line: 1, column: 1 };
    return scenario === undefined ? [] : [{ file, scenario, place, places: scenario.steps.map(() => place) }];
  });
  return problems.length > 0 ? { problems } : { scenarios };
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

/** Folders of tools. */
const FOREIGN_FOLDER = /^(\.|node_modules$)/u;
const SCENARIO_NAME = /\.(ya?ml|json|mjs)$/u;
/** Shared beginnings, which other files use. */
const BEGINNING_NAME = /(^|\.)setup\.(ya?ml|json)$/u;

/**
 * The scenario files that the arguments name: files themselves, and of folders every .yaml, .yml, .json and .mjs in and
 * below them, by name, except in node_modules and hidden folders, and except shared beginnings (`setup.yaml`,
 * `chat.setup.yaml`). A file that is named twice is played once.
 *
 * @throws UsageProblem when a path does not exist, or a folder holds no scenario file
 */
export async function findScenarioFiles(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const files = (await isFolder(path)) ? await filesBelow(path) : [path];
    if (files.length === 0) {
      throw new UsageProblem(
        `The folder ${path} contains no scenario: no file that ends in .yaml, .yml, .json or .mjs.`,
      );
    }
    files.forEach((file) => found.add(file));
  }
  return [...found];
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw new UsageProblem(`The scenario file ${path} cannot be read: ${fileProblem(error)}.`);
  }
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && SCENARIO_NAME.test(entry.name) && !BEGINNING_NAME.test(entry.name),
  );
  const folders = entries.filter((entry) => entry.isDirectory() && !FOREIGN_FOLDER.test(entry.name));
  const below = await Promise.all(folders.map(({ name }) => filesBelow(join(folder, name))));
  return [...files.map(({ name }) => join(folder, name)), ...below.flat()].sort();
}
