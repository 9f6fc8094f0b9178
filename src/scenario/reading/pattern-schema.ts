/**
 * JSON Schemas of expectations, for editors: the fields of an answer or an event by name, each with its description,
 * or a matcher instead of any value. What only the check of a scenario can decide is allowed.
 */
import { EVENT_TABLES } from "../../generated/event-tables";
import { EVENT_OPS } from "../../matching/interface";
import { MATCHERS } from "../../matching/matchers";
import { NAMED_KINDS } from "../../matching/values";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import type { Shape } from "../../protocol/schema/shapes";
import { type AnyTable, fieldOf } from "../../protocol/schema/tables";
import { wordsOfField } from "../../wire/openapi/parameters";

/** Where a reference to a definition points. */
export function referenceTo(definition: string): JsonSchema {
  return { $ref: `#/definitions/${definition}` };
}

/** `{ $saved: name }`, `{ $now: seconds }`, `{ $channel: name }` and the like. */
export const REFERENCES: Readonly<Record<string, JsonSchema>> = {
  $saved: { type: "string", description: "The value that was saved under this name." },
  $now: { type: "number", description: "The time of the target in UNIX seconds, so many seconds later." },
  ...Object.fromEntries(
    NAMED_KINDS.map((kind) => [`$${kind}`, { description: `The ID of a ${kind} of the fixture.` }] as const),
  ),
};

/** An object with a key that begins with `$`: a matcher, or a reference to a value. */
export const MATCHER_SCHEMA: JsonSchema = {
  type: "object",
  minProperties: 1,
  properties: {
    ...REFERENCES,
    ...Object.fromEntries(
      [...MATCHERS].map(([name, { takes }]) => [name, { description: `A matcher; takes ${takes}.` }]),
    ),
  },
  additionalProperties: false,
};

/** An expectation of any form, in which every matcher exists. */
export const ANY_PATTERN_SCHEMA: JsonSchema = {
  if: referenceTo("isMatcher"),
  then: { allOf: [referenceTo("matcher")], additionalProperties: referenceTo("anyPattern") },
  else: { items: referenceTo("anyPattern"), additionalProperties: referenceTo("anyPattern") },
};

/** A text that is, or contains, a reference to a saved value. */
export const REFERENCE_TEXT: JsonSchema = { type: "string", pattern: "\\$" };

/** Writes patterns of shapes. Tables become definitions, which the caller adds to its schema. */
export interface PatternWriter {
  readonly patternOf: (shape: Shape) => JsonSchema;
  /** A pattern of an object with these fields; other keys are refused if `isClosed`. */
  readonly objectPattern: (fields: Fields, isClosed: boolean) => JsonSchema;
  /** Adds a definition, and returns a reference to it. */
  readonly define: (name: string, schema: JsonSchema) => JsonSchema;
  readonly definitions: () => Readonly<Record<string, JsonSchema>>;
}

/** What a field can be, and its description. */
export interface FieldShapes {
  readonly shapes: readonly Shape[];
  readonly description?: string | undefined;
}

type Fields = ReadonlyMap<string, FieldShapes>;

export function patternWriter(): PatternWriter {
  const names = new Map<AnyTable, string>();
  const written = new Map<string, JsonSchema>();

  function definitionOf(table: AnyTable): string {
    const known = names.get(table);
    if (known !== undefined) return known;
    const base = `expected.${table.name.replaceAll("/", ".")}`;
    const sameName = [...names.values()].filter((name) => name === base || name.startsWith(`${base}#`)).length;
    const name = sameName === 0 ? base : `${base}#${sameName + 1}`;
    names.set(table, name);
    written.set(name, objectPattern(fieldsOfTables([table]), table.open !== true));
    return name;
  }

  function objectPattern(fields: Fields, isClosed: boolean): JsonSchema {
    const properties = [...fields].map(([name, { shapes, description }]) => {
      const pattern = anyOf(shapes.map(patternOf));
      return [name, description === undefined ? pattern : { description, ...asPart(pattern) }];
    });
    const plain = { properties: Object.fromEntries(properties), ...(isClosed ? { additionalProperties: false } : {}) };
    return unlessMatcher(plain);
  }

  function patternOf(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case "literal":
        return { examples: shape.values };
      case "boolean":
        return { examples: [true, false] };
      case "list": {
        const item = patternOf(shape.item);
        return isEmpty(item) ? {} : { items: item };
      }
      case "dictionary": {
        const value = patternOf(shape.value);
        return isEmpty(value) ? {} : unlessMatcher({ additionalProperties: value });
      }
      case "one_of":
        return anyOf(shape.options.map(patternOf));
      case "changed":
        return anyOf([shape.before, shape.after].map(patternOf));
      case "record":
        return referenceTo(definitionOf(shape));
      default:
        return {};
    }
  }

  const define = (name: string, schema: JsonSchema): JsonSchema => {
    written.set(name, schema);
    return referenceTo(name);
  };
  return { patternOf, objectPattern, define, definitions: () => Object.fromEntries(written) };
}

/** Holds for an object with a key that begins with `$`. */
export const IS_MATCHER_SCHEMA: JsonSchema = { type: "object", not: { propertyNames: { not: { pattern: "^\\$" } } } };

function unlessMatcher(plain: JsonSchema): JsonSchema {
  return { if: referenceTo("isMatcher"), then: referenceTo("matcher"), else: plain };
}

function isEmpty(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}

/** Next to a reference other keywords have no effect in draft 7. */
function asPart(schema: JsonSchema): JsonSchema {
  return Object.hasOwn(schema, "$ref") ? { allOf: [schema] } : schema;
}

/** One of several patterns. A scalar fits all of them, so the examples of all are kept. */
function anyOf(patterns: readonly JsonSchema[]): JsonSchema {
  const isFree = patterns.some((pattern) => Object.keys(pattern).every((key) => key === "examples"));
  const strict = patterns.filter((pattern) => Object.keys(pattern).some((key) => key !== "examples"));
  const examples = patterns.flatMap((pattern) => (Array.isArray(pattern["examples"]) ? pattern["examples"] : []));
  const shown = examples.length === 0 ? {} : { examples: [...new Set<unknown>(examples)] };
  if (strict.length === 0) return shown;
  const [only, another] = strict;
  if (only !== undefined && another === undefined) return isEmpty(shown) ? only : { ...shown, ...asPart(only) };
  return { ...shown, anyOf: isFree ? [...strict, { not: { type: ["object", "array"] } }] : strict };
}

/** The fields of several tables together. */
export function fieldsOfTables(tables: readonly AnyTable[]): Fields {
  const fields = new Map<string, { shapes: Shape[]; description?: string | undefined }>();
  for (const table of tables) {
    for (const [name, declared] of Object.entries(table.fields)) {
      const { shape } = fieldOf(declared);
      const field = fields.get(name) ?? { shapes: [] };
      if (!field.shapes.includes(shape)) field.shapes.push(shape);
      field.description ??= wordsOfField(table.name, name);
      fields.set(name, field);
    }
  }
  return fields;
}

/** The pattern of an event: its type decides its fields. */
export function eventPattern({ objectPattern }: PatternWriter): JsonSchema {
  const types = [...EVENT_OPS.keys()];
  const byType = types.map((type) => {
    const fields = fieldsOfTables(EVENT_TABLES.filter(({ fields: { type: declared } }) => isOfType(declared, type)));
    const ops = [...(EVENT_OPS.get(type) ?? [])];
    const operation =
      ops.length === 0 ? {} : { properties: { op: { anyOf: [{ enum: ops }, REFERENCE_TEXT, isAnObject] } } };
    const known = new Map([
      ...fields,
      ["id", { shapes: [], description: "The ID of the event in its queue." }] as const,
    ]);
    return {
      if: { properties: { type: { const: type } }, required: ["type"] },
      then: { allOf: [objectPattern(known, true), operation] },
    };
  });
  const type = { anyOf: [{ enum: types }, REFERENCE_TEXT, isAnObject], description: "The type of the event." };
  return { if: { type: "object" }, then: { properties: { type }, allOf: byType } };
}

const isAnObject: JsonSchema = { type: "object" };

function isOfType(declared: AnyTable["fields"][string] | undefined, type: string): boolean {
  if (declared === undefined) return false;
  const { shape } = fieldOf(declared);
  return shape.kind === "literal" && shape.values.includes(type);
}
