/** Declarations become JSON Schema as one feature level has them. */
import { expect, test } from "vitest";
import { recordSchema, type SchemaContext, schemaOf } from "../../../src/protocol/schema/json-schema";
import {
  changedAt,
  color,
  dateTime,
  dictionary,
  integer,
  json,
  list,
  literal,
  nullable,
  text,
  tuple,
  url,
} from "../../../src/protocol/schema/shapes";
import { field, record } from "../../../src/protocol/schema/tables";

const at = (level: number): SchemaContext => ({
  level,
  referenceTo: ({ name }) => `#/components/schemas/${name}`,
  described: (_table, name, schema) => (name === "id" ? { ...schema, description: "Unique." } : schema),
});

test("every shape has its schema", () => {
  const PERSON = record("person", { id: integer });
  const schema = (shape: Parameters<typeof schemaOf>[0]): unknown => schemaOf(shape, at(1));
  expect(schema(text)).toEqual({ type: "string" });
  expect(schema(url)).toEqual({ type: "string", format: "uri-reference" });
  expect(schema(dateTime)).toEqual({ type: "string", format: "iso8601" });
  expect(schema(color)).toEqual({ type: "string", format: "color" });
  expect(schema(json)).toEqual({});
  expect(schema(literal("a", 2))).toEqual({ enum: ["a", 2] });
  expect(schema(nullable(text))).toEqual({ anyOf: [{ type: "string" }, { type: "null" }] });
  expect(schema(list(PERSON))).toEqual({ type: "array", items: { $ref: "#/components/schemas/person" } });
  expect(schema(dictionary(integer, "integers"))).toEqual({
    type: "object",
    propertyNames: { pattern: "^[0-9]+$" },
    additionalProperties: { type: "integer" },
  });
  expect(schema(tuple(integer, text))).toEqual({
    type: "array",
    prefixItems: [{ type: "integer" }, { type: "string" }],
    minItems: 2,
    maxItems: 2,
  });
});

test("a record lists the fields of its level, the fields that always exist as required, and no others", () => {
  const PERSON = record("person", {
    id: integer,
    name: field(text, { since: 10 }),
    nick: field(text, { optional: true }),
    old: field(text, { until: 20 }),
    group: changedAt(15, integer, text),
  });
  expect(recordSchema(PERSON, at(9))).toEqual({
    type: "object",
    properties: {
      id: { type: "integer", description: "Unique." },
      nick: { type: "string" },
      old: { type: "string" },
      group: { type: "integer" },
    },
    required: ["id", "old", "group"],
    additionalProperties: false,
  });
  expect(Object.keys(Object(recordSchema(PERSON, at(20))["properties"]))).toEqual(["id", "name", "nick", "group"]);
});
