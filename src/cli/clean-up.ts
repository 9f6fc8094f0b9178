/** What a run leaves on a shared server is found by the prefix of its names. */
import { randomBytes } from "node:crypto";
import { RunEnded } from "../targets/limit";
import { connectionTo } from "../targets/live-target";
import { cleanUpServer } from "../targets/plain-server";
import { type LeftBehind, NotSupported, type Target, TargetProblem } from "../targets/target";
import { UsageProblem } from "./arguments";
import type { Io } from "./io";
import { operatorLimit } from "./operator-limit";
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
  io: Pick<Io, "stdout" | "stderr" | "untilStopped">,
): Promise<number> {
  if (prefix === "") throw new UsageProblem("--clean-up needs the prefix of a run, such as rs1a2b3c-.");
  const accounts = credentialsFile === undefined ? [] : await readAccounts(credentialsFile);
  const limit = operatorLimit(io);
  try {
    const { removed, left } = await cleanUpServer(connectionTo(url, limit), accounts, prefix);
    const nothing = left.length === 0 ? `nothing begins with ${prefix}` : "nothing";
    io.stdout.write(`removed: ${removed.length === 0 ? nothing : removed.join(", ")}\n`);
    io.stderr.write(left.length === 0 ? "" : `realm-simulator: still there: ${listText(left)}.\n`);
    return left.length === 0 ? EXIT.removed : EXIT.left;
  } catch (problem) {
    const isKnown = problem instanceof TargetProblem || problem instanceof NotSupported || problem instanceof RunEnded;
    throw isKnown ? new UsageProblem(`--clean-up: ${problem.message}.`) : problem;
  } finally {
    limit.close();
  }
}

/**
 * Says what a run has left on a server, with the command that removes it; and after an interrupt, that nothing is left.
 *
 * @returns whether anything is left that the server did not refuse to undo: it is broken, or the time was over
 */
export function sayLeftBehind(
  command: "compare" | "record" | "replay",
  {
    url = "",
    credentialsFile = "FILE",
  }: { readonly url: string | undefined; readonly credentialsFile: string | undefined },
  { limit, prefix, leftBehind }: Pick<Target, "limit" | "prefix" | "leftBehind">,
  io: Pick<Io, "stderr">,
): boolean {
  const left = leftBehind?.();
  if (left === undefined) return false;
  if (prefix === undefined) {
    io.stderr.write(left.length === 0 ? "" : `realm-simulator: left on the server: ${listText(left)}.\n`);
  } else if (left.length > 0) {
    const remover = command === "record" ? "replay" : command;
    const removal = `realm-simulator ${remover} --against ${url} --credentials ${credentialsFile} --clean-up ${prefix}`;
    io.stderr.write(
      `realm-simulator: not everything could be undone; left on the server: ${listText(left)}. ` +
        `What has a name that begins with ${prefix} is removed by: ${removal}\n`,
    );
  } else if (limit?.ended === "signal") io.stderr.write("realm-simulator: what was made is removed.\n");
  return left.some(({ cause }) => cause !== "refused");
}

const MOST_LISTED = 20;

function listText(left: readonly LeftBehind[]): string {
  const shown = left
    .slice(0, MOST_LISTED)
    .map(({ what, reason }) => (reason === undefined ? what : `${what} (${reason})`));
  const rest = left.length - shown.length;
  return [...shown, ...(rest === 0 ? [] : [`${rest} more`])].join(", ");
}
