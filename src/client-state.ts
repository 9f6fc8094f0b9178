export { applyEvent, clientState } from "./client-state/client-state";
export { unreadCount } from "./client-state/parts/unread";
export { type ClientState, UNKNOWN } from "./client-state/state";
export { type StateDifference, stateDifferences } from "./client-state/state-differences";
