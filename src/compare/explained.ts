/** Whether a difference is one of those that are known between the documentation and servers. */
import { DIVERGENCE_NAMES, divergenceReason } from "../known/divergences";
import type { DivergenceName } from "../protocol/divergence-names";
import type { Target } from "../targets/target";
import { className } from "./differences";
import { playConversation, type Sides } from "./play";
import type { Shrunk } from "./shrink";

type Follow = "documented" | "server";

/** The models that a side can be compared with. */
export interface Modes {
  /** What the left side follows. */
  readonly follow: Follow;
  /** A model that follows servers, if wanted except in one divergence, or the documentation. */
  readonly model: (follow: Follow, except?: DivergenceName) => Promise<Target>;
}

/**
 * Plays the case of a difference between two models, of which one deviates as the right side could.
 *
 * @returns the name of the divergence and what both sides do; undefined if none explains the difference
 */
export async function explanation({ played, found }: Shrunk, sides: Sides, modes?: Modes): Promise<string | undefined> {
  if (modes === undefined) return undefined;
  const { follow, model } = modes;
  const acts = played.acts.map(({ act }) => act);
  const name = className(found);
  const differ = async (left: Target, right: Target): Promise<boolean> => {
    const again = await playConversation(acts, { ...sides, left, right }, { isKnown: (other) => other !== name });
    return again.acts.some((act) => act.found.some((one) => className(one) === name));
  };
  const other = follow === "server" ? "documented" : "server";
  if (!(await differ(await model(follow), await model(other)))) return undefined;
  for (const divergence of DIVERGENCE_NAMES) {
    const [server, except] = [await model("server"), await model("server", divergence)];
    if (await (follow === "server" ? differ(server, except) : differ(except, server))) {
      return divergenceReason(divergence);
    }
  }
  return undefined;
}
