/** The reports of `compare`. */
import { asReplay } from "../conformance/compare/as-replay";
import type { CompareResult, DifferenceClass } from "../conformance/compare/compare-options";
import { coverageDetails, coverageLines } from "../conformance/scenario/coverage";
import { shortText } from "../conformance/scenario/matching/difference";
import { htmlReporter } from "../conformance/scenario/reporters/html";
import { junitReporter } from "../conformance/scenario/reporters/junit";
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
  return [
    ...classes.flatMap((one, place) => classLines(one, shown.files[place])),
    ...remarks,
    `${result.steps} requests in ${result.conversations} conversations at feature level ${result.feature_level}, seed ${result.seed}:`,
    `${unexpected} classes of differences, and ${classes.length - unexpected} that are expected`,
    ...coverageLines(coverage),
    ...(shown.coverage ? coverageDetails(coverage) : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function classLines(
  { name, count, reason, left, right, reference, requests }: DifferenceClass,
  file: string | undefined,
): readonly string[] {
  const times = `in ${count} conversation${count === 1 ? "" : "s"}`;
  return [
    `${reason === undefined ? "differs" : "expected"}: ${name} (${times}; smallest case: ${requests} requests)`,
    `  the simulator: ${shortText(left)} (${reference})`,
    `  the server:    ${shortText(right)}`,
    ...(reason === undefined ? [] : [`  expected: ${reason}`]),
    ...(file === undefined ? [] : [`  case: ${file}`]),
  ];
}
