/*
 * Writes code in the colours of its language: spans with the classes that clients have styles for.
 */
import { lazy } from "../../../../data/lazy";
import { diffTokens, sessionTokens } from "./by-line";
import { type CodeToken, jsonLexer, type Lexer, tokensOf } from "./lexer";
import { htmlLexer, texLexer } from "./markup";
import { pythonLexer } from "./python";
import { rustLexer } from "./rust";
import { bashLexer } from "./shell";

type Reader = (code: string) => readonly CodeToken[];

function readerOf(make: () => Lexer): Reader {
  const lexer = lazy(make);
  return (code) => tokensOf(lexer(), code);
}

const bash = readerOf(bashLexer);

/** The languages that are read, by the name under which a block of code shows them. */
const READERS: Readonly<Record<string, Reader>> = {
  Bash: bash,
  "Bash Session": (code) => sessionTokens(code, bash),
  Diff: diffTokens,
  HTML: readerOf(htmlLexer),
  JSON: readerOf(jsonLexer),
  Python: readerOf(pythonLexer),
  Rust: readerOf(rustLexer),
  TeX: readerOf(texLexer),
};

/**
 * The HTML of code, or undefined for a language whose words are not known here.
 *
 * @param language - the name that `codeLanguage` gives
 * @param escape - writes text between tags
 */
export function highlightedCode(code: string, language: string, escape: (text: string) => string): string | undefined {
  const read = Object.hasOwn(READERS, language) ? READERS[language] : undefined;
  if (!read) return undefined;
  return linesOf(read(code))
    .map((line) => line.map(({ kind, text }) => span(kind, escape(text))).join(""))
    .join("\n");
}

function span(kind: string, html: string): string {
  return kind === "" ? html : `<span class="${kind}">${html}</span>`;
}

/** The tokens of each line; neighbours of one kind are one, and none goes on in the next line. */
function linesOf(tokens: readonly CodeToken[]): readonly (readonly CodeToken[])[] {
  const lines: CodeToken[][] = [[]];
  for (const { kind, text } of tokens) {
    text.split("\n").forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (part === "" || !line) return;
      if (last?.kind === kind) line[line.length - 1] = { kind, text: last.text + part };
      else line.push({ kind, text: part });
    });
  }
  return lines;
}
