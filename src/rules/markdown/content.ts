/** Content as it is stored, or why it cannot be. */
export type NormalizedContent = { readonly content: string } | { readonly problem: string };

const CUT_SUFFIX = "\n[message truncated]";

/**
 * Brings the content of a message to the form in which it is stored: no blanks at its end, no empty lines at its
 * beginning, and at most `maxLength` code points, the note that it was cut included.
 */
export function normalizeContent(raw: string, maxLength: number): NormalizedContent {
  if (raw.includes("\u0000")) return { problem: "NUL characters are not allowed." };
  const content = raw.trimEnd().replace(/^\n+/, "");
  if (content.trim() === "") return { problem: "a message must not be empty." };
  if (content.length <= maxLength) return { content };
  const points = [...content];
  if (points.length <= maxLength) return { content };
  const kept = points.slice(0, Math.max(0, maxLength - CUT_SUFFIX.length)).join("");
  return { content: kept + CUT_SUFFIX };
}
