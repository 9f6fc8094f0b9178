/** The table of reporters by the name that the command line knows. */
import type { Reporter } from "../step-result";
import { htmlReporter } from "./html";
import { jsonReporter } from "./json";
import { junitReporter } from "./junit";
import { specReporter } from "./spec";
import { tapReporter } from "./tap";
import { inVisibleCharacters } from "./visible-event";

/** The names, the default first. */
export const REPORTER_NAMES = ["spec", "tap", "junit", "json", "html"] as const;

export type ReporterName = (typeof REPORTER_NAMES)[number];

/** The reporter of that name; only `spec` looks at the colours. */
export function reporterOf(name: ReporterName, options: { readonly colours: boolean }): Reporter {
  const reporters: Readonly<Record<ReporterName, Reporter>> = {
    spec: inVisibleCharacters(specReporter(options)),
    tap: inVisibleCharacters(tapReporter),
    junit: junitReporter,
    json: jsonReporter,
    html: htmlReporter,
  };
  return reporters[name];
}
