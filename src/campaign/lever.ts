/** Which calls still bring what the client was not shown: plans prefer them. */
import { cellsOf } from "./census";
import type { PlayedRun } from "./run";
import { eventsIn } from "./tried";

/** So many plans are generated from what the plans before them have shown, so that plans can be played side by side. */
export const BATCH = 10;

/** What the plans so far have shown, and which calls have brought nothing new for some time. */
export interface Lever {
  /** Notes what a plan has shown. */
  note(played: PlayedRun): void;
  /** How often a call has brought nothing new since it last did, by the name of the action. */
  idle(): ReadonlyMap<string, number>;
}

/** Nothing was shown yet. */
export function leverOf(): Lever {
  const shown = new Set<string>();
  const idle = new Map<string, number>();
  return {
    note: ({ journal, steps, realm }) => {
      let before = 0;
      const brought = (until: number): boolean => {
        const size = shown.size;
        for (const event of eventsIn(journal.slice(before, until))) {
          for (const cell of cellsOf(event, realm.feature_level)) shown.add(cell);
        }
        before = Math.max(before, until);
        return shown.size > size;
      };
      for (const [index, { step, answered }] of steps.entries()) {
        brought(answered);
        const isNew = brought(steps[index + 1]?.answered ?? journal.length);
        if (typeof step === "object" && "action" in step) {
          idle.set(step.action, isNew ? 0 : (idle.get(step.action) ?? 0) + 1);
        }
      }
    },
    idle: () => new Map(idle),
  };
}
