import type { JsonSchema } from "../../protocol/schema/json-schema";
import { ERROR_CODES } from "../../protocol/refusals/codes";

/** Where the schema of all refusals is. */
export const REFUSED = "#/components/schemas/refused";

/** The schemas of fields of refusals, by the names that the table of codes gives them. */
const FIELD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  integer: { type: "integer" },
  integer_or_null: { type: ["integer", "null"] },
  text: { type: "string" },
  texts: { type: "array", items: { type: "string" } },
  flag: { type: "boolean" },
  text_or_number: { type: ["string", "number"] },
  problems_by_part: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  invitee_errors: {
    type: "array",
    items: { type: "array", prefixItems: [{ type: "string" }, { type: "string" }, { type: "boolean" }] },
  },
  group_uses: { type: "array", items: { type: "object" } },
};

/** The schema of each refusal by its code, and of all of them. */
export function errorSchemas(): Readonly<Record<string, JsonSchema>> {
  const rows = Object.entries(ERROR_CODES).map(([code, row]) => [errorName(code), errorSchema(code, row)] as const);
  const anyOf = rows.map(([name]) => ({ $ref: `#/components/schemas/${name}` }));
  return { refused: { anyOf }, ...Object.fromEntries(rows) };
}

function errorName(code: string): string {
  return `error_${code.toLowerCase()}`;
}

function errorSchema(
  code: string,
  { status, fields }: { readonly status: number; readonly fields: Readonly<Record<string, string>> },
): JsonSchema {
  const own = Object.entries(fields).map(([name, shape]) => [name, FIELD_SCHEMAS[shape.replace("?", "")] ?? {}]);
  const needed = Object.entries(fields).filter(([, shape]) => !shape.endsWith("?"));
  return {
    type: "object",
    description: `HTTP ${status}.`,
    properties: {
      result: { const: "error", description: "That the request was refused." },
      msg: { type: "string", description: "Why, in a sentence for people." },
      code: { const: code, description: "Why, in a word for programs." },
      ...Object.fromEntries(own),
    },
    required: ["result", "msg", ...needed.map(([name]) => name)],
  };
}
