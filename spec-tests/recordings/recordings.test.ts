/** Recorded conversations with a real server, asked again of a realm that follows servers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { RecordedDifference } from "../../src/exchanges/compare-recorded";
import { readRecording, RecordingProblem } from "../../src/exchanges/recording";
import type { PairResult } from "../../src/exchanges/replay-recordings";
import { countLine, pairCounts } from "../../src/scenario/reporters/recording-report";
import { fidelityText, played, recordedScenarios, type Replayed, replayedAll } from "./played";
import { differingWithoutName, MOST_SOFT, namedDifferences, placeOf, SOFT_DIFFERENCES } from "./remaining-differences";

const FOLDER = import.meta.dirname;
const ROOT = join(FOLDER, "../..");

let replayed: Replayed[] = [];
let results: PairResult[] = [];
beforeAll(async () => {
  replayed = await replayedAll(FOLDER);
  results = replayed.flatMap((one) => one.results);
});

test("the stored fidelity of each part agrees with the recordings", () => {
  const text = readFileSync(join(ROOT, "src/generated/fidelity-counts.ts"), "utf8");
  expect(text === fidelityText(replayed), "npm run fidelity").toBe(true);
});

test("a realm that follows servers returns the recorded answers, except for named differences", () => {
  for (const { server, results: pairs } of replayed) {
    expect(differingWithoutName(server, pairs)).toEqual([]);
    const differing = new Set(pairs.filter(({ status }) => status === "differs").map(placeOf));
    const alike = [...namedDifferences(server)].filter((place) => !differing.has(place));
    expect(alike, "rows for pairs that do not differ").toEqual([]);
  }
});

test("at most one in 200 answers differs from a server of the same level, where everything is compared", () => {
  const atOwnLevel = replayed.filter(({ server }) => server.level === 442 && server.played_at === 442);
  expect(atOwnLevel.map(({ server }) => server.later.keys)).toEqual([[], []]);
  const { identical, soft, differs } = pairCounts(atOwnLevel.flatMap((one) => one.results));
  expect(identical + soft + differs).toBeGreaterThan(11_000);
  expect(differs).toBeLessThanOrEqual((identical + soft + differs) / 200);
});

test("what differs softly does not grow", () => {
  const isExplained = ({ kind, path }: RecordedDifference): boolean =>
    SOFT_DIFFERENCES.some((row) => row.kind === kind && row.path.test(path));
  const soft = replayed.map(({ server: { name, played_at }, results: pairs }) => {
    console.log(`${name} at ${played_at}: ${countLine(pairCounts(pairs))}`);
    const found = pairs.filter(({ status }) => status === "soft");
    const unexplained = found.filter(({ differences }) => !differences.every(isExplained));
    return [name, found.length, unexplained.map(placeOf)] as const;
  });
  for (const [name, all, unexplained] of soft) {
    expect(all, name).toBeLessThanOrEqual(MOST_SOFT[name].all);
    expect(unexplained.length, unexplained.join(" ")).toBeLessThanOrEqual(MOST_SOFT[name].unexplained);
  }
  expect(results.length).toBeGreaterThan(8500);
});

test("two runs return the same", async () => {
  const [server] = replayed;
  if (server === undefined) throw new Error("No server was recorded.");
  const again = await played(server.server, recordedScenarios(server.server, ["flags.jsonl.gz", "edit_topic.jsonl.gz"]));
  const before = results.filter(({ file }) => file === "flags.jsonl.gz" || file === "edit_topic.jsonl.gz");
  expect(JSON.stringify([...again].sort(byPlace))).toBe(JSON.stringify([...before].sort(byPlace)));
});

function byPlace(one: PairResult, other: PairResult): number {
  return placeOf(one) < placeOf(other) ? -1 : 1;
}

test.each([
  ["no JSON", "{", 'x.jsonl:1: expected one JSON object on the line; this is no JSON.'],
  ["a list", "[]", "x.jsonl:1: expected one JSON object on the line."],
  ["another version", '{"recordings":2}', 'x.jsonl:1: recordings: expected the version 1 of the format, found 2.'],
  [
    "a request before its scenario",
    '{"recordings":1}\n{"scenario":"a","n":1}',
    'x.jsonl:2: expected the line with "setup" of the scenario "a" before this one.',
  ],
  ["nothing in it", "", 'x.jsonl:1: expected a scenario, which begins with a line with "setup".'],
  ["a line of no scenario", '{"foo":1}', "x.jsonl:1: expected the key scenario, which names where it belongs."],
  [
    "a key of another type",
    '{"scenario":"a","setup":"base","refs":{}}\n{"scenario":"a","queue_of":1,"register_params":{}}',
    "x.jsonl:2: queue_of: expected string, received 1.",
  ],
])("a recording with %s is refused with its line", (_, text, message) => {
  expect(() => readRecording(text, "x.jsonl")).toThrow(new RecordingProblem(message));
});
