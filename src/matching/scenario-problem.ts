/** The problems of a scenario file, with their places. */

/** A place in a file; `line` and `column` count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One mistake in a scenario file: a sentence that names what is wrong and what is allowed, with its place. */
export interface ScenarioProblem extends SourcePlace {
  readonly sentence: string;
}

/** `file:line:column`, the form that editors and terminals make clickable. */
export function placeText({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`;
}

/** `file:line:column: sentence`. */
export function problemLine(problem: ScenarioProblem): string {
  return `${placeText(problem)}: ${problem.sentence}`;
}
