/** The ways into a simulator that speak HTTP, for the suites that must hold through each of them. */

import type { Fixture } from "../../src/model/fixture/fixture";
import { frontController } from "../../src/server/front-controller";
import { serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { Simulator } from "../../src/simulator/simulator";
import { servedRequest } from "../support/served-request";

/** A simulator behind one of its transports. */
export interface OpenTransport {
  readonly simulator: Simulator;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** A transport by the name that the tests show. */
export interface Transport {
  readonly name: string;
  readonly open: (fixture: Fixture) => Promise<OpenTransport>;
}

function controlled(fixture: Fixture): { simulator: Simulator; front: ReturnType<typeof frontController> } {
  const simulator = createSimulator(fixture, { onUnhandledRequest: "bypass" });
  return { simulator, front: frontController({ simulator, fixture: () => fixture, complete: (given) => given }, true) };
}

/** The function and the server. */
export const TRANSPORTS: readonly Transport[] = [
  {
    name: "fetch",
    open: async (fixture) => {
      const { simulator, front } = controlled(fixture);
      const ask = async (path: string, init?: RequestInit): Promise<Response> =>
        front.handle(await servedRequest(new Request(`http://localhost${path}`, init)));
      return { simulator, ask, close: async () => undefined };
    },
  },
  {
    name: "HTTP",
    open: async (fixture) => {
      const { simulator, front } = controlled(fixture);
      const server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
      return { simulator, ask: (path, init) => fetch(server.url + path, init), close: server.close };
    },
  },
];

/** The header with the credentials of an account. */
export function credentials(email: string, api_key: string): { Authorization: string } {
  return { Authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
}
