import { http, type HttpHandler, HttpResponse } from "msw";
import { ConnectionFault } from "../../simulator/faults/faulty-answers";
import type { Simulator } from "../../simulator/simulator";

/** What a served realm answers: the interface and its files. */
const PATHS = ["/api/v1/*", "/user_uploads/*", "/user_avatars/*", "/avatar/*", "/thumbnail", "/compatibility"];

/**
 * Handlers of Mock Service Worker that let a simulator answer the requests of a client, in Node and in the browser.
 * Broken connections of a fault plan are network errors.
 *
 * @param server - the address that the client calls, such as `https://chat.test`; any by default
 * @example
 * const server = setupServer(...mswHandlers(createSimulator()));
 */
export function mswHandlers(simulator: Simulator, server = "*"): HttpHandler[] {
  return PATHS.map((path) =>
    http.all(`${server}${path}`, async ({ request }) => {
      try {
        return await simulator.fetch(request);
      } catch (error) {
        if (error instanceof ConnectionFault) return HttpResponse.error();
        throw error;
      }
    }),
  );
}
