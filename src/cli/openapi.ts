import { samplesAt } from "../testing/samples/samples";
import { openApiDocument } from "../wire/openapi/document";
import { featureLevel, readArguments, UsageProblem } from "./arguments";
import type { Io } from "./io";

/**
 * Writes the interface as an OpenAPI 3.1 document in JSON on standard output, with an answer of each
 * operation from a run of the model.
 *
 * @returns 0
 * @throws UsageProblem for arguments that cannot be used, among them an unknown feature level
 */
export function openApiCommand(args: readonly string[], io: Io): number {
  const { values, rest } = readArguments(args, { "feature-level": { value: "N" } });
  if (rest.length > 0) throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected.`);
  const level = featureLevel(values["feature-level"]);
  io.stdout.write(`${JSON.stringify(openApiDocument(level, samplesAt(level).answers), null, 2)}\n`);
  return 0;
}
