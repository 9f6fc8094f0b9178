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
import { type RecordedCount, type RecordedCounts, recordedCounts } from "./recorded-counts";

/** A server that was recorded, and the feature level at which its requests are asked again. */
export interface RecordedServer {
  readonly level: number;
  readonly played_at: number;
  readonly folder: string;
  /** Names that only this newer server has; what differs below them is not compared. */
  readonly laterNames: ReadonlySet<string>;
}

/** The recorded servers. The newest level that is modelled is 421, so the second one is asked at that. */
export function recordedServers(folder: string): readonly RecordedServer[] {
  const later = JSON.parse(readFileSync(join(folder, "442/later.json"), "utf8")) as { readonly keys: readonly string[] };
  return [
    { level: 372, played_at: 372, folder, laterNames: new Set() },
    { level: 442, played_at: 421, folder: join(folder, "442"), laterNames: new Set(later.keys) },
  ];
}

/** The scenarios of a recorded server, or only those of the files that are named. */
export function recordedScenarios({ folder }: RecordedServer, only?: readonly string[]): RecordedScenario[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz") && (only?.includes(name) ?? true));
  return names.flatMap((name) => readRecording(gunzipSync(readFileSync(join(folder, name))).toString("utf8"), name));
}

/** What comes of replaying scenarios, on a realm that follows servers or on one that follows the documentation. */
export async function played(
  { folder, played_at, laterNames }: RecordedServer,
  scenarios: readonly RecordedScenario[],
  follow: "server" | "card" = "server",
): Promise<PairResult[]> {
  const fixture = checkedFixture(JSON.parse(readFileSync(join(folder, "fixture.json"), "utf8")));
  const start = async (begun: Fixture) => ({ baseUrl: "http://simulator.invalid", send: startSimulator(begun) });
  const wanted = { ...fixture, feature_level: played_at, realm: { ...fixture.realm, follow } };
  const results: PairResult[] = [];
  for await (const result of replayRecordings(scenarios, wanted, start, laterNames)) results.push(result);
  return results;
}

/** A recorded server with its scenarios and what came of replaying them on a realm that follows servers. */
export interface Replayed {
  readonly server: RecordedServer;
  readonly scenarios: readonly RecordedScenario[];
  readonly results: readonly PairResult[];
}

/** Replays all that was recorded. */
export async function replayedAll(folder: string): Promise<Replayed[]> {
  const all: Replayed[] = [];
  for (const server of recordedServers(folder)) {
    const scenarios = recordedScenarios(server);
    all.push({ server, scenarios, results: await played(server, scenarios) });
  }
  return all;
}

/** The text of `src/generated/fidelity-counts.ts` that these results call for. */
export function fidelityText(operations: string, replayed: readonly Replayed[]): string {
  const counts = replayed.map(({ server, scenarios, results }) => recordedCounts(scenarios, results, server.played_at));
  const servers = replayed.map(({ server: { level, played_at }, results }) => {
    const { identical, soft, differs } = pairCounts(results);
    return `    { level: ${level}, played_at: ${played_at}, pairs: ${identical + soft + differs}, alike: ${identical + soft} },`;
  });
  const rows = (part: keyof RecordedCounts) =>
    Object.entries(summed(counts.map((count) => count[part]))).map(
      ([name, { recorded, alike }]) => `    ${JSON.stringify(name)}: [${recorded}, ${alike}],`,
    );
  const assumed = assumptionsOf(operations).map(([id, names]) => `    ${JSON.stringify(id)}: ${JSON.stringify(names)},`);
  return [
    "/** How often each part of the interface was recorded and is alike. Written by `npm run fidelity`; a test holds it current. */",
    "export const FIDELITY_COUNTS = {",
    ...["  servers: [", ...servers, "  ],"],
    ...["  operations: {", ...rows("operations"), "  },"],
    ...["  events: {", ...rows("events"), "  },"],
    ...["  register_keys: {", ...rows("register_keys"), "  },"],
    ...["  assumptions: {", ...assumed, "  },"],
    "} as const;",
    "",
  ].join("\n");
}

function summed(parts: readonly Readonly<Record<string, RecordedCount>>[]): Record<string, RecordedCount> {
  const names = [...new Set(parts.flatMap(Object.keys))].sort();
  const sum = (name: string, of: keyof RecordedCount): number => parts.reduce((total, part) => total + (part[name]?.[of] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, { recorded: sum(name, "recorded"), alike: sum(name, "alike") }]));
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
