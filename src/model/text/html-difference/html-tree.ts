/*
 * Reads HTML as it is rendered back into a tree, and writes it again. Tags that fit nowhere are left out, and a
 * paragraph ends where a block begins.
 */

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

/** Reads a text of HTML; the root stands for all of it. */
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
export function writeNode(node: HtmlNode): string {
  const end = EMPTY.has(node.tag) ? "" : `${writeInside(node)}</${node.tag}>`;
  return `${node.opening}${end}${node.tail}`;
}

/** Writes what stands in a node. */
export function writeInside({ text, children }: HtmlNode): string {
  return text + children.map(writeNode).join("");
}
