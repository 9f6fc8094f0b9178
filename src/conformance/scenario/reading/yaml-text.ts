/**
 * Reads YAML, and JSON as a part of it, into plain values and remembers where everything stands. The only file that
 * imports the YAML library.
 */

import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { PathPart } from "../matching/value-path";

/** A place in a text, both numbers from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A text read well: its value and the place of each part of it. */
export interface ReadText {
  readonly value: unknown;
  /** The place of the value at a path; of its key when `onKey`; of the closest parent when nothing stands there. */
  readonly placeOf: (path: readonly PathPart[], onKey?: boolean) => Place;
}

/** A text that is no YAML: one sentence and its place. */
export interface UnreadableText extends Place {
  readonly sentence: string;
}

/**
 * Reads one YAML or JSON document.
 *
 * Refused with a sentence: broken syntax, a key given twice, an unknown tag, more than one document, nesting beyond
 * what the stack holds, and aliases that multiply beyond reason.
 */
export function readYamlText(text: string): ReadText | UnreadableText {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem !== undefined) {
      return { sentence: oneSentence(problem.message), ...placeAt(lines, problem.pos[0]) };
    }
    return {
      value: document.toJS(),
      placeOf: (path, onKey = false) => placeAt(lines, offsetOf(document, path, onKey)),
    };
  } catch (problem) {
    return { sentence: `this is no usable YAML or JSON: ${reasonOf(problem)}`, line: 1, column: 1 };
  }
}

function reasonOf(problem: unknown): string {
  if (problem instanceof RangeError) {
    return "it is nested too deep";
  }
  return problem instanceof Error ? oneSentence(problem.message) : "it cannot be read";
}

function oneSentence(message: string): string {
  return message.replace(/\s+/gu, " ").trim();
}

function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** Walks down as far as the path leads, so that a missing key is reported at the object that should have it. */
function offsetOf(document: Document, path: readonly PathPart[], onKey: boolean): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  path.forEach((part, depth) => {
    const step = childOf(document, node, part);
    const last = depth === path.length - 1;
    offset = (last && onKey ? startOf(step.key) : startOf(step.value)) ?? startOf(step.key) ?? offset;
    node = step.value;
  });
  return offset;
}

function childOf(document: Document, parent: unknown, part: PathPart): { key: unknown; value: unknown } {
  const node = resolved(document, parent);
  if (isSeq(node)) {
    return { key: undefined, value: node.items[Number(part)] };
  }
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    return { key: pair?.key, value: pair?.value };
  }
  return { key: undefined, value: undefined };
}

function resolved(document: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** A part of a text, and what has to stand before that which takes its place. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly before: string;
}

/** Where the values of a text are written. */
export interface YamlSpans {
  /** Whether the value at a path is written there, and not somewhere else under an anchor. */
  readonly isWritten: (path: readonly PathPart[]) => boolean;
  /** The value at a path, comments behind it apart. */
  readonly valueAt: (path: readonly PathPart[]) => Span | undefined;
  /** The place behind the last key of the object at a path. */
  readonly behindLast: (path: readonly PathPart[]) => Span | undefined;
}

/** Finds out where the values of a text that was read well are written. */
export function yamlSpans(text: string): YamlSpans {
  const document = parseDocument(text, { prettyErrors: false });
  const end = (from: number, to: number): number => from + text.slice(from, to).trimEnd().length;
  const found = (path: readonly PathPart[]): { key: unknown; value: unknown } =>
    path.reduce<{ key: unknown; value: unknown }>(({ value }, part) => childOf(document, value, part), {
      key: undefined,
      value: document.contents,
    });
  return {
    isWritten: (path) => !isAlias(found(path).value),
    valueAt: (path) => {
      const { key, value } = found(path);
      if (!isNode(value) || !value.range) return undefined;
      const [from, to] = value.range;
      const colon = isNode(key) && key.range ? text.indexOf(":", key.range[1]) + 1 : from;
      const isBelow = text.slice(colon, from).includes("\n") || colon === from;
      return { from: isBelow ? colon : from, to: end(from, to), before: isBelow && isNode(key) ? " " : "" };
    },
    behindLast: (path) => {
      const { value } = found(path);
      const last = isMap(value) ? value.items.at(-1) : undefined;
      if (!isMap(value) || !isNode(last?.key) || !isNode(last.value) || !last.value.range) return undefined;
      const behind = end(last.value.range[0], last.value.range[1]);
      const column = placeOfOffset(text, startOf(value.items[0]?.key) ?? 0);
      return { from: behind, to: behind, before: value.flow === true ? ", " : `\n${" ".repeat(column)}` };
    },
  };
}

/** How many characters of its line stand before an offset. */
function placeOfOffset(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}
