/** A target with a control plane: the realm is loaded from fixtures, the clock is virtual, the accounts are listed. */

import type { Fixture } from "../../../model/fixture/fixture";
import { isJsonObject } from "../matching/json-value";
import { shortText } from "../matching/short-text";
import { type Answer, type CallRequest, type ClockAnswer, type ClockMove, type Target, TargetProblem } from "../target";
import { type Account, accountsIn, authorizationOf, findAccount } from "./accounts";
import { encodeRequest } from "./encode-request";
import { askControlPlane, type Connection, refusalText, sendAndRead, timeLimit } from "./send";

/** What makes one controlled target different from another. */
export interface ControlledTargetParts {
  readonly name: string;
  readonly patienceMilliseconds: number;
  /** Starts the realm anew and says where it answers now. */
  readonly restart: (fixture: Fixture | undefined) => Promise<Connection>;
  /** Accounts beside those that the control plane lists. */
  readonly accounts: readonly Account[];
}

/** Builds the target; nothing is sent before the first reset. */
export function controlledTarget(parts: ControlledTargetParts): Target {
  let connection: Connection | undefined;
  let accounts: readonly Account[] = [];
  const connected = (): Connection => {
    if (connection === undefined) {
      throw new TargetProblem(`${parts.name} was not started`);
    }
    return connection;
  };
  const about = async (): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await askControlPlane(connected(), { method: "GET", path: "" });
    return usableBody(answer, "the control plane does not tell about itself");
  };
  const listAccounts = async (): Promise<void> => {
    accounts = [...accountsIn(await about()), ...parts.accounts];
  };
  return {
    name: parts.name,
    patienceMilliseconds: parts.patienceMilliseconds,
    async reset(fixture) {
      connection = await parts.restart(fixture);
      await listAccounts();
    },
    async now() {
      const { now } = await about();
      if (typeof now !== "number") {
        throw new TargetProblem(`the control plane does not tell the time, there is ${shortText(now)}`);
      }
      return now;
    },
    async call(request) {
      // An account that was created since the reset is on the list only when one asks again.
      if (isAccountName(request.as) && findAccount(accounts, request.as) === undefined) {
        await listAccounts();
      }
      return callAs(connected(), accounts, request);
    },
    control: (request) => askControlPlane(connected(), request),
    advanceClock: async (move) => moveClock(connected(), move),
  };
}

/** Sends one call with the credentials of its caller. */
export async function callAs(
  connection: Connection,
  accounts: readonly Account[],
  request: CallRequest,
): Promise<Answer> {
  const authorization = authorizationOf(accounts, request.as);
  return sendAndRead(connection, encodeRequest(connection.baseUrl, request, authorization, timeLimit()));
}

function isAccountName(caller: CallRequest["as"]): caller is string | number {
  return typeof caller === "string" || typeof caller === "number";
}

async function moveClock(connection: Connection, move: ClockMove): Promise<ClockAnswer> {
  const answer = await askControlPlane(connection, { method: "POST", path: "/clock", body: move });
  const { now, fired } = usableBody(answer, "the clock was not moved");
  if (typeof now !== "number" || !Array.isArray(fired)) {
    throw new TargetProblem(`the clock answered without \`now\` and \`fired\`: ${shortText(answer.body)}`);
  }
  return { now, fired };
}

function usableBody(answer: Answer, otherwise: string): Readonly<Record<string, unknown>> {
  if (answer.status !== 200 || !isJsonObject(answer.body)) {
    throw new TargetProblem(`${otherwise}: ${refusalText(answer)}`);
  }
  return answer.body;
}
