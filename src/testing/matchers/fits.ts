/**
 * Whether a value has what a pattern asks for: records may have further fields, lists are as long as their pattern, and
 * asymmetric matchers (`expect.any(Number)`) decide for themselves.
 */
export function fits(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null) return Object.is(pattern, value);
  if ("asymmetricMatch" in pattern && typeof pattern.asymmetricMatch === "function") {
    return pattern.asymmetricMatch(value) === true;
  }
  if (pattern instanceof RegExp) return typeof value === "string" && pattern.test(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((item, at) => fits(item, value[at]))
    );
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(pattern).every(([key, inner]) => fits(inner, fields.get(key)));
}
