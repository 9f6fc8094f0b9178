/*
 * Cuts HTML into words: each with the tags that stand right before and right after it.
 */
import { type HtmlNode, parseHtml } from "./html-tree";

/** A word of a text, a picture, or the address of a link. */
export interface Word {
  /** Words with the same key are the same. */
  readonly key: string;
  readonly html: string;
  /** Is it shown only where something changes? */
  readonly onlyInChanges: boolean;
  readonly before: readonly string[];
  readonly after: string[];
  /** The white space that follows it. */
  readonly space: string;
}

interface Chunk {
  readonly kind: "start" | "end" | "word" | "picture" | "address";
  readonly text: string;
  readonly key: string;
}

/** The words of a text of HTML. */
export function wordsOf(html: string): readonly Word[] {
  const words: Word[] = [];
  let tags: string[] = [];
  for (const { kind, text, key } of chunksInside(parseHtml(html))) {
    if (kind === "start" || (kind === "end" && tags.length > 0)) tags.push(text);
    else if (kind === "end") words.at(-1)?.after.push(text);
    else {
      const html = kind === "word" ? text.trimEnd() : text;
      const space = kind === "address" ? " " : text.slice(html.length);
      const shownKey = kind === "word" ? html : key;
      words.push({ key: shownKey, html, onlyInChanges: kind === "address", before: tags, after: [], space });
      tags = [];
    }
  }
  const last = words.at(-1);
  if (!last) return [{ key: "", html: "", onlyInChanges: false, before: tags, after: [], space: "" }];
  last.after.push(...tags);
  return words;
}

function* chunksInside(node: HtmlNode): Iterable<Chunk> {
  yield* wordChunks(node.text);
  for (const child of node.children) yield* chunksOf(child);
  if (node.href) yield { kind: "address", text: ` Link: ${node.href}`, key: node.href };
}

function* chunksOf(node: HtmlNode): Iterable<Chunk> {
  const { tag, opening, tail } = node;
  if (tag === "img") yield { kind: "picture", text: opening, key: `picture: ${node.source}` };
  else yield { kind: "start", text: opening, key: "" };
  if ((tag === "img" || tag === "br") && tail === "") return;
  yield* chunksInside(node);
  yield { kind: "end", text: `</${tag}>${/^[ \t\n\r]/.test(tail) ? " " : ""}`, key: "" };
  yield* wordChunks(tail);
}

function* wordChunks(text: string): Iterable<Chunk> {
  for (const [word] of text.matchAll(/\S+(?:\s+|$)/g)) yield { kind: "word", text: word, key: "" };
}
