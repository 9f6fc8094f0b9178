/**
 * Runs before each file of the project "newest": a realm whose fixture names no level has the newest one. Tests of what
 * only older levels have are not run there.
 */
import { basename, dirname } from "node:path";
import { beforeEach, type RunnerTask, type RunnerTestFile } from "vitest";
import { LIMITS } from "../../src/protocol/limits";
import { ONLY_OLDER } from "./only-older";

Object.assign(LIMITS, { DEFAULT_FEATURE_LEVEL: LIMITS.NEWEST_FEATURE_LEVEL });

/** The names of the tests of a suite, each with those of the suites around it. */
function* testsIn(tasks: readonly RunnerTask[], before = ""): Iterable<readonly [name: string, test: RunnerTask]> {
  for (const task of tasks) {
    const name = `${before}${task.name}`;
    if (task.type === "suite") yield* testsIn(task.tasks, `${name} > `);
    else yield [name, task];
  }
}

let skipped: ReadonlySet<RunnerTask> | undefined;

/** The tests of a file that are not run here. */
function onlyOlder({ filepath, tasks }: RunnerTestFile): ReadonlySet<RunnerTask> {
  const names = ONLY_OLDER[`${basename(dirname(filepath))}/${basename(filepath)}`] ?? [];
  const tests = [...testsIn(tasks)];
  const unknown = names.filter((name) => !tests.some(([known]) => known === name));
  if (unknown.length > 0) throw new Error(`spec-tests/newest/only-older.ts names tests that do not exist: ${unknown.join("; ")}.`);
  return new Set(tests.filter(([name]) => names.includes(name)).map(([, test]) => test));
}

beforeEach(({ task, skip }) => {
  skipped ??= onlyOlder(task.file);
  skip(skipped.has(task), "only older levels have it");
});
