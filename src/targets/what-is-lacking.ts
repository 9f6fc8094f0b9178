/** Why a scenario cannot be played on a plain server. */
import { type Scenario, secondsOf } from "../matching/scenario";
import type { Account } from "./credentials";

/** What a plain server has. */
export interface ServerMeans {
  readonly name: string;
  readonly accounts: readonly Account[];
  /** The longest real time that the clock steps of a scenario may take together, in seconds; 0: clock steps are skipped. */
  readonly longestWait: number;
}

const OWN_KEY: ReadonlySet<string> = new Set(["regenerate-own-api-key", "POST /users/me/api_key/regenerate"]);

export function tooLong(seconds: number, { longestWait }: ServerMeans): string {
  return `its clock steps take ${Math.ceil(seconds)} s, more than --wait-limit ${longestWait}`;
}

/** What a scenario needs and a plain server does not have. */
export function whatIsLacking({ fixture, steps }: Scenario, options: ServerMeans): string | undefined {
  const { name, accounts, longestWait } = options;
  if (steps.some((step) => "fault" in step)) return `${name} has no faults`;
  if (steps.some((step) => "control" in step)) return `${name} has no control plane`;
  if (longestWait === 0 && steps.some((step) => "clock" in step)) return `the clock of ${name} cannot be moved`;
  if (fixture === undefined && accounts.length === 0) return "it needs an account, and there are no credentials";
  if (steps.some((step) => "call" in step && OWN_KEY.has(step.call))) return "it changes the key of an account";
  const keys = new Set((fixture?.users ?? []).flatMap(({ api_key }) => api_key ?? []));
  const ownKey = steps.some((step) => {
    const as = "call" in step ? step.as : undefined;
    return typeof as === "object" && as !== null && "api_key" in as && keys.has(as.api_key);
  });
  if (ownKey) return "it names the key of an account";
  const waits = steps.flatMap((step) => ("clock" in step && typeof step.clock === "object" ? [step.clock] : []));
  const together = waits.reduce((sum, clock) => sum + ("advance" in clock ? secondsOf(clock.advance) : 0), 0);
  return together > longestWait ? tooLong(together, options) : undefined;
}
