/** What the checks of all kinds of steps share: references, expectations and saved names, each with its place. */
import { shortText } from "../../matching/difference";
import { nearestOf, type Routes } from "../../matching/interface";
import { isJsonObject, parsePath, type PathPart } from "../../matching/json-value";
import { capturedNames } from "../../matching/match";
import { isMatcherObject } from "../../matching/matcher-rule";
import { MATCHERS } from "../../matching/matchers";
import type { Caller, SavedPaths } from "../../matching/scenario";
import { isReference, isValueName, NAMED_KINDS, namedThingsIn, NOW, referencesIn } from "../../matching/values";
import type { Realm } from "../../model/realm/realm";
import { similarNames } from "../../protocol/problem-words";
import { ERROR_CODES } from "../../protocol/refusals/codes";
import { fixtureIds, namesOf } from "../../targets/load-fixture";
import { wantsFailure } from "./step-run";

/** The place of something in a scenario, from its root. */
export type Spot = readonly PathPart[];

/** What a check needs, and where it reports problems. */
export interface StepCheck {
  readonly routes: Routes;
  /** The names that previous steps have saved; a check adds those of its step. */
  readonly known: Set<string>;
  /** Addresses of accounts: those of the fixture, and those that previous steps have sent. */
  readonly addresses: Set<string>;
  /** The feature level of the fixture. */
  readonly level: number;
  readonly hasFixture: boolean;
  /** The realm of the fixture; undefined without a usable one. */
  readonly realm: Realm | undefined;
  /** Reports a problem at a value, or at its key. */
  readonly report: (spot: Spot, sentence: string, onKey?: boolean) => void;
}

const ADDRESS = /[^\s,<>"@]+@[^\s,<>"@]+/gu;

/** Checks who acts: an address must belong to an account of the fixture, or to one that a previous step has named. */
export function checkCaller(caller: Caller, spot: Spot, check: StepCheck): void {
  if (typeof caller === "number" && check.realm !== undefined && caller > check.realm.users.size) {
    check.report(spot, `the fixture has no account ${caller}; it has ${check.realm.users.size}`);
  }
  if (typeof caller !== "string") return checkValues(caller, spot, check);
  checkReferences(caller, spot, check);
  if (check.realm === undefined || referencesIn(caller).length > 0) return;
  if (!check.addresses.has(caller.toLowerCase())) {
    check.report(spot, `the fixture has no account ${caller}${nearestOf(caller, check.addresses)}`);
  }
}

/** Checks values of a request: references must be saved by a previous step, and things must be in the fixture. */
export function checkValues(value: unknown, spot: Spot, check: StepCheck): void {
  if (isReference(value) || typeof value === "string") {
    checkReferences(value, spot, check);
    if (typeof value === "string") {
      for (const [address] of value.matchAll(ADDRESS)) check.addresses.add(address.toLowerCase());
    }
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => checkValues(item, [...spot, index], check));
  } else if (isJsonObject(value)) {
    Object.entries(value).forEach(([key, item]) => {
      if (key.startsWith("$")) {
        const allowed = ["$saved", "$now", ...NAMED_KINDS.map((kind) => `$${kind}`)].join(", ");
        check.report([...spot, key], `${key} is not allowed in a value; allowed are ${allowed}, alone`, true);
      } else {
        checkValues(item, [...spot, key], check);
      }
    });
  }
}

/** Checks an expectation: matchers that exist, with operands that they take, and references. */
export function checkPattern(pattern: unknown, spot: Spot, check: StepCheck): void {
  visitPattern(pattern, spot, check);
  capturedNames(pattern).forEach((name) => check.known.add(name));
}

function visitPattern(pattern: unknown, spot: Spot, check: StepCheck): void {
  if (isReference(pattern)) {
    checkReferences(pattern, spot, check);
  } else if (Array.isArray(pattern)) {
    pattern.forEach((item, index) => visitPattern(item, [...spot, index], check));
  } else if (!isJsonObject(pattern)) {
    if (typeof pattern === "string") checkReferences(pattern, spot, check);
  } else if (isMatcherObject(pattern)) {
    Object.entries(pattern).forEach(([name, operand]) => checkMatcher(name, operand, spot, check));
  } else {
    Object.entries(pattern).forEach(([key, item]) => {
      if (key.startsWith("$")) {
        const sentence = `the matcher ${key} cannot be in an object with plain keys; put it in an object alone`;
        check.report([...spot, key], sentence, true);
      } else {
        visitPattern(item, [...spot, key], check);
      }
    });
  }
}

/** Checks the result, the error code and the fields of an expected refusal. */
export function checkRefusal(pattern: unknown, spot: Spot, check: StepCheck): void {
  if (!isJsonObject(pattern)) return;
  checkNamed(pattern["result"], [...spot, "result"], "result", ["success", "error"], check);
  checkNamed(pattern["code"], [...spot, "code"], "error code", Object.keys(ERROR_CODES), check);
  if (!wantsFailure(pattern) || Object.keys(pattern).some((key) => key.startsWith("$"))) return;
  for (const key of Object.keys(pattern).filter((one) => !REFUSAL_FIELDS.has(one))) {
    const hint = keyOfStep(key, spot) ?? nearestOf(key, REFUSAL_FIELDS);
    check.report([...spot, key], `no refusal has a field \`${key}\`${hint}`, true);
  }
}

/** What is expected in addition to the body of an answer; `reason` is that of the simulator, in no answer. */
const BESIDES_BODY: ReadonlySet<string> = new Set(["reason", "status", "headers", "save", "ignores", "no_answer"]);

/** Where a key of an expected answer belongs, if it is one of the step. */
export function keyOfStep(key: string, spot: Spot): string | undefined {
  const belongs = spot.at(-1) === "expect" && BESIDES_BODY.has(key);
  return belongs ? `; \`${key}\` belongs next to \`expect\`, not in it` : undefined;
}

/** Every field that some refusal has. */
export const REFUSAL_FIELDS: ReadonlySet<string> = new Set([
  "result",
  "msg",
  "code",
  "ignored_parameters_unsupported",
  ...Object.values(ERROR_CODES).flatMap(({ fields }) => Object.keys(fields)),
]);

/** Checks a name of a known kind, and the names inside matchers. */
function checkNamed(pattern: unknown, spot: Spot, kind: string, known: readonly string[], check: StepCheck): void {
  for (const { pattern: name, spot: here } of choicesIn(pattern, spot)) {
    if (typeof name !== "string" || known.includes(name) || referencesIn(name).length > 0) continue;
    check.report(here, `there is no ${kind} ${name}${nearestOf(name, known)}`);
  }
}

/** A pattern, or those inside its matchers that are about the same value, each with its place. */
export function choicesIn(pattern: unknown, spot: Spot): readonly { readonly pattern: unknown; readonly spot: Spot }[] {
  if (!isJsonObject(pattern) || !isMatcherObject(pattern)) return [{ pattern, spot }];
  return Object.entries(pattern).flatMap(([name, operand]) => {
    const inner = ABOUT_SAME_VALUE.has(name) ? (MATCHERS.get(name)?.inner(operand) ?? []) : [];
    return inner.flatMap((one) => choicesIn(one.pattern, [...spot, name, ...one.at]));
  });
}

const ABOUT_SAME_VALUE: ReadonlySet<string> = new Set(["$oneOf", "$all", "$not", "$exactly"]);

/** Checks what a step saves, and makes the names known to later steps. */
export function checkSaves(save: SavedPaths | undefined, spot: Spot, check: StepCheck): void {
  Object.entries(save ?? {}).forEach(([name, path]) => {
    checkSavedName(name, [...spot, name], check);
    if (parsePath(path) === undefined) {
      check.report([...spot, name], `${shortText(path)} is not a path; a path is written like messages[0].id`);
    }
    check.known.add(name);
  });
}

/** Checks a name to save under. */
export function checkSavedName(name: string, spot: Spot, check: StepCheck): void {
  if (!isValueName(name)) {
    const rule = `letters, digits and _, not beginning with a digit, and not ${NOW}, which is the target's time`;
    check.report(spot, `${shortText(name)} is not a name for a saved value; allowed are ${rule}`, true);
  }
}

function checkReferences(value: unknown, spot: Spot, check: StepCheck): void {
  referencesIn(value).forEach((name) => checkName(name, spot, check));
  for (const thing of namedThingsIn(value)) {
    const { kind, name } = thing;
    if (!check.hasFixture) {
      check.report(spot, `$${kind} names something of the fixture, and this scenario has no fixture`);
    } else if (check.realm !== undefined && fixtureIds(check.realm)(thing) === undefined) {
      check.report(spot, `the fixture has no ${kind} ${name}${nearestOf(name, namesOf(check.realm, kind))}`);
    }
  }
}

function checkName(name: string, spot: Spot, check: StepCheck): void {
  if (name === NOW || check.known.has(name)) return;
  const known = [...check.known];
  const [similar] = similarNames(name, known);
  const there = similar === undefined ? `saved so far: ${known.join(", ") || "nothing"}` : `probably \`${similar}\``;
  const matcher = MATCHERS.has(`$${name}`) ? `; a matcher is written { $${name}: … }` : "";
  check.report(spot, `no earlier step saves \`${name}\` (${there})${matcher}; a plain text is written $$${name}`);
}

function checkMatcher(name: string, operand: unknown, spot: Spot, check: StepCheck): void {
  const rule = MATCHERS.get(name);
  const here = [...spot, name];
  if (rule === undefined) {
    const allowed = [...MATCHERS.keys(), "$saved", "$now", ...NAMED_KINDS.map((kind) => `$${kind}`)];
    const [similar] = similarNames(name, allowed);
    const meant = similar === undefined || similar === name ? "" : `, probably ${similar}`;
    const sentence = allowed.includes(name)
      ? `${name} is alone in its object, with ${name === "$now" ? "a number of seconds" : "a name"}`
      : `there is no matcher ${name}${meant}; allowed are ${allowed.join(", ")}`;
    check.report(here, sentence, true);
    return;
  }
  if (!isReference(operand) && !rule.accepts(operand)) {
    check.report(here, `${name} takes ${rule.takes}, there is ${shortText(operand, 40)}`);
    return;
  }
  if (isReference(operand)) {
    checkReferences(operand, here, check);
    return;
  }
  rule.inner(operand).forEach(({ at, pattern }) => visitPattern(pattern, [...here, ...at], check));
}
