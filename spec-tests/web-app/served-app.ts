import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { servedFolder } from "../../src/server/web-app/folder";
import { withWebApp } from "../../src/server/web-app/web-app";
import type { Simulator } from "../../src/simulator/simulator";

/** Serves a simulator with the web app of a folder on a free port. */
export async function servedApp(simulator: Simulator, path: string, hasControl = true): Promise<HttpServer> {
  const controlled = { simulator, fixture: () => ({}), complete: <Given>(given: Given): Given => given };
  const front = withWebApp(frontController(controlled, hasControl), simulator, await servedFolder(path), hasControl);
  return serveHttp({ port: 0, host: "127.0.0.1", ...front });
}
