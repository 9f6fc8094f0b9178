/** The limit of a command: the signals of the operator reach each of its waits. */
import { Limit, UNDOING_SECONDS } from "../targets/limit";
import type { Io } from "./io";

/**
 * A limit that the first signal ends, and a second one also while the command undoes what it has made.
 *
 * @param prefix - what the names of everything begin with that is created on a server; undefined if nothing is
 */
export function operatorLimit(
  io: Pick<Io, "untilStopped" | "stderr">,
  { seconds, prefix }: { readonly seconds?: number | undefined; readonly prefix?: string | undefined } = {},
): Limit {
  const [first, second] = [new AbortController(), new AbortController()];
  void io.untilStopped().then(() => {
    const again = io.untilStopped();
    io.stderr.write(`realm-simulator: interrupted; ${whatFollows(prefix)}\n`);
    first.abort();
    void again.then(() => second.abort());
  });
  return new Limit({ seconds, signal: first.signal, second_signal: second.signal });
}

function whatFollows(prefix: string | undefined): string {
  if (prefix === undefined) return "the run ends.";
  return (
    `what was made is being removed, which takes ${UNDOING_SECONDS} s at most. ` +
    `Another interrupt leaves it there, and --clean-up ${prefix} removes it later.`
  );
}
