/** How values are compared with recorded ones: by which keys, and small questions about them. */
import { idKindOfName } from "../matching/id-kinds";
import { isJsonObject } from "../matching/json-value";
import { isChosen, isHtml, isOfServer } from "../matching/marks";

/** A JSON object in a list. */
export type Item = Readonly<Record<string, unknown>>;

/** The text that distinguishes an object of a list from the others. */
export function nameText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

/** The key that tells the objects of a list apart, undefined where none does. */
export function listKeyOf(list: readonly Item[]): string | undefined {
  return LIST_KEYS.find((key) => {
    if (!list.every((item) => key in item && (typeof item[key] !== "object" || item[key] === null))) return false;
    return new Set(list.map((item) => String(item[key]))).size === list.length;
  });
}

/** Whether all items are JSON objects. */
export function isListOfObjects(list: readonly unknown[]): list is readonly Item[] {
  return list.every(isJsonObject);
}

/** Whether a value is a whole number. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Whether all items are whole numbers. */
export function isListOfIntegers(list: readonly unknown[]): list is readonly number[] {
  return list.every(isInteger);
}

/** Whether all items are texts. */
export function isListOfTexts(list: readonly unknown[]): list is readonly string[] {
  return list.every((item) => typeof item === "string");
}

/** The texts of a list in order. */
export function sortedTexts(list: readonly unknown[]): string[] {
  return list.map(String).sort(byCodeUnit);
}

/** Orders texts by their code units, the same everywhere. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a value is a text that starts so. */
export function startsWith(value: unknown, start: string): boolean {
  return typeof value === "string" && value.startsWith(start);
}

/** Whether a value is a number written as text. */
export function isDigits(value: unknown): value is string {
  return typeof value === "string" && /^\d+$/.test(value);
}

/** What a JSON value is: `list`, `null`, or as JavaScript says. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

/** Whether two JSON values are the same, whatever the order of the keys of their objects. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** What belongs to the program that recorded. */
const OF_RECORDER: ReadonlySet<string> = new Set(["_exception", "client"]);

/** Whether only the type of a value is compared: a server chooses it, or it belongs to its set-up. */
export function isOpaque(key: string): boolean {
  return isChosen(key) || isOfServer(key) || OF_RECORDER.has(key);
}

/** Whether a text is rendered: recordings register queues with rendered messages. */
export function isRendered(key: string): boolean {
  return key === "content" || isHtml(key);
}

/** Keys that tell the objects of a list apart, the best first. */
const LIST_KEYS = ["name", "email", "user_id", "stream_id", "id", "topic_name", "message_id"] as const;

/** Whether a key of objects in a list is an ID, whose values differ between servers. */
export function isIdKey(key: string): boolean {
  return key === "id" || idKindOfName(key) !== undefined;
}
