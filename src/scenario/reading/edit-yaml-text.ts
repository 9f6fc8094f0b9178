/** Changes values inside a YAML or JSON text, and leaves everything around them unchanged. */
import { isJsonObject, type PathPart } from "../../matching/json-value";
import { type Span, yamlSpans } from "./yaml-text";

/** Plain words need no quotes in YAML, apart from those that mean something else. */
const PLAIN_TEXT = /^[A-Za-z][A-Za-z0-9_]*$/u;
const PLAIN_KEY = /^\$?[A-Za-z_][A-Za-z0-9_]*$/u;
const OTHER_MEANING = /^(true|false|null|yes|no|on|off|y|n)$/iu;

interface Edit {
  readonly span: Span;
  readonly text: string;
}

/**
 * The text with one part of its value replaced, by as few changes as possible.
 *
 * @param path - the way to the part
 * @param before - the part that was read from the text
 * @param after - what it is to be; the part may have new keys, and none less
 * @param isJson - whether everything has to be quoted
 * @returns undefined where a place is not found, as behind a merge key
 */
export function editYamlText(
  text: string,
  path: readonly PathPart[],
  before: unknown,
  after: unknown,
  isJson: boolean,
): string | undefined {
  const spans = yamlSpans(text);
  const edits: Edit[] = [];
  const changed = (at: readonly PathPart[], from: unknown, to: unknown): boolean => {
    if (JSON.stringify(from) === JSON.stringify(to)) return true;
    const parts = partsOf(from, to);
    if (parts !== undefined && spans.isWritten(at)) {
      return parts.every(([part, was, is]) => {
        if (was !== undefined) return changed([...at, part], was, is);
        return added(spans.behindLast(at), `${keyText(String(part), isJson)}: ${flowText(is, isJson)}`);
      });
    }
    return added(spans.valueAt(at), flowText(to, isJson));
  };
  const added = (span: Span | undefined, written: string): boolean => {
    if (span !== undefined) edits.push({ span, text: `${span.before}${written}` });
    return span !== undefined;
  };
  if (!changed(path, before, after)) return undefined;
  return edits
    .sort((a, b) => b.span.from - a.span.from)
    .reduce((whole, { span, text: put }) => whole.slice(0, span.from) + put + whole.slice(span.to), text);
}

/** What can be changed part by part: objects that lose no key, and lists that keep their length. */
function partsOf(from: unknown, to: unknown): readonly (readonly [PathPart, unknown, unknown])[] | undefined {
  if (Array.isArray(from) && Array.isArray(to)) {
    return from.length === to.length ? to.map((item: unknown, index) => [index, from[index], item]) : undefined;
  }
  if (!isJsonObject(from) || !isJsonObject(to) || Object.keys(from).length === 0) return undefined;
  if (!Object.keys(from).every((key) => Object.hasOwn(to, key))) return undefined;
  return Object.entries(to).map(([key, value]) => [key, from[key], value]);
}

function flowText(value: unknown, isJson: boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item, isJson)).join(", ")}]`;
  if (isJsonObject(value)) {
    const pairs = Object.entries(value).map(([key, item]) => `${keyText(key, isJson)}: ${flowText(item, isJson)}`);
    return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
  }
  const isPlain = !isJson && typeof value === "string" && PLAIN_TEXT.test(value) && !OTHER_MEANING.test(value);
  return isPlain ? value : JSON.stringify(value);
}

function keyText(key: string, isJson: boolean): string {
  return !isJson && PLAIN_KEY.test(key) && !OTHER_MEANING.test(key) ? key : JSON.stringify(key);
}
