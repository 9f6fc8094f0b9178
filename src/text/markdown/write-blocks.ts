/*
 * Writes the nodes of a message as HTML.
 */
import { codeLanguage } from "./code-languages";
import { escapeAttribute, escapeText } from "./escape-html";
import { linksOf } from "./links";
import type { BlockNode, InlineNode, ListNode, TableNode } from "./nodes";
import { isImageUrl, uploadOf } from "./safe-url";
import { type WritingContext, writeInlines, writeMath } from "./write-inlines";

/** What writing blocks needs of the realm. */
export interface BlockWritingContext extends WritingContext {
  readonly realm_url: string;
  readonly inline_image_preview: boolean;
}

/** Writes a message, or what stands inside a quote, a spoiler or a list item. */
export function writeBlocks(blocks: readonly BlockNode[], context: BlockWritingContext): string {
  return blocks.map((block) => writeBlock(block, context)).join("\n");
}

function writeBlock(block: BlockNode, context: BlockWritingContext): string {
  switch (block.kind) {
    case "paragraph":
      return [`<p>${writeInlines(block.children, context)}</p>`, ...previews(block.children, context)].join("\n");
    case "line":
      return [writeInlines(block.children, context), ...previews(block.children, context)].join("");
    case "heading":
      return `<h${block.depth}>${writeInlines(block.children, context)}</h${block.depth}>`;
    case "code_block":
      return writeCode(block.language, block.text);
    case "math_block":
      return `<p><span class="katex-display">${writeMath(block.tex)}</span></p>`;
    case "quote":
      return `<blockquote>\n${writeBlocks(block.children, { ...context, inline_image_preview: false })}\n</blockquote>`;
    case "spoiler": {
      const header = block.header.length === 0 ? "" : `${writeBlocks(block.header, context)}\n`;
      const hidden = writeBlocks(block.children, context);
      const content = `<div class="spoiler-content" aria-hidden="true">\n${hidden}\n</div>`;
      return `<div class="spoiler-block"><div class="spoiler-header">\n${header}</div>${content}</div>`;
    }
    case "list":
      return writeList(block, context);
    case "table":
      return writeTable(block, context);
    case "rule":
      return "<hr>";
  }
}

function writeCode(language: string, text: string): string {
  const lines = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const shown = language === "" ? "" : ` data-code-language="${escapeAttribute(codeLanguage(language))}"`;
  return `<div class="codehilite"${shown}><pre><span></span><code>${escapeText(lines)}</code></pre></div>`;
}

function writeList({ ordered, start, items }: ListNode, context: BlockWritingContext): string {
  const tag = ordered ? "ol" : "ul";
  const begin = ordered && start !== 1 ? ` start="${start}"` : "";
  const lines = items.map((item) => `<li>${writeItem(item, context)}</li>`);
  return [`<${tag}${begin}>`, ...lines, `</${tag}>`].join("\n");
}

/** A tight item keeps its line beside the tag, and a list inside it follows at once; other blocks get own lines. */
function writeItem(item: readonly BlockNode[], context: BlockWritingContext): string {
  const [first, ...rest] = item;
  if (!first) return "";
  if (first.kind !== "line") return `\n${writeBlocks(item, context)}\n`;
  const line = writeBlock(first, context);
  return rest.length === 0 ? line : `${line}${writeBlocks(rest, context)}\n`;
}

function writeTable({ align, header, rows }: TableNode, context: BlockWritingContext): string {
  const row = (tag: "th" | "td", cells: readonly (readonly InlineNode[])[]): string => {
    const written = cells.map((cell, column) => {
      const side = align[column];
      const style = side ? ` style="text-align: ${side};"` : "";
      return `<${tag}${style}>${writeInlines(cell, context)}</${tag}>`;
    });
    return ["<tr>", ...written, "</tr>"].join("\n");
  };
  const body = rows.map((cells) => row("td", cells));
  return ["<table>", "<thead>", row("th", header), "</thead>", "<tbody>", ...body, "</tbody>", "</table>"].join("\n");
}

/** Uploaded pictures that a line links to, shown below it; each once. */
function previews(line: readonly InlineNode[], context: BlockWritingContext): readonly string[] {
  if (!context.inline_image_preview) return [];
  const pictures = linksOf(line).filter(
    ({ href }) => isImageUrl(href) && uploadOf(href, context.realm_url) !== undefined,
  );
  const distinct = new Map(pictures.map((link) => [link.href, link]));
  return [...distinct.values()].map(({ href, text }) => {
    const address = escapeAttribute(href);
    const title = escapeAttribute(text === href ? "" : text);
    const hover = title === "" ? "" : ` title="${title}"`;
    return `<div class="message_inline_image"><a href="${address}"${hover}><img src="${address}"></a></div>`;
  });
}
