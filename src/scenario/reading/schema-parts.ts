/**
 * The parts of the schemas of scenarios and steps. The message of each says what is allowed in its place, and is shown
 * as the problem of a file.
 */
import { shortText } from "../../matching/difference";
import { isJsonObject } from "../../matching/json-value";
import {
  type Caller,
  type GivenFile,
  type GivenValues,
  type KnownDifference,
  readLevelRange,
  type SavedPaths,
} from "../../matching/scenario";
import type { Fixture } from "../../model/fixture/fixture";
import { similarNames } from "../../protocol/problem-words";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import type { JsonValue } from "../../protocol/schema/shapes";
import * as v from "../../protocol/shape";

/** In a file with cases, a value can be a parameter of the case. */
const CASE_VALUE: JsonSchema = { type: "string", pattern: "^\\$" };

/** `<what> is expected here, there is <value>`. */
export function expectedHere(what: string): (issue: { readonly input: unknown }) => string {
  return ({ input }) => `${what} is expected here, there is ${shortText(input, 40)}`;
}

/** A check of our own, with the JSON Schema that editors use for it. */
/* @__NO_SIDE_EFFECTS__ */
function checked<Value>(check: (input: unknown) => boolean, what: string, json_schema: JsonSchema) {
  return v.pipe(v.custom<Value>(check, expectedHere(what)), v.metadata({ json_schema }));
}

/** A string that is not empty. */
export const filledText = checked<string>(
  (input) => typeof input === "string" && input.trim() !== "",
  "a text that is not empty",
  { type: "string", minLength: 1 },
);

/** Any string, for notes. */
export const text = v.string(expectedHere("a text"));

export const truth = v.boolean(expectedHere("true or false"));

export const texts = v.array(filledText, expectedHere("a list of texts"));

const knownDifference = strictRecord("a known difference", { target: filledText, reason: filledText });

/** Targets that are known to differ. */
export const knownDifferences: v.GenericSchema<unknown, KnownDifference | readonly KnownDifference[]> = v.pipe(
  v.lazy((input) => (Array.isArray(input) ? v.array(knownDifference) : knownDifference)),
  v.metadata({ any_of: [knownDifference, v.array(knownDifference)] }),
);

/** Feature levels as an open or closed range. */
const levelRange = checked<string>(
  (input) => typeof input === "string" && readLevelRange(input) !== undefined,
  "a range of feature levels such as 223.., ..199 or 223..371",
  { type: "string", pattern: "^([1-9]\\d*\\.\\.(\\d+)?|\\.\\.\\d+)$" },
);

/** A number for an amount of time. */
export const amountOfTime = checked<number>(
  (input) => typeof input === "number" && Number.isFinite(input) && input >= 0,
  "a number that is not negative (a clock never goes back)",
  { anyOf: [{ type: "number", minimum: 0 }, CASE_VALUE] },
);

/** The status of an answer. */
export const httpStatus = checked<number>(
  (input) => typeof input === "number" && Number.isInteger(input) && input >= 100 && input <= 599,
  "an HTTP status from 100 to 599",
  { anyOf: [{ type: "integer", minimum: 100, maximum: 599 }, CASE_VALUE] },
);

/** An object with any keys. */
export const givenValues = checked<GivenValues>(isJsonObject, "an object", { type: "object" });

/** Files of a request. */
export const givenFiles = v.array(
  checked<GivenFile>(isGivenFile, "a file with a name, and one of text, base64 and bytes (a number of NUL bytes),", {
    type: "object",
    properties: {
      name: { type: "string" },
      text: { type: "string" },
      base64: { type: "string", pattern: "^[A-Za-z0-9+/]*={0,2}$" },
      bytes: { type: "integer", minimum: 0 },
    },
    required: ["name"],
    minProperties: 2,
    maxProperties: 2,
    additionalProperties: false,
  }),
  expectedHere("a list of files"),
);

function isGivenFile(input: unknown): boolean {
  if (!isJsonObject(input) || typeof input["name"] !== "string" || Object.keys(input).length !== 2) return false;
  const { text: written, base64, bytes } = input;
  const isBase64 = typeof base64 === "string" && /^[A-Za-z0-9+/]*={0,2}$/u.test(base64);
  return typeof written === "string" || isBase64 || (Number.isInteger(bytes) && Number(bytes) >= 0);
}

/** Any value: its content is checked by its own rules. */
export const anything: v.GenericSchema<JsonValue> = v.typed<JsonValue>(v.unknown());

/** Names to save under, with paths; names and paths themselves are checked with the step. */
export const savedPaths = checked<SavedPaths>(
  (input) => isJsonObject(input) && Object.values(input).every((path) => typeof path === "string"),
  "an object of names and paths into the answer, such as { sm: scheduled_message_id },",
  {
    type: "object",
    propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", not: { const: "now" } },
    additionalProperties: { type: "string" },
  },
);

/** Who makes a request. */
export const caller = checked<Caller>(
  isCaller,
  "an email, the number of an account, null, { email, api_key } or { authorization }",
  {
    anyOf: [
      { type: "string", minLength: 1 },
      { type: "integer", minimum: 1 },
      { type: "null" },
      closedObject("email", "api_key"),
      closedObject("authorization"),
    ],
  },
);

function closedObject(...keys: readonly string[]): JsonSchema {
  const properties = Object.fromEntries(keys.map((key) => [key, { type: "string" }]));
  return { type: "object", properties, required: keys, additionalProperties: false };
}

function isCaller(input: unknown): boolean {
  if (input === null || (typeof input === "string" && input !== "")) return true;
  if (typeof input === "number") return Number.isInteger(input) && input >= 1;
  const keys =
    isJsonObject(input) && Object.values(input).every((item) => typeof item === "string")
      ? Object.keys(input).sort().join(",")
      : "";
  return keys === "api_key,email" || keys === "authorization";
}

/**
 * An object with exactly these keys. Its messages name the missing or unknown key, the allowed keys, and the nearest.
 *
 * @param expandedKeys - keys that a file can have as well; they are expanded before the object is checked
 */
export function strictRecord<const TEntries extends v.ObjectEntries>(
  what: string,
  entries: TEntries,
  expandedKeys: readonly string[] = [],
) {
  const allowed = [...Object.keys(entries), ...expandedKeys];
  return v.strictObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key;
    if (issue.path === undefined) return `${what} is expected here, there is ${shortText(issue.input, 40)}`;
    if (issue.expected !== "never") return `${what} needs the key ${String(issue.expected).replaceAll('"', "`")}`;
    const [similar] = similarNames(String(key), allowed);
    const meant = similar === undefined ? "" : `, probably \`${similar}\``;
    return `${what} has no key \`${String(key)}\`${meant}; allowed are ${allowed.join(", ")}`;
  });
}

/** Its content is checked by building a realm from it. */
const fixture = checked<Fixture>(isJsonObject, "an object", { type: "object" });

/** A scenario; its steps are not checked here. */
export const scenarioSchema = strictRecord(
  "a scenario",
  {
    name: filledText,
    purpose: filledText,
    card: v.exactOptional(v.array(filledText, expectedHere("a list of sections of the documentation"))),
    tags: v.exactOptional(texts),
    levels: v.exactOptional(levelRange),
    known_difference: v.exactOptional(knownDifferences),
    fixture: v.exactOptional(fixture),
    steps: v.pipe(
      v.array(anything, expectedHere("a list of steps")),
      v.minLength(1, "at least one step is expected here"),
    ),
  },
  ["use", "cases"],
);
