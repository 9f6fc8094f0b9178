/** Times the accepted call of every operation in one realm: the one of the specs, grown as the environment asks. */
import { OPERATIONS } from "../../src/generated/operations";
import { acceptedCalls } from "../support/accepted-calls";

/** The fastest call of each operation in microseconds, or why it has none. */
export type Fastest = Readonly<Record<string, number | string>>;

const WARM_UPS = 5;
const CALLS = { least: 10, most: 300 };
/** Each operation is called for so long, in milliseconds. */
const TIME = 3;

function fastest(call: () => { readonly ok: boolean }): number | string {
  if (!call().ok) return "is refused";
  for (let index = 1; index < WARM_UPS; index += 1) call();
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
