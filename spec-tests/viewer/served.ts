import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import type { Simulator } from "../../src/simulator/simulator";
import { FIXTURE } from "./runs";

/** Serves a simulator with its control plane on a free port. */
export async function served(simulator: Simulator, port = 0): Promise<HttpServer> {
  const front = frontController({ simulator, fixture: () => FIXTURE, complete: (given) => given }, true);
  return serveHttp({ port, host: "127.0.0.1", ...front });
}
