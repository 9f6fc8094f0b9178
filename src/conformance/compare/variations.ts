/** Requests that are nearly right: one parameter is odd, too long, missing or extra. */
import type { Choices } from "../../model/operations/choices";
import { LIMITS } from "../../protocol/limits";
import { ofShape } from "../../testing/arbitraries/sent-form";
import type { Route } from "../../wire/route";
import type { Random } from "../campaign/random";

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
const [WRONG, EXTRA] = [0.2, 0.3];

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

/** The same parameters, sometimes with a mistake in one of them. */
export function varied(sent: readonly SentParameter[], random: Random): readonly SentParameter[] {
  if (sent.length === 0 || random.share() > WRONG) return sent;
  const place = random.below(sent.length);
  const [name = "", text = ""] = sent[place] ?? [];
  const replaced = (other: string): readonly SentParameter[] => sent.with(place, [name, other]);
  const kind = random.below(5);
  if (kind === 0) return replaced(random.one(ODD_TEXTS));
  if (kind === 1) return sent.filter((_, index) => index !== place);
  if (/^-?\d+$/u.test(text)) return replaced(String(Number(text) + random.below(3) - 1));
  return replaced(lengthened(text, lengthFor(name, random)));
}

/** A text of this length that begins as another one; inside of JSON texts their last text is lengthened. */
function lengthened(text: string, length: number): string {
  if (!/^[[{"]/u.test(text)) return text.slice(0, length).padEnd(length, "x");
  return text.replace(/"([^"\\]*)"([\]}]*)$/u, (_, inner: string, end: string) => {
    return `"${inner.slice(0, length).padEnd(length, "x")}"${end}`;
  });
}
