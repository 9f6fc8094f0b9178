/*
 * Reads the lines of a message as blocks: the tree of paragraphs, lists, quotes, tables and code, with the text of the
 * lines as it was written. The kinds of block are tried in turn on what stands between two empty lines; what a block
 * leaves over is tried again.
 */
import { addChild, type Element, element, escapeLiteral, sealedElement } from "./html";
import { readIndentedItem, readList, startsIndentedItem, startsList } from "./list-blocks";
import { GROUP_MENTION, PERSON_MENTION } from "./mention-rules";
import { type BlockReading, readChunk, readWithin } from "./reading";
import { readTable, tableColumns } from "./table-block";

/** Lists, quotes, spoilers and emphasis deeper than this are read as text, so that no message can exhaust the stack. */
export const MOST_NESTED = 40;

/**
 * Reads lines into a tree.
 *
 * @param text - lines without tabs; lines of blanks alone are empty
 */
export function readBlocks(text: string): Element {
  const root = element("root");
  const reading: BlockReading = {
    places: ["root"],
    read: (parent, blocks) => readInOrder(parent, blocks, reading),
  };
  readChunk(root, text, reading);
  return root;
}

/** What waits is a stack, since taking the first of a long list copies the rest. */
type Waiting = string[];

function readInOrder(parent: Element, blocks: readonly string[], reading: BlockReading): void {
  const waiting = blocks.toReversed();
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    readBlock(parent, block, waiting, reading);
  }
}

const HEADING = /(?:^|\n)(#{1,6})\s((?:\\.|[^\\])*?)#*(?:\n|$)/;
/** What is looked ahead at and then taken is never tried in another way. */
const RULE = /^ {0,3}(?=((?:-+ {0,2}){3,}|(?:_+ {0,2}){3,}|(?:\*+ {0,2}){3,}))\1 *$/m;
/** A line that begins a quote, and holds more than signs of quotes. */
const QUOTE = /(^|\n)(?!(?: {0,3}>\s*(?:$|\n))*(?:$|\n)) {0,3}> ?([^\n]*)/;

function readBlock(parent: Element, block: string, waiting: Waiting, reading: BlockReading): void {
  if (block === "" || block.startsWith("\n")) return readEmpty(parent, block, waiting);
  const mayNest = reading.places.length < MOST_NESTED;
  if (mayNest && startsIndentedItem(parent, block, reading)) return readIndentedItem(parent, block, reading);
  if (block.startsWith("    ")) return readCode(parent, block, waiting);
  const heading = block.includes("#") ? HEADING.exec(block) : null;
  if (heading) return readHeading(parent, block, heading, waiting, reading);
  const columns = block.includes("\n") ? tableColumns(block) : undefined;
  if (columns) return readTable(parent, block, columns);
  const rule = /[-_*]/.test(block) ? ruleIn(block) : null;
  if (rule) return readRule(parent, block, rule, waiting, reading);
  const list = mayNest ? startsList(block) : undefined;
  if (list) return readList(parent, block, list, reading);
  const quote = mayNest && block.includes(">") ? QUOTE.exec(block) : null;
  if (quote) return readQuote(parent, block, quote.index, reading);
  readParagraph(parent, block, reading);
}

/** The code of the block before, if it was one of indented code. */
function codeBefore(parent: Element): Element | undefined {
  const before = parent.children.at(-1);
  const code = before?.tag === "pre" ? before.children[0] : undefined;
  return code?.tag === "code" ? code : undefined;
}

/** Empty lines count only within indented code. */
function readEmpty(parent: Element, block: string, waiting: Waiting): void {
  if (block.length > 1) waiting.push(block.slice(1));
  const code = codeBefore(parent);
  if (code) code.text += block === "" ? "\n\n" : "\n";
}

function readCode(parent: Element, block: string, waiting: Waiting): void {
  const lines = block.split("\n");
  const firstOther = lines.findIndex((line) => line.trim() !== "" && !line.startsWith("    "));
  const count = firstOther < 0 ? lines.length : firstOther;
  const code = escapeLiteral(
    lines
      .slice(0, count)
      .map((line) => line.slice(4))
      .join("\n")
      .trimEnd(),
  );
  const before = codeBefore(parent);
  if (before) before.text += `\n${code}\n`;
  else addChild(parent, "pre").children.push(sealedElement("code", `${code}\n`));
  if (count < lines.length) waiting.push(lines.slice(count).join("\n"));
}

function readHeading(
  parent: Element,
  block: string,
  heading: RegExpExecArray,
  waiting: Waiting,
  reading: BlockReading,
): void {
  const [all, signs = "", words = ""] = heading;
  if (heading.index > 0) reading.read(parent, [block.slice(0, heading.index)]);
  addChild(parent, `h${signs.length}`, words.trim());
  const after = block.slice(heading.index + all.length);
  if (after !== "") waiting.push(after);
}

interface Line {
  readonly start: number;
  readonly end: number;
}

/** The first line that is a horizontal rule. */
function ruleIn(block: string): Line | null {
  const found = RULE.exec(block);
  return found && { start: found.index, end: found.index + found[0].length };
}

function readRule(parent: Element, block: string, rule: Line, waiting: Waiting, reading: BlockReading): void {
  const before = block.slice(0, rule.start).replace(/\n+$/, "");
  if (before !== "") reading.read(parent, [before]);
  addChild(parent, "hr");
  const after = block.slice(rule.end).replace(/^\n+/, "");
  if (after !== "") waiting.push(after);
}

/** From its first line on, a block is one quote; each block is a quote of its own. */
function readQuote(parent: Element, block: string, start: number, reading: BlockReading): void {
  reading.read(parent, [block.slice(0, start)]);
  const lines = block.slice(start).split("\n").map(unquoted).join("\n");
  const quote = addChild(parent, "blockquote");
  readWithin("quote", reading, () => readChunk(quote, lines, reading));
}

/**
 * A line without its first quote sign. Mentions become silent, because the quoted message has already notified users.
 */
function unquoted(line: string): string {
  const quiet = line.includes("@") ? line.replace(PERSON_MENTION, "@_**$2**").replace(GROUP_MENTION, "@_*$2*") : line;
  if (quiet.trim() === ">") return "";
  const match = /^(?!(?: {0,3}>\s*$)*$) {0,3}> ?([^\n]*)/.exec(quiet);
  return match ? (match[1] ?? "") : quiet;
}

function readParagraph(parent: Element, block: string, reading: BlockReading): void {
  if (block.trim() === "") return;
  if (reading.places.at(-1) !== "list") {
    addChild(parent, "p", block.trimStart());
    return;
  }
  const before = parent.children.at(-1);
  if (before) before.tail += `\n${block}`;
  else parent.text = parent.text === "" ? block.trimStart() : `${parent.text}\n${block}`;
}
