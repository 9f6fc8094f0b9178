/** Reads command-line arguments by a table of options, and says in one line what is wrong with them. */
import { parseArgs } from "node:util";
import { ALLOWED_LEVELS, chosenLevel, NEWEST_LEVEL, tooNewLevel } from "../protocol/level-choice";
import { LIMITS } from "../protocol/limits";
import { didYouMean } from "../protocol/problem-words";

/** Arguments that cannot be used, described in one line. */
export class UsageProblem extends Error {
  override readonly name = "UsageProblem";
}

/**
 * An option takes a value, shown in the help under this name, or it takes none. One with `many` may be given several
 * times, and its value may be a list with commas. One with `inline` may have a value after `=`, or none.
 */
export type OptionRule =
  { readonly value: string; readonly many?: true } | { readonly value?: never; readonly inline?: true };

/** The options by name, without the dashes. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

export interface GivenArguments {
  /** The options with a value, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The values of the options with `many`, by name; without an entry where the option was not given. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** The names of the options without one. */
  readonly flags: ReadonlySet<string>;
  /** Everything that is no option, in order. */
  readonly rest: readonly string[];
}

/**
 * Sorts the arguments of a command into options and the rest. The last one of a repeated option counts.
 *
 * @throws UsageProblem for an option that is not in the table, that lacks its value, or that has one too many
 */
export function readArguments(args: readonly string[], rules: OptionRules): GivenArguments {
  const options: Record<string, { type: "string" | "boolean" }> = {};
  for (const [name, rule] of Object.entries(rules)) {
    options[name] = { type: rule.value === undefined ? "boolean" : "string" };
  }
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const many = new Set(Object.entries(rules).flatMap(([name, rule]) => ("many" in rule ? [name] : [])));
  const values: Record<string, string> = {};
  const lists: Record<string, readonly string[]> = {};
  const flags = new Set<string>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") rest.push(token.value);
    if (token.kind !== "option") continue;
    const value = optionValue(token.rawName, token.name, token.value, rules);
    if (value === undefined || rules[token.name]?.value === undefined) flags.add(token.name);
    if (value === undefined) continue;
    if (many.has(token.name)) lists[token.name] = [...(lists[token.name] ?? []), ...value.split(",")];
    else values[token.name] = value;
  }
  return { values, lists, flags, rest };
}

function optionValue(rawName: string, name: string, value: string | undefined, rules: OptionRules): string | undefined {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (rule === undefined || !rawName.startsWith("--")) {
    const allowed = Object.keys(rules).map((known) => `--${known}`);
    throw new UsageProblem(
      `The option ${rawName} is unknown; allowed are ${allowed.join(", ")}${didYouMean(rawName, allowed) || "."}`,
    );
  }
  if (rule.value === undefined) {
    if (value === undefined || rule.inline === true) return value;
    throw new UsageProblem(`The option ${rawName} takes no value.`);
  }
  if (value === undefined || value.startsWith("--")) {
    throw new UsageProblem(`The option ${rawName} needs a value: ${rawName} ${rule.value}.`);
  }
  return value;
}

/**
 * Reads an option's whole number.
 *
 * @throws UsageProblem when it is another text, or lies outside the range
 */
export function wholeNumberIn(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new UsageProblem(`${option} ${JSON.stringify(text)} is not a whole number from ${least} to ${most}.`);
}

/**
 * Reads an option's address on the web.
 *
 * @throws UsageProblem when it is another text
 */
export function addressIn(option: string, text: string): string {
  if (/^https?:\/\/[^/\s]/u.test(text) && URL.canParse(text)) return text;
  throw new UsageProblem(`${option} ${JSON.stringify(text)} is not an address; allowed is http://… or https://….`);
}

/**
 * Reads `--feature-level`; without it, the level of the documented interface.
 *
 * @throws UsageProblem for another value than a level that is known, or "newest"
 */
export function featureLevel(text: string | undefined, option = "--feature-level"): number {
  if (text === undefined || text === NEWEST_LEVEL) return chosenLevel(text);
  const level = Number(text);
  const isNumber = /^\d+$/.test(text);
  if (isNumber && level > LIMITS.NEWEST_FEATURE_LEVEL) throw new UsageProblem(`${option}: ${tooNewLevel(level)}.`);
  if (isNumber && level >= 1) return level;
  throw new UsageProblem(`${option} ${JSON.stringify(text)}: expected ${ALLOWED_LEVELS}.`);
}

/**
 * Reads an option that has a few possible values.
 *
 * @throws UsageProblem naming them, when it is another word
 */
export function oneOfValues<Value extends string>(option: string, text: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === text);
  if (found !== undefined) return found;
  const allowed = `${values.slice(0, -1).join(", ")} and ${values.at(-1) ?? ""}`;
  const near = didYouMean(text, values) || ".";
  throw new UsageProblem(`${option} ${JSON.stringify(text)} is not possible; allowed are ${allowed}${near}`);
}
