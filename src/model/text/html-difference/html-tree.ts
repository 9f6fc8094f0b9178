/** HTML as a tree and as words, for the comparison of two versions of a message. */

/** A tag with its attributes as written, what stands in it and what follows it. */
export interface HtmlNode {
  readonly tag: string;
  /** `<a href="…">` */
  readonly opening: string;
  readonly href: string | undefined;
  readonly source: string | undefined;
  text: string;
  children: HtmlNode[];
  tail: string;
}

/** A new node. */
export function htmlNode(tag: string, attributes = ""): HtmlNode {
  const value = (name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const opening = `<${tag}${attributes}>`;
  return { tag, opening, href: value("href"), source: value("src"), text: "", children: [], tail: "" };
}

const EMPTY: ReadonlySet<string> = new Set(["br", "hr", "img"]);
const ENDS_PARAGRAPH = /^(?:p|div|blockquote|pre|table|ul|ol|li|hr|h[1-6])$/;
const PIECE = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*) ?>|[^<]+|</g;

/** Parses HTML; the root contains all of it. */
export function parseHtml(html: string): HtmlNode {
  const root = htmlNode("div");
  const open = [root];
  for (const [piece, slash, tag, attributes] of html.matchAll(PIECE)) {
    const inner = open.at(-1) ?? root;
    if (tag === undefined) say(inner, piece);
    else if (slash === "/") closeTag(open, tag);
    else openTag(open, htmlNode(tag, attributes));
  }
  return root;
}

function say(inner: HtmlNode, words: string): void {
  const last = inner.children.at(-1);
  if (last) last.tail += words;
  else inner.text += words;
}

function closeTag(open: HtmlNode[], tag: string): void {
  const depth = open.findLastIndex((node) => node.tag === tag);
  if (depth > 0) open.length = depth;
}

function openTag(open: HtmlNode[], node: HtmlNode): void {
  if (open.at(-1)?.tag === "p" && ENDS_PARAGRAPH.test(node.tag)) open.pop();
  if (open.at(-1)?.tag === "li" && node.tag === "li") open.pop();
  open.at(-1)?.children.push(node);
  if (!EMPTY.has(node.tag)) open.push(node);
}

/** Writes a node and what follows it. */
function writeNode(node: HtmlNode): string {
  const end = EMPTY.has(node.tag) ? "" : `${writeInside(node)}</${node.tag}>`;
  return `${node.opening}${end}${node.tail}`;
}

/** Writes what stands in a node. */
export function writeInside({ text, children }: HtmlNode): string {
  return text + children.map(writeNode).join("");
}

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
