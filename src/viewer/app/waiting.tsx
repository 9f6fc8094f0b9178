/** What a pane shows until the run has been played as far. */
import { engine, playedCount, playProblem, rows, unreadable } from "./run";

/** Stands where a state will be, once the run has been played as far. */
export function Waiting() {
  if (unreadable.value !== null || playProblem.value !== null)
    return <p class="sec mut">Without playing the run, this is not known.</p>;
  return (
    <div class="sec mut" role="status">
      {engine.value === null
        ? "Loading the library."
        : `Playing the run again: ${playedCount.value} of ${rows.value.length}.`}
      <div class="bone" />
      <div class="bone" />
    </div>
  );
}
