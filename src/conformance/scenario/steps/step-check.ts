/** What the checks of all kinds of steps share: references, expectations and saved names, each told with its place. */

import { isJsonObject } from "../matching/json-value";
import { isMatcherObject, MATCHERS } from "../matching/matchers";
import { shortText } from "../matching/short-text";
import { similarNames } from "../../../protocol/similar-names";
import { parsePath, type PathPart } from "../matching/value-path";
import type { Routes } from "../routes";
import { isValueName, NOW, referenceName, referencesIn, secondsFromNow } from "../saved-values";
import type { SavedPaths } from "../scenario";

/** The place of something in a scenario, from its root. */
export type Spot = readonly PathPart[];

/** What a check may look at, and where it puts what it finds. */
export interface StepCheck {
  readonly routes: Routes;
  /** The names that the steps so far have saved; a check adds those of its step. */
  readonly known: Set<string>;
  /** Tells a problem at a value, or at its key. */
  readonly report: (spot: Spot, sentence: string, onKey?: boolean) => void;
}

/** Checks values that go into a request: every reference must be saved by an earlier step. */
export function checkValues(value: unknown, spot: Spot, check: StepCheck): void {
  if (isReference(value)) {
    checkReference(value, spot, check);
  } else if (typeof value === "string") {
    referencesIn(value).forEach((name) => checkName(name, spot, check));
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => checkValues(item, [...spot, index], check));
  } else if (isJsonObject(value)) {
    Object.entries(value).forEach(([key, item]) => {
      if (key.startsWith("$")) {
        check.report([...spot, key], `${key} is not allowed in a value; allowed are $saved and $now, alone`, true);
      } else {
        checkValues(item, [...spot, key], check);
      }
    });
  }
}

/** Checks an expectation: matchers that exist, with operands that they take, and references to saved values. */
export function checkPattern(pattern: unknown, spot: Spot, check: StepCheck): void {
  if (isReference(pattern)) {
    checkReference(pattern, spot, check);
  } else if (Array.isArray(pattern)) {
    pattern.forEach((item, index) => checkPattern(item, [...spot, index], check));
  } else if (!isJsonObject(pattern)) {
    checkValues(pattern, spot, check);
  } else if (isMatcherObject(pattern)) {
    Object.entries(pattern).forEach(([name, operand]) => checkMatcher(name, operand, spot, check));
  } else {
    Object.entries(pattern).forEach(([key, item]) => {
      if (key.startsWith("$")) {
        const sentence = `the matcher ${key} cannot stand beside plain keys; put it in an object alone`;
        check.report([...spot, key], sentence, true);
      } else {
        checkPattern(item, [...spot, key], check);
      }
    });
  }
}

/** Checks what a step saves, and makes the names known to the steps after it. */
export function checkSaves(save: SavedPaths | undefined, spot: Spot, check: StepCheck): void {
  Object.entries(save ?? {}).forEach(([name, path]) => {
    checkNewName(name, [...spot, name], check);
    if (parsePath(path) === undefined) {
      check.report([...spot, name], `${shortText(path)} is no path; a path is written like messages[0].id`);
    }
    check.known.add(name);
  });
}

/** Checks a name to save under. */
export function checkNewName(name: string, spot: Spot, check: StepCheck): void {
  if (!isValueName(name)) {
    const rule = `letters, digits and _, not beginning with a digit, and not ${NOW}, which is the target's time`;
    check.report(spot, `${shortText(name)} is no name for a saved value; allowed are ${rule}`, true);
  }
}

function isReference(value: unknown): boolean {
  return referenceName(value) !== undefined || secondsFromNow(value) !== undefined;
}

function checkReference(value: unknown, spot: Spot, check: StepCheck): void {
  referencesIn(value).forEach((name) => checkName(name, spot, check));
}

function checkName(name: string, spot: Spot, check: StepCheck): void {
  if (name === NOW || check.known.has(name)) {
    return;
  }
  const known = [...check.known];
  const [similar] = similarNames(name, known);
  const there = similar === undefined ? `saved so far: ${known.join(", ") || "nothing"}` : `probably \`${similar}\``;
  check.report(spot, `no earlier step saves \`${name}\` (${there}); a plain text is written $$${name}`);
}

function checkMatcher(name: string, operand: unknown, spot: Spot, check: StepCheck): void {
  const rule = MATCHERS.get(name);
  const here = [...spot, name];
  if (rule === undefined) {
    const allowed = [...MATCHERS.keys(), "$saved", "$now"];
    const [similar] = similarNames(name, allowed);
    const meant = similar === undefined || similar === name ? "" : `, probably ${similar}`;
    const sentence = allowed.includes(name)
      ? `${name} stands alone in its object, with a ${name === "$now" ? "number of seconds" : "saved name"}`
      : `there is no matcher ${name}${meant}; allowed are ${allowed.join(", ")}`;
    check.report(here, sentence, true);
    return;
  }
  if (!isReference(operand) && !rule.accepts(operand)) {
    check.report(here, `${name} takes ${rule.takes}, there is ${shortText(operand, 40)}`);
    return;
  }
  if (isReference(operand)) {
    checkReference(operand, here, check);
    return;
  }
  rule.inner(operand).forEach(({ at, pattern }) => checkPattern(pattern, [...here, ...at], check));
}
