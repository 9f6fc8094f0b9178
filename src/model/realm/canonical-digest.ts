import { isRecord } from "../../protocol/schema/matches-shape";
import { textDigest } from "./digest";

/** The text is handed on in pieces of about this length. */
const PIECE = 16384;

/**
 * The digest of a JSON value, the same however its keys are ordered and its text is spaced: so that a snapshot may
 * pass through other programs and languages.
 */
export function canonicalDigest(value: unknown): string {
  const digest = textDigest();
  const quoted = new Map<string, string>();
  let text = "";
  const quote = (key: string): string => {
    const known = quoted.get(key);
    if (known !== undefined) return known;
    const made = JSON.stringify(key);
    quoted.set(key, made);
    return made;
  };
  const write = (part: unknown): void => {
    if (Array.isArray(part)) {
      text += "[";
      for (const item of part) {
        write(item);
        text += ",";
      }
      text += "]";
    } else if (isRecord(part)) {
      text += "{";
      for (const key of Object.keys(part).sort()) {
        const item = part[key];
        if (item === undefined) continue;
        text += `${quote(key)}:`;
        write(item);
        text += ",";
      }
      text += "}";
    } else {
      text += primitiveText(part);
    }
    if (text.length < PIECE) return;
    digest.add(text);
    text = "";
  };
  write(value);
  digest.add(text);
  return digest.hex();
}

function primitiveText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  return typeof value === "boolean" ? `${value}` : (JSON.stringify(value) ?? "null");
}
