/**
 * A server behind a URL as a target. One that answers below `/_simulator` is controlled like a simulator; on any other
 * the realm is taken as it is, time passes by itself, and steps that would need more are skipped with the reason.
 */

import type { Fixture } from "../../../model/fixture/fixture";
import { isJsonObject } from "../matching/json-value";
import { NotSupported, type Target, TargetProblem } from "../target";
import type { Account } from "./accounts";
import { callAs, controlledTarget } from "./controlled-target";
import { askControlPlane, type Connection, refusalText } from "./send";

/** Events of a foreign server may be on their way for a while; a simulator has them before it answers. */
const FOREIGN_PATIENCE_MILLISECONDS = 5_000;
const MILLISECONDS_PER_SECOND = 1000;

/**
 * Connects to a server.
 *
 * @param url - the server's address, with or without `/api/v1`
 * @param accounts - who may be acted as; not needed for a server that lists its accounts on the control plane
 * @throws TargetProblem when nothing answers at the URL
 */
export async function liveTarget(url: string, accounts: readonly Account[]): Promise<Target> {
  const connection: Connection = { baseUrl: baseUrlOf(url), send: (request) => fetch(request) };
  const about = await askControlPlane(connection, { method: "GET", path: "" });
  const controlled = about.status === 200 && isJsonObject(about.body) && "feature_level" in about.body;
  return controlled ? servedSimulator(url, connection, accounts) : foreignServer(url, connection, accounts);
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
    restart: async (fixture) => {
      const answer = await askControlPlane(connection, { method: "POST", path: "/reset", body: resetBody(fixture) });
      if (answer.status !== 200) {
        throw new TargetProblem(`the fixture was refused: ${refusalText(answer)}`);
      }
      return connection;
    },
  });
}

/** `{}` asks for the realm that the server started with; an empty fixture is another wish, and says so by its seed. */
function resetBody(fixture: Fixture | undefined): unknown {
  if (fixture === undefined) {
    return {};
  }
  return Object.keys(fixture).length === 0 ? { seed: 1 } : fixture;
}

function foreignServer(name: string, connection: Connection, accounts: readonly Account[]): Target {
  const without = (what: string) => new NotSupported(`${name} has no control plane, so ${what}`);
  return {
    name,
    patienceMilliseconds: FOREIGN_PATIENCE_MILLISECONDS,
    async reset(fixture) {
      if (fixture !== undefined) {
        throw without("no fixture can be loaded");
      }
      return undefined;
    },
    now: async () => Math.floor(Date.now() / MILLISECONDS_PER_SECOND),
    call: (request) => callAs(connection, accounts, request),
    control: async () => {
      throw without("it takes no control requests");
    },
    advanceClock: async () => {
      throw without("its clock cannot be moved");
    },
  };
}
