/** Which deviations of a server do scenarios notice? Each possible one is planted, and the scenarios are played. */
import type { Fixture } from "../../model/fixture/fixture";
import { chosenLevel } from "../../protocol/level-choice";
import { parsedJson } from "../../protocol/parsed-json";
import { simulatorTarget, startSimulator } from "../../targets/simulator-target";
import type { Target } from "../../targets/target";
import { findRoute, routeIndex, routes } from "../../wire/route";
import { replay, type ReplayManner, type ReplayPlan } from "../replay";
import type { ScenarioFile } from "../step-result";
import {
  deviating,
  type Deviation,
  DEVIATION_KINDS,
  type DeviationKind,
  deviationsIn,
  deviationText,
} from "./deviation";

/** How many deviations there are, and how many of them are noticed. */
interface Noticed {
  readonly noticed: number;
  readonly of: number;
}

/** What scenarios notice. */
interface MutantScore extends Noticed {
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
 * @param isPlanted - whether to plant a deviation, by its text; all by default
 */
export async function mutantScore(
  plan: ReplayPlan,
  onScenario: (index: number) => void,
  manner: Pick<ReplayManner, "contract"> = {},
  isPlanted: (text: string) => boolean = () => true,
): Promise<MutantScore> {
  const known = new Map<string, Deviation>();
  const unnoticed = new Map<string, Deviation>();
  const differing: string[] = [];
  for (const [index, file] of plan.scenarios.entries()) {
    onScenario(index);
    const possible = new Map<string, Deviation>();
    const passes = await play(file, plan, manner, [], (found) => {
      for (const one of found) {
        const text = deviationText(one);
        if (isPlanted(text)) possible.set(text, one);
      }
    });
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

const API = "/api/v1";

/**
 * Simulators whose answers deviate on the wire; what is asked of the control plane is answered as ever.
 *
 * @param look - receives each deviation that an answer gave room for
 */
function deviatingSimulator(
  deviations: readonly Deviation[],
  look: (possible: readonly Deviation[]) => void = () => undefined,
): Target {
  const index = routeIndex(routes());
  return simulatorTarget((fixture: Fixture) => {
    const send = startSimulator(fixture);
    const level = chosenLevel(fixture.feature_level);
    return async (request) => {
      const response = await send(request);
      const { pathname } = new URL(request.url);
      const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
      if (!pathname.startsWith(API) || !isJson) return response;
      const found = findRoute(index, level, request.method, pathname.slice(API.length));
      if (found.kind !== "route") return response;
      const text = await response.text();
      // A fault may have cut the text.
      const body = parsedJson(text);
      look(deviationsIn(found.route.id, body));
      const { status, headers } = response;
      if (body === undefined) return new Response(text, { status, headers });
      return new Response(JSON.stringify(deviating(deviations, found.route.id, body)), { status, headers });
    };
  });
}
