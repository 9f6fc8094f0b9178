/**
 * Reads YAML, and JSON as a part of it, into plain values with the place of each. The only file that imports the YAML
 * library.
 */
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
  type YAMLWarning,
} from "yaml";
import type { PathPart } from "../../matching/json-value";
import { didYouMean } from "../../protocol/problem-words";

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
 * One sentence for: broken syntax, a key given twice, a key that is a list or an object, an alias without its anchor or
 * inside it, an unknown tag, a number that was probably written as a text (`+1`, `007`), more than one document, too deep
 * nesting, and aliases that multiply.
 */
export function readYamlText(text: string): ReadText | UnreadableText {
  const lines = new LineCounter();
  try {
    if (isTooDeep(text)) return { sentence: TOO_DEEP, line: 1, column: 1 };
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem !== undefined) return { sentence: sentenceOf(problem, text), ...placeAt(lines, problem.pos[0]) };
    const misread = unusableAlias(document) ?? misreadNumber(document) ?? keyWithoutText(document);
    if (misread !== undefined) return { sentence: misread.sentence, ...placeAt(lines, misread.offset) };
    return {
      value: document.toJS({ maxAliasCount: MOST_ALIASES }),
      placeOf: (path, onKey = false) => placeAt(lines, offsetOf(document, path, onKey)),
    };
  } catch (problem) {
    return { sentence: causeOf(problem), line: 1, column: 1 };
  }
}

/** How many brackets can be open. The library takes time by the square of the depth. */
const MOST_OPEN = 1000;

function isTooDeep(text: string): boolean {
  let open = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") open += 1;
    if (token === "]" || token === "}") open -= 1;
    if (open > MOST_OPEN) return true;
  }
  return false;
}

/** A path into a list inside braces, which YAML reads as the beginning of another list. */
const PATH_IN_BRACES = /[:,]\s*([A-Za-z_][\w.]*\[\d+\][\w.[\]]*)/u;

function sentenceOf({ code, message, pos }: YAMLParseError | YAMLWarning, text: string): string {
  if (code === "RESOURCE_EXHAUSTION") return TOO_DEEP;
  if (code === "DUPLICATE_KEY") {
    const key = /^(?:"([^"]*)"|'([^']*)'|([^:\s]+))/u.exec(text.slice(pos[0]));
    return `the key \`${key?.[1] ?? key?.[2] ?? key?.[3] ?? ""}\` is given twice in one object`;
  }
  const start = text.lastIndexOf("\n", pos[0] - 1) + 1;
  const end = text.indexOf("\n", pos[0]);
  const [, path] = PATH_IN_BRACES.exec(text.slice(start, end === -1 ? undefined : end)) ?? [];
  const quoted = path === undefined ? undefined : `inside { } a path with brackets needs quotes: "${path}"`;
  const advice = quoted ?? ADVICE[code];
  return code === "MULTIPLE_DOCS"
    ? MANY_DOCUMENTS
    : `${oneSentence(message)}${advice === undefined ? "" : `; ${advice}`}`;
}

/** How many values the aliases of a file can represent. */
const MOST_ALIASES = 10_000;
const TOO_MANY_ALIASES = `the aliases of this file represent more than ${MOST_ALIASES} values`;
const TOO_DEEP = "this is nested too deep to be read";
const MANY_DOCUMENTS = "a file has one scenario, and --- begins another document; write a file for each";

/** What to do about a mistake that the library describes in its own terms. */
const ADVICE: Readonly<Partial<Record<YAMLParseError["code"], string>>> = {
  BAD_INDENT: "a bracket is not closed before this line, or a text with # or a bracket needs quotes",
  BAD_SCALAR_START: "a text that begins so needs quotes",
  BLOCK_IN_FLOW: "a text with a colon needs quotes",
  MISSING_CHAR:
    "close all brackets, begin the keys of one object in the same column, and quote a text with # or brackets",
  TAB_AS_INDENT: "use spaces",
};

interface Misread {
  readonly offset: number;
  readonly sentence: string;
}

function unusableAlias(document: Document): Misread | undefined {
  const anchors = new Map<string, unknown>();
  let found: Misread | undefined;
  visit(document, (_, node, path) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target !== undefined && path.some((parent) => parent === target)) {
        const sentence = `the alias *${node.source} is inside of its own anchor &${node.source}`;
        found = { offset: node.range?.[0] ?? 0, sentence };
        return visit.BREAK;
      }
      if (target !== undefined) return undefined;
      const isText = !/^[\w-]+$/u.test(node.source);
      const none = isText ? "; a text that begins with * needs quotes" : "; no anchor is defined before it";
      const hint = anchors.size === 0 ? none : didYouMeanOr(node.source, [...anchors.keys()]);
      found = {
        offset: node.range?.[0] ?? 0,
        sentence: `the alias *${node.source} has no anchor &${node.source}${hint}`,
      };
      return visit.BREAK;
    }
    if (isNode(node) && "anchor" in node && typeof node.anchor === "string") anchors.set(node.anchor, node);
    return undefined;
  });
  return found;
}

function didYouMeanOr(name: string, anchors: readonly string[]): string {
  return didYouMean(name, anchors) || `; the anchors before it are ${anchors.map((one) => `&${one}`).join(", ")}`;
}

/** YAML reads `+1` and `007` as numbers; who writes them wants texts. */
function misreadNumber(document: Document): Misread | undefined {
  let found: Misread | undefined;
  visit(document, {
    Scalar: (_, { value, source, range }) => {
      if (typeof value !== "number" || source === undefined || !/^\+|^-?0[\dox]/u.test(source)) return undefined;
      const sentence = `YAML reads ${source} as the number ${value}; expected a text in quotes ("${source}") or ${value}`;
      found = { offset: range?.[0] ?? 0, sentence };
      return visit.BREAK;
    },
  });
  return found;
}

function keyWithoutText(document: Document): Misread | undefined {
  let found: Misread | undefined;
  visit(document, {
    Pair: (_, { key }) => {
      if (!isCollection(key)) return undefined;
      found = { offset: startOf(key) ?? 0, sentence: "a key is a text; a list or an object is not possible" };
      return visit.BREAK;
    },
  });
  return found;
}

function causeOf(problem: unknown): string {
  if (problem instanceof RangeError) return TOO_DEEP;
  if (problem instanceof ReferenceError) return TOO_MANY_ALIASES;
  const cause = problem instanceof Error ? oneSentence(problem.message) : "it cannot be read";
  return `this is not usable YAML or JSON: ${cause}`;
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
  if (isSeq(node)) return { key: undefined, value: node.items[Number(part)] };
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
