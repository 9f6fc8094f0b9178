/** A question that no source answers, and what the simulator does about it. */
export interface Assumption {
  readonly section: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
}

/**
 * The decisions where no source has an answer, by an ID that comments and reports name.
 * Append rows and never renumber them. Remove a row when a source answers its question.
 */
export const ASSUMPTIONS = {
  A3: {
    section: "States: Scheduled message",
    question: "Can delivery be late?",
    answer: "Never by the virtual clock: a message is delivered at its own second, so lateness never fails it.",
    source: "own decision",
  },
  A6: {
    section: "Events",
    question: "When does a queue expire, while servers look for such queues once a minute?",
    answer: "To the second; only queues that ask for less than a minute live for a minute.",
    source: "facts of servers; a virtual clock has to decide",
  },
  A81: {
    section: "Channel folder",
    question: "May a folder be unarchived when another one has taken its name?",
    answer: "No: names are unique among the folders that are not archived.",
    source: "own decision, from the rule on names",
  },
  A120: {
    section: "Message",
    question: "Whom does a mention mean by a name that several accounts have?",
    answer: "The newest of them; with the ID next to the name it means that account.",
    source: "servers mean one of them, and leave it to their tables which",
  },
  A123: {
    section: "Message",
    question: "Which names do Unicode emoji have?",
    answer: "Those of the interface's own list; for all others the annotations of Unicode CLDR 45 for emoji 15.1.",
    source: "public facts; the version is doubtful",
  },
  A160: {
    section: "Endpoints 16",
    question: "When does the push relay answer a registration?",
    answer: "When a test answers it; until then, the registration is pending.",
    source: "own decision",
  },
  A86: {
    section: "Endpoints 3",
    question: "When are messages beyond their retention time deleted?",
    answer: "At the very second, while servers look once a day.",
    source: "own decision: a virtual clock has to decide",
  },
  A174: {
    section: "States",
    question: "When is an export of the realm finished?",
    answer: "After a minute of the virtual clock, always well; there is no file at its address.",
    source: "own decision",
  },
  A175: {
    section: "Errors",
    question: "Since when does EXPECTATION_MISMATCH name the field?",
    answer: "Since feature level 421; servers of level 372 do not, those of 442 do.",
    source: "recorded servers of level 372, the source of those of 442",
  },
  A176: {
    section: "Endpoints 10: num_before, num_after",
    question: "Since when is an invalid number of messages BAD_REQUEST, not REQUEST_VARIABLE_INVALID?",
    answer: "Since feature level 278; servers of level 247 refuse it by its name, those of 372 do not.",
    source: "contracts of servers of levels 218, 247 and 372",
  },
  A178: {
    section: "Endpoints 3",
    question: "Since when does another privacy of a channel take the right to create such channels?",
    answer: "Since feature level 421; servers of level 372 do not ask, those of 442 do.",
    source: "the source of servers of both levels",
  },
  A179: {
    section: "Endpoints: registration (public facts)",
    question:
      "Since when is DBT among the services with a webhook, and since when has GitLab seven more kinds of events?",
    answer: "Since feature level 421; both are known of servers of level 442 alone.",
    source: "a recorded server of level 442, the source of those of 387",
  },
  A177: {
    section: "Endpoints 17",
    question: "Since when do servers take APNs tokens in hexadecimal digits alone?",
    answer: "Since feature level 421; servers of level 372 take what can be read as Base64, those of 442 do not.",
    source: "the source of servers of levels 372 and 442",
  },
} as const satisfies Record<string, Assumption>;

/** The identifier of an assumption. */
export type AssumptionId = keyof typeof ASSUMPTIONS;
