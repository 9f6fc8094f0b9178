/** A question that the card and the tables of facts leave open, and what the simulator does about it. */
export interface Assumption {
  readonly section: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
}

/**
 * What was decided where all sources are silent, by an identifier that docstrings and reports name.
 * Append rows; never renumber.
 */
export const ASSUMPTIONS = {
  A1: {
    section: "Endpoints 1",
    question: "What happens to content or a topic beyond its maximum length?",
    answer: "It is cut to the maximum, as real servers do; names and descriptions are refused.",
    source: "public facts on normalisation",
  },
  A2: {
    section: "Endpoints 1",
    question: "May `to` of a direct message be a single user ID?",
    answer: "No: a list is required; a channel accepts an ID or a list of one.",
    source: "public facts, doubtful",
  },
  A3: {
    section: "States: Scheduled message",
    question: "Can delivery be late?",
    answer: "Never by the virtual clock: a message is delivered at its own second, so lateness never fails it.",
    source: "own decision",
  },
  A4: {
    section: "Scheduled message",
    question: "Does the returned `to` of a direct message contain the author?",
    answer: "Only when the author is the sole recipient.",
    source: "public facts, doubtful",
  },
  A5: {
    section: "Message",
    question: "In which order does `display_recipient` list people?",
    answer: "By e-mail address.",
    source: "public facts, doubtful",
  },
  A6: {
    section: "Events",
    question: "When is a queue without polls gone?",
    answer: "600 virtual seconds after its last poll began or ended, to the second.",
    source: "public facts, without the minute of collection",
  },
  A7: {
    section: "Get messages",
    question: "What do the found flags say with `message_ids`?",
    answer: "All are false.",
    source: "public facts",
  },
} as const satisfies Record<string, Assumption>;

/** The identifier of an assumption. */
export type AssumptionId = keyof typeof ASSUMPTIONS;
