/** A server behind a URL as a target: one with a control plane is reset for each scenario, any other is shared. */
import { isJsonObject } from "../matching/json-value";
import { asJson } from "../matching/repair";
import type { Fixture } from "../model/fixture/fixture";
import type { JsonValue } from "../protocol/schema/shapes";
import { plainServerAmongOthers, type SharedServerOptions } from "./among-others";
import { controlledTarget } from "./controlled-target";
import type { Account } from "./credentials";
import { type Limit, UNLIMITED } from "./limit";
import { patientConnection } from "./patient";
import { answerProblem, type AnswerSizes, askControlPlane, type Connection, serverConnection } from "./send";
import type { Target } from "./target";
import { Undoing } from "./undoing";

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
  }: Partial<Pick<SharedServerOptions, "prefix" | "longestWait" | "wallClock" | "needsOwner"> & { limit: Limit }> = {},
): Promise<Target> {
  const connection = connectionTo(url, limit);
  const about = await askControlPlane(connection, { method: "GET", path: "" });
  const controlled = about.status === 200 && isJsonObject(about.body) && "feature_level" in about.body;
  if (controlled) return servedSimulator(url, connection, accounts);
  const { prefix = "", longestWait = 0, wallClock = Date.now, needsOwner = false } = plain;
  return plainServerAmongOthers({
    name: url,
    connection: patientConnection(connection),
    accounts,
    prefix,
    longestWait,
    wallClock,
    needsOwner,
  });
}

/** The connection to a server, with or without `/api/v1` in its address. */
export function connectionTo(url: string, limit: Limit = UNLIMITED, sizes?: AnswerSizes): Connection {
  return serverConnection(baseUrlOf(url), limit, sizes);
}

function baseUrlOf(url: string): string {
  return url.replace(/\/+$/u, "").replace(/\/api(\/v1)?$/u, "");
}

/** What the realm was before the first reset is kept there, and put back. */
function servedSimulator(name: string, connection: Connection, accounts: readonly Account[]): Target {
  const asked = async (what: string, method: string, path: string, body?: JsonValue): Promise<void> => {
    const answer = await askControlPlane(connection, { method, path, ...(body === undefined ? {} : { body }) });
    if (answer.status !== 200) throw answerProblem(what, answer);
  };
  let isKept = false;
  let undoing = new Undoing();
  const target = controlledTarget({
    name,
    patienceMilliseconds: 0,
    accounts,
    before: connection,
    limit: connection.limit ?? UNLIMITED,
    restart: async (fixture) => {
      if (!isKept) await asked("the realm was not kept", "POST", "/snapshots", { name: FORMER });
      isKept = true;
      await asked("the fixture was refused", "POST", "/reset", resetBody(fixture));
      return connection;
    },
  });
  const { limit = UNLIMITED } = connection;
  return {
    ...target,
    async cleanUp() {
      if (!isKept) return;
      const path = `/snapshots/${encodeURIComponent(FORMER)}`;
      undoing = new Undoing();
      await limit.undoing(() =>
        undoing.attempt("the realm of the last scenario", async () => {
          await asked("the realm was not put back", "PUT", `${path}/restore`);
          await asked("the realm that was kept is still kept", "DELETE", path);
          isKept = false;
        }),
      );
    },
    leftBehind: () => undoing.left,
  };
}

const FORMER = "before the replay";

/** `{}` requests the realm that the server started with; an empty fixture is another one, and has a seed. */
function resetBody(fixture: Fixture | undefined): JsonValue {
  if (fixture === undefined) return {};
  return Object.keys(fixture).length === 0 ? { seed: 1 } : asJson(fixture);
}
