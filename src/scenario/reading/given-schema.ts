/**
 * JSON Schemas of the values that a step sends, for editors: what a parameter takes at some feature level, in the forms
 * that a request can have it in, or a reference instead of any value.
 */
import type { JsonSchema } from "../../protocol/schema/json-schema";
import type { Shape } from "../../protocol/schema/shapes";
import { fieldOf } from "../../protocol/schema/tables";
import type { Route } from "../../wire/route";
import { type PatternWriter, REFERENCES, referenceTo } from "./pattern-schema";
import type { Form, Taken } from "./taken-parameters";

/** A value of a request that is a reference, or that a row of cases takes away. */
export const GIVEN_REFERENCE_SCHEMA: JsonSchema = {
  anyOf: [
    { type: "string", pattern: "^\\$[A-Za-z_]|\\$\\{" },
    {
      type: "object",
      properties: { ...REFERENCES, $absent: { const: true } },
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    },
  ],
};

/** The check of what a step sends to an operation. */
export interface GivenCheck {
  /** Of the values in `with`: their names and types. */
  readonly values: JsonSchema;
  /** Of the step: that nothing is missing. */
  readonly needed: JsonSchema;
}

/** Writes the checks of what steps send. Each schema of a value becomes one definition, wherever it occurs. */
export function givenWriter(define: PatternWriter["define"]): (route: Route, taken: readonly Taken[]) => GivenCheck {
  const written = new Map<string, JsonSchema>();

  function shared(schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    const reference = written.get(text) ?? define(`value.${written.size + 1}`, schema);
    written.set(text, reference);
    return reference;
  }

  const orReference = (schema: JsonSchema): JsonSchema =>
    isAnything(schema) ? schema : shared({ if: referenceTo("givenReference"), else: schema });

  /** A value inside of JSON. */
  const inside = (shape: Shape): JsonSchema => orReference(oneOf(optionsOf(shape)));

  function optionsOf(shape: Shape): readonly JsonSchema[] {
    switch (shape.kind) {
      case "text":
        return [{ type: "string" }];
      case "json":
        return [{}];
      case "integer":
        return [shape.at_least === undefined ? { type: "integer" } : { type: "integer", minimum: shape.at_least }];
      case "literal":
        return [{ enum: shape.values }];
      case "list":
        return [{ type: "array", items: inside(shape.item) }];
      case "tuple":
        return [
          { type: "array", items: shape.items.map(inside), minItems: shape.items.length, maxItems: shape.items.length },
        ];
      case "dictionary":
        return [{ type: "object", additionalProperties: inside(shape.value) }];
      case "one_of":
        return shape.options.flatMap(optionsOf);
      case "changed":
        return [shape.before, shape.after].flatMap(optionsOf);
      case "record":
        return [recordOf(shape)];
      default:
        return [{ type: shape.kind }];
    }
  }

  function recordOf({ fields, open }: Extract<Shape, { readonly kind: "record" }>): JsonSchema {
    const declared = Object.entries(fields).map(([name, field]) => [name, fieldOf(field)] as const);
    const isNeeded = ({ optional, since, until }: (typeof declared)[number][1]): boolean =>
      optional !== true && since === undefined && until === undefined;
    return {
      type: "object",
      properties: Object.fromEntries(declared.map(([name, { shape }]) => [name, inside(shape)])),
      required: declared.filter(([, field]) => isNeeded(field)).map(([name]) => name),
      ...(open === true ? {} : { additionalProperties: false }),
    };
  }

  /** Texts are sent unchanged, all else as JSON text. */
  function valueOf(forms: readonly Form[]): JsonSchema {
    const asJson = forms.filter(({ encoding }) => encoding !== "text").map(({ shape }) => shape);
    const asText = forms.filter(({ encoding }) => encoding !== "json").map(({ shape }) => shape);
    const plain = asText.flatMap(partsOf);
    if (plain.some(({ kind }) => kind === "json")) return {};
    if (asJson.length === 0 && plain.every(({ kind }) => kind === "literal")) {
      return orReference(oneOf(asText.flatMap(optionsOf)));
    }
    const others = [...asJson.flatMap(optionsOf), ...plain.flatMap(sentAsText)].filter(({ type }) => type !== "string");
    if (plain.some(({ kind }) => kind === "text")) return orReference(oneOf([{ type: "string" }, ...others]));
    const patterns = [...plain.flatMap(textsOf), ...asJson.flatMap(partsOf).flatMap(jsonTextsOf)];
    const texts = { pattern: `^(${[...new Set(patterns)].join("|")})` };
    return orReference({
      if: { type: "string" },
      then: texts,
      else: others.length === 0 ? { type: "string" } : oneOf(others),
    });
  }

  return (route, taken) => {
    const sent = taken.filter(({ isFile }) => !isFile);
    const names = new Set(sent.flatMap((one) => [...one.names]));
    const formsOf = (name: string): readonly Form[] =>
      sent.filter((one) => one.names.has(name)).flatMap(({ forms }) => forms);
    const values = Object.fromEntries([...names].map((name) => [name, valueOf(formsOf(name))]));
    const needed = taken.filter(({ isNeeded }) => isNeeded);
    const required = needed
      .filter(({ isFile }) => !isFile)
      .map((one) => oneOf([...one.names].map((name) => ({ required: [name] }))));
    const keys = [
      ...(required.length === 0 ? [] : ["with"]),
      ...(needed.some(({ isFile }) => isFile) ? ["files"] : []),
    ];
    return {
      values: define(`values.${route.id}`, { properties: values, additionalProperties: false }),
      needed: {
        ...(required.length === 0 ? {} : { properties: { with: { allOf: required } } }),
        ...(keys.length === 0 ? {} : { required: keys }),
      },
    };
  };
}

/** The options of a shape. */
function partsOf(shape: Shape): readonly Shape[] {
  if (shape.kind === "one_of") return shape.options.flatMap(partsOf);
  return shape.kind === "changed" ? [shape.before, shape.after].flatMap(partsOf) : [shape];
}

/** Values other than strings that are sent as a fitting text. */
function sentAsText(shape: Shape): readonly JsonSchema[] {
  if (shape.kind === "text") return [{ type: "number" }, { type: "boolean" }];
  if (shape.kind === "null") return [{ type: "null" }];
  return shape.kind === "literal" ? [{ enum: shape.values }] : [];
}

/** Patterns of the texts that fit a shape unchanged. */
function textsOf(shape: Shape): readonly string[] {
  if (shape.kind === "literal") return shape.values.map((value) => `${escaped(String(value))}$`);
  return shape.kind === "null" ? ["null$"] : [];
}

/** Patterns of the texts that are JSON of a shape, as far as their beginning says it. */
function jsonTextsOf(shape: Shape): readonly string[] {
  if (shape.kind === "literal") return shape.values.map((value) => `\\s*${escaped(JSON.stringify(value))}\\s*$`);
  return [JSON_TEXTS[shape.kind] ?? ""];
}

const JSON_TEXTS: Readonly<Partial<Record<Shape["kind"], string>>> = {
  text: '\\s*"',
  integer: "\\s*-?\\d+\\s*$",
  number: "\\s*-?\\d[\\d.eE+-]*\\s*$",
  boolean: "\\s*(true|false)\\s*$",
  null: "\\s*null\\s*$",
  list: "\\s*\\[",
  tuple: "\\s*\\[",
  dictionary: "\\s*\\{",
  record: "\\s*\\{",
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}

/** One of several schemas; those that only name a type become one, for a message that names all. */
function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  if (schemas.some(isAnything)) return {};
  const isType = (schema: JsonSchema): boolean => Object.keys(schema).join() === "type";
  const types = [...new Set(schemas.filter(isType).map(({ type }) => type))];
  const others = new Map(schemas.filter((one) => !isType(one)).map((one) => [JSON.stringify(one), one]));
  const options = [
    ...(types.length === 0 ? [] : [{ type: types.length === 1 ? types[0] : types }]),
    ...others.values(),
  ];
  const [only, another] = options;
  return only !== undefined && another === undefined ? only : { anyOf: options };
}
