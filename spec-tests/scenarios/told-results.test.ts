/** The results of scenarios and recordings that were played: rows of levels, scenarios of recorded pairs, verdicts. */
import { expect, test } from "vitest";
import type { PairResult } from "../../src/exchanges/replay-recordings";
import { levelLine, type LevelRow } from "../../src/scenario/replay-levels";
import { replayEventsOf } from "../../src/scenario/reporters/recording-report";
import type { ReplayEvent, StepResult } from "../../src/scenario/step-result";

const step = (more: Partial<StepResult>): StepResult => ({
  ...{ number: 2, title: "send-message as ann", status: "failed", differences: [], milliseconds: 1 },
  ...more,
});

test("a row of levels says where a scenario passes, and what differs first", () => {
  const both = { file: "f", name: "n", kind: "differs", played: [1, 2], isHalved: false, passed: [1] } as const;
  const row = (more: Partial<LevelRow>): LevelRow => ({ ...both, ...more });
  expect(levelLine(row({ kind: "alike", passed: [1, 2] }))).toBe("✓ n: as expected at 1–2");
  expect(levelLine(row({ kind: "alike", played: [1, 3, 4, 5, 7] }))).toBe("✓ n: as expected at 1, 3–5 and 7");
  expect(levelLine(row({ kind: "pinned", played: [7], passed: [7] }))).toBe("✓ n: as expected at 7, its own level");
  const differences = [{ path: "id", expected: "1", actual: "2" }];
  expect(levelLine(row({ first: { level: 2, step: step({ differences }) } }))).toBe(
    "✗ n: as expected at 1; at 2 step 2 (send-message as ann) differs: id: expected 1, got 2",
  );
  const [played, first] = [[200, 300, 400], { level: 300, step: step({ differences }) }];
  expect(levelLine(row({ played, passed: [200, 400], first }))).toMatch(/^✗ n: as expected at 200 and 400; at 300 /);
  const halved = { played: [300, 301, 400], isHalved: true, first };
  expect(levelLine(row({ ...halved, passed: [301, 400] }))).toMatch(/^✗ n: as expected at 301–400 \(found by halving\); at 300 /);
  expect(levelLine(row({ ...halved, passed: [301] }))).toMatch(/^✗ n: as expected at 301; at 300 /);
  expect(levelLine(row({ passed: [], first: { level: 1, step: step({ reason: "no answer" }) } }))).toBe(
    "✗ n: as expected at none of 1–2; at 1 step 2 (send-message as ann) differs: no answer",
  );
});

test("recorded pairs are reported as scenarios, each begun once and ended with the results of its pairs", async () => {
  const pair = (scenario: string, n: number, status: PairResult["status"]): PairResult => {
    const differences = status === "differs" ? [{ kind: "value", path: "id", recorded: 1, received: 2 } as const] : [];
    return { file: `${scenario}.jsonl`, scenario, n, title: `request ${n}`, status, differences };
  };
  async function* pairs() {
    yield pair("a", 1, "identical");
    yield pair("a", 2, "differs");
    yield pair("b", 1, "identical");
    yield pair("b", 2, "skipped");
    yield pair("c", 1, "skipped");
  }
  const events: ReplayEvent[] = [];
  for await (const event of replayEventsOf(pairs(), "here", 3)) events.push(event);
  expect(events.map(({ kind }) => kind)).toEqual([
    ...["started", "scenario started", "step ended", "step ended", "scenario ended"],
    ...["scenario started", "step ended", "step ended", "scenario ended"],
    ...["scenario started", "step ended", "scenario ended", "ended"],
  ]);
  const ended = events.at(-1);
  if (ended?.kind !== "ended") throw new Error("The last event ends it.");
  expect(ended.result.scenarios.map(({ status, steps }) => [status, steps.length])).toEqual([
    ["failed", 2],
    ["passed", 2],
    ["skipped", 1],
  ]);
  expect([ended.result.scenarioTally, ended.result.stepTally]).toEqual([
    { passed: 1, failed: 1, skipped: 1 },
    { passed: 2, failed: 1, skipped: 2 },
  ]);
});
