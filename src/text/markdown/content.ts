/** Content as it is stored, or a sentence that says why it is refused. */
export type NormalizedContent =
  { readonly content: string } | { readonly reason: "content_with_null" | "content_empty"; readonly problem: string };

const TRUNCATION_NOTICE = "\n[message truncated]";

/**
 * Brings the content of a message to the form in which it is stored: without blanks at its end and empty lines at its
 * beginning, and cut to the maximum, with a last line that says so.
 *
 * @param raw - content as a client sent it
 * @param maxLength - in code points
 * @returns the content, or the problem: a NUL character, or nothing left
 * @spec Value conventions: content; Limits, `max_message_length`
 * @assumes A1: what is too long is cut
 */
export function normalizeContent(raw: string, maxLength: number): NormalizedContent {
  if (raw.includes("\0")) {
    return { reason: "content_with_null", problem: "content: a message must not hold NUL characters." };
  }
  const content = raw.trimEnd().replace(/^[\r\n]+/, "");
  if (content === "") return { reason: "content_empty", problem: "content: a message must not be empty." };
  return { content: truncated(content, maxLength) };
}

function truncated(content: string, maxLength: number): string {
  if (content.length <= maxLength) return content;
  const points = [...content];
  if (points.length <= maxLength) return content;
  const kept = maxLength - TRUNCATION_NOTICE.length;
  if (kept <= 0) return points.slice(0, maxLength).join("");
  return points.slice(0, kept).join("") + TRUNCATION_NOTICE;
}
