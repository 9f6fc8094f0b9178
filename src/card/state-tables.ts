/**
 * A row of a state table: what ends a state, under which condition, and what follows. Where it is refused, the trigger
 * is an error and nothing happens.
 */
export interface StateRow {
  readonly subject: string;
  readonly state: string;
  readonly trigger: string;
  /** Empty for whatever the other rows of the trigger leave. */
  readonly condition: string;
  readonly next: string;
  readonly refused: boolean;
}

type Cells = readonly [state: string, trigger: string, condition: string, next: string, refused?: "refused"];

function statesOf(subject: string, table: readonly Cells[]): readonly StateRow[] {
  return table.map(([state, trigger, condition, next, refused]) => {
    return Object.freeze({ subject, state, trigger, condition, next, refused: refused !== undefined });
  });
}

/**
 * A scheduled message from its creation to its end.
 *
 * @card States: Scheduled message
 */
export const SCHEDULED_MESSAGE_STATES = statesOf("Scheduled message", [
  ["none", "create", "may be sent", "scheduled"],
  ["none", "create", "", "none", "refused"],
  ["scheduled", "edit", "may be sent", "scheduled"],
  ["scheduled", "edit", "", "scheduled", "refused"],
  ["scheduled", "delete", "", "gone"],
  ["scheduled", "time", "may be sent", "delivered"],
  ["scheduled", "time", "", "failed"],
  ["failed", "edit", "new time, may be sent", "scheduled"],
  ["failed", "edit", "", "failed", "refused"],
  ["failed", "delete", "", "gone"],
  ["delivered", "edit", "", "delivered", "refused"],
  ["delivered", "delete", "", "delivered", "refused"],
  ["gone", "edit", "", "gone", "refused"],
  ["gone", "delete", "", "gone", "refused"],
]);

/**
 * Somebody editing a message, as others see it. The server keeps nothing, so every start and stop is told.
 *
 * @card States: Editing typing
 */
export const EDITING_TYPING_STATES = statesOf("Editing typing", [
  ["not typing", "start", "may edit now", "typing"],
  ["not typing", "start", "", "not typing", "refused"],
  ["not typing", "stop", "may edit now", "not typing"],
  ["not typing", "stop", "", "not typing", "refused"],
  ["typing", "start", "may edit now", "typing"],
  ["typing", "start", "", "typing", "refused"],
  ["typing", "stop", "may edit now", "not typing"],
  ["typing", "stop", "", "typing", "refused"],
]);
