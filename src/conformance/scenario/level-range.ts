/** Ranges of feature levels as scenarios write them: `223..`, `..199`, `223..371`. */

/** Both ends belong to the range. */
export interface LevelRange {
  readonly from: number;
  readonly to: number;
}

/** Reads a range; `undefined` for another text, or a range without a level. */
export function readLevelRange(text: string): LevelRange | undefined {
  const [whole, from = "", to = ""] = /^(\d*)\.\.(\d*)$/u.exec(text.trim()) ?? [];
  if (whole === undefined || (from === "" && to === "")) return undefined;
  const range = { from: Number(from || 1), to: to === "" ? Number.POSITIVE_INFINITY : Number(to) };
  return range.from <= range.to && range.from >= 1 ? range : undefined;
}

/** Whether a scenario is for a feature level; one that names no levels is for all. */
export function isForLevel({ levels }: { readonly levels?: string }, level: number): boolean {
  const range = levels === undefined ? undefined : readLevelRange(levels);
  return range === undefined || (level >= range.from && level <= range.to);
}
