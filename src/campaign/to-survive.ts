/** The matcher for campaigns. */
import { isRecord } from "../protocol/schema/matches-shape";
import type { AnyValue } from "../protocol/schema/shapes";
import { type MatcherResult, result, shown } from "../testing/matchers/matcher-result";
import type { CampaignReport } from "./campaign-options";

/** The longest line of a failure. */
const WIDTH = 120;

/**
 * The client survived a campaign. If it did not, the failure is the shortest plan that breaks it, with what is wrong.
 *
 * @example await expect(campaign({ start: (surroundings) => myClient(surroundings) })).toSurvive();
 */
export async function toSurvive(received: AnyValue): Promise<MatcherResult> {
  const report: unknown = await received;
  if (!isReport(report))
    throw new TypeError(`toSurvive: expected a campaign, or its report, received ${shown(received)}.`);
  const { counterexample, runs, seed } = report;
  return result(
    counterexample === undefined,
    () => `Plan ${counterexample?.run} from seed ${seed} breaks the client.\n${folded(counterexample?.trace ?? "")}`,
    () => `Expected a plan that breaks the client; it survived ${runs} plans from seed ${seed}.`,
  );
}

function isReport(value: unknown): value is CampaignReport {
  return isRecord(value) && Array.isArray(value["found"]) && isRecord(value["tried"]);
}

/** A text in lines that are not too long: they break at spaces and after commas, and go on further to the right. */
function folded(text: string): string {
  return text.split("\n").flatMap(foldedLine).join("\n");
}

function foldedLine(line: string): readonly string[] {
  if (line.length <= WIDTH) return [line];
  const indent = `${/^ */u.exec(line)?.[0] ?? ""}    `;
  const place = Math.max(line.lastIndexOf(" ", WIDTH), line.lastIndexOf(",", WIDTH - 1) + 1);
  const end = place > indent.length ? place : WIDTH;
  return [line.slice(0, end).trimEnd(), ...foldedLine(`${indent}${line.slice(end).trimStart()}`)];
}
