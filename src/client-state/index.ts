export { applyEvent, clientState, type ClientState } from "./client-state";
export { UNKNOWN, type Fields } from "./part";
export { unreadCount } from "./parts/unread";
export { stateDifferences, type StateDifference } from "./state-differences";
