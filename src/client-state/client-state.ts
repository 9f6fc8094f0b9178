import type { EventView } from "../spec/events/events";
import type { RegisterQueueResponse } from "../spec/records/registration";
import { type Fields, type Reaction, record } from "./part";
import { PARTS } from "./parts";

/**
 * What a client knows of a realm, in a form that does not depend on the order in which it got to know it. Only those
 * parts are there that the client asked for.
 */
export type ClientState = Fields;

/**
 * What a client knows after it has registered with `POST /register`.
 *
 * @param registration - the answer, with `realm_user` among the parts asked for so that the client knows itself
 * @example
 * const before = clientState(registered.body);
 * const now = events.reduce(applyEvent, before);
 * expect(stateDifferences(now, clientState(registeredAgain.body))).toEqual([]);
 */
export function clientState(registration: RegisterQueueResponse | Fields): ClientState {
  const told = record(registration);
  const parts = Object.entries(PARTS).map(([name, part]) => [name, part.begin(told)] as const);
  const known = parts.filter(([, value]) => value !== undefined);
  const { user_id, zulip_feature_level } = told;
  return { user_id, zulip_feature_level, ...Object.fromEntries(known) };
}

/**
 * What a client knows after an event of its queue. Events of types that change nothing leave the very same state.
 *
 * @param event - as `getEvents` gives it, or as JSON from whatever server
 */
export function applyEvent(state: ClientState, event: EventView | Fields): ClientState {
  let next: Record<string, unknown> | undefined;
  const told = record(event);
  const type = String(told["type"]);
  for (const [name, part] of Object.entries(PARTS)) {
    const on: Readonly<Record<string, Reaction>> = part.on;
    const before = state[name];
    const react = Object.hasOwn(on, type) ? on[type] : undefined;
    if (before === undefined || react === undefined) continue;
    const after = react(before, told, state);
    if (after !== before) next = { ...(next ?? record(state)), [name]: after };
  }
  return next ?? state;
}
