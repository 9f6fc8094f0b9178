/*
 * Runs a compiled pattern over a text. It follows all ways in parallel, character by character, so the time is linear
 * in the length of the text for every pattern. Among the ways that begin first, the pattern's preferred one wins.
 */
import { isWord } from "./char-class";
import type { CompiledPattern, Step } from "./compile-pattern";

/** A found range: places in code units, and for each group of the pattern what it held (undefined for nothing). */
export interface PatternMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

interface Thread {
  readonly at: number;
  readonly start: number;
  readonly slots: readonly number[];
}

interface Place {
  readonly text: string;
  readonly at: number;
}

/** May a match begin at, or end at, a place of the text? */
export type PlaceRule = (text: string, at: number) => boolean;

/**
 * Finds the first match at or after a place.
 *
 * @param mayStart - where a match may begin
 * @param mayEnd - where a match may end; a way that ends elsewhere goes on
 */
export function findMatch(
  pattern: CompiledPattern,
  text: string,
  from: number,
  mayStart: PlaceRule,
  mayEnd: PlaceRule,
): PatternMatch | undefined {
  const { program, firstCharacters } = pattern;
  let threads: Thread[] = [];
  let best: Thread | undefined;
  let bestEnd = -1;
  for (let at = from; at <= text.length; at += width(text, at)) {
    const code = text.codePointAt(at) ?? -1;
    const begins = !best && mayStart(text, at) && firstCharacters.some((matches) => matches(code));
    if (threads.length === 0 && !begins) continue;
    const place = { text, at };
    const seen = new Set<number>();
    const active: Thread[] = [];
    for (const thread of threads) follow(program, thread, place, seen, active);
    if (begins) follow(program, { at: 0, start: at, slots: [] }, place, seen, active);
    threads = [];
    for (const thread of active) {
      const step = program[thread.at];
      if (step?.op === "match") {
        if (!mayEnd(text, at) || at === thread.start) continue;
        best = thread;
        bestEnd = at;
        break;
      }
      if (step?.op === "char" && code >= 0 && step.matches(code)) threads.push({ ...thread, at: thread.at + 1 });
    }
    if (best && threads.length === 0) break;
  }
  return best && { start: best.start, end: bestEnd, groups: groupsOf(pattern, text, best.slots) };
}

function width(text: string, at: number): number {
  const code = text.codePointAt(at);
  return code !== undefined && code > 0xffff ? 2 : 1;
}

/** Follows the steps that read nothing, and keeps the threads that stand before a character or at the end. */
function follow(program: readonly Step[], thread: Thread, place: Place, seen: Set<number>, active: Thread[]): void {
  const pending: Thread[] = [thread];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (seen.has(next.at)) continue;
    seen.add(next.at);
    const step = program[next.at];
    switch (step?.op) {
      case "jump":
        pending.push({ ...next, at: step.to });
        break;
      case "split":
        pending.push({ ...next, at: step.second }, { ...next, at: step.first });
        break;
      case "save": {
        const slots = [...next.slots];
        slots[step.slot] = place.at;
        pending.push({ ...next, at: next.at + 1, slots });
        break;
      }
      case "assert":
        if (holds(step.what, place)) pending.push({ ...next, at: next.at + 1 });
        break;
      case "char":
      case "match":
        active.push(next);
        break;
      case undefined:
        break;
    }
  }
}

function holds(what: "start" | "end" | "boundary" | "inside", { text, at }: Place): boolean {
  if (what === "start") return at === 0;
  if (what === "end") return at === text.length;
  const before = at > 0 && isWord(codeBefore(text, at));
  const after = at < text.length && isWord(text.codePointAt(at) ?? 0);
  return (before !== after) === (what === "boundary");
}

/** The code point that ends right before a place of a text. */
export function codeBefore(text: string, at: number): number {
  const low = text.charCodeAt(at - 1);
  const isLow = low >= 0xdc00 && low <= 0xdfff && at > 1;
  return (isLow ? text.codePointAt(at - 2) : undefined) ?? low;
}

function groupsOf(pattern: CompiledPattern, text: string, slots: readonly number[]): readonly (string | undefined)[] {
  return pattern.groupNames.map((_, index) => {
    const start = slots[index * 2];
    const end = slots[index * 2 + 1];
    return start === undefined || end === undefined ? undefined : text.slice(start, end);
  });
}
