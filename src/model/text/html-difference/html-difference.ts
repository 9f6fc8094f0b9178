/*
 * Joins two texts of HTML into one that shows what was inserted and what was deleted. Words are compared; tags are
 * taken from the newer text, and from the older one as far as they fit.
 */
import { type HtmlNode, htmlNode, parseHtml, type Word, wordsOf, writeInside } from "./html-tree";
import { sharedRuns } from "./shared-runs";

/** A piece of HTML: a tag or a word; or the words and tags of a deletion whose place is still to be found. */
type Piece = string | { readonly deleted: readonly string[] };

/**
 * The HTML of a change as clients know it, in an enclosing `div`: inserted words in spans of the class
 * `highlight_text_inserted`, deleted ones of the class `highlight_text_deleted`.
 */
export function htmlDifference(older: string, newer: string): string {
  const pieces = withDeletions(changes(wordsOf(older), wordsOf(newer)));
  const root = parseHtml(pieces.join("").trim());
  for (const tag of ["ins", "del"]) moveInside(root, tag);
  const html = parseHtml(writeInside(root).trim());
  return `<div>${writeInside(html)}</div>`
    .replaceAll("<ins>", '<span class="highlight_text_inserted">')
    .replaceAll("<del>", '<span class="highlight_text_deleted">')
    .replace(/<\/(?:ins|del)>/g, "</span>");
}

function changes(older: readonly Word[], newer: readonly Word[]): readonly Piece[] {
  const runs = sharedRuns(
    older.map(({ key }) => key),
    newer.map(({ key }) => key),
  );
  const pieces: Piece[] = [];
  let [olderAt, newerAt] = [0, 0];
  for (const run of [...runs, { older: older.length, newer: newer.length, length: 0 }]) {
    if (newerAt < run.newer)
      insert(
        newer.slice(newerAt, run.newer).flatMap((word) => shown(word, false)),
        pieces,
      );
    if (olderAt < run.older) {
      pieces.push({ deleted: older.slice(olderAt, run.older).flatMap((word) => shown(word, false)) });
    }
    [olderAt, newerAt] = [run.older + run.length, run.newer + run.length];
    pieces.push(...newer.slice(run.newer, newerAt).flatMap((word) => shown(word, true)));
  }
  return pieces;
}

function shown({ before, html, space, after, onlyInChanges }: Word, isSame: boolean): readonly string[] {
  return [...before, ...(isSame && onlyInChanges ? [] : [html + space]), ...after];
}

/** Marks what is balanced of an insertion; tags that open or close more than it holds stay outside. */
function insert(chunks: readonly string[], pieces: Piece[]): void {
  const { opened, balanced, closed } = unbalanced(chunks);
  pieces.push(...opened, ...marked("ins", balanced, pieces, opened), ...closed);
}

function marked(
  tag: string,
  balanced: readonly string[],
  before: readonly Piece[],
  opened: readonly string[],
): readonly string[] {
  const last = opened.at(-1) ?? before.at(-1);
  const gap = last === undefined || typeof last !== "string" || last.endsWith(" ") ? "" : " ";
  const words = [...balanced];
  const end = words.pop();
  if (end !== undefined) words.push(end.endsWith(" ") ? end.slice(0, -1) : end);
  return [...(gap === "" ? [] : [gap]), `<${tag}>`, ...words, `</${tag}> `];
}

interface Unbalanced {
  /** Tags that are opened and not closed. */
  readonly opened: string[];
  readonly balanced: readonly string[];
  /** Tags that are closed and were not opened. */
  readonly closed: string[];
}

const WITHOUT_END: ReadonlySet<string> = new Set(["br", "img"]);

function nameOf(tag: string): string {
  return /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? "";
}

function unbalanced(chunks: readonly string[]): Unbalanced {
  const opened: string[] = [];
  const closed: string[] = [];
  const balanced: (string | undefined)[] = [];
  let open: { readonly place: number; readonly tag: string }[] = [];
  for (const chunk of chunks) {
    if (!chunk.startsWith("<") || WITHOUT_END.has(nameOf(chunk))) balanced.push(chunk);
    else if (!chunk.startsWith("</")) {
      open.push({ place: balanced.length, tag: chunk });
      balanced.push(undefined);
    } else {
      const last = open.at(-1);
      if (last && nameOf(last.tag) === nameOf(chunk)) {
        balanced.push(chunk);
        balanced[last.place] = last.tag;
        open.pop();
        continue;
      }
      opened.push(...open.map(({ tag }) => tag));
      open = [];
      closed.push(chunk);
    }
  }
  opened.push(...open.map(({ tag }) => tag));
  return { opened, balanced: balanced.filter((chunk) => chunk !== undefined), closed };
}

/** Finds places for deletions: into the tags around them, if they are the ones that a deletion leaves open. */
function withDeletions(pieces: readonly Piece[]): readonly string[] {
  const before: string[] = [];
  const after = [...pieces];
  for (let piece = after.shift(); piece !== undefined; piece = after.shift()) {
    if (typeof piece === "string") {
      before.push(piece);
      continue;
    }
    const { opened, balanced, closed } = unbalanced(piece.deleted);
    moveForward(opened, before, after);
    moveBack(closed, before, after);
    before.push(...marked("del", balanced, before, []));
  }
  return before;
}

function moveForward(opened: string[], before: string[], after: Piece[]): void {
  for (let tag = opened[0]; tag !== undefined; tag = opened[0]) {
    const next = after[0];
    if (typeof next !== "string" || !/^<[a-z]/.test(next) || nameOf(next) !== nameOf(tag)) return;
    opened.shift();
    after.shift();
    before.push(next);
  }
}

function moveBack(closed: string[], before: string[], after: Piece[]): void {
  for (let tag = closed.at(-1); tag !== undefined; tag = closed.at(-1)) {
    const last = before.at(-1);
    if (last === undefined || !last.startsWith("</") || nameOf(last) !== nameOf(tag)) return;
    closed.pop();
    before.pop();
    after.unshift(last);
  }
}

const BLOCK = /^(?:blockquote|div|h[1-6]|hr|ol|p|pre|table|ul|li|tbody|td|th|thead|tr)$/;

function holdsBlock({ tag, children }: HtmlNode): boolean {
  return BLOCK.test(tag) || children.some(holdsBlock);
}

/** Moves marks around blocks into the blocks. */
function moveInside(parent: HtmlNode, tag: string): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    if (!child) return;
    if (child.tag === tag && holdsBlock(child)) {
      markInside(child, tag);
      const before = parent.children[index - 1];
      if (before) before.tail += child.text;
      else parent.text += child.text;
      const last = child.children.at(-1);
      if (last) last.tail += child.tail;
      parent.children.splice(index, 1, ...child.children);
    }
    const now = parent.children[index];
    if (now) moveInside(now, tag);
  }
}

function markInside(node: HtmlNode, tag: string): void {
  const mark = (text: string, children: HtmlNode[] = []): HtmlNode => ({ ...htmlNode(tag), text, children });
  if (!node.children.some(holdsBlock)) {
    node.children = [mark(node.text, node.children)];
    node.text = "";
    return;
  }
  node.children = node.children.flatMap((child) => {
    if (!holdsBlock(child)) return [mark("", [child])];
    markInside(child, tag);
    if (child.tail === "") return [child];
    const after = mark(child.tail);
    child.tail = "";
    return [child, after];
  });
  if (node.text !== "") {
    node.children.unshift(mark(node.text));
    node.text = "";
  }
}
