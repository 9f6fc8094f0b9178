import { textDigest } from "./digest";

/**
 * The digest of a JSON value, the same however its keys are ordered and its text is spaced: so that a snapshot may
 * pass through other programs and languages.
 */
export function canonicalDigest(value: unknown): string {
  const digest = textDigest();
  write(value, (text) => digest.add(text));
  return digest.hex();
}

function write(value: unknown, emit: (text: string) => void): void {
  if (Array.isArray(value)) {
    emit("[");
    for (const item of value) {
      write(item, emit);
      emit(",");
    }
    emit("]");
  } else if (typeof value === "object" && value !== null) {
    emit("{");
    for (const [key, item] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (item === undefined) continue;
      emit(`${JSON.stringify(key)}:`);
      write(item, emit);
      emit(",");
    }
    emit("}");
  } else {
    emit(JSON.stringify(value) ?? "null");
  }
}
