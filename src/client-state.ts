export { applyEvent, type ClientState, clientState } from "./client-state/client-state";
export { type Fields, UNKNOWN } from "./client-state/part";
export { unreadCount } from "./client-state/parts/unread";
export { type StateDifference, stateDifferences } from "./client-state/state-differences";
