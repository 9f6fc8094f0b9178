import { drafted } from "../../model/collections/drafts";
import type { EventView } from "../../protocol/events/events";
import type { StatePart } from "../../protocol/records/registration";
import type { JsonObject } from "../../protocol/schema/shapes";
import type { EventType } from "./part";
import { PARTS } from "./parts";
import type { ClientState } from "./state";
import { checkState, requireObject } from "./state-differences";

type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS).filter((name): name is PartName => Object.hasOwn(PARTS, name));

/**
 * Returns what a client knows after it has registered with `POST /register`.
 *
 * @param registration - the answer; without `realm_user` in it, the client does not know its own account
 * @example
 * const register = () => sim.must.as("ann@example.test").registerQueue();
 * const { queue_id, ...registration } = register();
 * sim.must.as("bob@example.test").sendMessage({ type: "direct", to: [1], content: "hi" });
 * const { events = [] } = sim.must.as("ann@example.test").getEvents({ queue_id, last_event_id: -1, dont_block: true });
 * const now = events.reduce(applyEvent, clientState(registration));
 * expect(stateDifferences(now, clientState(register()))).toEqual([]);
 * @throws TypeError if the value is not such an answer
 */
export function clientState(registration: StatePart | JsonObject): ClientState;
export function clientState(registration: StatePart): object {
  checkRegistration(registration);
  const parts = NAMES.map((name) => [name, PARTS[name].begin(registration)] as const);
  const known = parts.filter(([, value]) => value !== undefined);
  return { user_id: registration.user_id, ...Object.fromEntries(known) };
}

function checkRegistration(registration: unknown): void {
  const expected = "the answer of POST /register";
  requireObject("clientState", registration, expected);
  const isOutcome = typeof registration === "object" && registration !== null && "ok" in registration;
  const isSnapshot = typeof registration === "object" && registration !== null && "message_marks" in registration;
  if (isSnapshot) throw new TypeError(`clientState: expected ${expected}, received a snapshot.`);
  if (isOutcome)
    throw new TypeError(`clientState: expected ${expected}, received an outcome; did you mean its response?`);
}

/** How a part of any name reacts to an event of any type. */
type AnyReaction = (draft: unknown, event: EventView, state: ClientState) => unknown;

/** How a part reacts to events of a type; undefined if it ignores them. */
function reactionOf(name: PartName, type: EventType): AnyReaction | undefined;
function reactionOf(name: PartName, type: string): unknown {
  const on: Readonly<Record<string, unknown>> = PARTS[name].on;
  return Object.hasOwn(on, type) ? on[type] : undefined;
}

/** Takes JSON of a server as what the interface declares. */
function asEvent(event: EventView | JsonObject): EventView;
function asEvent(event: object): object {
  return event;
}

/**
 * Returns what a client knows after an event of its queue; the same object if events of this type change nothing.
 *
 * @param event - as `getEvents` returns it, or as JSON from any server
 * @throws TypeError if the state or the event is not an object
 * @example
 * const before = clientState(sim.must.as("ann@example.test").registerQueue());
 * const after = applyEvent(before, { type: "heartbeat", id: 0 });
 */
export function applyEvent(state: ClientState, event: EventView | JsonObject): ClientState {
  checkState("applyEvent", state);
  requireObject("applyEvent", event, "an event");
  const known = asEvent(event);
  const changes: Record<string, unknown> = {};
  for (const name of NAMES) {
    const before: unknown = state[name];
    const react = before === undefined ? undefined : reactionOf(name, known.type);
    if (react === undefined) continue;
    const after = drafted(before, (draft) => react(draft, known, state));
    if (after !== before) changes[name] = after;
  }
  return Object.keys(changes).length === 0 ? state : { ...state, ...changes };
}
