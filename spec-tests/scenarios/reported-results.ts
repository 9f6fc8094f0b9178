/** Results of scenarios, for the tests of reports. */
import { type ReporterName, reporterOf } from "../../src/scenario/reporters/reporters";
import {
  type ReplayEvent,
  type ReplayResult,
  type ScenarioResult,
  type StepResult,
  tallyOf,
  type UnusableFile,
} from "../../src/scenario/step-result";

/** The events of a replay with these results. */
export function eventsOf(scenarios: readonly ScenarioResult[], unusable: readonly UnusableFile[] = []): ReplayEvent[] {
  const whole: ReplayResult = {
    target: "http://example.test/<a>",
    scenarios,
    unusable,
    scenarioTally: tallyOf(scenarios),
    stepTally: tallyOf(scenarios.flatMap(({ steps }) => steps)),
    milliseconds: 1234.5,
  };
  return [
    { kind: "started", target: whole.target, scenarioCount: scenarios.length, unusable },
    ...scenarios.flatMap((result, index): ReplayEvent[] => [
      { kind: "scenario started", index, file: result.file, scenario: result.scenario },
      ...result.steps.map((step): ReplayEvent => ({ kind: "step ended", index, step })),
      { kind: "scenario ended", index, number: unusable.length + index + 1, result },
    ]),
    { kind: "ended", result: whole },
  ];
}

export function textOf(name: ReporterName, events: readonly ReplayEvent[], colours = false): string {
  return events.map(reporterOf(name, { colours })).join("");
}

export function scenarioResult(name: string, steps: readonly StepResult[], text = name): ScenarioResult {
  const failed = steps.some(({ status }) => status === "failed");
  const played = steps.map(() => ({ clock: "next" as const }));
  const scenario = { name, purpose: `Shows ${text}.`, card: ["Endpoints 1"], steps: played };
  return { file: `examples/${name}.yaml`, scenario, status: failed ? "failed" : "passed", steps, milliseconds: 12 };
}

export const passed: StepResult = { number: 1, title: "send", status: "passed", differences: [], milliseconds: 3 };

export const failed: StepResult = {
  number: 2,
  title: 'fetch <b> & "c"',
  status: "failed",
  differences: [
    { path: "messages[0].id", expected: "an integer", actual: '"12"', hint: '"12" is a string' },
    { path: "", expected: "[1,2]", actual: "[1]" },
  ],
  received: { status: 200, body: "</pre><script>alert(1)</script>" },
  milliseconds: 4,
};

export const skipped: StepResult = {
  number: 3,
  title: "wait",
  status: "skipped",
  differences: [],
  reason: "no clock # here",
  milliseconds: 0,
};

const refused: StepResult = { ...passed, title: "reset", status: "failed", reason: "gone" };

export const unusable: UnusableFile = {
  file: "bad.yaml",
  problems: [{ file: "bad.yaml", line: 3, column: 7, sentence: "a text is expected here, there is <5>" }],
};

export const mixed = eventsOf(
  [scenarioResult("good", [passed]), scenarioResult("bad", [passed, failed, skipped]), scenarioResult("gone", [refused])],
  [unusable],
);

export const fine = eventsOf([scenarioResult("good", [passed])]);
