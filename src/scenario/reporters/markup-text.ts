/** Makes any text safe inside XML and HTML, in elements and in quoted attributes. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Characters that no XML 1.0 document may hold, not even escaped, and halves of surrogate pairs. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text with markup escaped and impossible characters replaced by U+FFFD. */
export function markupText(text: string): string {
  return text.replace(IMPOSSIBLE, "\uFFFD").replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}
