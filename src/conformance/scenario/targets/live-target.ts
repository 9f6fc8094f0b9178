/** A server behind a URL as a target: one with a control plane is reset for each scenario, any other is shared. */
import type { Fixture } from "../../../model/fixture/fixture";
import { isJsonObject } from "../matching/json-value";
import { type Limit, UNLIMITED } from "../limit";
import type { Target } from "../target";
import type { Account } from "./credentials";
import { controlledTarget } from "./controlled-target";
import { plainServerAmongOthers } from "./among-others";
import { patientConnection } from "./patient";
import type { PlainServerOptions } from "./plain-server";
import { answerProblem, askControlPlane, type Connection, serverConnection } from "./send";

/**
 * Connects to a server.
 *
 * @param url - the server's address, with or without `/api/v1`
 * @param accounts - accounts with keys; not needed for a server that lists its accounts on the control plane
 * @param plain - how a server without a control plane is used
 * @throws TargetProblem when nothing answers at the URL
 * @throws RunEnded when the limit is reached before
 */
export async function liveTarget(
  url: string,
  accounts: readonly Account[],
  {
    limit = UNLIMITED,
    ...plain
  }: Partial<Pick<PlainServerOptions, "prefix" | "longestWait" | "wallClock"> & { limit: Limit }> = {},
): Promise<Target> {
  const connection = connectionTo(url, limit);
  const about = await askControlPlane(connection, { method: "GET", path: "" });
  const controlled = about.status === 200 && isJsonObject(about.body) && "feature_level" in about.body;
  if (controlled) return servedSimulator(url, connection, accounts);
  const { prefix = "", longestWait = 0, wallClock = Date.now } = plain;
  return plainServerAmongOthers({
    name: url,
    connection: patientConnection(connection),
    accounts,
    prefix,
    longestWait,
    wallClock,
  });
}

/** The connection to a server, with or without `/api/v1` in its address. */
export function connectionTo(url: string, limit: Limit = UNLIMITED): Connection {
  return serverConnection(baseUrlOf(url), limit);
}

function baseUrlOf(url: string): string {
  return url.replace(/\/+$/u, "").replace(/\/api(\/v1)?$/u, "");
}

function servedSimulator(name: string, connection: Connection, accounts: readonly Account[]): Target {
  return controlledTarget({
    name,
    patienceMilliseconds: 0,
    accounts,
    before: connection,
    limit: connection.limit ?? UNLIMITED,
    restart: async (fixture) => {
      const answer = await askControlPlane(connection, { method: "POST", path: "/reset", body: resetBody(fixture) });
      if (answer.status !== 200) throw answerProblem("the fixture was refused", answer);
      return connection;
    },
  });
}

/** `{}` requests the realm that the server started with; an empty fixture is another one, and has a seed. */
function resetBody(fixture: Fixture | undefined): unknown {
  if (fixture === undefined) return {};
  return Object.keys(fixture).length === 0 ? { seed: 1 } : fixture;
}
