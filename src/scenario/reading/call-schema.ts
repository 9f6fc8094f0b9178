/** What each operation adds to the JSON Schema of a call step: its parameters in `with`, and its answer in `expect`. */
import { ERROR_CODES } from "../../protocol/refusals/codes";
import { REASONS } from "../../protocol/refusals/reasons";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import { describedOperation, describedParameter } from "../../wire/openapi/parameters";
import { type Route, routes } from "../../wire/route";
import { REFUSAL_FIELDS } from "../steps/step-check";
import { type GivenCheck, givenWriter } from "./given-schema";
import { type FieldShapes, fieldsOfTables, type PatternWriter, REFERENCE_TEXT, referenceTo } from "./pattern-schema";
import { type Taken, takenBy } from "./taken-parameters";

const anObject: JsonSchema = { type: "object" };

/** Holds for a step, or a row of its cases, that expects no success: it can send anything. */
export const UNSUCCESSFUL_CALL_SCHEMA: JsonSchema = {
  anyOf: [
    ...["ignores", "no_answer"].map((key) => ({ required: [key] })),
    { properties: { status: { not: { const: 200 } } }, required: ["status"] },
    {
      properties: {
        expect: {
          anyOf: [
            // A parameter of the file's cases.
            { type: "string" },
            { type: "object", required: ["code"] },
            { type: "object", required: ["ignored_parameters_unsupported"] },
            {
              type: "object",
              required: ["result"],
              properties: { result: { anyOf: [{ const: "error" }, REFERENCE_TEXT] } },
            },
          ],
        },
      },
      required: ["expect"],
    },
  ],
};

/** Holds where the fields of the answer are not known: then the keys of `expect` are not restricted. */
export const FREE_CALL_SCHEMA: JsonSchema = {
  anyOf: [
    referenceTo("unsuccessfulCall"),
    { required: ["cases"] },
    // Visitors get other fields.
    { properties: { as: { type: "null" } } },
  ],
};

/** Holds for a row of cases that can send anything, or calls something else. */
export const FREE_ROW_SCHEMA: JsonSchema = { anyOf: [referenceTo("unsuccessfulCall"), { required: ["call"] }] };

/** Holds for a step with a row that can send anything, also what the step gives to all rows. */
export const FREE_ROWS_SCHEMA: JsonSchema = {
  required: ["cases"],
  not: { properties: { cases: { additionalProperties: { not: referenceTo("freeRow") } } } },
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
  const checkOf = givenWriter(writer.define);
  return routes().map((route) => {
    const taken = takenBy(route);
    return {
      if: { properties: { call: { enum: [route.id, `${route.method} ${route.path}`] } }, required: ["call"] },
      then: partOf(route, taken, writer, checkOf(route, taken)),
    };
  });
}

function partOf(
  route: Route,
  taken: readonly Taken[],
  { objectPattern, define }: PatternWriter,
  check: GivenCheck,
): JsonSchema {
  const { description } = describedOperation(route.id);
  const fields = new Map([...ENVELOPE, ...fieldsOfTables([route.answer])]);
  const described = define(`with.${route.id}`, { properties: describedParameters(route, taken) });
  return {
    properties: {
      call: { description },
      with: described,
      expect: objectPattern(fields, false),
      cases: { additionalProperties: { properties: { with: described } } },
    },
    allOf: [
      {
        if: referenceTo("freeCall"),
        else: {
          properties: { expect: { propertyNames: { anyOf: [{ enum: [...fields.keys()] }, { pattern: "^\\$" }] } } },
        },
      },
      { if: referenceTo("unsuccessfulCall"), else: givenPart(check) },
    ],
  };
}

/** What a successful step sends. A row can add to it, so that only in a step without cases something is missing. */
function givenPart({ values, needed }: GivenCheck): JsonSchema {
  const checked = { properties: { with: values } };
  return {
    properties: { cases: { additionalProperties: { if: referenceTo("freeRow"), else: checked } } },
    allOf: [
      { if: referenceTo("freeRows"), else: checked },
      { if: { required: ["cases"] }, else: needed },
    ],
  };
}

/** The parameters by all their names in requests, completed in any step. */
function describedParameters({ id }: Route, taken: readonly Taken[]): Readonly<Record<string, JsonSchema>> {
  const schemas: Record<string, JsonSchema> = {};
  for (const { name, names, forms } of taken.filter(({ isFile }) => !isFile)) {
    const shape = forms[0]?.shape;
    const examples = shape?.kind === "literal" ? { examples: shape.values } : {};
    const description =
      name === "client" ? { description: "The name of the client program." } : describedParameter(id, name);
    for (const sent of names) schemas[sent] ??= { ...description, ...examples };
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
