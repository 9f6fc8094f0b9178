/*
 * What is read line by line: what a shell was asked and said, and differences of files.
 */
import type { CodeToken } from "./lexer";

/** What some shells put before a prompt. */
const SURROUNDINGS = /^(\([^)]*\))(\s*)/;
/** Signs at which prompts of shells end. */
const PROMPT_END = /[#$%]\s*/;
/** What a prompt says before its sign: nothing, a shell, an account at a host, or something in brackets. */
const PROMPT_WORDS = /^(?:\s*|sh\S*|\w\S+[@:]\S+(?:\s+\S+)?\s*|\[.*\].*)$/;

/** The lines of a session in a shell: prompts, commands and what they say. */
export function sessionTokens(code: string, command: (text: string) => readonly CodeToken[]): readonly CodeToken[] {
  let goesOn = false;
  return linesOf(code).flatMap((line) => {
    const [before = "", name = "", blanks = ""] = (goesOn ? null : SURROUNDINGS.exec(line)) ?? [];
    const rest = line.slice(before.length);
    const length = goesOn ? (/^> ?/.exec(rest)?.[0].length ?? 0) : promptLength(rest);
    const isCommand = goesOn || length > 0;
    goesOn = isCommand && rest.endsWith("\\\n");
    return [
      { kind: "gp gp-VirtualEnv", text: name },
      { kind: "", text: blanks },
      { kind: "gp", text: rest.slice(0, length) },
      ...(isCommand ? command(rest.slice(length)) : [{ kind: "go", text: rest }]),
    ];
  });
}

function promptLength(line: string): number {
  const words = line.replace(/\n$/, "");
  const sign = PROMPT_END.exec(words);
  return sign && PROMPT_WORDS.test(words.slice(0, sign.index)) ? sign.index + sign[0].length : 0;
}

/** By what a line of a difference begins with: its class. */
const DIFFERENCES: readonly (readonly [kind: string, beginning: RegExp])[] = [
  ["", /^ /],
  ["gs", /^(?:!|---$)/],
  ["gd", /^(?:-|< )/],
  ["gi", /^(?:\+|> )/],
  ["gu", /^(?:@|\d+(?:,\d+)?[acd]\d+(?:,\d+)?$)/],
  ["gh", /^(?:=|[Ii]ndex|diff)/],
];

/** A difference of files. */
export function diffTokens(code: string): readonly CodeToken[] {
  return linesOf(code).flatMap((line) => {
    const words = line.replace(/\n$/, "");
    const kind = DIFFERENCES.find(([, beginning]) => beginning.test(words))?.[0] ?? "";
    const blank = words.startsWith(" ") ? " " : "";
    return [
      { kind: "w", text: blank },
      { kind, text: words.slice(blank.length) },
      { kind: "w", text: line.slice(words.length) },
    ];
  });
}

function linesOf(code: string): readonly string[] {
  return code.match(/.*\n|.+$/g) ?? [];
}
