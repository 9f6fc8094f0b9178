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
    if (typeof part !== "object" || part === null) {
      text += primitiveText(part);
    } else if (Array.isArray(part)) {
      text += "[";
      for (const item of part) {
        write(item);
        text += ",";
      }
      text += "]";
    } else {
      text += "{";
      const record = part as Readonly<Record<string, unknown>>;
      for (const key of Object.keys(record).sort()) {
        const item = record[key];
        if (item === undefined) continue;
        text += `${quote(key)}:`;
        write(item);
        text += ",";
      }
      text += "}";
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
