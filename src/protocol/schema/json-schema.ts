/** Writes a declaration as JSON Schema (draft 2020-12, as in OpenAPI 3.1), as one feature level has it. */
import type { Shape } from "./shapes";
import { type AnyTable, fieldOf, isKnownAt } from "./tables";

/** A JSON Schema, or a reference to one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a writer knows: the level, where references to named records point, and which it has met. */
export interface SchemaContext {
  readonly level: number;
  /** The place of a named record's schema, such as `#/components/schemas/message`. */
  readonly referenceTo: (table: AnyTable) => string;
  /** The schema of a field of a table with what is said of it besides. */
  readonly described?: (table: AnyTable, field: string, schema: JsonSchema) => JsonSchema;
}

/** A date-time of the interface may lack seconds, which the format of that name demands. */
const FORMATS = {
  "date-time": "iso8601",
  html: "html",
  markdown: "markdown",
  url: "uri-reference",
  email: "email",
  color: "color",
} as const;

/** The JSON Schema of a shape; records are references. */
export function schemaOf(shape: Shape, context: SchemaContext): JsonSchema {
  switch (shape.kind) {
    case "text":
      if (shape.format === undefined) return { type: "string" };
      return { type: "string", format: FORMATS[shape.format] };
    case "integer":
      return shape.at_least === undefined ? { type: "integer" } : { type: "integer", minimum: shape.at_least };
    case "json":
      return {};
    case "literal":
      return { enum: shape.values };
    case "list":
      return { type: "array", items: schemaOf(shape.item, context) };
    case "tuple": {
      const prefixItems = shape.items.map((item) => schemaOf(item, context));
      return { type: "array", prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length };
    }
    case "dictionary":
      return {
        type: "object",
        ...(shape.keys === "integers" ? { propertyNames: { pattern: "^[0-9]+$" } } : {}),
        additionalProperties: schemaOf(shape.value, context),
      };
    case "one_of":
      return {
        anyOf: shape.options
          .filter((option) => existsAt(option, context.level))
          .map((option) => schemaOf(option, context)),
      };
    case "changed":
      return schemaOf(context.level < shape.level ? shape.before : shape.after, context);
    case "record":
      return { $ref: context.referenceTo(shape) };
    default:
      return { type: shape.kind };
  }
}

/** Whether a level has an option. A level does not send all events, for example. */
function existsAt(option: Shape, level: number): boolean {
  return option.kind !== "record" || isKnownAt(option, level);
}

/** The JSON Schema of a record's own fields, closed against others. */
export function recordSchema(table: AnyTable, context: SchemaContext): JsonSchema {
  const known = Object.entries(table.fields)
    .map(([name, declared]) => [name, fieldOf(declared)] as const)
    .filter(([, field]) => isKnownAt(field, context.level));
  const properties = known.map(([name, field]) => {
    const schema = schemaOf(field.shape, context);
    return [name, context.described?.(table, name, schema) ?? schema];
  });
  const required = known.filter(([, field]) => field.optional !== true).map(([name]) => name);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
    ...(table.open === true ? {} : { additionalProperties: false }),
  };
}
