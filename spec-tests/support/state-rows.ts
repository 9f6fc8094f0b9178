import type { StateRow } from "../../src/protocol/state-tables";

/** Notes which rows of a state table a run has gone along. */
export interface TableWalk {
  /** Notes a step; one that the table does not know is an error. */
  readonly along: (state: string, trigger: string, next: string, isRefused: boolean) => void;
  /** The rows that no step has gone along yet. */
  readonly missed: () => readonly StateRow[];
}

/** Begins to walk a state table. */
export function walkOf(table: readonly StateRow[]): TableWalk {
  const seen = new Set<StateRow>();
  return {
    along: (state, trigger, next, isRefused) => {
      const row = table.find((one) => one.state === state && one.trigger === trigger && one.next === next && one.refused === isRefused);
      if (row === undefined) throw new Error(`The table knows no ${state} --${trigger}--> ${next}${isRefused ? ", refused" : ""}.`);
      seen.add(row);
    },
    missed: () => table.filter((row) => !seen.has(row)),
  };
}
