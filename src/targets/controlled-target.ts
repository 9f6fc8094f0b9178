/** A target with a control plane: the realm is loaded from fixtures, the clock is virtual, the accounts are listed. */
import { shortText } from "../matching/difference";
import { levelOf } from "../matching/interface";
import { isJsonObject } from "../matching/json-value";
import type { IdOf } from "../matching/values";
import type { Fixture } from "../model/fixture/fixture";
import { type Account, accountsIn, authorizationOf, findAccount } from "./credentials";
import type { Limit } from "./limit";
import { fixtureIds, loadFixture } from "./load-fixture";
import { answerProblem, askControlPlane, type Connection, encodeRequest, sendAndRead } from "./send";
import {
  type Answer,
  type CallRequest,
  type ClockAnswer,
  type ClockMove,
  type QueueDelivery,
  type Target,
  TargetProblem,
} from "./target";

/** The parts in which controlled targets differ. */
export interface ControlledTargetParts {
  readonly name: string;
  readonly patienceMilliseconds: number;
  /** The connection before the first reset, where the realm is there already. */
  readonly before?: Connection;
  /** Resets the realm and returns the connection to it. */
  readonly restart: (fixture: Fixture | undefined) => Promise<Connection>;
  /** What ends the run. */
  readonly limit?: Limit;
  /** Accounts in addition to those that the control plane lists. */
  readonly accounts: readonly Account[];
}

/** Builds the target; nothing is sent before the first reset. */
export function controlledTarget(parts: ControlledTargetParts): Target {
  let connection: Connection | undefined;
  let accounts: readonly Account[] = [];
  const connected = (): Connection => {
    if (connection === undefined) throw new TargetProblem(`${parts.name} was not started`);
    return connection;
  };
  const about = async (): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await askControlPlane(connected(), { method: "GET", path: "" });
    return usableBody(answer, "the control plane does not describe itself");
  };
  const listAccounts = async (): Promise<void> => {
    accounts = [...accountsIn(await about()), ...parts.accounts];
  };
  return {
    name: parts.name,
    ...(parts.limit === undefined ? {} : { limit: parts.limit }),
    patienceMilliseconds: parts.patienceMilliseconds,
    levelFor: async (fixture) => {
      if (fixture !== undefined) return levelOf(fixture);
      if (connection === undefined && parts.before === undefined) return levelOf(undefined);
      connection ??= parts.before;
      const { feature_level } = await about();
      return typeof feature_level === "number" ? feature_level : undefined;
    },
    async reset(fixture) {
      connection = await parts.restart(fixture);
      await listAccounts();
      return fixture === undefined ? undefined : idsOfFixture(fixture);
    },
    reasonOfLast: async () => {
      const answer = await askControlPlane(connected(), { method: "GET", path: "/requests" });
      const { requests } = usableBody(answer, "the requests were not listed");
      const last: unknown = Array.isArray(requests) ? requests.at(-1) : undefined;
      return isJsonObject(last) && typeof last["reason"] === "string" ? last["reason"] : undefined;
    },
    deliveriesTo: async (queueId) => {
      const path = `/deliveries/${encodeURIComponent(queueId)}`;
      const { status, body } = await askControlPlane(connected(), { method: "GET", path });
      const deliveries: unknown = status === 200 && isJsonObject(body) ? body["deliveries"] : undefined;
      return Array.isArray(deliveries) ? deliveries.flatMap(deliveryOf) : undefined;
    },
    async now() {
      const { now } = await about();
      if (typeof now !== "number") {
        throw new TargetProblem(`the control plane does not return the time, there is ${shortText(now)}`);
      }
      return now;
    },
    async call(request) {
      // An account that was created after the reset is in a later list.
      if (isAccountName(request.as) && findAccount(accounts, request.as) === undefined) {
        await listAccounts();
      }
      return callAs(connected(), accounts, request);
    },
    control: (request) => askControlPlane(connected(), request),
    advanceClock: async (move) => moveClock(connected(), move),
  };
}

function deliveryOf(row: unknown): QueueDelivery[] {
  if (!isJsonObject(row)) return [];
  const { event, withheld, why } = row;
  return [{ event, why_withheld: withheld === null || typeof why !== "string" ? null : why }];
}

/** A realm has the same IDs wherever it is built from a fixture. */
function idsOfFixture(fixture: Fixture): IdOf | undefined {
  const realm = loadFixture(fixture);
  return "sentence" in realm ? undefined : fixtureIds(realm);
}

/** Sends one call with the credentials of its caller. */
export async function callAs(
  connection: Connection,
  accounts: readonly Account[],
  request: CallRequest,
): Promise<Answer> {
  const authorization = authorizationOf(accounts, request.as);
  return sendAndRead(connection, encodeRequest(connection.baseUrl, request, authorization));
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
    throw answerProblem(otherwise, answer);
  }
  return answer.body;
}
