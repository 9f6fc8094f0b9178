import type { Lexer } from "./lexer";

/** JSON, comments included: names before a colon, strings, numbers and the three words. */
export function jsonLexer(): Lexer {
  return {
    root: [
      { pattern: /("(?:\\.|[^"\\\n])*")(\s*)(?=:)/y, kinds: ["nt", "w"] },
      { pattern: /"(?:\\.|[^"\\\n])*"/y, kinds: "s2" },
      { pattern: /\/\*[^]*?\*\//y, kinds: "cm" },
      { pattern: /\/\/.*/y, kinds: "c1" },
      { pattern: /\s+/y, kinds: "w" },
      { pattern: /(?:true|false|null)/y, kinds: "kc" },
      { pattern: /-?\d+(?:\.\d+(?:[eE][-+]?\d+)?|[eE][-+]?\d+)/y, kinds: "mf" },
      { pattern: /-?\d+/y, kinds: "mi" },
      { pattern: /[{}[\],:]+/y, kinds: "p" },
    ],
  };
}
