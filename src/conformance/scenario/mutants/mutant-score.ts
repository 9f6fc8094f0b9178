/** Which deviations of a server do scenarios notice? Each possible one is planted, and the scenarios are played. */
import { replay, type ReplayManner, type ReplayPlan } from "../replay";
import type { ScenarioFile } from "../step-result";
import { deviatingSimulator } from "./deviating-simulator";
import { type Deviation, DEVIATION_KINDS, type DeviationKind, deviationText } from "./deviation";

/** How many deviations there are, and how many of them are noticed. */
export interface Noticed {
  readonly noticed: number;
  readonly of: number;
}

/** What scenarios notice. */
export interface MutantScore extends Noticed {
  readonly kinds: Readonly<Partial<Record<DeviationKind, Noticed>>>;
  /** Those that no scenario notices, by operation and event. */
  readonly unnoticed: readonly Deviation[];
  /** Scenarios that differ without any deviation; they are not counted. */
  readonly differing: readonly string[];
}

const PERCENT = 100;
const SHOWN = 40;

/**
 * Plays the scenarios of a plan with every deviation that their answers allow.
 *
 * @param onScenario - called before each scenario
 */
export async function mutantScore(
  plan: ReplayPlan,
  onScenario: (index: number) => void,
  manner: Pick<ReplayManner, "contract"> = {},
): Promise<MutantScore> {
  const known = new Map<string, Deviation>();
  const unnoticed = new Map<string, Deviation>();
  const differing: string[] = [];
  for (const [index, file] of plan.scenarios.entries()) {
    onScenario(index);
    const possible = new Map<string, Deviation>();
    const passes = await play(file, plan, manner, [], (found) =>
      found.forEach((one) => possible.set(deviationText(one), one)),
    );
    if (!passes) {
      differing.push(file.scenario.name);
      continue;
    }
    const open = [...possible].filter(([text]) => !known.has(text) || unnoticed.has(text)).map(([, one]) => one);
    for (const [text, one] of possible) {
      if (!known.has(text)) unnoticed.set(text, one);
      known.set(text, one);
    }
    for (const one of await noticedOf(file, plan, manner, open)) unnoticed.delete(deviationText(one));
  }
  return scoreOf([...known.values()], [...unnoticed.values()], differing);
}

/** Those that a scenario notices. Many are tried together: where nothing is noticed of all, nothing is of each. */
async function noticedOf(
  file: ScenarioFile,
  plan: ReplayPlan,
  manner: Pick<ReplayManner, "contract">,
  open: readonly Deviation[],
): Promise<readonly Deviation[]> {
  if (open.length === 0 || (await play(file, plan, manner, open))) return [];
  if (open.length === 1) return open;
  const middle = Math.ceil(open.length / 2);
  const [first, second] = [open.slice(0, middle), open.slice(middle)];
  return [...(await noticedOf(file, plan, manner, first)), ...(await noticedOf(file, plan, manner, second))];
}

async function play(
  { scenario }: ScenarioFile,
  plan: ReplayPlan,
  manner: Pick<ReplayManner, "contract">,
  deviations: readonly Deviation[],
  look?: (possible: readonly Deviation[]) => void,
): Promise<boolean> {
  const target = deviatingSimulator(deviations, look);
  for await (const { status } of replay(scenario, target, plan.routes, manner)) if (status === "failed") return false;
  return true;
}

function scoreOf(
  known: readonly Deviation[],
  unnoticed: readonly Deviation[],
  differing: readonly string[],
): MutantScore {
  const counted = (is: (one: Deviation) => boolean): Noticed => {
    const of = known.filter(is).length;
    return { noticed: of - unnoticed.filter(is).length, of };
  };
  const kinds: Partial<Record<DeviationKind, Noticed>> = {};
  for (const { kind } of known) kinds[kind] ??= counted((one) => one.kind === kind);
  const ordered = unnoticed.toSorted((a, b) => (deviationText(a) < deviationText(b) ? -1 : 1));
  return { ...counted(() => true), kinds, unnoticed: ordered, differing };
}

/** The score as text: figures, and the first deviations that are not noticed. */
export function scoreText({ kinds, unnoticed, differing, ...whole }: MutantScore): string {
  const more = unnoticed.length - SHOWN;
  const lines = [
    `noticed: ${noticedText(whole)}`,
    ...Object.entries(DEVIATION_KINDS).flatMap(([kind, title]) => {
      const figures = Object.entries(kinds).find(([name]) => name === kind)?.[1];
      return figures === undefined ? [] : [`  ${title}: ${noticedText(figures)}`];
    }),
    ...(unnoticed.length === 0 ? [] : ["not noticed:"]),
    ...unnoticed.slice(0, SHOWN).map((one) => `  ${deviationText(one)}`),
    ...(more > 0 ? [`  … and ${more} more (--reporter json has all)`] : []),
    ...differing.map((name) => `not played, since it differs without a deviation: ${name}`),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function noticedText({ noticed, of }: Noticed): string {
  return of === 0 ? "nothing to notice" : `${noticed} of ${of}, ${Math.floor((noticed / of) * PERCENT)} %`;
}
