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

/**
 * Which emoji there are, with which names: those of today; those until feature level 373; of these those until feature
 * level 185, when there were none of Unicode 14 and later.
 */
export type EmojiNames = "current" | "former" | "oldest";

/** The first and the last code points of the emoji that came with Unicode 14 and 15. */
const CAME_LATE: readonly (readonly [first: number, last: number])[] = [
  [0x1f6dc, 0x1f6df],
  [0x1f7f0, 0x1f7f0],
  [0x1f979, 0x1f979],
  [0x1f9cc, 0x1f9cc],
  [0x1fa75, 0x1fa77],
  [0x1fa7b, 0x1fa7c],
  [0x1fa87, 0x1fa89],
  [0x1fa8f, 0x1fa8f],
  [0x1faa9, 0x1faaf],
  [0x1fab7, 0x1fabf],
  [0x1fac3, 0x1fac6],
  [0x1face, 0x1facf],
  [0x1fad7, 0x1fadf],
  [0x1fae0, 0x1fae9],
  [0x1faf0, 0x1faf8],
];
/** Sequences that came later still. */
const LATE_SEQUENCES: ReadonlySet<string> = new Set([
  "1f1e8-1f1f6",
  "1f344-200d-1f7eb",
  "1f34b-200d-1f7e9",
  "1f426-200d-2b1b",
  "1f426-200d-1f525",
  "1f642-200d-2194",
  "1f642-200d-2195",
  "26d3-200d-1f4a5",
]);

function isKnownEmoji(code: string, names: EmojiNames): boolean {
  if (names !== "oldest") return true;
  const point = Number.parseInt(code, 16);
  return !LATE_SEQUENCES.has(code) && !CAME_LATE.some(([first, last]) => point >= first && point <= last);
}

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
  const isHidden = code !== undefined && (FORMER_NAMES.has(code) || !isKnownEmoji(code, names));
  return FORMER_CODES.get(name) ?? (isHidden ? undefined : code);
}

/**
 * The names of a Unicode emoji, canonical name first.
 *
 * @param code - dash-separated lower-case hex without U+FE0F
 * @returns an empty list for a code that is not in the set
 */
export function unicodeEmojiNames(code: string, names: EmojiNames = "current"): readonly string[] {
  const former = names === "current" ? undefined : FORMER_NAMES.get(code);
  if (former !== undefined) return [former];
  if (!isKnownEmoji(code, names)) return NO_NAMES;
  return tables().byCode.get(code)?.names ?? NO_NAMES;
}

/** Is this the code of an emoji of the Unicode set (dash-separated lower-case hex without U+FE0F)? */
export function isUnicodeEmojiCode(code: string, names: EmojiNames = "current"): boolean {
  return tables().byCode.has(code) && isKnownEmoji(code, names);
}

/** Every Unicode emoji code with its names, in the order of the table. */
export function allUnicodeEmoji(
  names: EmojiNames = "current",
): Iterable<{ readonly code: string; readonly names: readonly string[] }> {
  return names === "oldest" ? tables().all.filter(({ code }) => isKnownEmoji(code, names)) : tables().all;
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
