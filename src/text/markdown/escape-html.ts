const SPECIAL = /[&<>"']/g;
const REFERENCES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Text that a browser shows as written, between tags. */
export function escapeText(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, (char) => REFERENCES.get(char) ?? "") : text;
}

/** Text that a browser reads as written, inside a quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(SPECIAL, (char) => REFERENCES.get(char) ?? "");
}
