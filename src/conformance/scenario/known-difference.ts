/** Targets that a scenario or a step is known to differ on. */

import type { KnownDifference } from "./scenario";
import type { Target } from "./target";

const SIMULATOR = "the simulator";

/** Whether a target of this name is the simulator in this process. */
export function isSimulator(name: string): boolean {
  return name === SIMULATOR;
}

/** Why a target is known to differ; `undefined` where it is not. */
export function knownReason(
  { known_difference: known }: { readonly known_difference?: KnownDifference | readonly KnownDifference[] },
  { name }: Pick<Target, "name">,
): string | undefined {
  if (known === undefined) return undefined;
  const listed: readonly KnownDifference[] = "target" in known ? [known] : known;
  return listed.find(({ target }) => (target === "server" ? !isSimulator(name) : name.includes(target)))?.reason;
}
