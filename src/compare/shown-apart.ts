/** Shows where two values differ. */
import type { DifferenceClass } from "./compare-options";

/** Two values; of two long texts the parts around the place where they begin to differ. */
export function shownApart(
  { what, left, right }: Pick<DifferenceClass, "what" | "left" | "right">,
  length: number,
): readonly [string, string] {
  const one = left === undefined || what.endsWith("extra") ? ABSENT : JSON.stringify(left);
  const other = right === undefined || what.endsWith("missing") ? ABSENT : JSON.stringify(right);
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(0, same - length / 2);
  const cut = (text: string): string => {
    if (text.length <= length) return text;
    return `${from > 0 ? "…" : ""}${text.slice(from, from + length)}${from + length < text.length ? "…" : ""}`;
  };
  return [cut(one), cut(other)];
}

const ABSENT = "absent";
