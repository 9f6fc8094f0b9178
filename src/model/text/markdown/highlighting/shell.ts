import type { Lexer, LexerRule } from "./lexer";

const KEYWORDS = "break case continue do done elif else esac fi for function if in return select then until while";
const BUILTINS =
  "alias bg bind builtin caller cd command compgen complete declare dirs disown echo enable eval exec exit export false " +
  "fc fg getopts hash help history jobs kill let local logout popd printf pushd pwd read readonly set shift shopt source " +
  "suspend test time times trap true type typeset ulimit umask unalias unset wait";

const oneOf = (words: string): string => words.split(" ").join("|");

/** Bash and shells like it. */
export function bashLexer(): Lexer {
  const variables: readonly LexerRule[] = [
    { pattern: /\$\(\(/y, kinds: "k", next: "sum" },
    { pattern: /\$\(/y, kinds: "k", next: "command" },
    { pattern: /\$\{#?/y, kinds: "si", next: "parameter" },
    { pattern: /\$(?:[A-Za-z_]\w*|\d+|[!#$*?@_-])/y, kinds: "nv" },
    { pattern: /\$/y, kinds: "" },
  ];
  const root: readonly LexerRule[] = [
    { pattern: new RegExp(`\\b(${oneOf(KEYWORDS)})(?![\\w!#$*?@-])(\\s*)`, "y"), kinds: ["k", "w"] },
    { pattern: new RegExp(`\\b(?:${oneOf(BUILTINS)})(?=[\\s)\`])`, "y"), kinds: "nb" },
    { pattern: /(?<![^])#!.+\n/y, kinds: "ch" },
    { pattern: /#.*\n/y, kinds: "c1" },
    { pattern: /\\[^]/y, kinds: "se" },
    { pattern: /(\b\w+)(\s*)(\+?=)/y, kinds: ["nv", "w", "o"] },
    { pattern: /[()=[\]{}]|<<<|&&|\|\|/y, kinds: "o" },
    { pattern: /<<-?\s*('?)\\?(\w+)[^]+?\2/y, kinds: "s" },
    { pattern: /`/y, kinds: "sb", next: "backticks" },
    { pattern: /\$?"(?:\\[^]|[^"$\\])*"/y, kinds: "s2" },
    { pattern: /"/y, kinds: "s2", next: "string" },
    { pattern: /\$'(?:\\[^]|[^'\\])*'|'[^']*'/y, kinds: "s1" },
    { pattern: /[&;|]/y, kinds: "p" },
    { pattern: /\s+/y, kinds: "w" },
    { pattern: /\d+\b/y, kinds: "m" },
    { pattern: /[^\s"$&'()=;<[\\\]`{|}]+|</y, kinds: "" },
    ...variables,
  ];
  return {
    root,
    string: [
      { pattern: /"/y, kinds: "s2", next: "leave" },
      { pattern: /(?:\\[^]|[^"$\\])+/y, kinds: "s2" },
      ...variables,
    ],
    parameter: [
      { pattern: /\}/y, kinds: "si", next: "leave" },
      { pattern: /:-/y, kinds: "k" },
      { pattern: /\w+/y, kinds: "nv" },
      { pattern: /[^"$':\\`}]+|:/y, kinds: "p" },
      ...root,
    ],
    command: [{ pattern: /\)/y, kinds: "k", next: "leave" }, ...root],
    sum: [
      { pattern: /\)\)/y, kinds: "k", next: "leave" },
      { pattern: /\*\*|\|\||<<|>>|[-%&*+/<>^|]/y, kinds: "o" },
      { pattern: /\d+#(?:[\da-zA-Z]+|(?! ))|0[xX][\da-fA-F]+|\d+/y, kinds: "m" },
      { pattern: /[A-Za-z_]\w*/y, kinds: "nv" },
      ...root,
    ],
    backticks: [{ pattern: /`/y, kinds: "sb", next: "leave" }, ...root],
  };
}
