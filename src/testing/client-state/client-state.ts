import { drafted } from "../../model/collections/drafts";
import type { JsonObject } from "../../protocol/schema/shapes";
import type { EventView } from "../../protocol/events/events";
import type { StatePart } from "../../protocol/records/registration";
import { checkObject, checkState } from "./state-differences";
import type { EventType } from "./part";
import { PARTS } from "./parts";
import type { ClientState } from "./state";

/** The name of a part. */
type PartName = keyof typeof PARTS;

const NAMES = Object.keys(PARTS).filter((name): name is PartName => Object.hasOwn(PARTS, name));

/**
 * What a client knows after it has registered with `POST /register`.
 *
 * @param registration - the answer, with `realm_user` among the parts asked for so that the client knows itself
 * @example
 * const register = () => sim.must.as("ann@example.test").registerQueue();
 * const { queue_id, ...registration } = register();
 * sim.must.as("bob@example.test").sendMessage({ type: "direct", to: [1], content: "hi" });
 * const { events = [] } = sim.must.as("ann@example.test").getEvents({ queue_id, last_event_id: -1, dont_block: true });
 * const now = events.reduce(applyEvent, clientState(registration));
 * expect(stateDifferences(now, clientState(register()))).toEqual([]);
 * @throws TypeError for what is no answer: of anything else nothing would be known, and nothing would ever differ
 */
export function clientState(registration: StatePart | JsonObject): ClientState;
export function clientState(registration: StatePart): object {
  checkRegistration(registration);
  const parts = NAMES.map((name) => [name, PARTS[name].begin(registration)] as const);
  const known = parts.filter(([, value]) => value !== undefined);
  const { user_id, zulip_feature_level } = registration;
  return { user_id, zulip_feature_level, ...Object.fromEntries(known) };
}

function checkRegistration(registration: unknown): void {
  const expected = "the answer of POST /register";
  checkObject("clientState", registration, expected);
  const isOutcome = typeof registration === "object" && registration !== null && "ok" in registration;
  if (isOutcome)
    throw new TypeError(`clientState: expected ${expected}, received an outcome; did you mean its response?`);
}

/** What a part of any name makes of an event of any type. */
type AnyReaction = (draft: unknown, event: EventView, state: ClientState) => unknown;

/** What a part makes of events of a type; undefined where it hears none of them. */
function reactionOf(name: PartName, type: EventType): AnyReaction | undefined;
function reactionOf(name: PartName, type: string): unknown {
  const on: Readonly<Record<string, unknown>> = PARTS[name].on;
  return Object.hasOwn(on, type) ? on[type] : undefined;
}

/** JSON of a server is taken for what the interface declares. */
function asEvent(event: EventView | JsonObject): EventView;
function asEvent(event: object): object {
  return event;
}

/**
 * What a client knows after an event of its queue. Events of types that change nothing leave the very same state.
 *
 * @param event - as `getEvents` gives it, or as JSON from whatever server
 * @throws TypeError for what is no object
 * @example
 * const before = clientState(sim.must.as("ann@example.test").registerQueue());
 * const after = applyEvent(before, { type: "heartbeat", id: 0 });
 */
export function applyEvent(state: ClientState, event: EventView | JsonObject): ClientState {
  checkState("applyEvent", state);
  checkObject("applyEvent", event, "an event");
  const told = asEvent(event);
  const changes: Record<string, unknown> = {};
  for (const name of NAMES) {
    const before: unknown = state[name];
    const react = before === undefined ? undefined : reactionOf(name, told.type);
    if (react === undefined) continue;
    const after = drafted(before, (draft) => react(draft, told, state));
    if (after !== before) changes[name] = after;
  }
  return Object.keys(changes).length === 0 ? state : { ...state, ...changes };
}
