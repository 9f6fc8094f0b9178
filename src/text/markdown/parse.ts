/*
 * Reads a message into nodes: the library's tokens first, then what they mean in the realm.
 */

import type { MarkdownContext } from "./markdown-context";
import { lexMarkdown, type Token } from "./marked";
import type { BlockNode, ListNode, TableNode } from "./nodes";
import { parseInlines, type Surroundings } from "./parse-inlines";

/**
 * Parses a message. Mentions inside quotes are silent, because who is quoted was told before.
 *
 * @param content - normalised Markdown
 */
export function parseMarkdown(content: string, context: MarkdownContext): readonly BlockNode[] {
  return parseBlocks(lexMarkdown(content), { context, quoted: false, inLink: false });
}

function parseBlocks(tokens: readonly Token[], around: Surroundings): readonly BlockNode[] {
  return tokens.flatMap((token) => parseBlock(token, around));
}

function parseBlock(token: Token, around: Surroundings): readonly BlockNode[] {
  switch (token.type) {
    case "paragraph":
      return [{ kind: "paragraph", children: parseInlines(token.tokens ?? [], around) }];
    case "text":
      return [{ kind: "line", children: parseInlines(token.tokens ?? [], around) }];
    case "heading":
      return [{ kind: "heading", depth: token.depth, children: parseInlines(token.tokens ?? [], around) }];
    case "code":
      return [codeBlock(token.lang ?? "", token.text, around)];
    case "blockquote":
      return [{ kind: "quote", children: parseBlocks(token.tokens ?? [], { ...around, quoted: true }) }];
    case "fence":
      return [fencedBlock(token.fence === "quote", token.header, token.tokens ?? [], around)];
    case "list":
      return [list(token.ordered, token.start, token.items, around)];
    case "table":
      return [table(token.align, token.header, token.rows, around)];
    case "hr":
      return [{ kind: "rule" }];
    default:
      return [];
  }
}

const MATH_LANGUAGES = ["math", "tex", "latex"];

function codeBlock(info: string, text: string, around: Surroundings): BlockNode {
  const named = /^\{?\.?([^\s{}]+)/.exec(info.trim())?.[1];
  const language = named ?? around.context.default_code_block_language;
  return MATH_LANGUAGES.includes(language.toLowerCase())
    ? { kind: "math_block", tex: text }
    : { kind: "code_block", language, text };
}

function fencedBlock(
  isQuote: boolean,
  header: readonly Token[],
  tokens: readonly Token[],
  around: Surroundings,
): BlockNode {
  if (isQuote) return { kind: "quote", children: parseBlocks(tokens, { ...around, quoted: true }) };
  return { kind: "spoiler", header: parseBlocks(header, around), children: parseBlocks(tokens, around) };
}

function list(
  ordered: boolean,
  start: number | "",
  items: readonly { readonly tokens: readonly Token[] }[],
  around: Surroundings,
): ListNode {
  return {
    kind: "list",
    ordered,
    start: start === "" ? 1 : start,
    items: items.map((item) => parseBlocks(item.tokens, around)),
  };
}

type Cell = { readonly tokens: readonly Token[] };

function table(
  align: TableNode["align"],
  header: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  around: Surroundings,
): TableNode {
  const cells = (row: readonly Cell[]): TableNode["header"] => row.map((cell) => parseInlines(cell.tokens, around));
  return { kind: "table", align, header: cells(header), rows: rows.map(cells) };
}
