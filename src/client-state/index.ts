export { applyEvent, type ClientState, clientState } from "./client-state";
export { type Fields, UNKNOWN } from "./part";
export { unreadCount } from "./parts/unread";
export { type StateDifference, stateDifferences } from "./state-differences";
