/** A reporter turns what happens during a replay into text. It is pure: the same events give the same text. */

import type { ReplayEvent } from "../step-result";

/** The text to write for an event, empty when there is nothing to say yet. */
export type Reporter = (event: ReplayEvent) => string;
