/*
 * Lists. An item is indented by two blanks. Adjacent items form a tight list, where their lines are
 * no paragraphs; after an empty line, the list continues as a loose one.
 */
import { addChild, type Element, element } from "./html";
import { type BlockReading, readChunk, readWithin } from "./reading";

/** The kind of list that a block begins. */
export type ListTag = "ol" | "ul";

const INDENT = "  ";
const STARTS: Readonly<Record<ListTag, RegExp>> = { ol: /^ ?\d+\. +/, ul: /^ ?[*+-] +/ };
const ITEMS: Readonly<Record<ListTag, RegExp>> = { ol: /^ ?(\d+)\. +(.*)/s, ul: /^ ?([*+-]) +(.*)/s };
/** An item of either kind within the item before. */
const INNER_ITEM = /^ {2,3}(?:\d+\.|[*+-]) +/;

/** Does a block begin with an item? */
export function startsList(block: string): ListTag | undefined {
  if (STARTS.ol.test(block)) return "ol";
  return STARTS.ul.test(block) ? "ul" : undefined;
}

/** Reads a block of items, into the list before if it is of the same kind. */
export function readList(parent: Element, block: string, tag: ListTag, reading: BlockReading): void {
  const { items, start } = itemsOf(block, tag);
  const before = parent.children.at(-1);
  let list: Element;
  if (before?.tag === tag) {
    list = before;
    loosen(list);
    const item = addChild(list, "li");
    const first = items.shift() ?? "";
    readWithin("loose_list", reading, () => reading.read(item, [first]));
  } else if (isList(parent)) {
    list = parent;
  } else {
    list = addChild(parent, tag);
    if (tag === "ol" && start !== "1") list.attributes.set("start", start);
  }
  readWithin("list", reading, () => {
    for (const item of items) {
      const last = item.startsWith(INDENT) ? list.children.at(-1) : undefined;
      reading.read(last ?? addChild(list, "li"), [item]);
    }
  });
}

function isList({ tag }: Element): boolean {
  return tag === "ol" || tag === "ul";
}

/** Makes the lines of the last item paragraphs. */
function loosen(list: Element): void {
  const last = list.children.at(-1);
  if (!last) return;
  textAsParagraph(last);
  const inner = last.children.at(-1);
  if (inner && inner.tail !== "") {
    addChild(last, "p", inner.tail.trimStart());
    inner.tail = "";
  }
}

function textAsParagraph(item: Element): void {
  if (item.text === "") return;
  item.children.unshift(element("p", item.text));
  item.text = "";
}

interface Items {
  readonly items: string[];
  /** The number of the first item, as written. */
  readonly start: string;
}

/** The items of a block, each with the lines that belong to it; items within items are joined, still indented. */
function itemsOf(block: string, tag: ListTag): Items {
  const items: string[] = [];
  let start = "1";
  for (const line of block.split("\n")) {
    const match = ITEMS[tag].exec(line);
    const last = items.at(-1);
    if (match) {
      if (last === undefined) start = match[1] ?? "1";
      items.push(match[2] ?? "");
    } else if (last === undefined || (INNER_ITEM.test(line) && !last.startsWith(INDENT))) {
      items.push(line);
    } else {
      items[items.length - 1] = `${last}\n${line}`;
    }
  }
  return { items, start };
}

/** Does a block go on within an item? */
export function startsIndentedItem(parent: Element, block: string, { places }: BlockReading): boolean {
  if (!block.startsWith(INDENT) || places.at(-1) === "indented") return false;
  const before = parent.children.at(-1);
  return parent.tag === "li" || (before !== undefined && isList(before));
}

/** Reads a block into the item to which its indentation leads. */
export function readIndentedItem(parent: Element, block: string, reading: BlockReading): void {
  const { level, owner } = ownerOf(parent, block, reading);
  const indent = INDENT.repeat(level);
  const lines = block
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n");
  const last = owner.children.at(-1);
  readWithin("indented", reading, () => {
    if (parent.tag === "li") reading.read(innerList(parent) ?? parent, [lines]);
    else if (owner.tag === "li") reading.read(owner, [lines]);
    else if (last?.tag === "li") {
      textAsParagraph(last);
      readChunk(last, lines, reading);
    } else reading.read(addChild(owner, "li"), [lines]);
  });
}

/** The list with which an item ends. */
function innerList(item: Element): Element | undefined {
  const last = item.children.at(-1);
  return last && isList(last) ? last : undefined;
}

/** How deep a block is indented, and the list or item there; no deeper than there are lists. */
function ownerOf(
  parent: Element,
  block: string,
  { places }: BlockReading,
): { readonly level: number; readonly owner: Element } {
  const depth = Math.floor((/^ */.exec(block)?.[0].length ?? 0) / INDENT.length);
  let level = places.at(-1) === "list" ? 1 : 0;
  let owner = parent;
  while (depth > level) {
    const child = owner.children.at(-1);
    if (!child || (child.tag !== "li" && !isList(child))) break;
    if (isList(child)) level += 1;
    owner = child;
  }
  return { level, owner };
}
