/** Differences as HTML: only what differs has a color. */
import type { Difference } from "../../matching/difference";
import { deeper } from "../../matching/json-value";
import { markupText } from "./markup-text";

/** Both sides of a difference; what only one has is marked. */
export function markedSides({ expected, actual }: Difference): readonly [expected: string, actual: string] {
  const [left, right] = [wordsOf(expected), wordsOf(actual)];
  const most = Math.min(left.length, right.length);
  let begin = 0;
  while (begin < most && left[begin] === right[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return [middleMarked(left, begin, end, "good"), middleMarked(right, begin, end, "bad")];
}

/** Words, and the single characters between them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+|[^]/gu) ?? [];
}

function middleMarked(text: readonly string[], begin: number, end: number, kind: "good" | "bad"): string {
  const part = (from: number, to: number): string => markupText(text.slice(from, to).join(""));
  const last = text.length - end;
  const middle = part(begin, last);
  return `${part(0, begin)}${middle === "" ? "" : `<mark class="${kind}">${middle}</mark>`}${part(last, text.length)}`;
}

/** An answer as JSON in lines; what differs in it, or in its body, is marked. */
export function markedAnswer(answer: unknown, differences: readonly Difference[]): string {
  const paths = differences.flatMap(({ path }) => [path, path.startsWith("[") ? `body${path}` : `body.${path}`]);
  return markedJson(answer, new Set(paths));
}

function markedJson(value: unknown, paths: ReadonlySet<string>, path = "", indent = ""): string {
  const text = jsonWithMarks(value, paths, path, indent);
  return path !== "" && paths.has(path) ? `<mark class="bad">${text}</mark>` : text;
}

function jsonWithMarks(value: unknown, paths: ReadonlySet<string>, path: string, indent: string): string {
  const inner = `${indent}  `;
  const parts = (lines: readonly string[], [open, close]: readonly [string, string]): string =>
    lines.length === 0
      ? `${open}${close}`
      : `${open}\n${lines.map((line) => `${inner}${line}`).join(",\n")}\n${indent}${close}`;
  if (Array.isArray(value))
    return parts(
      value.map((item, place) => markedJson(item, paths, deeper(path, place), inner)),
      ["[", "]"],
    );
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return parts(
      fields.map(
        ([key, field]) => `${markupText(JSON.stringify(key))}: ${markedJson(field, paths, deeper(path, key), inner)}`,
      ),
      ["{", "}"],
    );
  }
  return markupText(JSON.stringify(value) ?? "null");
}
