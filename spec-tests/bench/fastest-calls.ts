/** Times the accepted call of every operation in one realm: the one of the specs, grown as the environment asks. */
import { OPERATIONS } from "../../src/generated/operations";
import { acceptedCalls } from "../support/accepted-calls";

/** The fastest call of each operation in microseconds, or why it has none. */
export type Fastest = Readonly<Record<string, number | string>>;

/**
 * Each operation is called for so long, in milliseconds, or so often: until its times settle. Among the first hundreds
 * of calls some take ten times as long, in one of the two realms more than in the other.
 */
const TIME = 100;
const CALLS = { least: 40, most: 1500 };

function fastest(call: () => { readonly ok: boolean }): number | string {
  if (!call().ok) return "is refused";
  const end = performance.now() + TIME;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < CALLS.most && (index < CALLS.least || performance.now() < end); index += 1) {
    least = Math.min(least, timeOf(call));
  }
  return least * 1000;
}

/** How many milliseconds a call takes. A long one is interrupted by other processes, so its processor time counts. */
function timeOf(call: () => unknown): number {
  const [begin, used] = [performance.now(), process.cpuUsage()];
  call();
  const [passed, { user, system }] = [performance.now() - begin, process.cpuUsage(used)];
  return passed < 1 ? passed : Math.min(passed, (user + system) / 1000);
}

/** By the identifier of each operation. */
export function fastestCalls(): Fastest {
  const calls = acceptedCalls();
  return Object.fromEntries(
    Object.values(OPERATIONS).map((operation) => {
      const { id } = operation.declaration();
      const accepted = calls.get(id);
      return [id, accepted === undefined ? "has no accepted call" : fastest(() => accepted.callWith(accepted.params))];
    }),
  );
}
