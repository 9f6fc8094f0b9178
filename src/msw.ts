/**
 * Handlers for Mock Service Worker (msw 2). Install msw next to this package.
 *
 * @public
 */
export { mswHandlers } from "./testing/msw/msw-handlers";
