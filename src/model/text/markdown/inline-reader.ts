/*
 * Reads the marks inside the lines of a message. The rules are tried one after the other over the whole text; what a
 * rule finds is kept aside, so that the rules after it see a sign in its place. A mark that encloses text hands that
 * text to the rules after its own. At the end the pieces take their places in the tree.
 */
import { MOST_NESTED } from "./block-reader";
import { clearText, type Element } from "./html";
import { inlineRules } from "./inline-rules";
import { depthOf, type InlineRule, KEPT_SIGN, mayHoldSigns, type Reading, storePiece } from "./reading";

/** Reads the marks in the texts of all elements below one. */
export function readInlines(root: Element, reading: Reading): void {
  const rules = inlineRules(reading.context);
  const open = [root];
  for (let current = open.pop(); current; current = open.pop()) {
    const texts: (readonly [Element, readonly Element[]])[] = [];
    // The list grows while it is walked: what stood in a tail follows its element.
    for (let index = 0; index < current.children.length; index += 1) {
      const child = current.children[index];
      if (!child) break;
      if (child.text !== "" && !child.sealed) {
        const text = withMarks(child.text, 0, rules, reading);
        clearText(child);
        const found = restored(text, false, child, "text", reading);
        open.push(...found);
        texts.push([child, found]);
      }
      if (child.tail !== "") {
        const sealed = child.tailSealed;
        const tail = sealed ? child.tail : withMarks(child.tail, 0, rules, reading);
        child.tail = "";
        current.children.splice(index + 1, 0, ...restored(tail, sealed, child, "tail", reading));
      }
      if (child.children.length > 0) open.push(child);
    }
    for (const [child, found] of texts) child.children.unshift(...found);
  }
}

/** A text in which signs represent the marks that rules found, from one rule on. */
function withMarks(text: string, first: number, rules: readonly InlineRule[], reading: Reading): string {
  let data = text;
  for (let index = first; index < rules.length; index += 1) {
    const rule = rules[index];
    if (!rule?.mayFind(data)) continue;
    let before: string;
    do {
      before = data;
      data = withSigns(data, index, rule, rules, reading);
    } while (rule.looksBack && data !== before);
  }
  return data;
}

/** A text in which signs represent the marks of one rule; of one that looks back, up to the first that may complete one. */
function withSigns(
  data: string,
  index: number,
  rule: InlineRule,
  rules: readonly InlineRule[],
  reading: Reading,
): string {
  let written = "";
  let at = 0;
  for (const { start, end, piece, isAlone } of rule.all(data, reading)) {
    if (typeof piece !== "string" && !piece.sealed) readInside(piece, index, rules, reading);
    if (rule.looksBack && depthOf(piece, reading) > MOST_NESTED) break;
    written += data.slice(at, start) + storePiece(reading, piece);
    at = end;
    if (rule.looksBack && isAlone !== true) break;
  }
  return at === 0 ? data : written + data.slice(at);
}

function readInside(piece: Element, index: number, rules: readonly InlineRule[], reading: Reading): void {
  for (const part of [piece, ...piece.children]) {
    if (!part.sealed) part.text = withMarks(part.text, index + 1, rules, reading);
    if (!part.tailSealed) part.tail = withMarks(part.tail, index, rules, reading);
  }
}

/**
 * Replaces the signs of a text by what they represent. Words before the first element become text or tail of an
 * owner, words after an element its tail; only the last words of a final text stay final.
 *
 * @returns the elements, in order
 */
function restored(text: string, sealed: boolean, owner: Element, side: "text" | "tail", reading: Reading): Element[] {
  const found: Element[] = [];
  const say = (words: string, isFinal: boolean): void => {
    if (words === "") return;
    const last = found.at(-1);
    const isText = !last && side === "text";
    const target = last ?? owner;
    const before = isText ? target.text : target.tail;
    if (isText) [target.text, target.sealed] = [before + words, isFinal && before === ""];
    else [target.tail, target.tailSealed] = [before + words, isFinal && before === ""];
  };
  let at = 0;
  for (const sign of text.matchAll(KEPT_SIGN)) {
    const piece = reading.kept[Number(sign[1])];
    if (piece === undefined) continue;
    say(text.slice(at, sign.index), false);
    at = sign.index + sign[0].length;
    if (typeof piece === "string") say(piece, false);
    else {
      restoreInside(piece, reading);
      found.push(piece);
    }
  }
  say(text.slice(at), sealed);
  return found;
}

function restoreInside(piece: Element, reading: Reading): void {
  for (const part of [piece, ...piece.children]) {
    if (part !== piece && mayHoldSigns(part.tail)) {
      const { tail, tailSealed } = part;
      part.tail = "";
      piece.children.splice(piece.children.indexOf(part) + 1, 0, ...restored(tail, tailSealed, part, "tail", reading));
    }
    if (mayHoldSigns(part.text)) {
      const { text, sealed } = part;
      clearText(part);
      part.children.unshift(...restored(text, sealed, part, "text", reading));
    }
  }
}
