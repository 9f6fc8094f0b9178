/** What a run leaves on a shared server is found by the prefix of its names. */
import { randomBytes } from "node:crypto";
import { NotSupported, TargetProblem } from "../conformance/scenario/target";
import { connectionTo } from "../conformance/scenario/targets/live-target";
import { cleanUpServer } from "../conformance/scenario/targets/plain-server";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { readAccounts } from "./scenario-files";

const PREFIX_BYTES = 3;
const EXIT = { removed: 0, left: 1 } as const;

/** A prefix that no other run has. */
export function newPrefix(): string {
  return `rs${randomBytes(PREFIX_BYTES).toString("hex")}-`;
}

/**
 * Removes what an interrupted run has left on a server.
 *
 * @returns 0 if all was removed, 1 if something is still there
 * @throws UsageProblem for a server that does not answer, and for credentials without an owner
 */
export async function cleanUpCommand(
  { url = "", credentialsFile }: { readonly url: string | undefined; readonly credentialsFile: string | undefined },
  prefix: string,
  io: Pick<Io, "stdout" | "stderr">,
): Promise<number> {
  const accounts = credentialsFile === undefined ? [] : await readAccounts(credentialsFile);
  try {
    const { removed, left } = await cleanUpServer(connectionTo(url), accounts, prefix);
    io.stdout.write(`removed: ${removed.length === 0 ? `nothing begins with ${prefix}` : removed.join(", ")}\n`);
    io.stderr.write(left.length === 0 ? "" : `realm-simulator: still there: ${left.join(", ")}.\n`);
    return left.length === 0 ? EXIT.removed : EXIT.left;
  } catch (problem) {
    const isKnown = problem instanceof TargetProblem || problem instanceof NotSupported;
    throw isKnown ? new UsageProblem(`--clean-up: ${problem.message}.`) : problem;
  }
}
