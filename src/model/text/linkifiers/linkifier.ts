/*
 * Linkifiers: a realm's rules that turn text such as `#123` into links. Here they are checked when an administrator
 * makes them, and found in texts.
 */
import { remembering } from "../../collections/remembering";
import { isWord } from "./char-class";
import { type CompiledPattern, compilePattern } from "./compile-pattern";
import { findMatch, type PatternMatch } from "./match-pattern";
import { expandTemplate, templateNames } from "./url-template";

/** A rule as an administrator writes it. */
export interface LinkifierRule {
  /** The regular expression, in RE2 syntax with named groups: `#(?P<id>[0-9]+)`. */
  readonly pattern: string;
  /**
   * The target of the link: an RFC 6570 template with the names of the groups, `https://tracker.example/issues/{id}`.
   * Since feature level 176.
   */
  readonly url_template: string;
}

/** A range of a text that a linkifier turns into a link. */
export interface LinkifiedPlace {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/**
 * Checks a rule before it is stored.
 *
 * @returns what is wrong, with a sentence about each part, or undefined for a good rule
 * @see https://zulip.com/api/get-linkifiers
 */
export function linkifierProblem({ pattern, url_template }: LinkifierRule): RuleProblem | undefined {
  const names = templateNames(url_template);
  const compiled = compilePattern(pattern);
  const own = {
    ...(pattern === "" ? { pattern: ["A linkifier needs a pattern."] } : {}),
    ...(url_template === "" ? { url_template: ["A linkifier needs a URL template."] } : {}),
    ...(names === undefined ? { url_template: ["Braces in a URL template must enclose names, as in {id}."] } : {}),
  };
  const isWrong = pattern !== "" && "problem" in compiled;
  const groups = "problem" in compiled ? [] : compiled.groupNames.filter((name) => name !== "");
  const whole = isWrong ? compiled.problem : disagreement(groups, names);
  const problem = { ...own, ...(whole === undefined ? {} : { __all__: [whole] }) };
  return Object.keys(problem).length === 0 ? undefined : problem;
}

/** What is wrong with a rule: sentences by the part that they are about, `__all__` for the parts together. */
export type RuleProblem = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a rule, and a sentence more about its parts together. */
export function withProblem(problem: RuleProblem | undefined, sentence: string): RuleProblem {
  return { ...problem, __all__: [...(problem?.["__all__"] ?? []), sentence] };
}

/** Why the groups of a pattern and the names in a template do not belong together. */
function disagreement(groups: readonly string[], names: readonly string[] | undefined): string | undefined {
  if (names === undefined) return undefined;
  const unknown = names.find((name) => !groups.includes(name));
  if (unknown !== undefined) return `The URL template names {${unknown}}, which is not a group of the pattern.`;
  const unused = groups.find((name) => !names.includes(name));
  if (unused !== undefined) return `The group ${unused} of the pattern does not stand in the URL template.`;
  return undefined;
}

/** Patterns of a realm are used for every text, so each is compiled once. */
const compiledPattern = remembering(compilePattern);

/**
 * Finds what a linkifier turns into links. Such a place begins the text or follows a blank or an opening sign, which
 * the place before must not hold; no letter or digit follows it.
 *
 * @returns the places in the order of the text; none overlap
 */
export function* linkifiedPlaces(text: string, linkifier: LinkifierRule): Iterable<LinkifiedPlace> {
  const compiled = compiledPattern(linkifier.pattern);
  if ("problem" in compiled) return;
  for (let from = 0; from <= text.length;) {
    const last = from;
    const match = findMatch(compiled, text, from, (_, at) => (at > last || at === 0) && mayStart(text, at), mayEnd);
    if (!match) return;
    const { start, end } = match;
    yield { start, end, url: expandTemplate(linkifier.url_template, valuesOf(compiled, match)) };
    from = end;
  }
}

const MAY_STAND_BEFORE = " \n\t\r\f'\"(,:<\u0085";

function mayStart(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charAt(at - 1);
  return MAY_STAND_BEFORE.includes(before) || (before > "\u007f" && /\s/.test(before));
}

function mayEnd(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  return code === undefined || code === 95 || !isWord(code);
}

function valuesOf(pattern: CompiledPattern, match: PatternMatch): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  pattern.groupNames.forEach((name, index) => {
    const value = match.groups[index];
    if (name !== "" && value !== undefined) values.set(name, value);
  });
  return values;
}
