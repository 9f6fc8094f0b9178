import type { Fixture } from "../../../model/fixture/fixture";
import { LIMITS } from "../../../protocol/limits";
import { findRoute, routeIndex, routes } from "../../../wire/route";
import type { Target } from "../target";
import { simulatorTarget } from "../targets/simulator-target";
import { startSimulator } from "../targets/start-simulator";
import { type Deviation, deviating, deviationsIn } from "./deviation";

const API = "/api/v1";

/**
 * Simulators whose answers deviate on the wire; what is asked of the control plane is answered as ever.
 *
 * @param look - receives each deviation that an answer gave room for
 */
export function deviatingSimulator(
  deviations: readonly Deviation[],
  look: (possible: readonly Deviation[]) => void = () => undefined,
): Target {
  const index = routeIndex(routes());
  return simulatorTarget((fixture: Fixture) => {
    const send = startSimulator(fixture);
    const level = fixture.feature_level ?? LIMITS.NEWEST_FEATURE_LEVEL;
    return async (request) => {
      const response = await send(request);
      const { pathname } = new URL(request.url);
      const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
      if (!pathname.startsWith(API) || !isJson) return response;
      const found = findRoute(index, level, request.method, pathname.slice(API.length));
      if (found.kind !== "route") return response;
      const text = await response.text();
      const body: unknown = readJson(text);
      look(deviationsIn(found.route.id, body));
      const { status, headers } = response;
      if (body === undefined) return new Response(text, { status, headers });
      return new Response(JSON.stringify(deviating(deviations, found.route.id, body)), { status, headers });
    };
  });
}

/** A fault may have cut the text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
