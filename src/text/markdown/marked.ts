/*
 * Reads Markdown into tokens with the library `marked`, which is imported here alone. What the interface has of its
 * own comes in as extensions; what it does not have (HTML, references, underlined headings, emphasis by underscores)
 * is switched off.
 */
import { Lexer, type MarkedOptions, type Token, Tokenizer, type TokenizerThis, type Tokens } from "marked";

import { emphasisAt } from "./emphasis";
import { MARK_START, type Mark, markAt } from "./own-syntax";
import { quoteFenceAt } from "./quote-fence";

export type { Token, Tokens };

/** Quotes, spoilers and lists deeper than this are read as text, so that no message can exhaust the stack. */
const MAX_BLOCK_NESTING = 24;
/** The same for emphasis, strikethrough and links within each other. */
const MAX_INLINE_NESTING = 12;

/**
 * Reads a message into the library's tokens. Beyond the library's own kinds there are `mark` (with a `mark` field) for
 * what `own-syntax.ts` finds, and `fence` (with `fence`, `header` and `tokens`) for fenced quotes and spoilers.
 */
export function lexMarkdown(content: string): readonly Token[] {
  const tokenizer = new Tokenizer();
  const original: Tokenizer = Object.getPrototypeOf(tokenizer);
  const inBlocks = nestingLimit(MAX_BLOCK_NESTING);
  const inLines = nestingLimit(MAX_INLINE_NESTING);
  Object.assign(tokenizer, switchedOff, {
    blockquote: (source: string) => inBlocks(() => original.blockquote.call(tokenizer, source)),
    list: (source: string) => inBlocks(() => original.list.call(tokenizer, source)),
    emStrong: (source: string) => inLines(() => readEmphasis(tokenizer, source)),
    link: (source: string) => inLines(() => original.link.call(tokenizer, source)),
    del: (source: string, masked: string, before?: string) =>
      inLines(() => original.del.call(tokenizer, source, masked, before)),
  });
  const options: MarkedOptions = {
    gfm: true,
    breaks: true,
    tokenizer,
    extensions: {
      renderers: {},
      childTokens: {},
      block: [
        function (source) {
          return inBlocks(() => readFence(this, source));
        },
      ],
      inline: [
        function (source, tokens) {
          return readMark(this, source, tokens);
        },
      ],
      startInline: [markStart],
    },
  };
  return new Lexer(options).lex(content);
}

/** Lets reading go a number of levels deep; what lies deeper is not read. */
function nestingLimit(limit: number): <Found>(read: () => Found) => Found | undefined {
  let depth = 0;
  return (read) => {
    if (depth >= limit) return undefined;
    depth += 1;
    const found = read();
    depth -= 1;
    return found;
  };
}

const nothing = (): undefined => undefined;

const switchedOff = {
  html: nothing,
  tag: nothing,
  def: nothing,
  lheading: nothing,
  autolink: nothing,
  url: nothing,
};

function markStart(source: string): number | undefined {
  const at = source.search(MARK_START);
  return at < 0 ? undefined : at;
}

function readMark({ lexer }: TokenizerThis, source: string, tokens: readonly Token[]): Tokens.Generic | undefined {
  const mark: Mark | undefined = markAt(source, tokens.at(-1)?.raw.slice(-1) ?? "");
  if (!mark || (mark.kind === "url" && lexer.state.inLink)) return undefined;
  return { type: "mark", raw: mark.raw, mark };
}

function readFence({ lexer }: TokenizerThis, source: string): Tokens.Generic | undefined {
  const first = source.charAt(0);
  if (first !== "`" && first !== "~") return undefined;
  const fence = quoteFenceAt(source);
  if (!fence) return undefined;
  const header = fence.header === "" ? [] : lexer.blockTokens(fence.header, []);
  return { type: "fence", raw: fence.raw, fence: fence.kind, header, tokens: lexer.blockTokens(fence.body, []) };
}

function readEmphasis(tokenizer: Tokenizer, source: string): Tokens.Em | Tokens.Strong | undefined {
  if (!source.startsWith("*")) return undefined;
  const found = emphasisAt(source);
  if (!found) return undefined;
  const { raw, text } = found;
  const tokens = tokenizer.lexer.inlineTokens(text);
  if (found.kind === "emphasis") return { type: "em", raw, text, tokens };
  if (found.kind === "strong") return { type: "strong", raw, text, tokens };
  return { type: "strong", raw, text, tokens: [{ type: "em", raw: text, text, tokens }] };
}
