/** How far a campaign is, as the command says it. */
import { expect, test } from "vitest";
import { campaignProgressLine } from "../../src/cli/campaign-progress";

function written(isTTY: boolean): string {
  let now = 0;
  let text = "";
  const stderr = { isTTY, write: (part: string) => void (text += part) };
  const { onProgress, end } = campaignProgressLine({ stderr, wallClock: () => now });
  onProgress({ phase: "plans", done: 1, of: 50 });
  now = 1000;
  onProgress({ phase: "plans", done: 7, of: 50 });
  now = 1999;
  onProgress({ phase: "plans", done: 8, of: 50 });
  now = 2000;
  onProgress({ phase: "shrinking", done: 12, of: 50, steps: 4 });
  end();
  return text;
}

const PLANS = "plan 7 of 50: nothing found yet";
const SHRINKING = "found; 12 shorter plans tried, the shortest has 4 steps (interrupt to stop here)";

test("is a line for each second in a file, and one line in a terminal, which is empty at the end", () => {
  expect(written(false)).toBe(`${PLANS}\n${SHRINKING}\n`);
  const erase = "\r\u001b[2K";
  expect(written(true)).toBe(`${erase}${PLANS}${erase}${SHRINKING}${erase}`);
});
