/** Characters that nobody can see or type: controls, lone surrogates, code points that never will be characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const LONE_SURROGATE = /\p{Cs}/gu;

/** Whether a text holds such a character. Most are plain ASCII, which needs no tables of Unicode, slow to make. */
export function isUnprintable(text: string): boolean {
  return /[^ -~]/.test(text) && UNPRINTABLE.test(text);
}

/** A text with a sign of replacement for each half of a pair without the other, which no encoding has. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\ufffd");
}
