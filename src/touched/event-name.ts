/** What events of a kind are called: the type, and the operation if there is one: `reaction/add`. */
export function eventName(event: Readonly<Record<string, unknown>>): string {
  const [type, op] = ["type", "op"].map((key) => (Object.hasOwn(event, key) ? event[key] : undefined));
  return typeof op === "string" ? `${String(type)}/${op}` : String(type);
}
