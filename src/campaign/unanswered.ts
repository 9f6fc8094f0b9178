/** Faults by what the client learns of its request. */

/** The faults after which a request has no answer. */
export const UNANSWERED: readonly string[] = [
  "refuse_connection",
  "lose_request",
  "lose_answer",
  "cut_answer",
  "stall",
];
