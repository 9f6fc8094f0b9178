/** One line that shows how far a long replay is, for a terminal that nothing else is written to meanwhile. */
import type { Reporter } from "../step-result";

const BAR_WIDTH = 24;
/** Goes to the start of the line and erases it. */
export const ERASE_LINE = "\r\u001b[2K";

/** Writes the line again with every scenario that begins or ends, and erases it at the end. */
export function progressReporter(scenarioCount: number): Reporter {
  return (event) => {
    if (event.kind === "ended") return ERASE_LINE;
    if (event.kind !== "scenario started" && event.kind !== "scenario ended") return "";
    const done = event.kind === "scenario ended" ? event.index + 1 : event.index;
    return progressLine(done, scenarioCount, event.kind === "scenario started" ? event.scenario.name : "");
  };
}

/** The next line: a bar, how many of all are done, and what is under way; no name where nothing is. */
export function progressLine(done: number, count: number, name: string): string {
  const filled = count === 0 ? 0 : Math.round((done / count) * BAR_WIDTH);
  const bar = `${"=".repeat(filled)}${" ".repeat(BAR_WIDTH - filled)}`;
  return `${ERASE_LINE}[${bar}] ${done}/${count}${name === "" ? "" : `  ${name.slice(0, 40)}`}`;
}
