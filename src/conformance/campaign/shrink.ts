import type { PlanStep } from "./plan";

/** How many shorter plans are tried at most. */
const MAX_TRIES = 2_000;

/**
 * Makes a plan shorter and simpler as long as it breaks the client: leaves out all, then parts, halves first and single
 * steps at last, then puts simpler steps in the place of others.
 *
 * @param breaks - plays a plan, and tells whether it breaks the client as the first one did
 * @param isLate - whether it has taken long enough; what was found by then counts
 */
export async function shrunk(
  plan: readonly PlanStep[],
  breaks: (plan: readonly PlanStep[]) => Promise<boolean>,
  isLate: () => boolean = () => false,
): Promise<readonly PlanStep[]> {
  let tries = 0;
  const attempt = async (shorter: readonly PlanStep[]): Promise<boolean> => {
    tries += 1;
    return tries <= MAX_TRIES && !isLate() && (await breaks(shorter));
  };
  if (plan.length === 0 || (await attempt([]))) return [];
  let best = plan;
  for (let before = -1; before !== best.length;) {
    before = best.length;
    best = await withoutParts(best, attempt);
  }
  for (let index = 0; index < best.length; index += 1) {
    for (const simpler of simplerSteps(best[index])) {
      const changed = best.map((step, place) => (place === index ? simpler : step));
      if (await attempt(changed)) {
        best = changed;
        break;
      }
    }
  }
  return best;
}

async function withoutParts(
  plan: readonly PlanStep[],
  attempt: (shorter: readonly PlanStep[]) => Promise<boolean>,
): Promise<readonly PlanStep[]> {
  let best = plan;
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length;) {
      const shorter = [...best.slice(0, from), ...best.slice(from + size)];
      if (shorter.length < best.length && (await attempt(shorter))) best = shorter;
      else from += size;
    }
  }
  return best;
}

function simplerSteps(step: PlanStep | undefined): readonly PlanStep[] {
  if (step === undefined) return [];
  if ("clock" in step) return [1, 5, 60].filter((seconds) => seconds < step.clock).map((clock) => ({ clock }));
  if ("sleep" in step) return [5, 700].filter((seconds) => seconds < step.sleep).map((sleep) => ({ sleep }));
  if ("person" in step) {
    const { does } = step.person;
    const plain: readonly PlanStep[] = [{ person: { does: "sends to a channel", numbers: [0, 0, 0] } }];
    return does === "sends to a channel" ? plain : [...plain, { person: { does, numbers: [0, 0, 0] } }];
  }
  return [];
}
