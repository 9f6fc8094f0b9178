import { withHeartbeatsPassed } from "../model/changes/events/event-queues";
import type { Outbound } from "../model/outcome/transition";
import type { Realm } from "../model/realm/realm";
import { addressedEvents, type Outcome } from "../model/views/outcome";
import type { WireRequest } from "../wire/wire-request";
import { type DeliveredEvent, REMEMBERED_EVENTS } from "./explain-delivery";
import { faultCell } from "./faults/fault-cell";
import { heldAnswers } from "./faults/faulty-answers";
import { fileContents } from "./files";
import { emptyJournal, type Journal } from "./journal";
import type { SimulatorCell } from "./simulator-cell";
import type { SimulatorParts } from "./simulator-parts";
import { stepRecorder } from "./step-log";
import { waitingPolls, waitingRequests } from "./waiting-requests";

/** All that changes in a simulator: the realm, its mails and pushes, and the waiting requests. */
interface MutableState {
  readonly parts: SimulatorParts;
  readonly cell: SimulatorCell;
  readonly journal: Journal;
  sent: Outbound[];
  /** How many requests have begun. */
  requests_begun: number;
  /** The newest events, up to twice REMEMBERED_EVENTS. */
  delivered: DeliveredEvent[];
  /** Whether a program has restored another snapshot since the beginning. */
  has_restored: boolean;
}

/** Creates the state of a simulator that begins with a realm. */
export function mutableState(start: Realm): MutableState {
  let realm = start;
  const polls = waitingPolls();
  const held = heldAnswers();
  const journal = emptyJournal();
  const steps = stepRecorder(start);
  const moveTo = (next: Realm): void => {
    if (next === realm) return;
    realm = next.now === realm.now ? next : withHeartbeatsPassed(next, polls.connected());
    polls.wakeAll();
    held.wake(realm.now);
  };
  const apply = <Response extends object>(call: (realm: Realm) => Outcome<Response>): Outcome<Response> => {
    const outcome = call(realm);
    state.parts.observe?.(outcome);
    state.sent.push(...outcome.outbound);
    remember(state, outcome);
    moveTo(outcome.realm);
    return outcome;
  };
  const faults = faultCell(() => realm, held.release);
  const cell = {
    realm: () => realm,
    apply,
    moveTo,
    polls,
    faults,
    held,
    waiting: waitingRequests(() => realm.now),
    recorder: journal.recorder,
    past: () => ({ fixture: steps.log().fixture, has_restored: state.has_restored }),
    begin: (request: WireRequest) => steps.begin({ kind: "request", request }, realm),
    hangUp: (request: WireRequest) => {
      const index = steps.log().steps.findLastIndex(({ call }) => call.kind === "request" && call.request === request);
      if (index !== -1) steps.begin({ kind: "hang_up", step: index }, realm);
    },
    files: fileContents(),
  };
  const state: MutableState = {
    parts: { cell, steps, observe: undefined, observeRequests: journal.observe },
    cell,
    journal,
    sent: [],
    requests_begun: 0,
    delivered: [],
    has_restored: false,
  };
  return state;
}

function remember(state: MutableState, outcome: Outcome): void {
  const events = addressedEvents(outcome);
  if (events.length === 0) return;
  for (const event of events) state.delivered.push({ realm: outcome.realm, event });
  if (state.delivered.length >= 2 * REMEMBERED_EVENTS) state.delivered = state.delivered.slice(-REMEMBERED_EVENTS);
}
