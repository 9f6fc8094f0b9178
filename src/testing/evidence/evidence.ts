import type { JournalEntry } from "../../simulator/journal";
import type { Simulator } from "../../simulator/simulator";
import { partsOf, type SimulatorParts } from "../../simulator/simulator-parts";
import { type EvidenceData, evidenceOf } from "../../touched/evidence-data";
import { evidenceText } from "../../touched/evidence-text";
import { realmOf, type TouchedCounter, touchedCounter } from "../../touched/touched";
import { differingOnServers } from "./on-servers";

/** Evidence with its text; as JSON it is the data alone. */
export interface Evidence extends EvidenceData {
  /** The page for people. */
  readonly text: string;
}

const COUNTERS = new WeakMap<SimulatorParts, TouchedCounter>();

/**
 * Says what the requests of a simulator have touched of the interface, and how well each part is known.
 *
 * The first call counts the requests that the journal still has, and begins to count each later one. So call it once at
 * the beginning of runs that are longer than the journal. Typed calls are not counted. To find the answers that differ
 * on servers, each call plays the steps that the simulator remembers again.
 *
 * @returns the data, which is JSON, and the same as `.text`
 * @throws TypeError if the value is not a simulator
 * @example
 * const sim = createSimulator({ users: [{ email: "ann@example.test" }] });
 * await sim.fetch("https://chat.test/api/v1/server_settings");
 * console.log(evidence(sim).text);
 */
export function evidence(simulator: Simulator): Evidence {
  const parts = partsOf(simulator);
  if (parts === undefined) throw new TypeError("evidence: expected a simulator, as createSimulator returns it.");
  const { touched } = counterOf(simulator, parts);
  const { start, plan, steps } = parts.steps.log();
  const run = { start, plan, calls: steps.map(({ call }) => call) };
  const differing = differingOnServers(
    run,
    steps.map(({ entry }) => entry),
  );
  const data = evidenceOf({ touched: touched(), differing });
  return Object.defineProperty({ ...data, text: "" }, "text", { get: () => evidenceText(data), enumerable: false });
}

function counterOf({ journal }: Simulator, parts: SimulatorParts): TouchedCounter {
  const begun = COUNTERS.get(parts);
  if (begun !== undefined) return begun;
  const counter = touchedCounter();
  const count = (entry: JournalEntry): void => counter.count(entry, realmOf(parts.cell.realm()));
  journal.forEach(count);
  parts.observeRequests(count);
  COUNTERS.set(parts, counter);
  return counter;
}
