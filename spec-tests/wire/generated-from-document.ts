/** Requests from an OpenAPI document alone: the values come from its schemas. */
import type { OpenApiDocument } from "../../src/wire/openapi/document";

/** A whole number from 0, less than a limit. */
export type Random = (limit: number) => number;

/** A request that a reader of the document could send. */
export interface DocumentedRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly isFileNeeded: boolean;
}

/** A generator of numbers with a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const WORDS = ["a", "general", "hello", "x y", "Zoë", "0", "1", "true", "tada", "T1", "b".repeat(12)];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  email: ["ann@example.test", "new.person@example.test", "x-1@mail.example.test"],
  color: ["#76ce90", "#fff", "#AABBCC"],
  "uri-reference": ["https://example.test/x", "https://example.test/"],
  "date-time": ["2026-01-01T00:00:00Z"],
};
const FOR_PATTERNS = ["42", "newest", "c0ffee", "aGVsbG8=", "#76ce90", "mail.example.org", "https://example.test/x"];

/** Generates a value that fits a schema. */
export function valueOf(document: OpenApiDocument, schema: unknown, random: Random): unknown {
  const part = (name: string): unknown => Reflect.get(Object(schema), name);
  const one = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const reference = part("$ref");
  if (typeof reference === "string") {
    const name = reference.split("/").at(-1) ?? "";
    return valueOf(document, Reflect.get(Object(document.components["schemas"]), name), random);
  }
  const [values, options, constant] = [part("enum"), part("anyOf"), part("const")];
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return one(values);
  if (Array.isArray(options) && part("properties") === undefined) return valueOf(document, one(options), random);
  const type = part("type");
  switch (Array.isArray(type) ? one(type) : (type ?? (part("properties") === undefined ? undefined : "object"))) {
    case "integer":
    case "number": {
      const least = Number(part("minimum") ?? -3);
      const most = Number(part("maximum") ?? least + 1000);
      return random(3) === 0 ? least + random(Math.min(most - least, 2 ** 31) + 1) : Math.min(most, Math.max(least, 1 + random(5)));
    }
    case "boolean":
      return random(2) === 0;
    case "null":
      return null;
    case "array": {
      const places = part("prefixItems");
      if (Array.isArray(places)) return places.map((place) => valueOf(document, place, random));
      const least = Number(part("minItems") ?? 0);
      return Array.from({ length: least + random(3) }, () => valueOf(document, part("items"), random));
    }
    case "object":
      return objectOf(document, schema, random);
    case "string":
      return textOf(schema, random);
    default:
      return one([1, "x", true, null]);
  }
}

function textOf(schema: unknown, random: Random): string {
  const part = (name: string): unknown => Reflect.get(Object(schema), name);
  if (part("contentMediaType") === "application/json") return '{"type":"vote","key":"canned,0","vote":1}';
  const examples = part("examples");
  const fitting = FORMATS[String(part("format"))] ?? (Array.isArray(examples) ? (examples as string[]) : WORDS);
  const pattern = part("pattern");
  const shorter = fitting.filter(
    (text) => text.length >= Number(part("minLength") ?? 0) && text.length <= Number(part("maxLength") ?? 1000),
  );
  const matching =
    typeof pattern !== "string" ? shorter : [...shorter, ...FOR_PATTERNS].filter((text) => new RegExp(pattern, "u").test(text));
  if (matching.length === 0) throw new RangeError(`No text at hand fits ${JSON.stringify(schema)}.`);
  return matching[random(matching.length)] ?? "";
}

function objectOf(document: OpenApiDocument, schema: unknown, random: Random): object {
  const options: unknown = Reflect.get(Object(schema), "anyOf");
  const option: unknown = Array.isArray(options) ? options[random(options.length)] : {};
  const parts = (name: string): unknown[] => [schema, option].map((one) => Reflect.get(Object(one), name));
  const [properties, narrower] = parts("properties").map((one) => Object(one));
  const required = parts("required").flat();
  const isNeeded = (name: string): boolean => required.includes(name);
  const more = Reflect.get(Object(schema), "additionalProperties");
  const others = typeof more === "object" && more !== null && random(2) === 0 ? [[String(random(9)), more] as const] : [];
  return Object.fromEntries(
    [
      ...Object.entries({ ...properties, ...narrower }).filter(
        ([name, one]) => isNeeded(name) || (Reflect.get(Object(one), "deprecated") !== true && random(3) === 0),
      ),
      ...others,
    ].map(([name, one]) => [name, valueOf(document, one, random)]),
  );
}

/** Generates a request of the document. */
export function generateRequest(document: OpenApiDocument, random: Random): DocumentedRequest {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { path: template, method, operation } = all[random(all.length)]!;
  const part = (name: string): unknown => Reflect.get(operation, name);
  const listed = (part("parameters") ?? []) as readonly Readonly<Record<string, unknown>>[];
  const chosen = listed.filter((one) => one["required"] === true || (one["deprecated"] !== true && random(3) === 0));
  let path = template;
  const parameters: (readonly [string, string])[] = [];
  for (const one of chosen) {
    const asJson = Reflect.get(Object(one["content"]), "application/json");
    const value = valueOf(document, one["schema"] ?? Reflect.get(Object(asJson), "schema"), random);
    const name = String(one["name"]);
    if (one["in"] === "path") path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else parameters.push([name, asJson === undefined ? String(value) : JSON.stringify(value)]);
  }
  const content = Reflect.get(Object(part("requestBody")), "content");
  const form = Object.values(Object(content)).at(-1);
  const encoding = Object(Reflect.get(Object(form), "encoding"));
  const schema: unknown = Reflect.get(Object(form), "schema");
  const binary = Object.entries(Object(Reflect.get(Object(schema), "properties"))).filter(
    ([, one]) => Reflect.get(Object(one), "format") === "binary",
  );
  for (const [name, value] of Object.entries(objectOf(document, schema, random))) {
    if (binary.some(([file]) => file === name)) continue;
    const isText = !(name in encoding) && typeof value !== "object";
    parameters.push([name, isText ? String(value) : JSON.stringify(value)]);
  }
  return { operation: String(part("operationId")), method: method.toUpperCase(), path, parameters, isFileNeeded: binary.length > 0 };
}
