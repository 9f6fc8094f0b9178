/** Makes a conversation short that shows a difference. */
import { removeParts } from "../testing/arbitraries/remove-parts";
import type { Act } from "./conversation";
import { className, type Found } from "./differences";
import type { Played } from "./play";

/** How many shorter conversations are tried at most; each costs a shared server as many requests as a new one. */
const MAX_TRIES = { alone: 150, shared: 12 };

/** The shortest conversation that shows a class of differences. */
export interface Shrunk {
  readonly played: Played;
  readonly found: Found;
}

/**
 * Plays shorter conversations as long as one of them shows the class. Each begins with the fixture.
 *
 * @param first - the conversation in which the difference was found, as it was played
 * @param replay - plays a conversation up to the first difference of the class
 */
export async function shrunkConversation(
  first: Played,
  found: Found,
  replay: (acts: readonly Act[]) => Promise<Played>,
  isShared: boolean,
): Promise<Shrunk> {
  const most = isShared ? MAX_TRIES.shared : MAX_TRIES.alone;
  const name = className(found);
  let best: Shrunk = { played: first, found };
  let tries = 0;
  let isEnded = false;
  const attempt = async (acts: readonly Act[]): Promise<boolean> => {
    tries += 1;
    if (tries > most || isEnded) return false;
    const played = await replay(acts);
    isEnded = played.ended !== undefined;
    const again = played.acts.flatMap((act) => act.found).find((one) => className(one) === name);
    if (again === undefined) return false;
    // Acts that could not be played are no longer in it.
    best = { played, found: again };
    return true;
  };
  const acts = first.acts.map(({ act }) => act);
  const needed = acts.filter((act) => act.kind !== "listen" || act.as === found.queue_of);
  const least = withNeeded(acts, found.queue_of);
  let shortest = (await attempt(least)) ? least : (await attempt(needed)) ? needed : acts;
  for (let before = Infinity; before > shortest.length;) {
    before = shortest.length;
    await removeParts(shortest, attempt);
    shortest = best.played.acts.map(({ act }) => act);
  }
  return best;
}

/** The last act with those whose answers it needs, and the registration of the queue that differs. */
function withNeeded(acts: readonly Act[], queueOf: string | undefined): readonly Act[] {
  const kept: Act[] = [];
  let wanted = "";
  for (const act of acts.toReversed()) {
    const text = JSON.stringify(act);
    const saved = act.kind === "call" ? Object.keys(act.step.save ?? {}) : [];
    const isNeeded = saved.some((name) => wanted.includes(`"$${name}"`) || wanted.includes(`\${${name}}`));
    const isQueue = act.kind === "listen" && act.as === queueOf;
    if (kept.length > 0 && !isNeeded && !isQueue) continue;
    kept.unshift(act);
    wanted += text;
  }
  return kept;
}
