/** Values as servers write them: JSON text, form-encoded text, and values as plain text. */
import { parsedJson } from "../../protocol/parsed-json";
import type { JsonObject, JsonValue } from "../../protocol/schema/shapes";
import { percentEncoded } from "./percent-encoding";

/** One level of a list or an object in JSON text. */
interface Layout {
  readonly item: string;
  readonly open: string;
  readonly close: string;
}

/**
 * JSON text as servers write it: with a blank after each comma and colon, and only ASCII characters.
 *
 * @param indent - blanks per level; without it, all is in one line
 */
export function serverJson(value: unknown, indent?: number): string {
  return ascii(written(value, indent, 0));
}

function written(value: unknown, indent: number | undefined, depth: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => written(item, indent, depth + 1))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${JSON.stringify(key)}: ${written(item, indent, depth + 1)}`);
  const [first, last] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return first + last;
  const { item, open, close } = layout(indent, depth);
  return first + open + parts.join(item) + close + last;
}

function layout(indent: number | undefined, depth: number): Layout {
  if (indent === undefined) return { item: ", ", open: "", close: "" };
  const line = `\n${" ".repeat(indent * depth)}`;
  const inner = line + " ".repeat(indent);
  return { item: `,${inner}`, open: inner, close: line };
}

function ascii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Fields as a form in the body of a request. */
export function formText(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields.map(([name, value]) => `${quoted(name)}=${quoted(value)}`).join("&");
}

function quoted(text: string): string {
  return percentEncoded(text).replace(/%20/g, "+");
}

/** A value as text, as servers put one into a message: a text itself, other values in the notation of their language. */
export function pythonValueText(value: JsonValue): string {
  return typeof value === "string" ? value : notation(value);
}

function notation(value: JsonValue): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return textNotation(value);
  if (typeof value === "number") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(notation).join(", ")}]`;
  return `{${Object.entries(value)
    .map(([key, item = null]) => `${textNotation(key)}: ${notation(item)}`)
    .join(", ")}}`;
}

function textNotation(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const signs: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", "'": "\\'" };
  return quote + text.replace(quote === "'" ? /[\n\r\t\\']/g : /[\n\r\t\\]/g, (sign) => signs[sign] ?? sign) + quote;
}

/** Whether servers take a value for true in a condition: not null, false, 0, and nothing empty. */
export function isTruthy(value: JsonValue | undefined): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Lists and objects that are deeper in one another than this are not read. */
const MOST_NESTED = 200;

/** The value of a JSON text; undefined for a text that is not JSON, or is nested more than 200 deep. */
export function readJson(text: string): JsonValue | undefined {
  const value = parsedJson(text);
  return value === undefined || isDeeper(value, MOST_NESTED) ? undefined : value;
}

/** A value as an object; undefined for lists and all else. */
export function jsonObject(value: JsonValue | undefined): JsonObject | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

function isDeeper(value: JsonValue | undefined, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item: JsonValue | undefined) => isDeeper(item, levels - 1));
}
