/** Which answers of a run differ in a realm that follows servers: the run is played again on one. */
import type { FaultPlan } from "../../model/fixture/fault-plan";
import type { Realm } from "../../model/realm/realm";
import type { JournalEntry } from "../../simulator/journal";
import type { StepCall } from "../../simulator/step-log";
import type { TouchedCounts } from "../../touched/touched";
import { player } from "../trace/player";

/** A run that can be played again: the state and the fault plan that it began with, and its steps. */
export interface PlayableRun {
  readonly start: Realm;
  readonly plan: FaultPlan;
  readonly calls: readonly StepCall[];
}

/** Plays a run, and returns the entry of each request; undefined for other steps and for requests that wait. */
export function playedEntries({ start, plan, calls }: PlayableRun, follow?: "server"): (JournalEntry | undefined)[] {
  const followed = (realm: Realm): Realm =>
    follow === undefined ? realm : { ...realm, profile: { ...realm.profile, follow } };
  const played = player(followed(start), plan);
  const states: Realm[] = [];
  for (const call of calls) {
    const isKnown = call.kind === "restore" && call.step !== undefined;
    const state = isKnown ? (states[call.step] ?? followed(start)) : undefined;
    // A step acts before the first promise of its answer, so that steps need not wait for each other.
    void played.take("realm" in call ? { ...call, realm: state ?? followed(call.realm) } : call);
    states.push(played.realm());
  }
  return played.steps.map(({ entry }) => entry);
}

/**
 * The answers of a run that differ on servers, with how often each does. Texts of refusals are not compared.
 *
 * @param entries - the answers of the run itself
 */
export function differingOnServers(run: PlayableRun, entries: readonly (JournalEntry | undefined)[]): TouchedCounts {
  const { follow } = run.start.profile;
  if (follow === "server") return {};
  const counts: Record<string, number> = {};
  for (const [index, other] of playedEntries(run, "server").entries()) {
    const entry = entries[index];
    if (entry === undefined || other === undefined || entry.result_dropped === true) continue;
    const difference = differenceOf(entry, other);
    if (difference === undefined) continue;
    const name = `${entry.operation ?? `${entry.method} ${entry.path}`}: ${difference}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function differenceOf(here: JournalEntry, there: JournalEntry): string | undefined {
  const [one, other] = [verdictOf(here), verdictOf(there)];
  if (one !== other) return `${one} here, ${other} on servers`;
  const [own, theirs] = [fieldsOf(here), fieldsOf(there)];
  const names = [...new Set([...own.keys(), ...theirs.keys()])];
  const differing = names.filter((name) => name !== "msg" && own.get(name) !== theirs.get(name));
  return differing.length === 0
    ? undefined
    : `${differing.join(", ")} ${differing.length === 1 ? "differs" : "differ"}`;
}

function verdictOf({ status, result }: JournalEntry): string {
  const code: unknown = Object(result)["code"];
  return typeof code === "string" ? `${status} ${code}` : String(status);
}

function fieldsOf({ result }: JournalEntry): ReadonlyMap<string, string> {
  return new Map(Object.entries(result ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));
}
