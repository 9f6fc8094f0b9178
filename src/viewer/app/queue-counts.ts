/** How many events each queue of the run holds after each step. */
import { computed } from "@preact/signals";
import { allSteps, engine, playedCount, rows } from "./run";

/** A queue of the run, and how many events it holds after each step: not fetched, or not acknowledged. */
export interface QueueCounts {
  readonly queue_id: string;
  readonly user_id: number;
  /** By the place of the step; not given where the queue does not exist. */
  readonly held: readonly (number | undefined)[];
}

/** The queues in the order of their registration, once the run has been played. */
export const queueCounts = computed((): readonly QueueCounts[] => {
  const library = engine.value;
  const played = playedCount.value;
  const counts = new Map<string, { queue_id: string; user_id: number; held: (number | undefined)[] }>();
  if (library === null || played > MOST_COUNTED || played < rows.value.length) return [];
  allSteps().forEach(({ after }, index) => {
    for (const { queue_id, user_id } of after.queues.values()) {
      const { waiting, held } = library.queueHoldings(after, queue_id);
      const own = counts.get(queue_id) ?? { queue_id, user_id, held: [] };
      own.held[index] = waiting + held;
      counts.set(queue_id, own);
    }
  });
  return [...counts.values()];
});

/** Beyond this many steps the strip shows density, and no queues. */
const MOST_COUNTED = 200;
