import { DEFAULT_REALM_URL } from "../model/fixture/empty-realm";
import type { Realm } from "../model/realm/realm";
import type { OnUnhandledRequest } from "./calls/checked-arguments";
import { CallProblem } from "./calls/check-call";

/** A request by method and address. */
interface Addressed {
  readonly method: string;
  readonly url: URL;
}

/** What a simulator does with requests that are not for its realm. */
export interface UnhandledRequests {
  /** A request to an address where the realm has nothing. */
  outside(request: Addressed): void;
  /** A request to the interface of a host that can differ from the realm's. */
  checkHost(request: Addressed): void;
}

/**
 * Warns of each unhandled request once, or rejects it.
 *
 * @throws CallProblem from its functions if the mode is `error`
 */
export function unhandledRequests(mode: OnUnhandledRequest, realm: () => Realm): UnhandledRequests {
  const warned = new Set<string>();
  const report = (sentence: string): void => {
    if (mode === "error") throw new CallProblem(sentence);
    if (mode === "bypass" || warned.has(sentence)) return;
    warned.add(sentence);
    console.warn(`${sentence} Silence this with createSimulator(fixture, { onUnhandledRequest: "bypass" }).`);
  };
  return {
    outside: ({ method, url }) => {
      report(`fetch: the realm has nothing at ${method} ${url.origin}${url.pathname}; the interface is under /api/v1.`);
    },
    checkHost: ({ url }) => {
      const own = realm().profile.url;
      if (own === DEFAULT_REALM_URL || isLoopback(url) || new URL(own).origin === url.origin) return;
      report(`fetch: requests to ${url.origin} are for another host than the realm's, ${own}.`);
    },
  };
}

/** Whether a request names no host, or goes to a served realm. */
function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
