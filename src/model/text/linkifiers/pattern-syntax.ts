/*
 * Reads a pattern of the RE2 kind into a tree. RE2 has no back-references and no look-around; that is what makes
 * matching in linear time possible, so that no pattern of an administrator can bring the realm to a halt.
 */
import { type CharClass, readClass, readEscapedClass } from "./char-class";

/** A pattern as a tree. A repetition without a maximum goes on for ever. */
export type PatternNode =
  | { readonly kind: "char"; readonly matches: CharClass }
  | { readonly kind: "assert"; readonly what: "start" | "end" | "boundary" | "inside" }
  | { readonly kind: "sequence"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  | { readonly kind: "group"; readonly index: number; readonly body: PatternNode }
  | {
      readonly kind: "repeat";
      readonly body: PatternNode;
      readonly min: number;
      readonly max: number | undefined;
      readonly greedy: boolean;
    };

/** A read pattern: its tree, and the names of its groups by index (empty for those without a name). */
export interface ReadPattern {
  readonly root: PatternNode;
  readonly groupNames: readonly string[];
}

interface Reader {
  readonly chars: readonly string[];
  at: number;
  depth: number;
  readonly groupNames: string[];
  ignoreCase: boolean;
}

const MAX_REPEAT = 200;
const MAX_DEPTH = 30;

/**
 * Reads a pattern.
 *
 * @returns the tree, or a sentence that says what the pattern language does not allow
 */
export function readPattern(source: string): ReadPattern | { readonly problem: string } {
  const flags = /^\(\?([is]+)\)/.exec(source);
  const chars = [...source.slice(flags ? flags[0].length : 0)];
  const reader: Reader = { chars, at: 0, depth: 0, groupNames: [], ignoreCase: flags?.[1]?.includes("i") ?? false };
  const root = readChoice(reader);
  if (typeof root === "string") return { problem: root };
  if (reader.at < chars.length) return { problem: "A pattern must not close a group that it did not open." };
  return { root, groupNames: reader.groupNames };
}

function readChoice(reader: Reader): PatternNode | string {
  if (reader.depth >= MAX_DEPTH) return `A pattern may nest groups at most ${MAX_DEPTH} deep.`;
  const options: PatternNode[] = [];
  for (;;) {
    const option = readSequence(reader);
    if (typeof option === "string") return option;
    options.push(option);
    if (reader.chars[reader.at] !== "|") break;
    reader.at += 1;
  }
  const [only] = options;
  return options.length === 1 && only ? only : { kind: "choice", options };
}

function readSequence(reader: Reader): PatternNode | string {
  const parts: PatternNode[] = [];
  for (
    let char = reader.chars[reader.at];
    char !== undefined && char !== "|" && char !== ")";
    char = reader.chars[reader.at]
  ) {
    const part = readAtom(reader);
    if (typeof part === "string") return part;
    const repeated = readRepetition(reader, part);
    if (typeof repeated === "string") return repeated;
    parts.push(repeated);
  }
  return { kind: "sequence", parts };
}

function readAtom(reader: Reader): PatternNode | string {
  const char = reader.chars[reader.at] ?? "";
  reader.at += 1;
  switch (char) {
    case "^":
      return { kind: "assert", what: "start" };
    case "$":
      return { kind: "assert", what: "end" };
    case ".":
      return { kind: "char", matches: (code) => code !== 10 };
    case "(":
      return readGroup(reader);
    case "[": {
      const read = readClass(reader.chars, reader.at, reader.ignoreCase);
      if (typeof read === "string") return read;
      reader.at = read.end;
      return { kind: "char", matches: read.matches };
    }
    case "\\":
      return readEscape(reader);
    case "*":
    case "+":
    case "?":
      return "A repetition in a pattern needs something before it to repeat.";
    default:
      return { kind: "char", matches: literal(char, reader.ignoreCase) };
  }
}

function literal(char: string, ignoreCase: boolean): CharClass {
  const wanted = char.codePointAt(0);
  if (!ignoreCase || char.toLowerCase() === char.toUpperCase()) return (code) => code === wanted;
  const other = (char.toLowerCase() === char ? char.toUpperCase() : char.toLowerCase()).codePointAt(0);
  return (code) => code === wanted || code === other;
}

function readEscape(reader: Reader): PatternNode | string {
  const char = reader.chars[reader.at];
  if (char === undefined) return "A pattern must not end with a backslash.";
  if (char === "b" || char === "B") {
    reader.at += 1;
    return { kind: "assert", what: char === "b" ? "boundary" : "inside" };
  }
  if (char === "A" || char === "z") {
    reader.at += 1;
    return { kind: "assert", what: char === "A" ? "start" : "end" };
  }
  if (/[1-9k]/.test(char)) return "A pattern must not refer back to its own groups.";
  const read = readEscapedClass(reader.chars, reader.at);
  if (typeof read === "string") return read;
  reader.at = read.end;
  return {
    kind: "char",
    matches: read.literal === undefined ? read.matches : literal(read.literal, reader.ignoreCase),
  };
}

function readGroup(reader: Reader): PatternNode | string {
  const rest = reader.chars.slice(reader.at, reader.at + 64).join("");
  const opening = /^\?(?::|P?<([A-Za-z_]\w*)>)/.exec(rest);
  if (rest.startsWith("?") && !opening) {
    return "A pattern may use (…), (?:…) and (?P<name>…); look-around and other kinds of groups are not allowed.";
  }
  reader.at += opening ? opening[0].length : 0;
  const name = opening?.[1] ?? "";
  if (name !== "" && reader.groupNames.includes(name)) return `The group name ${name} occurs twice in the pattern.`;
  const captures = opening === null || name !== "";
  const index = captures ? reader.groupNames.push(name) - 1 : -1;
  reader.depth += 1;
  const body = readChoice(reader);
  reader.depth -= 1;
  if (typeof body === "string") return body;
  if (reader.chars[reader.at] !== ")") return "A group in the pattern is not closed.";
  reader.at += 1;
  return captures ? { kind: "group", index, body } : body;
}

function readRepetition(reader: Reader, body: PatternNode): PatternNode | string {
  const bounds = repetitionBounds(reader);
  if (bounds === undefined || typeof bounds === "string") return bounds ?? body;
  if (body.kind === "assert") return "A repetition in a pattern needs characters or a group to repeat.";
  const greedy = reader.chars[reader.at] !== "?";
  if (!greedy) reader.at += 1;
  if (/^[*+?]$/.test(reader.chars[reader.at] ?? "")) return "A repetition in a pattern must not be repeated itself.";
  return { kind: "repeat", body, min: bounds.min, max: bounds.max, greedy };
}

function repetitionBounds(
  reader: Reader,
): { readonly min: number; readonly max: number | undefined } | string | undefined {
  const char = reader.chars[reader.at];
  if (char === "*" || char === "+" || char === "?") {
    reader.at += 1;
    return { min: char === "+" ? 1 : 0, max: char === "?" ? 1 : undefined };
  }
  const counted = /^\{(\d{1,4})(,(\d{0,4}))?\}/.exec(reader.chars.slice(reader.at, reader.at + 12).join(""));
  if (!counted) return undefined;
  reader.at += counted[0].length;
  const min = Number(counted[1]);
  const max = counted[2] === undefined ? min : counted[3] === "" ? undefined : Number(counted[3]);
  if (min > MAX_REPEAT || (max ?? 0) > MAX_REPEAT)
    return `A pattern may repeat something at most ${MAX_REPEAT} times by number.`;
  if (max !== undefined && max < min) return "A repetition in a pattern must not have a maximum below its minimum.";
  return { min, max };
}
