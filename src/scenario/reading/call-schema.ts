/** What each operation adds to the JSON Schema of a call step: its parameters in `with`, and its answer in `expect`. */
import { LIMITS } from "../../protocol/limits";
import { ERROR_CODES } from "../../protocol/refusals/codes";
import { REASONS } from "../../protocol/refusals/reasons";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import { describedOperation, describedParameter } from "../../wire/openapi/parameters";
import { type Route, routes } from "../../wire/route";
import { REFUSAL_FIELDS } from "../steps/step-check";
import { type FieldShapes, fieldsOfTables, type PatternWriter, REFERENCE_TEXT, referenceTo } from "./pattern-schema";

const anObject: JsonSchema = { type: "object" };

/** Holds where the answer can be a refusal, or the request is made to be wrong: then the keys are not restricted. */
export const FREE_CALL_SCHEMA: JsonSchema = {
  anyOf: [
    ...["status", "ignores", "cases", "no_answer"].map((key) => ({ required: [key] })),
    { properties: { as: { type: "null" } } },
    {
      properties: {
        expect: {
          anyOf: [
            { type: "object", required: ["code"] },
            { type: "object", required: ["ignored_parameters_unsupported"] },
            { type: "object", required: ["result"], properties: { result: { const: "error" } } },
          ],
        },
      },
      required: ["expect"],
    },
  ],
};

const ENVELOPE: ReadonlyMap<string, FieldShapes> = new Map(
  ["result", "msg", "code", "ignored_parameters_unsupported"].map((key) => [key, { shapes: [] }] as const),
);

/** The schema of `call`: the ID of an operation, or its method and path. */
export function callNames(): JsonSchema {
  const all = routes();
  return {
    anyOf: [
      { enum: all.map(({ id }) => id) },
      { enum: [...new Set(all.map(({ method, path }) => `${method} ${path}`))] },
      { type: "string", pattern: "^[A-Z]+ /" },
    ],
  };
}

/** For each operation: if a step calls it, what its keys can be. */
export function callParts(writer: PatternWriter): readonly JsonSchema[] {
  return routes().map((route) => ({
    if: { properties: { call: { enum: [route.id, `${route.method} ${route.path}`] } }, required: ["call"] },
    then: partOf(route, writer),
  }));
}

function partOf(route: Route, { objectPattern, define }: PatternWriter): JsonSchema {
  const { description } = describedOperation(route.id);
  const parameters = parameterSchemas(route);
  const fields = new Map([...ENVELOPE, ...fieldsOfTables([route.answer])]);
  const given = define(`with.${route.id}`, { properties: parameters });
  return {
    properties: {
      call: { description },
      with: given,
      expect: objectPattern(fields, false),
      cases: { additionalProperties: { properties: { with: given } } },
    },
    if: referenceTo("freeCall"),
    else: {
      properties: {
        with: { propertyNames: { enum: Object.keys(parameters) } },
        expect: { propertyNames: { anyOf: [{ enum: [...fields.keys()] }, { pattern: "^\\$" }] } },
      },
    },
  };
}

/** The parameters of all feature levels by their names in requests, with older names. */
function parameterSchemas(route: Route): Readonly<Record<string, JsonSchema>> {
  const schemas: Record<string, JsonSchema> = { client: { description: "The name of the client program." } };
  for (const [, name = ""] of route.path.matchAll(/\{(\w+)\}/gu)) schemas[name] = describedParameter(route.id, name);
  for (let level = LIMITS.NEWEST_FEATURE_LEVEL; level >= 1; level -= 1) {
    for (const { name, names, parameter } of route.expected(level)) {
      const examples = parameter.shape.kind === "literal" ? { examples: parameter.shape.values } : {};
      for (const sent of names) schemas[sent] ??= { ...describedParameter(route.id, name), ...examples };
    }
  }
  return schemas;
}

/** The schema of an expected refusal: codes, and the fields that refusals have. */
export const REFUSAL_SCHEMA: JsonSchema = {
  if: {
    type: "object",
    anyOf: [{ required: ["code"] }, { required: ["result"], properties: { result: { const: "error" } } }],
  },
  then: {
    properties: {
      result: { anyOf: [{ enum: ["success", "error"] }, REFERENCE_TEXT, anObject] },
      code: { anyOf: [{ enum: Object.keys(ERROR_CODES) }, REFERENCE_TEXT, anObject], description: "The error code." },
    },
    propertyNames: { anyOf: [{ enum: [...REFUSAL_FIELDS] }, { pattern: "^\\$" }] },
  },
};

/** The simulator's reasons of refusals. */
export const REASON_SCHEMA: JsonSchema = { anyOf: [{ enum: Object.keys(REASONS) }, REFERENCE_TEXT] };
