/** Handlers for Mock Service Worker (msw 2), which has to be installed next to this package. */
export { mswHandlers } from "./testing/msw/msw-handlers";
