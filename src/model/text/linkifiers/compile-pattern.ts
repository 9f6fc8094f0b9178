/*
 * Turns the tree of a pattern into a program for the matcher, and keeps what can be known before a text is read.
 */
import type { CharClass } from "./char-class";
import { type PatternNode, readPattern } from "./pattern-syntax";

/** One step of a program. A `split` prefers its first way. */
export type Step =
  | { readonly op: "char"; readonly matches: CharClass }
  | { readonly op: "assert"; readonly what: "start" | "end" | "boundary" | "inside" }
  | { readonly op: "save"; readonly slot: number }
  | { readonly op: "split"; readonly first: number; readonly second: number }
  | { readonly op: "jump"; readonly to: number }
  | { readonly op: "match" };

/** A pattern that is ready to match in time linear in the length of the text. */
export interface CompiledPattern {
  readonly program: readonly Step[];
  /** Names by group index; empty for groups without a name. */
  readonly groupNames: readonly string[];
  /** The characters that a match can begin with, as a cheap first look at a text. */
  readonly firstCharacters: readonly CharClass[];
}

/** The matcher can take each step for each character of a message; 50 patterns of this size cost about a second. */
const MAX_STEPS = 500;
const MAX_PATTERN_LENGTH = 600;

/**
 * Compiles a pattern of the RE2 kind.
 *
 * @returns the program, or a sentence that says what is not allowed
 */
export function compilePattern(source: string): CompiledPattern | { readonly problem: string } {
  if (source === "") return { problem: "A pattern must not be empty." };
  if (source.length > MAX_PATTERN_LENGTH)
    return { problem: `A pattern may have at most ${MAX_PATTERN_LENGTH} characters.` };
  const read = readPattern(source);
  if ("problem" in read) return read;
  const program: Step[] = [];
  const complete = emit(read.root, program);
  if (!complete) return { problem: "The repetitions of the pattern make it too large." };
  program.push({ op: "match" });
  return { program, groupNames: read.groupNames, firstCharacters: firstCharacters(program) };
}

/** The classes of the first character. Conditions count as fulfilled: the matcher checks them. */
function firstCharacters(program: readonly Step[]): CharClass[] {
  const classes: CharClass[] = [];
  const places = new Set([0]);
  // A set is walked in the order of its growth, what is added on the way included.
  for (const at of places) {
    const step = program[at];
    if (step?.op === "char") classes.push(step.matches);
    else if (step?.op === "split") places.add(step.first).add(step.second);
    else if (step?.op === "jump") places.add(step.to);
    else if (step?.op === "save" || step?.op === "assert") places.add(at + 1);
  }
  return classes;
}

/** Appends the steps of a node; false when the program grows beyond its limit. */
function emit(node: PatternNode, program: Step[]): boolean {
  if (program.length > MAX_STEPS) return false;
  switch (node.kind) {
    case "char":
      program.push({ op: "char", matches: node.matches });
      return true;
    case "assert":
      program.push({ op: "assert", what: node.what });
      return true;
    case "sequence":
      return node.parts.every((part) => emit(part, program));
    case "group": {
      program.push({ op: "save", slot: node.index * 2 });
      const complete = emit(node.body, program);
      program.push({ op: "save", slot: node.index * 2 + 1 });
      return complete;
    }
    case "choice":
      return emitChoice(node.options, program);
    case "repeat":
      return emitRepeat(node, program);
  }
}

function emitChoice(options: readonly PatternNode[], program: Step[]): boolean {
  const [first, ...rest] = options;
  if (!first) return true;
  if (rest.length === 0) return emit(first, program);
  const split = program.push({ op: "match" }) - 1;
  if (!emit(first, program)) return false;
  const jump = program.push({ op: "match" }) - 1;
  program[split] = { op: "split", first: split + 1, second: program.length };
  const complete = emitChoice(rest, program);
  program[jump] = { op: "jump", to: program.length };
  return complete;
}

function emitRepeat(node: Extract<PatternNode, { kind: "repeat" }>, program: Step[]): boolean {
  for (let count = 0; count < node.min; count += 1) {
    if (!emit(node.body, program)) return false;
  }
  if (node.max === undefined) return emitOptional(node, program, true);
  for (let count = node.min; count < node.max; count += 1) {
    if (!emitOptional(node, program, false)) return false;
  }
  return true;
}

function emitOptional(node: Extract<PatternNode, { kind: "repeat" }>, program: Step[], again: boolean): boolean {
  const split = program.push({ op: "match" }) - 1;
  if (!emit(node.body, program)) return false;
  if (again) program.push({ op: "jump", to: split });
  const body = split + 1;
  const after = program.length;
  program[split] = { op: "split", first: node.greedy ? body : after, second: node.greedy ? after : body };
  return true;
}
