/**
 * Every text parameter of every operation, and every other place for a text, with a short and a long text of each special character, by a typed call and
 * by a request. A text that is 4 times as long must not take much more than 4 times as long: a pattern that reads the
 * rest of the text for each of its characters takes 16 times as long.
 */
import { OPERATIONS } from "../../src/generated/operations";
import type { DeclaredCall } from "../../src/model/operations/operation";
import { acceptedCalls } from "../support/accepted-calls";
import { REALM } from "../support/spec-realm";
import { valuesWithText } from "../support/values-with-text";
import { wireCall } from "../support/wire-call";
import { textPlaces } from "./text-places";

const LENGTHS = { short: 20_000, long: 80_000 };
const ALLOWED = 8;
/** A faster call is not looked at, in milliseconds: at these lengths, one that is not linear takes longer. */
const LEAST = 50;
const ROUNDS = 4;

const ASCII = Array.from({ length: 127 - 32 }, (_, index) => String.fromCharCode(32 + index));
/** Every character of ASCII except letters and digits, some of other alphabets, and some with a letter between. */
const PATTERNS = [
  ...ASCII.filter((character) => !/[a-z0-9]/i.test(character)),
  ...["a", "0", "\n", "\t", "\r", "\u0000", "\u00a0", "\u0301", "\u200b", "\u2028", "ß", "İ", "漢", "🙂", "\ud800"],
  ...["a ", "a.", "a,", "a@", "a-", "<a", "[a", "(a", "a\n", "> ", "- ", "1. ", "](", "@**", "#**", "://"],
  ...["<a://|", "a://", "<a>", "[a](", "{{a", "$a", "*a: ", "&a ", "\\a", "%41"],
];

type Call = (text: string) => unknown;

const CALLS = acceptedCalls();

/** The calls of an operation that take a text, by the place of the text. */
function callsOf(declared: DeclaredCall): readonly (readonly [place: string, call: Call])[] {
  const { id, method, path, parameters } = declared;
  const found = CALLS.get(id);
  if (found === undefined) return [];
  return Object.entries(parameters).flatMap(([name, { shape, encoding }]) => {
    const given = found.params[name];
    const places = valuesWithText(shape, "", given).length;
    const typed = Array.from({ length: places }, (_, place): readonly [string, Call] => [
      `${id} ${name} (${place})`,
      (text) => found.callWith({ ...found.params, [name]: valuesWithText(shape, text, given)[place] }),
    ]);
    const sent: Call = (text) => {
      const params = { ...found.params, [name]: text };
      const address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(wellFormed(String(Reflect.get(params, key)))));
      return wireCall(REALM, "olive@example.test", method, address, params);
    };
    // A text travels unchanged, so the typed call has shown it.
    return encoding === "text" ? typed : [...typed, [`${method} ${path} ${name}`, sent]];
  });
}

/** What addresses can have: no half of a pair of surrogates. */
function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** The processor time of this process in milliseconds. */
function spent(call: Call, text: string): number {
  const began = process.cpuUsage();
  call(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** The pattern at the beginning of the text and inside it, where what only looks for the end of a text does not find it. */
function textOf(pattern: string, length: number): string {
  const half = pattern.repeat(Math.ceil(length / 2 / pattern.length));
  return `${half}a${half}a`;
}

function problemOf(place: string, call: Call, pattern: string): string | undefined {
  const short = textOf(pattern, LENGTHS.short);
  let least = spent(call, short);
  // Most calls end here: even 16 times as long would be too short to look at.
  if (least < LEAST / 16) return undefined;
  const long = textOf(pattern, LENGTHS.long);
  let most = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    most = Math.min(most, spent(call, long));
    if (most < LEAST || most < ALLOWED * least) return undefined;
    least = Math.min(least, spent(call, short));
  }
  const times = `${least.toFixed(0)} ms for ${LENGTHS.short} letters, ${most.toFixed(0)} ms for ${LENGTHS.long}`;
  return `${place} with ${JSON.stringify(pattern)}: ${times}; allowed are ${ALLOWED} times`;
}

/** The same for a call that can throw. */
function problemIn(...[place, call, pattern]: Parameters<typeof problemOf>): string | undefined {
  try {
    return problemOf(place, call, pattern);
  } catch (error) {
    return `${place} with ${JSON.stringify(pattern)}: throws ${String(error)}`;
  }
}

/** What is wrong, and how many calls were tried. */
export function growthOfTexts(): { readonly problems: readonly string[]; readonly places: number } {
  const calls = [...textPlaces(), ...Object.values(OPERATIONS).flatMap((operation) => callsOf(operation.declaration()))];
  const problems = calls.flatMap(([place, call]) => PATTERNS.flatMap((pattern) => problemIn(place, call, pattern) ?? []));
  return { problems, places: calls.length };
}
