import { isUnicodeEmojiCode } from "../../spec/emoji";

/** A range of a text that is an emoji character, with its code. */
export interface EmojiPlace {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

/** What may begin an emoji: pictures, halves of flags, and the keys that a keycap sign encloses. */
const POSSIBLE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]|[0-9#*]\ufe0f?\u20e3/u;
const SIGNS_OF_TEXT = ["00a9", "00ae", "2122"];
const LONGEST = 10;

/**
 * Finds emoji characters, each as the longest sequence of the Unicode set. Signs that everyday text uses (©, ®, ™)
 * stay text.
 */
export function emojiCharactersIn(text: string): readonly EmojiPlace[] {
  if (!/[^\u0000-\u00ff]/.test(text) || !POSSIBLE.test(text)) return [];
  const found: EmojiPlace[] = [];
  const chars = [...text];
  let start = 0;
  for (let index = 0; index < chars.length;) {
    const length = POSSIBLE.test(chars.slice(index, index + 3).join("")) ? emojiLength(chars, index) : 0;
    const taken = chars.slice(index, index + Math.max(1, length)).join("");
    if (length > 0) found.push({ start, end: start + taken.length, code: codeOf(chars.slice(index, index + length)) });
    start += taken.length;
    index += Math.max(1, length);
  }
  return found;
}

function emojiLength(chars: readonly string[], index: number): number {
  for (let length = Math.min(LONGEST, chars.length - index); length > 0; length -= 1) {
    const code = codeOf(chars.slice(index, index + length));
    if (code !== "" && chars[index] !== "\ufe0f" && !SIGNS_OF_TEXT.includes(code) && isUnicodeEmojiCode(code))
      return length;
  }
  return 0;
}

/** The code of a sequence: hexadecimal code points without the sign that asks for the coloured form. */
function codeOf(chars: readonly string[]): string {
  return chars
    .filter((char) => char !== "\ufe0f")
    .map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, "0"))
    .join("-");
}
