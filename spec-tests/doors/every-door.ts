/** The ways into a simulator that speak HTTP, for the suites that must hold through each of them. */
import { frontDoor } from "../../src/doors/front-door";
import { serveHttp } from "../../src/doors/http-server";
import type { Fixture } from "../../src/fixture/fixture";
import { createSimulator } from "../../src/simulator/simulator";
import type { Simulator } from "../../src/simulator/simulator";

/** A simulator behind one of its doors. */
export interface OpenDoor {
  readonly simulator: Simulator;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** A door by the name that the tests show. */
export interface Door {
  readonly name: string;
  readonly open: (fixture: Fixture) => Promise<OpenDoor>;
}

function controlled(fixture: Fixture): { simulator: Simulator; front: ReturnType<typeof frontDoor> } {
  const simulator = createSimulator(fixture);
  return { simulator, front: frontDoor({ simulator, fixture: () => fixture, complete: (given) => given }, true) };
}

/** The function and the server. */
export const DOORS: readonly Door[] = [
  {
    name: "fetch",
    open: async (fixture) => {
      const { simulator, front } = controlled(fixture);
      const ask = (path: string, init?: RequestInit): Promise<Response> =>
        front.handle(new Request(`http://realm.test${path}`, init));
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

/** The header that makes a request somebody's own. */
export function credentials(email: string, api_key: string): { Authorization: string } {
  return { Authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
}
