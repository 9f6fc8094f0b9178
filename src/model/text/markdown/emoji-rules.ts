/*
 * Emoji: by name between colons, as an emoticon where the sender wants that, and as characters.
 */
import {
  EMOTICONS,
  FORMER_EMOTICONS,
  isExtraEmojiName,
  isUnicodeEmojiCode,
  unicodeEmojiByName,
  unicodeEmojiNames,
} from "../../../protocol/emoji";
import { type Element, element, sealedElement } from "./html";
import type { MarkdownContext } from "./markdown-context";
import { type InlineRule, patternRule } from "./reading";

const EXTRA_EMOJI_IMAGES = "/static/generated/emoji/images/emoji/unicode";

/** Reads `:name:`. A name that nothing has stays as written, and its colons open no other name. */
export const namedEmojiRule: InlineRule = patternRule(":", /:([\p{L}\p{N}_+-]+):/gu, ([written, name = ""], reading) =>
  emojiByName(name, written, reading.context),
);

/** The names between colons in a content, each once; a colon may end one name and begin the next. */
export function emojiNamesIn(content: string): readonly string[] {
  return [...new Set([...content.matchAll(/:([\p{L}\p{N}_+-]+)(?=:)/gu)].map(([, name = ""]) => name))];
}

function emojiByName(name: string, written: string, context: MarkdownContext): Element | string {
  const custom = context.customEmoji(name);
  if (custom) return imageEmoji(name, custom.source_url);
  if (isExtraEmojiName(name)) return imageEmoji(name, `${EXTRA_EMOJI_IMAGES}/${name}.png`);
  const code = unicodeEmojiByName(name, context.emoji_names);
  return code === undefined ? written : unicodeEmoji(name, code);
}

function imageEmoji(name: string, source: string): Element {
  return element("img", "", { src: source, class: "emoji", alt: `:${name}:`, title: name.replaceAll("_", " ") });
}

function unicodeEmoji(name: string, code: string): Element {
  const title = name.replaceAll("_", " ");
  const attributes = { class: `emoji emoji-${code}`, title, role: "img", "aria-label": title };
  return sealedElement("span", `:${name}:`, attributes);
}

const EMOTICON = new RegExp(
  `(?<![^,.;?!()[\\] "'\\n\\t])(?:${[...EMOTICONS.keys()]
    .map((emoticon) => emoticon.replace(/[()|]/g, "\\$&"))
    .join("|")})(?![^,.;?!()[\\] "'\\n\\t])`,
  "g",
);

/** Whether a content may have an emoticon. */
export function hasEmoticon(content: string): boolean {
  return content.search(EMOTICON) >= 0;
}

/** Reads emoticons such as `:)` between blanks or punctuation. */
export const emoticonRule: InlineRule = {
  mayFind: () => true,
  looksBack: false,
  *all(text, { context }) {
    let free = -1;
    for (const { 0: emoticon, index } of text.matchAll(EMOTICON)) {
      const former = (context.emoji_names ?? "current") !== "current" ? FORMER_EMOTICONS.get(emoticon) : undefined;
      const name = former ?? EMOTICONS.get(emoticon) ?? "";
      const code = unicodeEmojiByName(name, context.emoji_names);
      // The one before is an emoji now: no blank or punctuation.
      if (code === undefined || index === free) continue;
      free = index + emoticon.length;
      yield { start: index, end: free, piece: unicodeEmoji(name, code) };
    }
  },
};

/** One picture that an emoji may consist of, with the signs that change its look. */
const PICTURE =
  "(?:\\p{Regional_Indicator}{2}|" +
  "\\p{Emoji}(?:\\p{Emoji_Modifier}|\\ufe0f\\u20e3?|[\\u{e0020}-\\u{e007e}]+\\u{e007f})?)";
const EMOJI = new RegExp(`${PICTURE}(?:\\u200d${PICTURE})*`, "gu");
const SHOWN_AS_TEXT = /^\P{Emoji_Presentation}\u20e3?$/u;
const COLOURED = /\ufe0f/g;

/** Reads emoji characters. Digits, arrows and other signs that everyday text uses stay text. */
export const emojiCharacterRule: InlineRule = {
  ...patternRule("", EMOJI, ([written], { context }) => {
    if (SHOWN_AS_TEXT.test(written)) return undefined;
    const code = codeOf(written.replace(COLOURED, ""));
    if (!isUnicodeEmojiCode(code, context.emoji_names)) return undefined;
    return unicodeEmoji(unicodeEmojiNames(code, context.emoji_names)[0] ?? "", code);
  }),
  mayFind: (text) => /[\u00a9-\uffff]/.test(text),
};

/** The code of a sequence: hexadecimal code points. */
function codeOf(characters: string): string {
  return [...characters].map((char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, "0")).join("-");
}
