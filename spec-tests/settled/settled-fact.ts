import type { AssumptionId } from "../../src/protocol/assumptions";

/** What the source of a real server settled, and what became of it here. */
export type SettledFact = {
  /** What servers do, in our own words; with the level it holds from, where that is not 372. */
  readonly fact: string;
} & (
  | {
      /** The tests that fail when the rule is broken: path below `spec-tests`, a colon, the whole title of the test. */
      readonly heldBy: readonly string[];
    }
  | {
      /** The assumption that says what is done instead, and why. */
      readonly otherwise: AssumptionId;
    }
  | {
      /** Why nothing here can show it: what it is about is not modelled, or is left to chance by servers. */
      readonly notShown: string;
    }
);
