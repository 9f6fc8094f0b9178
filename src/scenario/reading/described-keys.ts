/** Adds the descriptions of keys to the JSON Schema of a file. */
import type { JsonSchema } from "../../protocol/schema/json-schema";

/**
 * The schema with a description on each key.
 *
 * @param words - descriptions by paths such as `users[].email`
 */
export function withDescriptions(schema: JsonSchema, words: Readonly<Record<string, string>>): JsonSchema {
  return describedAt(schema, "", words);
}

function describedAt(schema: JsonSchema, path: string, words: Readonly<Record<string, string>>): JsonSchema {
  const described: Record<string, unknown> = { ...schema };
  const { properties, items, additionalProperties: entries } = schema;
  if (isSchema(properties)) {
    described["properties"] = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => {
        const at = path === "" ? key : `${path}.${key}`;
        const description = words[at];
        const below = isSchema(value) ? describedAt(value, at, words) : value;
        return [key, description === undefined ? below : { ...Object(below), description }];
      }),
    );
  }
  if (isSchema(entries)) described["additionalProperties"] = describedAt(entries, `${path}{}`, words);
  if (isSchema(items)) described["items"] = describedAt(items, `${path}[]`, words);
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    const options: unknown = schema[keyword];
    if (Array.isArray(options)) {
      described[keyword] = options.map((option: unknown) =>
        isSchema(option) ? describedAt(option, path, words) : option,
      );
    }
  }
  return described;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
