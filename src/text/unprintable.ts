/** Characters that nobody can see or type: controls, lone surrogates, code points that never will be characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Whether a text holds such a character. Most are plain ASCII, which needs no tables of Unicode, slow to make. */
export function isUnprintable(text: string): boolean {
  return /[^ -~]/.test(text) && UNPRINTABLE.test(text);
}
