/** The figures of the home page, from the recordings that were played again. */
import { FIDELITY_COUNTS } from "../../src/generated/fidelity-counts";
import { fidelity } from "../../src/known/fidelity";

/** Rounded down, so that 100 % means all. */
const share = (part: number, whole: number): string => `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`;

export default {
  load() {
    const { operations, events } = fidelity();
    const recorded = (rows: readonly { readonly known: string }[]) => rows.filter(({ known }) => known === "recorded");
    return {
      operations: operations.length,
      events: events.length,
      recordedOperations: recorded(operations).length,
      recordedEvents: recorded(events).length,
      rows: FIDELITY_COUNTS.servers.map(({ level, played_at, pairs, alike, alike_by_default }) => ({
        server: level,
        realm: played_at,
        answers: pairs.toLocaleString("en"),
        alike: share(alike, pairs),
        byDefault: share(alike_by_default, pairs),
      })),
    };
  },
};
