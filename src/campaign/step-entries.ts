/** The requests of a step of a run. */
import type { JournalEntry } from "../simulator/journal";
import type { PlayedRun } from "./run";

/** The requests that were answered during a step. */
export function entriesOf({ journal, steps }: PlayedRun, index: number): readonly JournalEntry[] {
  const entries = journal.slice(steps[index]?.answered ?? 0, steps[index + 1]?.answered ?? journal.length);
  // The polls of lost queues are answered before the request that the fault struck.
  const ordered: JournalEntry[] = [];
  for (const entry of entries) {
    let place = ordered.length;
    if (entry.fault?.fault === "lose_queue") while (isLostPoll(ordered[place - 1])) place -= 1;
    ordered.splice(place, 0, entry);
  }
  return ordered;
}

function isLostPoll(entry: JournalEntry | undefined): boolean {
  return Object(entry?.result)["code"] === "BAD_EVENT_QUEUE_ID";
}
