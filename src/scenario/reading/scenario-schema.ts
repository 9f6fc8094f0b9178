/** The JSON Schema of scenario files, for editors. It is derived from the shapes that the reader checks files with. */
import { FILE_WORDS } from "../../generated/file-words";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import type { GenericSchema } from "../../protocol/shape";
import { CONTROL_REQUESTS } from "../../server/control";
import { STEP_KEYWORDS, STEP_SCHEMAS, type StepKeyword } from "../steps/step-kinds";
import {
  callNames,
  callParts,
  FREE_CALL_SCHEMA,
  FREE_ROW_SCHEMA,
  FREE_ROWS_SCHEMA,
  REASON_SCHEMA,
  REFUSAL_SCHEMA,
  UNSUCCESSFUL_CALL_SCHEMA,
} from "./call-schema";
import { withDescriptions } from "./described-keys";
import { GIVEN_REFERENCE_SCHEMA } from "./given-schema";
import {
  ANY_PATTERN_SCHEMA,
  eventPattern,
  IS_MATCHER_SCHEMA,
  MATCHER_SCHEMA,
  patternWriter,
  referenceTo,
} from "./pattern-schema";
import { scenarioSchema, texts } from "./schema-parts";

/** Writes the JSON Schema of a shape. */
export type WriteSchema = (shape: GenericSchema) => JsonSchema;

/** @param fixture - the JSON Schema of a fixture */
export function scenarioFileSchema(write: WriteSchema, fixture: JsonSchema): JsonSchema {
  const writer = patternWriter();
  const event = eventPattern(writer);
  const call = callStep(write, callParts(writer));
  const others = STEP_KEYWORDS.filter((keyword) => keyword !== "call").map(
    (keyword) => [keyword, otherStep(keyword, write)] as const,
  );
  const { required: _required, properties, ...scenario } = withDescriptions(write(scenarioSchema), FILE_WORDS.scenario);
  return {
    ...scenario,
    properties: {
      ...Object(properties),
      use: { anyOf: [{ type: "string" }, write(texts)], description: "Files whose fixture and steps come first." },
      cases: {
        ...casesOf({ type: "object" }),
        description: "Cases by name. The file is one scenario for each; `$name` in it is a value of the case.",
      },
      fixture: { ...fixture, description: FILE_WORDS.scenario.fixture },
      steps: { type: "array", minItems: 1, items: referenceTo("step"), description: FILE_WORDS.scenario.steps },
    },
    anyOf: [
      { required: ["name", "purpose", "steps"] },
      { required: ["name", "purpose", "use"] },
      // A file that others use.
      { propertyNames: { enum: ["fixture", "steps"] } },
    ],
    definitions: {
      step: stepOf([["call", call], ...others]),
      event,
      matcher: MATCHER_SCHEMA,
      isMatcher: IS_MATCHER_SCHEMA,
      anyPattern: ANY_PATTERN_SCHEMA,
      freeCall: FREE_CALL_SCHEMA,
      unsuccessfulCall: UNSUCCESSFUL_CALL_SCHEMA,
      freeRow: FREE_ROW_SCHEMA,
      freeRows: FREE_ROWS_SCHEMA,
      givenReference: GIVEN_REFERENCE_SCHEMA,
      ...Object.fromEntries(
        [["call", call] as const, ...others].map(([keyword, schema]) => [`step.${keyword}`, schema]),
      ),
      ...writer.definitions(),
    },
  };
}

/** The keyword of a step decides its schema; `save` does so only where there is no other. */
function stepOf(kinds: readonly (readonly [StepKeyword, JsonSchema])[]): JsonSchema {
  const keywords = kinds.map(([keyword]) => keyword).filter((keyword) => keyword !== "save");
  const isOther = { anyOf: keywords.map((keyword) => ({ required: [keyword] })) };
  return {
    type: "object",
    properties: Object.fromEntries(STEP_KEYWORDS.map((keyword) => [keyword, {}])),
    allOf: [
      ...keywords.map((keyword) => ({ if: { required: [keyword] }, then: referenceTo(`step.${keyword}`) })),
      { if: isOther, else: referenceTo("step.save") },
    ],
  };
}

function casesOf(row: JsonSchema): JsonSchema {
  return { type: "object", minProperties: 1, additionalProperties: row };
}

function callStep(write: WriteSchema, parts: readonly JsonSchema[]): JsonSchema {
  const { properties, required: _required, ...schema } = withDescriptions(write(STEP_SCHEMAS.call), FILE_WORDS.call);
  const keys = { ...Object(properties), call: { ...callNames(), description: FILE_WORDS.call.call } };
  const own = {
    ...keys,
    expect: { ...REFUSAL_SCHEMA, allOf: [referenceTo("anyPattern")], description: FILE_WORDS.call.expect },
    reason: { ...REASON_SCHEMA, description: FILE_WORDS.call.reason },
  };
  const row = { type: "object", properties: own, additionalProperties: false };
  return {
    ...schema,
    properties: {
      ...own,
      cases: {
        ...casesOf(row),
        description: "Cases by name. The step is one step for each, with the keys of the case.",
      },
    },
    anyOf: [{ required: ["call", "as"] }, { required: ["call", "cases"] }],
    allOf: parts,
  };
}

function otherStep(keyword: Exclude<StepKeyword, "call">, write: WriteSchema): JsonSchema {
  const schema = withDescriptions(write(STEP_SCHEMAS[keyword]), FILE_WORDS[keyword]);
  const { expect, ...properties }: Readonly<Record<string, object>> = Object(schema["properties"]);
  const pattern = expect === undefined ? {} : { expect: { allOf: [referenceTo("anyPattern")], ...expect } };
  return { ...schema, properties: { ...properties, ...pattern, ...MORE[keyword] } };
}

/** What the shapes of steps leave to their checks, and editors can complete. */
const MORE: Readonly<Partial<Record<StepKeyword, JsonSchema>>> = {
  events: {
    expect: {
      type: "array",
      items: { allOf: [referenceTo("event"), referenceTo("anyPattern")] },
      description: "The expected events, in their order.",
    },
  },
  control: {
    control: {
      anyOf: [
        { enum: CONTROL_REQUESTS.map(({ method, path }) => `${method} ${path || "/"}`) },
        { type: "string", pattern: "^[A-Z]+ /" },
      ],
      description: FILE_WORDS.control.control,
    },
  },
};
