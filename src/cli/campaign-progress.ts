import type { CampaignProgress } from "../campaign/campaign-options";
import { ERASE_LINE } from "../scenario/reporters/progress";
import type { Io } from "./io";

/** How often the progress line is written, in milliseconds of real time. */
const PROGRESS_MILLISECONDS = 1000;

/** A line on standard error that says how far the campaign is. */
export function campaignProgressLine({ stderr, wallClock }: Pick<Io, "stderr" | "wallClock">): {
  readonly onProgress: (progress: CampaignProgress) => void;
  readonly end: () => void;
} {
  const isTerminal = stderr.isTTY === true;
  let written = wallClock();
  let isOpen = false;
  return {
    onProgress: ({ phase, done, of, steps }) => {
      if (wallClock() - written < PROGRESS_MILLISECONDS) return;
      written = wallClock();
      const text =
        phase === "plans"
          ? `plan ${done} of ${of}: nothing found yet`
          : `found; ${done} shorter plans tried, the shortest has ${steps} steps (interrupt to stop here)`;
      stderr.write(isTerminal ? `${ERASE_LINE}${text}` : `${text}\n`);
      isOpen = isTerminal;
    },
    end: () => {
      if (isOpen) stderr.write(ERASE_LINE);
    },
  };
}
