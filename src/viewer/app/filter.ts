/** The filter of the list: words, and words with a name in front, as `account:bob status:4xx`. */
import type { TraceAccount, TraceRow } from "../../trace-player";

export const FILTER_WORDS = ["account", "op", "status", "fault", "queue", "type", "channel", "code"] as const;
type FilterWord = (typeof FILTER_WORDS)[number];

interface Term {
  readonly name: FilterWord | null;
  readonly value: string;
  readonly not: boolean;
}

/** A filter that was understood, or what is wrong with it. */
export interface Filter {
  readonly terms: readonly Term[];
  readonly problem?: string;
}

/** Reads a filter. An unknown name in front is a problem; the words that are understood still filter. */
export function parseFilter(text: string): Filter {
  const terms: Term[] = [];
  let problem: string | undefined;
  for (const [word] of text.matchAll(/-?\w*:?"[^"]*"|\S+/g)) {
    const not = word.startsWith("-") && word.length > 1;
    const body = not ? word.slice(1) : word;
    const named = /^([a-z]+):(.*)$/i.exec(body);
    const name = named?.[1]?.toLowerCase();
    const value = (named === null ? body : (named[2] ?? "")).replace(/"/g, "").toLowerCase();
    if (name === undefined) terms.push({ name: null, value, not });
    else if (isFilterWord(name)) {
      if (value !== "") terms.push({ name, value, not });
    } else {
      problem ??= `“${name}:” is unknown; allowed are ${FILTER_WORDS.map((one) => `${one}:`).join(" ")}. Did you mean ${nearest(name)}:?`;
    }
  }
  return { terms, ...(problem === undefined ? {} : { problem }) };
}

function isFilterWord(name: string): name is FilterWord {
  return FILTER_WORDS.some((word) => word === name);
}

function nearest(name: string): string {
  const shared = (word: string): number =>
    [...word].filter((letter) => name.includes(letter)).length - Math.abs(word.length - name.length);
  return [...FILTER_WORDS].sort((a, b) => shared(b) - shared(a))[0] ?? "op";
}

/** Whether a row passes a filter. `texts` gives what the other words are searched in, and the types of events. */
export function passes(
  row: TraceRow,
  { terms }: Filter,
  account: TraceAccount | undefined,
  haystack: string,
  types: readonly string[],
): boolean {
  return terms.every(({ name, value, not }) => matches(row, name, value, account, haystack, types) !== not);
}

function matches(
  row: TraceRow,
  name: FilterWord | null,
  value: string,
  account: TraceAccount | undefined,
  haystack: string,
  types: readonly string[],
): boolean {
  switch (name) {
    case null:
      return haystack.includes(value);
    case "account":
      return account === undefined
        ? value === "world" && row.account === 0
        : `${account.name} ${account.email}`.toLowerCase().includes(value);
    case "op":
      return row.operation.toLowerCase().includes(value);
    case "status":
      if (value === "refused") return isRefused(row);
      if (value === "failed") return haystack.includes("expectation failed");
      return /^\dxx$/.test(value)
        ? String(row.status ?? "").startsWith(value.slice(0, 1)) && row.status !== 0
        : String(row.status ?? "") === value;
    case "fault":
      return (
        row.fault !== undefined &&
        (value === "any" || `${row.fault.fault} ${row.fault.rule}`.toLowerCase().includes(value))
      );
    case "code":
      return (row.code ?? "").toLowerCase().includes(value);
    case "type":
      return types.some((type) => type.startsWith(value));
    case "queue":
      return haystack.includes(value);
    case "channel":
      return row.gist.toLowerCase().includes(`#${value.replace(/^#/, "")}`);
  }
}

/** Whether a step was refused. */
export function isRefused({ status, fault }: Pick<TraceRow, "status" | "fault">): boolean {
  return status !== undefined && status >= 400 && fault === undefined;
}

/** Whether a step is an error or met a fault. */
export function isTrouble(row: TraceRow): boolean {
  return isRefused(row) || row.fault !== undefined;
}
