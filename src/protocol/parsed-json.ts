import type { JsonValue } from "./schema/shapes";

/** The value of a JSON text; undefined for a text that is not JSON. */
export function parsedJson(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The value of a JSON text; any other text itself. */
export function jsonOrText(text: string): JsonValue {
  const value = parsedJson(text);
  return value === undefined ? text : value;
}
