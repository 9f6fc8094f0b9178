/** Plays conversations on two sides until a limit, and makes one small case of each class of differences. */
import { lazy } from "../data/lazy";
import { type Things, thingsOf } from "../exchanges/written-values";
import { fidelity } from "../known/fidelity";
import { NAMED_KINDS, type NamedKind } from "../matching/values";
import { createRealm } from "../model/fixture/create-realm";
import type { Fixture } from "../model/fixture/fixture";
import type { Realm } from "../model/realm/realm";
import { chosenLevel } from "../protocol/level-choice";
import type { Account } from "../targets/credentials";
import { Overdue, RunEnded, UNLIMITED } from "../targets/limit";
import { fixtureIds, namesOf } from "../targets/load-fixture";
import { isRefusal, type Target } from "../targets/target";
import { randomFrom, seedOfRun } from "../testing/arbitraries/random";
import { realmOf } from "../touched/touched";
import { caseScenario } from "./case-scenario";
import type { CompareOptions, CompareResult, DifferenceClass, KnownClass } from "./compare-options";
import { type Act, conversationFrom, lookOf } from "./conversation";
import { className, type Found } from "./differences";
import { explanation, type Modes } from "./explained";
import { ENDING, playConversation, type Played, type Sides } from "./play";
import { reachedParts } from "./reached";
import { type Shrunk, shrunkConversation } from "./shrink";
import { Steering } from "./steering";
import { operationsOf } from "./stories";

/** Two sides that are ready, and how conversations between them are drawn. */
export interface Comparison {
  readonly left: Target;
  readonly right: Target;
  readonly fixture: Fixture;
  /** The realm of the fixture. */
  readonly start: Realm;
  readonly accounts: readonly Account[];
  /** Whether the clocks of both sides can be moved. Otherwise times are not compared. */
  readonly moves_clock: boolean;
  /** Whether the right side is a shared server: what it differs in from the beginning is expected. */
  readonly is_shared: boolean;
  /** Other models: a difference that one of them has, too, is explained by the divergence in which they differ. */
  readonly modes?: Modes;
  /** Operations that the right side does not have. */
  readonly lacking?: readonly string[];
  /** How many requests the right side was sent, all together. */
  readonly requests?: () => number;
}

/** How many requests a conversation has, besides the registrations. */
const LENGTH = { alone: 24, shared: 72 };
/** How many requests are counted without a limit. */
export const DEFAULT_STEPS = 2000;

/** Compares until a limit of the options. What was found before is reported, whatever ends the comparison. */
export async function findDifferences(
  comparison: Comparison,
  options: Omit<CompareOptions, "left" | "right" | "fixture" | "signal">,
): Promise<CompareResult> {
  const { start, fixture, lacking = [] } = comparison;
  const { seconds, seed = 1, until_covered = Infinity, known = [], onProgress } = options;
  const { limit = UNLIMITED } = comparison.right;
  const most = options.steps ?? (seconds === undefined ? DEFAULT_STEPS : Infinity);
  const sides: Sides = {
    ...comparison,
    things: NAMED_KINDS.flatMap((kind) => namesOf(start, kind).map((name) => ({ kind, name }))),
  };
  const classes = new Map<string, DifferenceClass>();
  const isKnown = (name: string): boolean => classes.has(name);
  const reached = reachedParts(realmOf(start));
  const steering = new Steering();
  const operations = operationsOf({
    ...{ level: start.feature_level, is_shared: comparison.is_shared },
    isWanted: (id) => options.operations?.includes(id) !== false && !lacking.includes(id),
  });
  let [steps, conversations, newest] = [0, 0, 0];
  const remarks: string[] = [];
  const things = namedThingsOf(start);
  const add = (shown: Shrunk, expected = known): void => {
    classes.set(className(shown.found), classOf(shown, fixture, things, expected));
  };
  /** What a side does that breaks is a difference of its own. */
  const noteEnd = (played: Played): void => {
    const { ended } = played;
    if (ended === undefined || (ended instanceof RunEnded && !(ended instanceof Overdue))) return;
    // What a server refuses before anything was compared is nothing that it does differently.
    if (isRefusal(ended) && steps === 0 && classes.size === 0) throw ended;
    remarks.push(ended.message);
    const found = brokenAt(ended.message);
    if (!isKnown(className(found))) add({ played, found });
  };
  const addMissing = (played: Played): void => {
    for (const found of foundIn(played)) {
      if (found.what === "no answer" && !isKnown(className(found))) add({ played, found });
    }
    noteEnd(played);
  };
  const endOf = ({ ended }: Played): CompareResult["limit"] | undefined => {
    const by = ended instanceof RunEnded ? ended.by : limit.ended;
    if (by !== undefined) return by;
    if (ended !== undefined) return "gone";
    if (steps >= most) return "steps";
    return steps - newest > until_covered ? "covered" : undefined;
  };
  const converse = async (): Promise<Played> => {
    conversations += 1;
    const drawing = {
      ...comparison,
      ...{ things, steering, operations },
      conversation: conversations,
      length: comparison.is_shared ? LENGTH.shared : LENGTH.alone,
    };
    const acts = conversationFrom(drawing, randomFrom(seedOfRun(seed, conversations)));
    const played = await playConversation(acts, sides, { isKnown });
    steps += played.requests;
    steering.keep(played.acts.filter(({ act }) => act.kind === "call").length);
    if (reached.add(played)) newest = steps;
    counted(played, classes);
    const fresh = [...new Map(foundIn(played).map((found) => [className(found), found])).values()];
    for (const found of fresh.filter((one) => !isKnown(className(one))).slice(0, MOST_OF_ONE)) {
      const name = className(found);
      const explained = async (shown: Shrunk): Promise<Shrunk> => {
        const reason = await explanation(shown, sides, comparison.modes);
        return reason === undefined ? shown : { ...shown, found: { ...shown.found, reason } };
      };
      // Stays if the run ends, or a side goes away, while the case is made small.
      add({ played, found });
      if (played.ended !== undefined || limit.ended !== undefined) {
        add(await explained({ played, found }));
        continue;
      }
      const replay = async (shorter: readonly Act[]): Promise<Played> => {
        const again = await playConversation(shorter, sides, { isKnown: (other) => other !== name });
        addMissing(again);
        return again;
      };
      const shrunk = await shrunkConversation(played, found, replay, comparison.is_shared);
      add(await explained(shrunk));
    }
    noteEnd(played);
    onProgress?.({
      steps,
      requests: comparison.requests?.() ?? steps,
      classes: classes.size,
      operations: reached.share(),
    });
    return played;
  };
  const lookAtBeginning = async (): Promise<Played> => {
    const played = await playConversation(firstLooks(comparison), sides, { isKnown: () => true });
    for (const act of played.acts) {
      for (const found of act.found.slice(0, MOST_OF_ONE)) {
        const name = className(found);
        if (isKnown(name)) continue;
        // Values can be those of the server; but it has to answer.
        const expected = ENDING.has(found.what) ? known : [{ name, reason: FROM_THE_BEGINNING }];
        add({ played: { acts: [act], requests: 1 }, found }, expected);
      }
    }
    noteEnd(played);
    return played;
  };
  let ended = comparison.is_shared ? endOf(await lookAtBeginning()) : limit.ended;
  while (ended === undefined) ended = endOf(await converse());
  const unasked = comparison.right.leftBehind?.().find(({ cause }) => cause === "broken");
  const broken = brokenAt(unasked?.reason ?? "no answer");
  if (unasked !== undefined && !isKnown(className(broken))) add({ played: { acts: [], requests: 0 }, found: broken });
  const { feature_level } = start;
  return {
    ...{ steps, conversations, seed, feature_level },
    classes: [...classes.values()],
    lacking,
    coverage: reached.coverage(),
    remarks: [...new Set(remarks)],
    limit: ended,
  };
}

/** Of one conversation so many new classes are taken: an answer can have a difference in each of its thousand keys. */
const MOST_OF_ONE = 20;

/** The result for a server that broke before the first conversation, when it had accepted something. */
export function brokenResult(problem: Error, seed = 1): CompareResult {
  const { message } = problem;
  const shown = { played: { acts: [], requests: 0 }, found: brokenAt(message) };
  const feature_level = chosenLevel(undefined);
  return {
    ...{ steps: 0, conversations: 0, seed, feature_level },
    classes: [classOf(shown, {}, thingsOf(createRealm({})), [])],
    coverage: reachedParts({ feature_level, follow: "documented" }).coverage(),
    lacking: [],
    remarks: [message],
    limit: problem instanceof RunEnded ? problem.by : "gone",
  };
}

function brokenAt(problem: string): Found {
  return { operation: "fixture", what: "broken", where: "", left: "answers", right: problem };
}

const FROM_THE_BEGINNING = "the server differs there before the first request";

/** All that each account is shown. */
function firstLooks({ start, accounts }: Comparison): readonly Act[] {
  return accounts.map(({ email }) => lookOf(email, start.feature_level));
}

/** Everything of the fixture that both sides have, by ID. */
function namedThingsOf(start: Realm): Things {
  const idOf = fixtureIds(start);
  const byId = (kind: NamedKind): ReadonlyMap<number, string> =>
    new Map(namesOf(start, kind).map((name) => [idOf({ kind, name }) ?? 0, name]));
  return { ...thingsOf(start), groups: byId("group"), messages: byId("message") };
}

function foundIn({ acts }: Played): readonly Found[] {
  return acts.flatMap(({ found }) => found);
}

function counted({ acts }: Played, classes: Map<string, DifferenceClass>): void {
  for (const name of new Set(acts.flatMap(({ found }) => found.map(className)))) {
    const known = classes.get(name);
    if (known !== undefined) classes.set(name, { ...known, count: known.count + 1 });
  }
}

const rows = lazy(() => new Map(fidelity().operations.map(({ name, known }) => [name, known])));

function classOf(
  { played, found }: Shrunk,
  fixture: Fixture,
  things: Things,
  known: readonly KnownClass[],
): DifferenceClass {
  const name = className(found);
  const reason = known.find((one) => fits(one.name, name))?.reason ?? found.reason;
  const scenario = caseScenario(played, found, fixture, things);
  return {
    name,
    ...found,
    count: 1,
    reference: rows().get(found.operation) ?? "described",
    ...(reason === undefined ? {} : { reason }),
    requests: scenario.steps.filter((step) => "call" in step || "events" in step).length,
    scenario,
  };
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}
