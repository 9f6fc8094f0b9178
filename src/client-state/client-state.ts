import { type Fields, record } from "./part";
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
export function clientState(registration: Fields): ClientState {
  const parts = Object.entries(PARTS).map(([name, part]) => [name, part.begin(registration)] as const);
  const known = parts.filter(([, value]) => value !== undefined);
  const { user_id, zulip_feature_level } = registration;
  return { user_id, zulip_feature_level, ...Object.fromEntries(known) };
}

/** What a client knows after an event of its queue. Events of types that change nothing leave the very same state. */
export function applyEvent(state: ClientState, event: Fields): ClientState {
  let next: Record<string, unknown> | undefined;
  const type = String(event["type"]);
  for (const [name, { on }] of Object.entries(PARTS)) {
    const before = state[name];
    const react = Object.hasOwn(on, type) ? on[type] : undefined;
    if (before === undefined || react === undefined) continue;
    const after = react(before, event, state);
    if (after !== before) next = { ...(next ?? record(state)), [name]: after };
  }
  return next ?? state;
}
