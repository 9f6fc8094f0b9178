/** The options `--reporter NAME[=FILE]`, which can be given several times, and `--coverage[=html[=FILE]]`. */
import { oneOfValues, UsageProblem } from "./arguments";

/** One report: its form, and its file; `undefined` is standard output. */
export interface ReportOption<Name extends string> {
  readonly name: Name;
  readonly file: string | undefined;
}

/**
 * Reads reports as `spec` or `junit=FILE`, several together.
 *
 * @param names - the forms, the default first
 * @param out - the file of the first report
 * @throws UsageProblem for an unknown form, and for two reports on standard output
 */
export function readReports<Name extends string>(
  given: readonly string[] | undefined,
  names: readonly [Name, ...Name[]],
  out?: string,
): readonly [ReportOption<Name>, ...ReportOption<Name>[]] {
  const reports = (given ?? [names[0]]).map((text): ReportOption<Name> => {
    const [name = "", ...file] = text.split("=");
    return { name: oneOfValues("--reporter", name, names), file: file.length === 0 ? undefined : file.join("=") };
  });
  const [first = { name: names[0], file: undefined }, ...others] = reports;
  const whole = [{ ...first, file: first.file ?? out }, ...others] as const;
  if (whole.filter(({ file }) => file === undefined).length > 1) {
    throw new UsageProblem("Only one report goes to standard output; give the others a file: --reporter junit=FILE.");
  }
  return whole;
}

/** The rule of `--coverage`. */
export const COVERAGE_OPTION = { inline: true } as const;

/**
 * Reads the file of the page of `--coverage=html` or `--coverage=html=FILE`; undefined without a page.
 *
 * @throws UsageProblem for another value
 */
export function coverageFile(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [name, ...file] = value.split("=");
  if (name === "html") return file.join("=") || "coverage.html";
  throw new UsageProblem(`--coverage=${value} is not possible; allowed are --coverage=html and --coverage=html=FILE.`);
}
