import { ERROR_CODES, type ErrorCode } from "../../protocol/refusals/codes";
import { type Reason, REASONS } from "../../protocol/refusals/reasons";
import type { JsonSchema } from "../../protocol/schema/json-schema";

/** The reference to the schema of all refusals. */
export const REFUSED = "#/components/schemas/refused";

/** The schemas of fields of refusals, by the names that the table of codes gives them. */
const FIELD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  integer: { type: "integer" },
  number: { type: "number" },
  integer_or_null: { type: ["integer", "null"] },
  text: { type: "string" },
  texts: { type: "array", items: { type: "string" } },
  flag: { type: "boolean" },
  text_or_number: { type: ["string", "number"] },
  problems_by_part: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  invitee_errors: {
    type: "array",
    items: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "string" }, { type: "boolean" }],
      minItems: 3,
      maxItems: 3,
    },
  },
  group_uses: { type: "array", items: { type: "object" } },
};

/** The schema of each refusal by its code, and of all of them. */
export function errorSchemas(): Readonly<Record<string, JsonSchema>> {
  const rows = Object.entries(ERROR_CODES).map(([code, row]) => [errorName(code), errorSchema(code, row)] as const);
  const anyOf = rows.map(([name]) => ({ $ref: `#/components/schemas/${name}` }));
  return { refused: { anyOf }, ...Object.fromEntries(rows) };
}

/** Why every request can be refused: its account, its parameters. */
const OF_EVERY_REQUEST: readonly Reason[] = [
  "credentials_missing",
  "address_unknown",
  "credentials_wrong",
  "realm_deactivated",
  "account_deactivated",
  "webhook_bot_only_sends",
  "parameter_missing",
  "parameter_named_twice",
  "parameter_not_json",
  "parameter_invalid",
];

/** The refusals of an operation by HTTP status: descriptions of their reasons, and their codes. */
export function refusalResponses(
  refusals: readonly Reason[],
  isOpen: boolean,
): Readonly<Record<string, { readonly description: string; readonly content: object }>> {
  const ofEvery = OF_EVERY_REQUEST.filter((reason) => !isOpen || !isOfAccount(reason));
  const reasons = [...new Set([...refusals, ...ofEvery])];
  const rows = reasons.flatMap((name) => codesOf(name).map((code) => ({ name, code })));
  const statuses = [...new Set(rows.map(({ code }) => ERROR_CODES[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = rows.filter(({ code }) => ERROR_CODES[code].status === status);
      const words = own.map(({ name, code }) => `- \`${code}\`: ${REASONS[name].means} (${name})`);
      const codes = [...new Set(own.map(({ code }) => code))];
      const schemas = codes.map((code) => ({ $ref: `#/components/schemas/${errorName(code)}` }));
      const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
      return [
        String(status),
        { description: ["Refused:", ...words].join("\n"), content: { "application/json": { schema } } },
      ];
    }),
  );
}

function codesOf(reason: Reason): readonly ErrorCode[] {
  return REASONS[reason].codes;
}

function isOfAccount(reason: Reason): boolean {
  return codesOf(reason).every((code) => ERROR_CODES[code].status === 401);
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
      result: { const: "error", description: "The request was refused." },
      msg: { type: "string", description: "The reason, as a sentence for users." },
      code: { const: code, description: "The reason, as a code for programs." },
      ...Object.fromEntries(own),
    },
    required: ["result", "msg", ...needed.map(([name]) => name)],
  };
}
