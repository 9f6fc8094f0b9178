/** Checks a scenario from a file or from code, and reports every mistake with its place. */
import { shortText } from "../../matching/difference";
import { levelOf, type Routes } from "../../matching/interface";
import { isJsonObject, type PathPart } from "../../matching/json-value";
import type { Scenario, Step } from "../../matching/scenario";
import type { Fixture } from "../../model/fixture/fixture";
import type { Realm } from "../../model/realm/realm";
import { pathText } from "../../protocol/problem-words";
import * as v from "../../protocol/shape";
import { type FixtureMistake, namesOf } from "../../targets/load-fixture";
import type { StepCheck } from "../steps/step-check";
import { checkStep, keywordOf, readStep } from "../steps/step-kinds";
import { scenarioSchema } from "./schema-parts";

/** What a file is checked against. */
export interface ReadingRules {
  readonly routes: Routes;
  /** Builds the realm of a fixture, or returns the mistake that makes it unusable. */
  readonly loadFixture: (fixture: Fixture) => Realm | FixtureMistake;
}

/** Takes a mistake: its place in the scenario, a sentence, and whether it is about the key there and not its value. */
export type Report = StepCheck["report"];

/** Returns the scenario in a value, or `undefined`. A scenario is usable only if nothing was reported. */
export function checkScenario(value: unknown, rules: ReadingRules, report: Report): Scenario | undefined {
  if (!isJsonObject(value)) {
    report([], `a scenario is an object with name, purpose and steps, there is ${shortText(value, 40)}`);
    return undefined;
  }
  const parsed = v.safeParse(scenarioSchema, value);
  parsed.issues?.forEach((issue) => reportIssue(issue, [], report));
  const realm = realmOf(value["fixture"], rules, report);
  const given: readonly unknown[] = Array.isArray(value["steps"]) ? value["steps"] : [];
  const check: StepCheck = {
    routes: rules.routes,
    known: new Set(),
    addresses: new Set(realm === undefined ? [] : namesOf(realm, "user").map((email) => email.toLowerCase())),
    level: realm?.feature_level ?? levelOf(undefined),
    hasFixture: value["fixture"] !== undefined,
    realm,
    report,
  };
  const steps = given.flatMap((step, index) => checkOneStep(step, index, check));
  if (!parsed.success) return undefined;
  const { fixture, ...rest } = parsed.output;
  return { ...rest, steps, ...(fixture === undefined ? {} : { fixture }) };
}

function realmOf(fixture: unknown, rules: ReadingRules, report: Report): Realm | undefined {
  if (!isJsonObject(fixture)) return undefined;
  const loaded = rules.loadFixture(fixture);
  if (!("sentence" in loaded)) return loaded;
  report(["fixture", ...loaded.path], loaded.sentence);
  return undefined;
}

/**
 * Checks a scenario that did not come from a file.
 *
 * @returns one sentence for each mistake, with its path; empty for a usable scenario
 */
export function scenarioProblems(value: unknown, rules: ReadingRules): readonly string[] {
  const sentences: string[] = [];
  checkScenario(value, rules, (spot, sentence) => {
    sentences.push(spot.length === 0 ? sentence : `${pathText(spot)}: ${sentence}`);
  });
  return sentences;
}

function checkOneStep(step: unknown, index: number, check: StepCheck): readonly Step[] {
  const spot = ["steps", index];
  const keyword = isJsonObject(step)
    ? keywordOf(step)
    : { sentence: `a step is an object, there is ${shortText(step)}` };
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

/** An unusable step must not make every later use of its saved values look like a mistake. */
function rememberSaves(step: unknown, check: StepCheck): void {
  const save = isJsonObject(step) ? step["save"] : undefined;
  if (isJsonObject(save)) {
    Object.keys(save).forEach((name) => check.known.add(name));
  }
}

/** An issue of a schema: its message, and the keys that lead to it. */
interface Issue {
  readonly message: string;
  readonly expected: string | null;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

function reportIssue({ message, expected, path }: Issue, from: readonly PathPart[], report: Report): void {
  const keys = (path ?? []).map(({ key }): PathPart => (typeof key === "number" ? key : String(key)));
  report([...from, ...keys], message, expected === "never");
}
