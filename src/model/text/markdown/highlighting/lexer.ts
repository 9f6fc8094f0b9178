/*
 * Cuts code into tokens, as a table of rules says: what may stand in a state, and which state follows.
 */

/** A piece of code and the class that readers see it in; empty for none. */
export interface CodeToken {
  readonly kind: string;
  readonly text: string;
}

/** A pattern (with the flag `y`), the class of what it finds or of each of its groups, and where it leads. */
export interface LexerRule {
  readonly pattern: RegExp;
  readonly kinds: string | readonly string[];
  /** A state to enter, or "leave" for the one before. */
  readonly next?: string;
  /** Whether the state to enter replaces the present one. */
  readonly replaces?: true;
}

/** The rules of each state; reading begins in `root`. */
export type Lexer = Readonly<Record<string, readonly LexerRule[]>>;

/** The tokens of a text. A character that no rule knows is an error; a line end there leads back to the beginning. */
export function tokensOf(lexer: Lexer, text: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  const states = ["root"];
  for (let at = 0; at < text.length;) {
    const rules = lexer[states.at(-1) ?? "root"] ?? [];
    const found = firstMatch(rules, text, at);
    if (!found) {
      const isEnd = text.charAt(at) === "\n";
      if (isEnd) states.length = 1;
      tokens.push({ kind: isEnd ? "w" : "err", text: text.charAt(at) });
      at += 1;
      continue;
    }
    const { rule, match } = found;
    tokens.push(...tokensOfMatch(rule, match));
    at += match[0].length;
    if (rule.next === "leave") states.pop();
    else if (rule.next !== undefined) {
      if (rule.replaces === true) states.pop();
      states.push(rule.next);
    }
  }
  return tokens;
}

function firstMatch(
  rules: readonly LexerRule[],
  text: string,
  at: number,
): { readonly rule: LexerRule; readonly match: RegExpExecArray } | undefined {
  for (const rule of rules) {
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    if (match) return { rule, match };
  }
  return undefined;
}

function tokensOfMatch({ kinds }: LexerRule, match: RegExpExecArray): readonly CodeToken[] {
  if (typeof kinds === "string") return [{ kind: kinds, text: match[0] }];
  return kinds.map((kind, index) => ({ kind, text: match[index + 1] ?? "" }));
}

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
