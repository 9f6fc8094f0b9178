/** Requests that are nearly right: one parameter is odd, too long, missing or extra. */
import type { Choices } from "../model/operations/choices";
import { LIMITS } from "../protocol/limits";
import type { Random } from "../testing/arbitraries/random";
import { ofShape } from "../testing/arbitraries/sent-form";
import type { Route } from "../wire/route";

/** A parameter in the form of a request. */
export type SentParameter = readonly [name: string, text: string];

const ODD_TEXTS = [
  ...["", " ", "0", "-1", "1.5", "null", "true", "[]", "{}", "[null]", "99999", "no-one", "general", "general chat"],
  ...["✔ lunch", "(no topic)", "@**all**", "@*crew*", "a\u0000b", "😀", "#**general>lunch**", "yes", "[1]", "[99999]"],
];

/** The greatest lengths of texts, by the name of the limit; those of topics and messages are settings of the realm. */
const LENGTHS: readonly (readonly [name: string, length: number])[] = [
  ...Object.entries(LIMITS).filter(([name]) => /^M(AX|IN)_.*LENGTH$/u.test(name)),
  ["MAX_TOPIC_LENGTH", 60],
  ["MAX_CONTENT_LENGTH", 10_000],
];

/** A length at a limit of texts of this name, or one more. */
function lengthFor(parameter: string, random: Random): number {
  const words = parameter.toUpperCase().split("_");
  const own = LENGTHS.filter(([name]) => words.some((word) => name.split("_").includes(word)));
  const [, length] = random.one(own.length > 0 ? own : LENGTHS);
  return length + random.below(2);
}

/** The share of requests in which something is wrong, and of those with a parameter that is not necessary. */
const [WRONG, EXTRA] = [0.4, 0.3];

/** Values that requests had, by the names of their parameters. */
export type Earlier = ReadonlyMap<string, ReadonlySet<string>>;

/** The parameters of the example of an operation, sometimes with others that it has. */
export function withExtras(
  route: Route,
  params: Readonly<Record<string, unknown>>,
  pick: Choices,
  random: Random,
): Readonly<Record<string, unknown>> {
  if (random.share() > EXTRA) return params;
  const others = Object.entries(route.parameters).filter(
    ([name, { encoding, since = 0 }]) =>
      encoding !== "file" && !Object.hasOwn(params, name) && since <= pick.realm.feature_level,
  );
  if (others.length === 0) return params;
  const [name, { shape }] = random.one(others);
  return { ...params, [name]: ofShape(shape, pick) };
}

/**
 * The same parameters, sometimes with a mistake in one of them.
 *
 * @param isInPath - whether a parameter is a part of the path, where only numbers can be wrong
 */
export function varied(
  sent: readonly SentParameter[],
  isInPath: (name: string) => boolean,
  earlier: Earlier,
  random: Random,
): readonly SentParameter[] {
  if (sent.length === 0 || random.share() > WRONG) return sent;
  // A narrow or an object is varied as often as it has parts.
  const place = random.one(
    sent.flatMap(([, text], index) => [
      index,
      ...partsIn(text)
        .slice(1)
        .map(() => index),
    ]),
  );
  const [name = "", text = ""] = sent[place] ?? [];
  const replaced = (other: string): readonly SentParameter[] => sent.with(place, [name, other]);
  const known = [...(earlier.get(name) ?? [])];
  const isNumber = /^-?\d+$/u.test(text);
  const kind = random.below(KINDS);
  if (kind === 0 && known.length > 0) return replaced(random.one(known));
  if (isInPath(name)) return isNumber ? replaced(random.one([String(Number(text) + 1), UNKNOWN])) : sent;
  if (kind === 1) return replaced(random.one(ODD_TEXTS));
  if (kind === 2) return sent.filter((_, index) => index !== place);
  if (isNumber) return replaced(otherNumber(text, random));
  if (!/^[[{"]/u.test(text)) return replaced(lengthened(text, lengthFor(name, random)));
  const parts = partsIn(text);
  if (parts.length === 0) return sent;
  const { 0: part, index } = random.one(parts);
  return replaced(
    text.slice(0, index) + otherPart(part, lengthFor(name, random), random) + text.slice(index + part.length),
  );
}

/** The texts, numbers and booleans of a value in JSON, each with its place. */
function partsIn(text: string): readonly RegExpExecArray[] {
  return /^[[{"]/u.test(text) ? [...text.matchAll(/"(?:[^"\\]|\\.)*"(?!:)|\b-?\d+\b|\btrue\b|\bfalse\b/gu)] : [];
}

/** How many kinds of mistakes there are. */
const KINDS = 5;
/** No realm of a comparison has so many of anything. */
const UNKNOWN = "99999";

function otherNumber(text: string, random: Random): string {
  return random.one([String(Number(text) + 1), String(Number(text) - 1), UNKNOWN]);
}

/** Another text or number in JSON. */
function otherPart(part: string, length: number, random: Random): string {
  if (random.below(2) === 0) return JSON.stringify(random.one(ODD_TEXTS));
  if (/^-?\d/u.test(part)) return otherNumber(part, random);
  const text: unknown = JSON.parse(part);
  return typeof text === "string" ? JSON.stringify(lengthened(text, length)) : "null";
}

function lengthened(text: string, length: number): string {
  return text.slice(0, length).padEnd(length, "x");
}
