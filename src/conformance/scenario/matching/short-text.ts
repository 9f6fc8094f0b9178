/**
 * Shows any JSON value in a few words, for differences and error sentences. Long values are cut in the middle of the
 * text, never in the middle of a character, so that a report stays one line per value.
 */

const DEFAULT_LENGTH = 80;

/**
 * The JSON text of a value, cut to `maxLength` characters.
 *
 * @param value - any JSON value; `undefined`, which JSON does not have, is shown as `nothing`
 * @param maxLength - in UTF-16 units, the dots included; 80 by default
 */
export function shortText(value: unknown, maxLength: number = DEFAULT_LENGTH): string {
  if (value === undefined) return "nothing";
  const whole = JSON.stringify(value) ?? String(value);
  if (whole.length <= maxLength) return whole;
  if (typeof value === "string") return `${cut(whole.slice(0, -1), maxLength - 2)}…"`;
  return `${cut(whole, maxLength - 1)}…`;
}

/** Never leaves half of a surrogate pair at the end: that would be no valid text in a report. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
}
