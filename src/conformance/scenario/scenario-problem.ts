/** What is wrong with a scenario file, and where. */

/**
 * One mistake in a scenario file: a sentence that names what is wrong and what is allowed, with the place of it.
 *
 * `line` and `column` count from 1.
 */
export interface ScenarioProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly sentence: string;
}

/** `file:line:column: sentence`, the form that editors and terminals make clickable. */
export function problemLine({ file, line, column, sentence }: ScenarioProblem): string {
  return `${file}:${line}:${column}: ${sentence}`;
}
