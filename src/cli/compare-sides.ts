/** The two sides of the command `compare`: the simulator, and a server that is reset or a shared one. */
import { COMPARE_FIXTURE } from "../conformance/compare/default-fixture";
import type { Comparison } from "../conformance/compare/find-differences";
import { sharedComparison } from "../conformance/compare/shared/shared-comparison";
import { accountsWithKeys, sideTarget, simulatorSide } from "../conformance/compare/side";
import { type Target, TargetProblem } from "../conformance/scenario/target";
import { connectionTo, liveTarget } from "../conformance/scenario/targets/live-target";
import { patientConnection } from "../conformance/scenario/targets/patient";
import { createRealm } from "../model/fixture/create-realm";
import { chosenLevel } from "../protocol/level-choice";
import { newPrefix } from "./clean-up";
import type { CompareCommandOptions } from "./compare-options";
import type { Io } from "./io";
import { readAccounts } from "./scenario-files";
import { onceEach } from "../simulator/fetch-transport";

/** A comparison that can begin. */
export interface PreparedComparison {
  readonly comparison: Comparison;
  /** What cannot be compared, a sentence each. */
  readonly remarks: readonly string[];
  /** What the names of everything begin with that is created on a shared server. */
  readonly prefix: string | undefined;
  /** Gives the server what it had before. */
  readonly end: () => Promise<void>;
}

/** Both realms say that they are here; a server would otherwise name its own address. */
const REALM_URL = "https://compare.example.test";
const MILLISECONDS_PER_SECOND = 1000;

/**
 * Prepares a comparison.
 *
 * @throws TargetProblem for a server that does not answer, or cannot be compared
 * @throws NotSupported for credentials without an owner
 */
export async function preparedComparison(
  options: CompareCommandOptions,
  io: Pick<Io, "stderr" | "wallClock">,
): Promise<PreparedComparison> {
  const { credentialsFile } = options;
  return credentialsFile === undefined ? withReset(options) : withoutReset({ ...options, credentialsFile }, io);
}

async function withReset({ url, limits }: CompareCommandOptions): Promise<PreparedComparison> {
  const right = await liveTarget(url, []);
  if (right.lacks !== undefined) {
    throw new TargetProblem(
      "it has no control plane, so that its realm cannot be reset; give accounts with --credentials FILE",
    );
  }
  const feature_level = limits.feature_level ?? (await right.levelFor?.(undefined)) ?? chosenLevel(undefined);
  const fixture = { ...COMPARE_FIXTURE, feature_level, realm: { url: REALM_URL } };
  const start = createRealm(fixture);
  const accounts = accountsWithKeys(fixture);
  const left = sideTarget("the simulator", simulatorSide(start), accounts, start);
  const comparison = { left, right, fixture, start, accounts, moves_clock: true, is_shared: false };
  return { comparison, remarks: [], prefix: undefined, end: () => withItsOwnRealm(right) };
}

async function withoutReset(
  { url, limits, credentialsFile }: CompareCommandOptions & { readonly credentialsFile: string },
  io: Pick<Io, "stderr" | "wallClock">,
): Promise<PreparedComparison> {
  const accounts = await readAccounts(credentialsFile);
  const connection = patientConnection(connectionTo(url), pause);
  const prefix = newPrefix();
  const notice = onceEach((sentence) => io.stderr.write(`realm-simulator: ${sentence}\n`));
  const { comparison, remarks } = await sharedComparison({
    ...{ name: url, connection, accounts, prefix, notice },
    wallClock: io.wallClock,
  });
  const level = comparison.start.feature_level;
  if (limits.feature_level !== undefined && limits.feature_level !== level) {
    throw new TargetProblem(
      `it has feature level ${level}, which --feature-level ${limits.feature_level} cannot change`,
    );
  }
  // Each conversation has put back what it changed.
  return { comparison, remarks, prefix, end: async () => undefined };
}

function pause(seconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, seconds * MILLISECONDS_PER_SECOND));
}

/** Gives a server the realm that it began with; nothing can be done for one that has gone away. */
async function withItsOwnRealm(server: Target): Promise<void> {
  try {
    await server.reset(undefined);
  } catch (problem) {
    if (!(problem instanceof TargetProblem)) throw problem;
  }
}
