/*
 * Sets of characters in patterns: `\d`, `[a-z]`, `[^\s/]`, `\pL`.
 */

/** Does a code point belong to the set? */
export type CharClass = (code: number) => boolean;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const isDigit: CharClass = (code) => code >= 48 && code <= 57;

/** Is a code point a letter, a digit or an underscore, of any script? */
export const isWord: CharClass = (code) =>
  code < 128
    ? isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95
    : LETTER_OR_DIGIT.test(String.fromCodePoint(code));

const isSpace: CharClass = (code) =>
  (code >= 9 && code <= 13) || code === 32 || (code >= 128 && /\s/.test(String.fromCodePoint(code)));

const not =
  (wanted: CharClass): CharClass =>
  (code) =>
    !wanted(code);

const SHORTHANDS: ReadonlyMap<string, CharClass> = new Map([
  ["d", isDigit],
  ["D", not(isDigit)],
  ["w", isWord],
  ["W", not(isWord)],
  ["s", isSpace],
  ["S", not(isSpace)],
]);

const POSIX: ReadonlyMap<string, CharClass> = new Map([
  ["alnum", (code) => code < 128 && code !== 95 && isWord(code)],
  ["alpha", (code) => code < 128 && code !== 95 && isWord(code) && !isDigit(code)],
  ["digit", isDigit],
  ["lower", (code) => code >= 97 && code <= 122],
  ["upper", (code) => code >= 65 && code <= 90],
  ["space", isSpace],
  ["punct", (code) => code > 32 && code < 127 && (code === 95 || !isWord(code))],
  ["word", (code) => code < 128 && isWord(code)],
]);

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["f", "\f"],
  ["v", "\v"],
]);

/** The meaning of an escape: a set, or one character if `literal` is not undefined. */
export interface ReadEscape {
  readonly end: number;
  readonly matches: CharClass;
  readonly literal: string | undefined;
}

/** Reads what follows a backslash, from the place after it. */
export function readEscapedClass(chars: readonly string[], at: number): ReadEscape | string {
  const char = chars[at] ?? "";
  const shorthand = SHORTHANDS.get(char);
  if (shorthand) return { end: at + 1, matches: shorthand, literal: undefined };
  if (char === "p" || char === "P") return readProperty(chars, at);
  const hex = /^x(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/.exec(chars.slice(at, at + 10).join(""));
  if (hex) {
    const code = parseInt(hex[1] ?? hex[2] ?? "", 16);
    if (code > 0x10ffff) return "A code point in the pattern is too large.";
    return { end: at + hex[0].length, matches: (other) => other === code, literal: String.fromCodePoint(code) };
  }
  const literal = CONTROLS.get(char) ?? char;
  if (literal === char && LETTER_OR_DIGIT.test(char)) return `The pattern language does not know \\${char}.`;
  const wanted = literal.codePointAt(0);
  return { end: at + 1, matches: (code) => code === wanted, literal };
}

function readProperty(chars: readonly string[], at: number): ReadEscape | string {
  const match = /^[pP](?:([A-Z])|\{(\^?)([A-Za-z_]{1,30})\})/.exec(chars.slice(at, at + 36).join(""));
  const name = match?.[1] ?? match?.[3];
  if (!match || name === undefined) return "A Unicode property in a pattern is written \\pL or \\p{Greek}.";
  const property = propertyPattern(name);
  if (!property) return `The pattern language does not know the Unicode property ${name}.`;
  const negative = (chars[at] === "P") !== (match[2] === "^");
  return {
    end: at + match[0].length,
    matches: (code) => property.test(String.fromCodePoint(code)) !== negative,
    literal: undefined,
  };
}

function propertyPattern(name: string): RegExp | undefined {
  for (const property of [name, `Script=${name}`]) {
    try {
      return new RegExp(`^\\p{${property}}$`, "u");
    } catch {
      // Not a property of this form; the next form may know the name.
    }
  }
  return undefined;
}

/** Reads a bracketed set from the place after its opening bracket. */
export function readClass(
  chars: readonly string[],
  from: number,
  ignoreCase: boolean,
): { readonly end: number; readonly matches: CharClass } | string {
  const negative = chars[from] === "^";
  const parts: CharClass[] = [];
  let at = negative ? from + 1 : from;
  for (let first = true; chars[at] !== "]" || first; first = false) {
    const item = readItem(chars, at);
    if (typeof item === "string") return item;
    at = item.end;
    if (item.literal !== undefined && chars[at] === "-" && chars[at + 1] !== "]" && chars[at + 1] !== undefined) {
      const upper = readItem(chars, at + 1);
      if (typeof upper === "string") return upper;
      const low = item.literal.codePointAt(0) ?? 0;
      const high = upper.literal?.codePointAt(0) ?? -1;
      if (high < low) return "A range of characters in the pattern must go upwards between two characters.";
      parts.push((code) => code >= low && code <= high);
      at = upper.end;
    } else {
      parts.push(item.matches);
    }
  }
  const inAny: CharClass = (code) => parts.some((part) => part(code));
  const matches = ignoreCase ? eitherCase(inAny) : inAny;
  return { end: at + 1, matches: negative ? not(matches) : matches };
}

function readItem(chars: readonly string[], at: number): ReadEscape | string {
  const char = chars[at];
  if (char === undefined) return "A set of characters in the pattern is not closed.";
  if (char === "\\")
    return chars[at + 1] === undefined ? "A pattern must not end with a backslash." : readEscapedClass(chars, at + 1);
  const posix = char === "[" ? /^\[:(\^?)([a-z]+):\]/.exec(chars.slice(at, at + 12).join("")) : null;
  if (posix) {
    const known = POSIX.get(posix[2] ?? "");
    if (!known) return `The pattern language does not know the set [:${posix[2] ?? ""}:].`;
    return { end: at + posix[0].length, matches: posix[1] === "^" ? not(known) : known, literal: undefined };
  }
  const wanted = char.codePointAt(0);
  return { end: at + 1, matches: (code) => code === wanted, literal: char };
}

function eitherCase(matches: CharClass): CharClass {
  return (code) => {
    if (matches(code)) return true;
    const char = String.fromCodePoint(code);
    const other = char.toLowerCase() === char ? char.toUpperCase() : char.toLowerCase();
    return matches(other.codePointAt(0) ?? code);
  };
}
