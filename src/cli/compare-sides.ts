/** The two sides of the command `compare`: the simulator, and a server that is reset or a shared one. */
import { COMPARE_FIXTURE } from "../compare/default-fixture";
import { type Comparison, DEFAULT_STEPS } from "../compare/find-differences";
import { sharedComparison } from "../compare/shared/shared-comparison";
import { accountsWithKeys, sideTarget, simulatorSide } from "../compare/side";
import { isJsonObject } from "../matching/json-value";
import { createRealm } from "../model/fixture/create-realm";
import { chosenLevel } from "../protocol/level-choice";
import { limitedJson } from "../targets/http-client";
import { type Limit, RunEnded } from "../targets/limit";
import { connectionTo, liveTarget } from "../targets/live-target";
import { patientConnection } from "../targets/patient";
import type { Connection } from "../targets/send";
import { type Target, TargetProblem } from "../targets/target";
import type { CompareCommandOptions } from "./compare-options";
import type { Io } from "./io";
import { readAccounts } from "./scenario-files";

/** A comparison that can begin. */
export interface PreparedComparison {
  readonly comparison: Comparison;
  /** What cannot be compared, a sentence each. */
  readonly remarks: readonly string[];
  /** Gives the server what it had before. */
  readonly end: () => Promise<void>;
  /** What will be asked of a shared server, before it begins. */
  readonly plan?: string;
}

/** What a comparison is prepared with. */
export interface Preparing {
  readonly limit: Limit;
  /** What the names of everything begin with that is created on a shared server. */
  readonly prefix: string;
  readonly wallClock: Io["wallClock"];
  /** Says whether the server has accepted a request: what breaks afterwards is a finding. */
  readonly accepted: { isAny: boolean };
}

/** Both realms say that they are here; a server would otherwise name its own address. */
const REALM_URL = "https://compare.example.test";

/**
 * Prepares a comparison.
 *
 * @throws TargetProblem for a server that does not answer, or cannot be compared
 * @throws NotSupported for credentials without an owner
 * @throws RunEnded when the limit is reached before
 */
export async function preparedComparison(
  options: CompareCommandOptions,
  preparing: Preparing,
): Promise<PreparedComparison> {
  const { credentialsFile } = options;
  return credentialsFile === undefined
    ? withReset(options, preparing)
    : withoutReset({ ...options, credentialsFile }, preparing);
}

async function withReset(
  { url, limits, follow = "documented" }: CompareCommandOptions,
  { limit, accepted }: Preparing,
): Promise<PreparedComparison> {
  const right = await liveTarget(url, [], { limit });
  if (right.lacks !== undefined) {
    throw new TargetProblem(
      "it has no control plane, so that its realm cannot be reset; give accounts with --credentials FILE",
    );
  }
  accepted.isAny = true;
  const feature_level = limits.feature_level ?? (await right.levelFor?.(undefined)) ?? chosenLevel(undefined);
  const fixture = { ...COMPARE_FIXTURE, feature_level, realm: { url: REALM_URL, follow } };
  const start = createRealm(fixture);
  const accounts = accountsWithKeys(fixture);
  const left = sideTarget("the simulator", simulatorSide(start), accounts, start);
  const comparison = { left, right, fixture, start, accounts, moves_clock: true, is_shared: false };
  return { comparison, remarks: [], end: () => limit.undoing(() => withItsOwnRealm(right)) };
}

async function withoutReset(
  { url, limits, credentialsFile, follow }: CompareCommandOptions & { readonly credentialsFile: string },
  { limit, prefix, wallClock, accepted }: Preparing,
): Promise<PreparedComparison> {
  const accounts = await readAccounts(credentialsFile);
  const { send, ...server } = patientConnection(connectionTo(url, limit));
  let sent = 0;
  let most: number | undefined;
  const connection: Connection = {
    ...server,
    send: async (request) => {
      sent += 1;
      const response = await send(request);
      most ??= Number(response.headers.get("x-ratelimit-limit") ?? NaN) || undefined;
      accepted.isAny ||= response.ok && isAccepted(await response.clone().text());
      return response;
    },
  };
  const { comparison, remarks } = await sharedComparison({
    ...{ name: url, connection, accounts, prefix, wallClock, follow },
  });
  const level = comparison.start.feature_level;
  if (limits.feature_level !== undefined && limits.feature_level !== level) {
    throw new TargetProblem(
      `it has feature level ${level}, which --feature-level ${limits.feature_level} cannot change`,
    );
  }
  // Each conversation has put back what it changed.
  return {
    comparison: { ...comparison, requests: () => sent },
    remarks,
    end: async () => undefined,
    plan: planned(limits, sent, most, comparison.accounts.length),
  };
}

/** Requests of a shared server for each one that is counted, about. */
const REQUESTS_EACH = 2.5;

/** How many requests of a shared server there will be, and how long they take at its limit. */
function planned(
  { steps, seconds }: CompareCommandOptions["limits"],
  sent: number,
  limit: number | undefined,
  accounts: number,
): string {
  const at = limit === undefined ? "" : `; the server allows ${limit} in a row for each of ${accounts} accounts`;
  if (steps === undefined && seconds !== undefined) return `up to ${seconds} s of requests to the server${at}`;
  const requests = sent + Math.ceil((steps ?? DEFAULT_STEPS) * REQUESTS_EACH);
  const minutes = limit === undefined ? undefined : Math.ceil(requests / (limit * accounts));
  const long = minutes === undefined ? "" : `, and ${minutes} min are needed if that is for a minute`;
  return `about ${requests} requests to the server${at}${long}`;
}

function isAccepted(text: string): boolean {
  const body = limitedJson(text);
  return isJsonObject(body) && body["result"] === "success";
}

/** Gives a server the realm that it began with; nothing can be done for one that has gone away. */
async function withItsOwnRealm(server: Target): Promise<void> {
  try {
    await server.reset(undefined);
  } catch (problem) {
    if (!(problem instanceof TargetProblem) && !(problem instanceof RunEnded)) throw problem;
  }
}
