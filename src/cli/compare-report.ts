/** The reports of `compare`. */
import type { CompareResult, DifferenceClass } from "../compare/compare-options";
import { shownApart } from "../compare/shown-apart";
import { counted } from "../protocol/problem-words";
import { coverageDetails, coverageLines } from "../scenario/reporters/coverage-text";
import { htmlReporter } from "../scenario/reporters/html";
import { junitReporter } from "../scenario/reporters/junit";
import { asReplay } from "./compare-as-replay";
import type { CompareReport } from "./compare-options";

/** What a report shows besides the result. */
interface Shown {
  readonly url: string;
  /** The files of the smallest cases. */
  readonly files: readonly string[];
  readonly milliseconds: number;
  readonly coverage: boolean;
}

/** The text of a report. */
export function compareReport(name: CompareReport, result: CompareResult, shown: Shown): string {
  if (name === "json") return `${JSON.stringify(result, null, 2)}\n`;
  if (name === "spec") return specReport(result, shown);
  const ended = {
    kind: "ended",
    result: asReplay(result, shown.url, shown.files, shown.milliseconds),
  } as const;
  return name === "junit" ? junitReporter(ended) : htmlReporter(ended);
}

function specReport({ classes, coverage, remarks, ...result }: CompareResult, shown: Shown): string {
  const unexpected = classes.filter(({ reason }) => reason === undefined).length;
  const lines = classes.map((one, place) => ({ one, file: shown.files[place] }));
  return [
    ...lines.flatMap(({ one, file }) => (one.reason === undefined ? classLines(one, file) : [])),
    ...lines.flatMap(({ one, file }) => (one.reason === undefined ? [] : [expectedLine(one, file)])),
    ...remarks,
    ...(result.lacking.length === 0 ? [] : [`operations that the server does not have: ${result.lacking.join(", ")}`]),
    `${result.steps} requests in ${result.conversations} conversations at feature level ${result.feature_level}, seed ${result.seed}:`,
    `${unexpected} classes of differences, and ${classes.length - unexpected} that are expected`,
    ...coverageLines(coverage),
    ...(shown.coverage ? coverageDetails(coverage) : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** A class that is expected is one line. */
function expectedLine({ name, reason = "", ...one }: DifferenceClass, file: string | undefined): string {
  const values = shownApart(one, SHORT).join(" and ");
  return `expected: ${name}: ${values}; ${reason}${file === undefined ? "" : ` (case: ${file})`}`;
}

const [SHORT, LONG] = [40, 120];

function classLines(
  { name, count, what, left, right, reference, requests }: DifferenceClass,
  file: string | undefined,
): readonly string[] {
  const [ours, theirs] = shownApart({ what, left, right }, LONG);
  const times = `in ${counted(count, "conversation")}`;
  return [
    `differs: ${name} (${times}; smallest case: ${requests} requests)`,
    `  the simulator: ${ours} (${reference})`,
    `  the server:    ${theirs}`,
    ...(file === undefined ? [] : [`  case: ${file}`]),
  ];
}
