import type { AnyField, Shape } from "./shapes";

/** Whether a level has a field, or an event. */
export function isKnownAt(declared: { readonly since?: number; readonly until?: number }, level: number): boolean {
  return level >= (declared.since ?? 0) && level < (declared.until ?? Infinity);
}

/** A field in full, where a table may give its shape alone. */
export function fieldOf(declared: Shape | AnyField): AnyField {
  return "kind" in declared ? { shape: declared } : declared;
}

/** Whether a level knows a field of a table: for views that would have to work for what is then left out. */
export function shows<F>(
  table: { readonly fields: F & Readonly<Record<string, Shape | AnyField>> },
  name: keyof F & string,
  level: number,
): boolean {
  const declared = table.fields[name];
  return declared !== undefined && isKnownAt(fieldOf(declared), level);
}
