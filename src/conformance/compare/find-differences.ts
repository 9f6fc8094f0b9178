/** Plays conversations on two sides until a limit, and makes one small case of each class of differences. */
import type { Fixture } from "../../model/fixture/fixture";
import type { Realm } from "../../model/realm/realm";
import { lazy } from "../../data/lazy";
import { fidelity } from "../../wire/fidelity";
import { randomFrom, seedOfRun } from "../campaign/random";
import { stopwatch } from "../campaign/stopwatch";
import { fixtureIds, namesOf } from "../scenario/reading/load-fixture";
import { type Target, TargetProblem } from "../scenario/target";
import type { Account } from "../scenario/targets/credentials";
import { type Things, thingsOf } from "../scenario/traffic/written-values";
import { NAMED_KINDS, type NamedKind } from "../scenario/values";
import { caseScenario } from "./case-scenario";
import type { CompareOptions, CompareResult, DifferenceClass, KnownClass } from "./compare-options";
import { type Act, conversationFrom, lookOf } from "./conversation";
import { className, type Found } from "./differences";
import { ENDING, playConversation, type Played, type Sides } from "./play";
import { reachedParts } from "./reached";
import { type Shrunk, shrunkConversation } from "./shrink";

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
}

/** How many requests a conversation has, besides the registrations. */
const LENGTH = 24;
const DEFAULT_STEPS = 2000;

/** Compares until a limit of the options. */
export async function findDifferences(
  comparison: Comparison,
  options: Omit<CompareOptions, "left" | "right" | "fixture">,
): Promise<CompareResult> {
  const { start, fixture } = comparison;
  const { seconds, signal, seed = 1, until_covered = Infinity, known = [], onProgress } = options;
  const most = options.steps ?? (seconds === undefined ? DEFAULT_STEPS : Infinity);
  const sides: Sides = {
    ...comparison,
    things: NAMED_KINDS.flatMap((kind) => namesOf(start, kind).map((name) => ({ kind, name }))),
  };
  const elapsed = stopwatch();
  const isStopped = (): boolean => signal?.aborted === true || elapsed() > (seconds ?? Infinity);
  const classes = new Map<string, DifferenceClass>();
  const isKnown = (name: string): boolean => classes.has(name);
  const reached = reachedParts();
  let [steps, conversations, newest] = [0, 0, 0];
  const limit = (): CompareResult["limit"] | undefined => {
    if (signal?.aborted === true) return "signal";
    if (isStopped()) return "seconds";
    if (steps >= most) return "steps";
    return steps - newest > until_covered ? "covered" : undefined;
  };
  let ended = limit();
  const remarks: string[] = [];
  const things = namedThingsOf(start);
  const converse = async (): Promise<void> => {
    conversations += 1;
    const drawing = { ...comparison, things, conversation: conversations, length: LENGTH };
    const played = await playConversation(
      conversationFrom(drawing, randomFrom(seedOfRun(seed, conversations))),
      sides,
      {
        isKnown,
        isStopped,
      },
    );
    steps += played.requests;
    if (reached.add(played)) newest = steps;
    counted(played, classes);
    for (let found = newIn(played, isKnown); found !== undefined && !isStopped(); found = newIn(played, isKnown)) {
      const name = className(found);
      const replay = (shorter: readonly Act[]): Promise<Played> =>
        playConversation(shorter, sides, { isKnown: (other) => other !== name, isStopped });
      // Stays if a side goes away while the case is made small, unless it is only that the side is going away.
      if (found.what !== "no answer") classes.set(name, classOf({ played, found }, fixture, things, known));
      classes.set(name, classOf(await shrunkConversation(played, found, replay, isStopped), fixture, things, known));
    }
    onProgress?.({ steps, classes: classes.size, operations: reached.share() });
  };
  const lookAtBeginning = async (): Promise<void> => {
    const played = await playConversation(firstLooks(comparison), sides, { isKnown: () => true, isStopped });
    for (const act of played.acts) {
      for (const found of act.found) {
        const name = className(found);
        if (isKnown(name)) continue;
        const shown = { played: { acts: [act], requests: 1 }, found };
        // Values can be those of the server; but it has to answer.
        const expected = ENDING.has(found.what) ? known : [{ name, reason: FROM_THE_BEGINNING }];
        classes.set(name, classOf(shown, fixture, things, expected));
      }
    }
  };
  while (ended === undefined) {
    try {
      if (comparison.is_shared && conversations === 0) await lookAtBeginning();
      await converse();
      ended = limit();
    } catch (problem) {
      // What was found before a server went away is reported.
      if (!(problem instanceof TargetProblem) || (steps === 0 && classes.size === 0)) throw problem;
      remarks.push(problem.message);
      ended = "gone";
    }
  }
  const { feature_level } = start;
  return {
    ...{ steps, conversations, seed, feature_level },
    classes: [...classes.values()],
    coverage: reached.coverage(),
    remarks,
    limit: ended,
  };
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

function newIn({ acts }: Played, isKnown: (name: string) => boolean): Found | undefined {
  return acts.flatMap(({ found }) => found).find((one) => !isKnown(className(one)));
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
  const reason = known.find((one) => fits(one.name, name))?.reason;
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
