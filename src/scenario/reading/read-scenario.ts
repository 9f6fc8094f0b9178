/** Reads a scenario file: YAML or JSON text in, a scenario or everything that is wrong with it out. */

import { pathText } from "../../card/shape";
import type { Fixture } from "../../fixture/fixture";
import { isJsonObject } from "../matching/json-value";
import { shortText } from "../matching/short-text";
import type { PathPart } from "../matching/value-path";
import type { Routes } from "../routes";
import type { Scenario, Step } from "../scenario";
import type { ScenarioProblem } from "../scenario-problem";
import type { StepCheck } from "../steps/step-check";
import { checkStep, keywordOf, readStep } from "../steps/step-kinds";
import { v } from "./schema-parts";
import { scenarioSchema } from "./scenario-schema";
import { readYamlText } from "./yaml-text";

/** A scenario, or the problems that make its file unusable (at least one, in the order of the file). */
export type ReadScenario =
  | { readonly scenario: Scenario }
  | { readonly problems: readonly ScenarioProblem[] };

/** What is wrong with a fixture, with its path in the fixture. */
export interface FixtureMistake {
  readonly path: readonly PathPart[];
  readonly sentence: string;
}

/** What a file is checked against. */
export interface ReadingRules {
  readonly routes: Routes;
  /** Gives what makes a fixture unusable; nothing for a usable one. */
  readonly fixtureMistakes: (fixture: Fixture) => readonly FixtureMistake[];
}

type Report = StepCheck["report"];

/**
 * Reads one file.
 *
 * @param file - its name as the problems shall show it
 */
export function readScenario(text: string, file: string, rules: ReadingRules): ReadScenario {
  const read = readYamlText(text);
  if ("sentence" in read) {
    return { problems: [{ file, ...read }] };
  }
  const problems: ScenarioProblem[] = [];
  const report: Report = (spot, sentence, onKey) => {
    problems.push({ file, ...read.placeOf(spot, onKey), sentence });
  };
  const scenario = checkScenario(read.value, rules, report);
  if (scenario !== undefined && problems.length === 0) {
    return { scenario };
  }
  return { problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/**
 * Checks a scenario that did not come from a file.
 *
 * @returns one sentence for each thing that is wrong, with the path of it; empty for a usable scenario
 */
export function scenarioProblems(value: unknown, rules: ReadingRules): readonly string[] {
  const sentences: string[] = [];
  checkScenario(value, rules, (spot, sentence) => sentences.push(`${pathText(spot)}: ${sentence}`));
  return sentences;
}

function checkScenario(value: unknown, rules: ReadingRules, report: Report): Scenario | undefined {
  if (!isJsonObject(value)) {
    report([], `a scenario is an object with name, purpose, card and steps, there is ${shortText(value, 40)}`);
    return undefined;
  }
  const parsed = v.safeParse(scenarioSchema, value);
  parsed.issues?.forEach((issue) => reportIssue(issue, [], report));
  const given: readonly unknown[] = Array.isArray(value["steps"]) ? value["steps"] : [];
  const check: StepCheck = { routes: rules.routes, known: new Set(), report };
  const steps = given.flatMap((step, index) => checkOneStep(step, index, check));
  if (!parsed.success) {
    return undefined;
  }
  const { fixture, ...rest } = parsed.output;
  if (fixture !== undefined) {
    rules.fixtureMistakes(fixture).forEach(({ path, sentence }) => report(["fixture", ...path], sentence));
  }
  return { ...rest, steps, ...(fixture === undefined ? {} : { fixture }) };
}

function checkOneStep(step: unknown, index: number, check: StepCheck): readonly Step[] {
  const spot = ["steps", index];
  const keyword = isJsonObject(step) ? keywordOf(step) : { sentence: `a step is an object, there is ${shortText(step)}` };
  if (typeof keyword !== "string") {
    check.report(spot, keyword.sentence);
    return [];
  }
  const parsed = readStep(keyword, step);
  if (!parsed.success) {
    parsed.issues.forEach((issue) => reportIssue(issue, spot, check.report));
    rememberSaves(step, check);
    return [];
  }
  checkStep(parsed.output, spot, check);
  return [parsed.output];
}

/** A broken step must not make every later use of its saved values look like a mistake too. */
function rememberSaves(step: unknown, check: StepCheck): void {
  const save = isJsonObject(step) ? step["save"] : undefined;
  if (isJsonObject(save)) {
    Object.keys(save).forEach((name) => check.known.add(name));
  }
}

/** What a schema's issue says here: its message, and the keys that lead to it. */
interface Issue {
  readonly message: string;
  readonly expected: string | null;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

function reportIssue({ message, expected, path }: Issue, from: readonly PathPart[], report: Report): void {
  const keys = (path ?? []).map(({ key }): PathPart => (typeof key === "number" ? key : String(key)));
  report([...from, ...keys], message, expected === "never");
}
