/**
 * The state of a client: what a registration contains, with each event applied.
 *
 * @public
 */
export { applyEvent, clientState } from "./testing/client-state/client-state";
export { unreadCount } from "./testing/client-state/parts/unread";
export { type ClientState, UNKNOWN } from "./testing/client-state/state";
export { type StateDifference, stateDifferences } from "./testing/client-state/state-differences";
