import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";

const TRUNCATION_NOTICE = "\n[message truncated]";

/**
 * Brings the content of a message to the form in which it is stored: without blanks at its end and empty lines at its
 * beginning, and cut to the realm's maximum, with a last line that says so.
 *
 * @param raw - content as a client sent it
 * @refuses BAD_REQUEST for a NUL character, then where nothing is left
 * @spec Value conventions: content; Limits, `max_message_length`
 * @settled truncate_content: what is too long is cut
 */
export function checkContent(realm: Realm, raw: string) {
  if (raw.includes("\0")) return badRequest("content_with_null", "content: a message must not hold NUL characters.");
  const content = raw.trimEnd().replace(/^[\r\n]+/, "");
  if (content === "") return badRequest("content_empty", "content: a message must not be empty.");
  return truncated(content, realm.server.max_message_length);
}

/** @param maxLength - in code points */
function truncated(content: string, maxLength: number): string {
  if (content.length <= maxLength) return content;
  const points = [...content];
  if (points.length <= maxLength) return content;
  const kept = maxLength - TRUNCATION_NOTICE.length;
  if (kept <= 0) return points.slice(0, maxLength).join("");
  return points.slice(0, kept).join("") + TRUNCATION_NOTICE;
}
