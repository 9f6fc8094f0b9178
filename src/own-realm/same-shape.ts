/** Letters and digits that say nothing, in the place of those of a text: its length, case, script and signs stay. */

/** For letters of scripts that are read or drawn in another way than Latin ones: one letter of the script. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/^\p{Script=Han}/u, "文"],
  [/^\p{Script=Hiragana}/u, "あ"],
  [/^\p{Script=Katakana}/u, "ア"],
  [/^\p{Script=Hangul}/u, "가"],
  [/^\p{Script=Arabic}/u, "ب"],
  [/^\p{Script=Hebrew}/u, "א"],
  [/^\p{Script=Devanagari}/u, "क"],
  [/^\p{Script=Thai}/u, "ก"],
  [/^(?=\p{Lu})\p{Script=Cyrillic}/u, "Ж"],
  [/^\p{Script=Cyrillic}/u, "ж"],
  [/^(?=\p{Lu})\p{Script=Greek}/u, "Δ"],
  [/^\p{Script=Greek}/u, "δ"],
  [/^[\p{Lu}\p{Lt}]/u, "X"],
];

const SAYS_SOMETHING = /[\p{L}\p{N}]/gu;

/** A text of the same length and shape: `Xxxx 11, 1xx xxxxx` for `Room 42, 3rd floor`. */
export function sameShape(text: string): string {
  return text.replace(SAYS_SOMETHING, letterLike);
}

function letterLike(sign: string): string {
  if (/^\p{N}/u.test(sign)) return "1";
  return SCRIPTS.find(([script]) => script.test(sign))?.[1] ?? "x";
}
