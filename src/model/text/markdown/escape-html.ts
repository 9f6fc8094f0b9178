/** What is no reference to a character: `&` alone, but neither `&lt;` nor `&#60;`. */
const LONE_AMPERSAND = /&(?!(?:#[0-9]+|#x[0-9a-f]+|[0-9a-z]+);)/gi;

/** Text between tags. References to characters that the text holds stay what they are, as in `&copy;`. */
export function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replace(LONE_AMPERSAND, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Text inside a quoted attribute; references stay here too. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/** Text that may stand anywhere, between tags and in attributes of either quotation mark, letter for letter. */
export function escapeQuoted(text: string): string {
  return escapeLiteral(text).replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
}

/** Text that a browser shows letter for letter, references too. */
export function escapeLiteral(text: string): string {
  return /[&<>]/.test(text) ? escapeText(text.replaceAll("&", "&amp;")) : text;
}
