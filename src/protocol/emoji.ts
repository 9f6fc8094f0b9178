/** The emoji that every realm has: the Unicode set, the extra emoji of the service, and emoticons. */
import { EMOJI_TABLE } from "../data/emoji-table";
import { lazy } from "../data/lazy";

interface UnicodeEmoji {
  readonly code: string;
  readonly names: readonly string[];
}

interface Tables {
  readonly all: readonly UnicodeEmoji[];
  readonly byCode: ReadonlyMap<string, UnicodeEmoji>;
  readonly byName: ReadonlyMap<string, UnicodeEmoji>;
}

/** The tables are read when the first emoji is looked up: most tests never do. */
const tables = lazy((): Tables => {
  const all: UnicodeEmoji[] = [];
  let last = 0;
  for (const line of EMOJI_TABLE.split("\n").slice(1, -1)) {
    const [written = "", ...names] = line.split(" ");
    const code = written === "" ? (last + 1).toString(16).padStart(4, "0") : written;
    if (!code.includes("-")) last = Number.parseInt(code, 16);
    all.push({ code, names });
  }
  const byName = all.flatMap((emoji) => emoji.names.map((name) => [name, emoji] as const));
  return { all, byCode: new Map(all.map((emoji) => [emoji.code, emoji])), byName: new Map(byName) };
});
const NO_NAMES: readonly string[] = [];

/**
 * The emoji of the service itself, which are neither Unicode nor of a realm. Their name is also their code.
 *
 * @see https://zulip.com/api/add-reaction
 */
export const EXTRA_EMOJI_NAMES = ["zulip"] as const;

/** Is this the name of an emoji of reaction type `zulip_extra_emoji`? */
export function isExtraEmojiName(name: string): boolean {
  return EXTRA_EMOJI_NAMES.some((extra) => extra === name);
}

/** The names that two emoji had until feature level 373, by their codes. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ["1f604", "big_smile"],
  ["1f642", "smile"],
]);
const FORMER_CODES: ReadonlyMap<string, string> = new Map([...FORMER_NAMES].map(([code, name]) => [name, code]));

/** Which names emoji have: those of today, or those until feature level 373. */
export type EmojiNames = "current" | "former";

/**
 * Finds a Unicode emoji by its canonical name or any alias, letter for letter and case-sensitively.
 *
 * @returns the emoji code, or undefined for a name that no Unicode emoji has
 * Assumption A123: the names.
 * @see https://zulip.com/api/add-reaction
 */
export function unicodeEmojiByName(name: string, names: EmojiNames = "current"): string | undefined {
  if (names === "current") return tables().byName.get(name)?.code;
  const code = tables().byName.get(name)?.code;
  return FORMER_CODES.get(name) ?? (code !== undefined && FORMER_NAMES.has(code) ? undefined : code);
}

/**
 * The names of a Unicode emoji, canonical name first.
 *
 * @param code - dash-separated lower-case hex without U+FE0F
 * @returns an empty list for a code that is not in the set
 */
export function unicodeEmojiNames(code: string, names: EmojiNames = "current"): readonly string[] {
  const former = names === "former" ? FORMER_NAMES.get(code) : undefined;
  if (former !== undefined) return [former];
  return tables().byCode.get(code)?.names ?? NO_NAMES;
}

/** Is this the code of an emoji of the Unicode set (dash-separated lower-case hex without U+FE0F)? */
export function isUnicodeEmojiCode(code: string): boolean {
  return tables().byCode.has(code);
}

/** Every Unicode emoji code with its names, in the order of the table. */
export function allUnicodeEmoji(): Iterable<{ readonly code: string; readonly names: readonly string[] }> {
  return tables().all;
}

/**
 * What `translate_emoticons` turns into emoji: the emoticon as typed and the emoji name that replaces it. An emoticon
 * counts only where blanks, line ends or closing punctuation stand around it.
 *
 * @see https://zulip.com/api/update-settings
 */
export const EMOTICONS: ReadonlyMap<string, string> = new Map([
  [":)", "slight_smile"],
  ["(:", "slight_smile"],
  [":(", "frown"],
  ["<3", "heart"],
  [":|", "neutral"],
  [":/", "confused"],
  [";)", "wink"],
  [":D", "smile"],
  [":o", "open_mouth"],
  [":O", "open_mouth"],
  [":p", "stuck_out_tongue"],
  [":P", "stuck_out_tongue"],
]);

/** Those that were another emoji until feature level 373. */
export const FORMER_EMOTICONS: ReadonlyMap<string, string> = new Map([
  [":)", "smile"],
  ["(:", "smile"],
  [":D", "grinning"],
]);
