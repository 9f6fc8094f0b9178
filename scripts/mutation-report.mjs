// The report of a run, in the format of Stryker's viewers.
import { createHash } from "node:crypto";

const NOTICED = ["Killed", "Timeout"];
const UNNOTICED = ["Survived", "NoCoverage"];

/** Whether no test noticed a mutant that was tried. */
export const isLeft = ({ status }) => UNNOTICED.includes(status);
/** Whether a test noticed it. */
export const isNoticed = ({ status }) => NOTICED.includes(status);

/** A name of a mutant that is the same in every run. */
export function nameOf({ file, location, replacement }) {
  return `${file}:${location.start.line}:${location.start.column}-${location.end.line}:${location.end.column}:${replacement}`;
}

/** A sample of the mutants: another seed selects others; when the source changes, most of a sample stays the same. */
export function sampleOf(mutants, size, seed) {
  const rank = ({ file, why, replacement, number }) =>
    createHash("sha256").update([seed, file, why, replacement].join("\n")).digest("hex") +
    String(number).padStart(6, "0");
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** The result for a mutant, in Stryker's words. */
export function statusOf({ by, isReached }) {
  if (by === null) return { status: isReached ? "Survived" : "NoCoverage" };
  return { status: by.startsWith("a test that does not end") ? "Timeout" : "Killed", statusReason: by };
}

/** The report of a folder. */
export function reportOf(mutants, sources, statuses) {
  const files = {};
  for (const mutant of mutants) {
    const { number, file, location, replacement, mutatorName } = mutant;
    files[file] ??= { language: "typescript", source: sources.get(file), mutants: [] };
    const status = statuses.get(nameOf(mutant)) ?? { status: "Ignored", statusReason: "It is not in the sample." };
    files[file].mutants.push({ id: String(number), location, replacement, mutatorName, ...status });
  }
  return { schemaVersion: "2", thresholds: { high: 85, low: 80 }, files };
}

/** The statuses in a report, by the names of the mutants; those that were not tried are not among them. */
export function statusesIn(report) {
  return new Map(
    Object.entries(report.files).flatMap(([file, { mutants }]) =>
      mutants
        .filter((mutant) => isLeft(mutant) || isNoticed(mutant))
        .map((mutant) => [nameOf({ ...mutant, file }), { status: mutant.status, statusReason: mutant.statusReason }]),
    ),
  );
}
