import type { Lexer, LexerRule } from "./lexer";

/** TeX and LaTeX. */
export function texLexer(): Lexer {
  const general: readonly LexerRule[] = [
    { pattern: /%.*\n/y, kinds: "c" },
    { pattern: /[&^_{}]/y, kinds: "nb" },
  ];
  const formula: readonly LexerRule[] = [
    { pattern: /\\(?:[a-zA-Z]+|\S?)/y, kinds: "nv" },
    ...general,
    { pattern: /\d+/y, kinds: "m" },
    { pattern: /[-!()*+/=[\]]/y, kinds: "o" },
    { pattern: /[^-!$%&()*+/=[\\\]^_{}\d]+/y, kinds: "nb" },
  ];
  const leaves = (pattern: RegExp): LexerRule => ({ pattern, kinds: "s", next: "leave" });
  return {
    root: [
      {
        pattern: /(\\begin)(\{(?:math|displaymath|(?:align|equation)\*?)\})/y,
        kinds: ["k", "nb"],
        next: "environment",
      },
      { pattern: /\\\[|\$\$/y, kinds: "sb", next: "displayed" },
      { pattern: /\\\(|\$/y, kinds: "s", next: "inline" },
      { pattern: /\\(?:[a-zA-Z@_:]+|\S?)/y, kinds: "k", next: "command" },
      ...general,
      { pattern: /[^$%&\\^_{}]+/y, kinds: "" },
    ],
    inline: [leaves(/\\\)|\$/y), ...formula],
    displayed: [leaves(/\\\]|\$\$/y), { pattern: /\$/y, kinds: "nb" }, ...formula],
    environment: [
      { pattern: /(\\end)(\{(?:math|displaymath|(?:align|equation)\*?)\})/y, kinds: ["k", "nb"], next: "leave" },
      ...formula,
    ],
    command: [
      { pattern: /\[[^\n]*?\]/y, kinds: "na" },
      { pattern: /\*/y, kinds: "k" },
      { pattern: /(?=[^])/y, kinds: "", next: "leave" },
    ],
  };
}

/** HTML. Scripts and styles inside it are not coloured. */
export function htmlLexer(): Lexer {
  const inside = (name: string): readonly LexerRule[] => [
    {
      pattern: new RegExp(`(<)(\\s*)(/)(\\s*)(${name})(\\s*)(>)`, "iy"),
      kinds: ["p", "", "p", "", "nt", "", "p"],
      next: "leave",
    },
    { pattern: /[^<]+|</y, kinds: "" },
  ];
  const tag: readonly LexerRule[] = [
    { pattern: /\s+/y, kinds: "" },
    { pattern: /([\w:-]+)(?!\s*=)/y, kinds: "na" },
    { pattern: /([\w:-]+\s*)(=)(\s*)/y, kinds: ["na", "o", ""], next: "value" },
  ];
  const end: LexerRule = { pattern: /(\/?)(\s*)(>)/y, kinds: ["p", "", "p"], next: "leave" };
  return {
    root: [
      { pattern: /[^&<]+/y, kinds: "" },
      { pattern: /&[^\s;]*;/y, kinds: "ni" },
      { pattern: /<!--[^]*?-->/y, kinds: "cm" },
      { pattern: /<(?:!\[CDATA\[[^]*?\]\]|\?[^]*?\?|![^>]*)>/iy, kinds: "cp" },
      { pattern: /(<)(\s*)(script)(\s*)(?![\w:.-])/iy, kinds: ["p", "", "nt", ""], next: "scriptTag" },
      { pattern: /(<)(\s*)(style)(\s*)(?![\w:.-])/iy, kinds: ["p", "", "nt", ""], next: "styleTag" },
      { pattern: /(<)(\s*)([\w:.-]+)/y, kinds: ["p", "", "nt"], next: "tag" },
      { pattern: /(<)(\s*)(\/)(\s*)([\w:.-]+)(\s*)(>)/y, kinds: ["p", "", "p", "", "nt", "", "p"] },
    ],
    tag: [...tag, end],
    scriptTag: [...tag, { ...end, next: "script", replaces: true }],
    styleTag: [...tag, { ...end, next: "style", replaces: true }],
    script: inside("script"),
    style: inside("style"),
    value: [{ pattern: /"[^"]*"|'[^']*'|[^\s>]+/y, kinds: "s", next: "leave" }],
  };
}
