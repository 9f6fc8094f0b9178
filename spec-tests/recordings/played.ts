/** The recordings of this folder, replayed in this process. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Fixture } from "../../src/model/fixture/fixture";
import { readRecording, type RecordedScenario } from "../../src/conformance/scenario/recordings/recording";
import { pairCounts } from "../../src/conformance/scenario/recordings/recording-report";
import { type PairResult, replayRecordings } from "../../src/conformance/scenario/recordings/replay-recordings";
import { startSimulator } from "../../src/conformance/scenario/targets/start-simulator";
import { checkedFixture } from "../../src/server/checked-fixture";
import { recordedCounts } from "./recorded-counts";

/** The feature level of the recorded server. */
export const RECORDED_LEVEL = 372;

/** The names of the files in a folder of recordings. */
export function recordingNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"));
}

/** The scenarios of files in a folder of recordings. */
export function recordedScenarios(folder: string, names: readonly string[]): RecordedScenario[] {
  const textOf = (name: string) => gunzipSync(readFileSync(join(folder, name))).toString("utf8");
  return names.flatMap((name) => readRecording(textOf(name), name));
}

/** What comes of replaying scenarios on a realm that follows servers. */
export async function played(folder: string, scenarios: readonly RecordedScenario[]): Promise<PairResult[]> {
  const fixture = checkedFixture(JSON.parse(readFileSync(join(folder, "fixture.json"), "utf8")));
  const start = async (begun: Fixture) => ({ baseUrl: "http://simulator.invalid", send: startSimulator(begun) });
  const results: PairResult[] = [];
  for await (const result of replayRecordings(scenarios, { ...fixture, feature_level: RECORDED_LEVEL }, start)) results.push(result);
  return results;
}

/** The text of `src/generated/fidelity-counts.ts` that these results call for. */
export function fidelityText(operations: string, scenarios: readonly RecordedScenario[], results: readonly PairResult[]): string {
  const counts = recordedCounts(scenarios, results, RECORDED_LEVEL);
  const { identical, soft, differs } = pairCounts(results);
  const rows = (list: (typeof counts)["events"]) =>
    Object.entries(list).map(([name, { recorded, alike }]) => `    ${JSON.stringify(name)}: [${recorded}, ${alike}],`);
  const assumed = assumptionsOf(operations).map(([id, names]) => `    ${JSON.stringify(id)}: ${JSON.stringify(names)},`);
  return [
    "/** How often each part of the interface was recorded and is alike. Written by `npm run fidelity`; a test holds it current. */",
    "export const FIDELITY_COUNTS = {",
    `  recorded_level: ${RECORDED_LEVEL},`,
    `  pairs: ${identical + soft + differs},`,
    `  alike: ${identical + soft},`,
    ...["  operations: {", ...rows(counts.operations), "  },"],
    ...["  events: {", ...rows(counts.events), "  },"],
    ...["  register_keys: {", ...rows(counts.register_keys), "  },"],
    ...["  assumptions: {", ...assumed, "  },"],
    "} as const;",
    "",
  ].join("\n");
}

/** The assumptions that the docstrings of operations name, by the operation's identifier. */
function assumptionsOf(folder: string): [string, string[]][] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /^[\w-]+[/\\].*\.ts$/.test(name));
  return files.sort().flatMap((name): [string, string[]][] => {
    const lines = readFileSync(join(folder, name), "utf8").match(/@assumes .*/g) ?? [];
    const named = [...new Set(lines.flatMap((line) => line.match(/A\d+/g) ?? []))];
    const id = name.replace(/^.*[/\\]/, "").replace(/\.ts$/, "");
    return named.length === 0 ? [] : [[id, named]];
  });
}
