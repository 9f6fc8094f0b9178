import { ownValue } from "./json-value";

/** What events of a kind are called: the type, and the operation if there is one: `reaction/add`. */
export function eventName(event: Readonly<Record<string, unknown>>): string {
  const [type, op] = [ownValue(event, "type"), ownValue(event, "op")];
  return typeof op === "string" ? `${String(type)}/${op}` : String(type);
}
