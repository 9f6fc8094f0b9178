/** The recordings of this folder, replayed in this process. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import type { RecordedDifference } from "../../src/exchanges/compare-recorded";
import { readRecording, type RecordedScenario } from "../../src/exchanges/recording";
import { type PairResult, replayRecordings, statusOf } from "../../src/exchanges/replay-recordings";
import { withoutDivergence } from "../../src/known/divergences";
import type { Fixture } from "../../src/model/fixture/fixture";
import type { DivergenceName } from "../../src/protocol/divergence-names";
import { checkedFixture } from "../../src/server/control-acts";
import type { Simulator } from "../../src/simulator/simulator";
import { startSimulator } from "../../src/targets/simulator-target";
import { type RecordedCount, type RecordedCounts, recordedCounts } from "./recorded-counts";

/** A server that was recorded, and the feature level at which its requests are asked again. */
export interface RecordedServer {
  readonly name: "372" | "442" | "stories";
  readonly level: number;
  readonly played_at: number;
  readonly folder: string;
  /** What a newer server than the realm has beyond it: nothing where both have one level. */
  readonly later: LaterLevels;
}

/** What a file `later.json` says: names below which nothing is compared, further keys, and types of further events. */
interface LaterLevels {
  readonly keys: readonly string[];
  readonly extra?: readonly string[];
  readonly events?: readonly string[];
}

/** The level of the documented interface, and that of the newer recorded server. */
type PlayedAt = 421 | 442;

/** The recorded server of level 372. */
export function olderServer(folder: string): RecordedServer {
  return { name: "372", level: 372, played_at: 372, folder, later: { keys: [] } };
}

/** The recorded server of level 442, by its random conversations or by its stories, asked at a level. */
export function newerServer(folder: string, name: "442" | "stories", played_at: PlayedAt): RecordedServer {
  const place = join(folder, name);
  const later = JSON.parse(readFileSync(join(place, "later.json"), "utf8")) as LaterLevels;
  return { name, level: 442, played_at, folder: place, later: played_at === 442 ? { keys: [] } : later };
}

/** The stories: `some`, a fair part of ten, or the `others`. They are packed together, since they repeat each other. */
export function stories({ folder }: RecordedServer, ...parts: readonly ("some" | "others")[]): RecordedScenario[] {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  return parts.flatMap((part) => {
    const name = `${part}.jsonl.br`;
    return readRecording(brotliDecompressSync(readFileSync(join(folder, name)), { params }).toString("utf8"), name);
  });
}

/** The differences of the stories without numbers of realms in paths, and what came with a later level. */
function comparedIn({ name, later }: RecordedServer, differences: readonly RecordedDifference[]): readonly RecordedDifference[] {
  if (name !== "stories") return differences;
  const { extra = [], events = [] } = later;
  return differences.filter((found) => {
    const { kind, path, recorded, received } = found;
    if (kind === "extra" && extra.includes(path)) return false;
    if (kind === "queue" && recorded === "alive") return false;
    if (kind === "events") return !hasOnlyMore(recorded, received, events);
    return !(kind === "value" || kind === "html") || plain(recorded) !== plain(received) || !/user_(uploads|avatars)/.test(String(recorded));
  });
}

/** Whether events differ only in further ones of some types. */
function hasOnlyMore(recorded: unknown, received: unknown, types: readonly string[]): boolean {
  const [fewer, more] = [recorded, received].map((keys) => (Array.isArray(keys) ? keys.map(String) : []));
  const rest = [...(fewer ?? [])];
  return (more ?? []).every((key) => {
    const place = rest.indexOf(key);
    if (place !== -1) rest.splice(place, 1);
    return place !== -1 || types.includes(key.split(/[/:]/)[0] ?? "");
  }) && rest.length === 0;
}

/** A text without what is random in it or belongs to the set-up of the server. */
function plain(value: unknown): string {
  return String(value)
    .replace(/external_content\/[0-9a-f]+\//g, "external_content/H/")
    .replace(/\/user_uploads\/[^/]+\/[0-9a-f]+\/[^/"]+\//g, "/user_uploads/R/T/")
    .replace(/\/user_avatars\/[^/]+\/emoji\/images\/[^"]+/g, "/user_avatars/R/emoji/E");
}

/** The scenarios of a recorded server, or only those of the files that are named. */
export function recordedScenarios({ folder }: RecordedServer, only?: readonly string[]): RecordedScenario[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz") && (only?.includes(name) ?? true));
  return names.flatMap((name) => readRecording(gunzipSync(readFileSync(join(folder, name))).toString("utf8"), name));
}

/**
 * The result of replaying scenarios, on a realm that follows servers or on one that follows the documentation.
 *
 * @param except - a divergence in which a realm that follows servers follows the documentation nevertheless
 * @param reasons - takes the reason of each refusal, by `scenario#number`
 */
export async function played(
  server: RecordedServer,
  scenarios: readonly RecordedScenario[],
  follow: "server" | "documented" = "server",
  { except, reasons }: { readonly except?: DivergenceName; readonly reasons?: Map<string, string> } = {},
): Promise<PairResult[]> {
  const { folder, played_at, later } = server;
  const fixture = checkedFixture(JSON.parse(readFileSync(join(folder, "fixture.json"), "utf8")));
  let asked: Simulator | undefined;
  let seen = 0;
  const begin = (simulator: Simulator): Simulator => {
    [asked, seen] = [simulator, 0];
    if (except !== undefined) simulator.restore(withoutDivergence(simulator.snapshot(), except));
    return simulator;
  };
  const start = async (begun: Fixture) => ({ baseUrl: "http://simulator.invalid", send: startSimulator(begun, begin) });
  const wanted = { ...fixture, feature_level: played_at, realm: { ...fixture.realm, follow } };
  const results: PairResult[] = [];
  for await (const result of replayRecordings(scenarios, wanted, start, new Set(later.keys))) {
    const differences = comparedIn(server, result.differences);
    const isAll = differences.length === result.differences.length;
    results.push(isAll ? result : { ...result, differences, status: statusOf(differences) });
    const journal = asked?.journal ?? [];
    const reason = journal.slice(seen).find((entry) => entry.reason !== null)?.reason;
    seen = journal.length;
    if (typeof reason === "string") reasons?.set(`${result.scenario}#${result.n}`, reason);
  }
  return results;
}

/** A recorded server with its scenarios and the result of replaying them on a realm that follows servers. */
export interface Replayed {
  readonly server: RecordedServer;
  readonly scenarios: readonly RecordedScenario[];
  readonly results: readonly PairResult[];
  /** The reasons of refusals, by `scenario#number`. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The result on a realm that follows the documentation, which is the default. */
  readonly byDefault: readonly PairResult[];
}

/** Replays all that was recorded. */
export async function replayedAll(folder: string): Promise<Replayed[]> {
  const newer = ([421, 442] as const).flatMap((level) => [newerServer(folder, "442", level), newerServer(folder, "stories", level)]);
  const all: Replayed[] = [];
  for (const server of [olderServer(folder), ...newer]) {
    const scenarios = server.name === "stories" ? stories(server, "some", "others") : recordedScenarios(server);
    const reasons = new Map<string, string>();
    const results = await played(server, scenarios, "server", { reasons });
    all.push({ server, scenarios, results, reasons, byDefault: await played(server, scenarios, "documented") });
  }
  return all;
}

/** The text of `src/generated/fidelity-counts.ts` that these results call for. */
export function fidelityText(replayed: readonly Replayed[]): string {
  const counted = (one: Replayed, results: readonly PairResult[]): RecordedCounts =>
    recordedCounts(one.scenarios, results, one.server.played_at, one.reasons);
  // Each conversation counts once, at the level of its server, where everything is compared.
  const atOwnLevel = replayed.filter(({ server }) => server.played_at === server.level);
  const counts = atOwnLevel.map((one) => counted(one, one.results));
  const byDefault = atOwnLevel.map((one) => counted(one, one.byDefault));
  const alikeOf = (results: readonly PairResult[]): number => results.filter(({ status }) => status === "identical" || status === "soft").length;
  const htmlOf = (results: readonly PairResult[]): number =>
    results.filter(({ differences }) => differences.some(({ kind }) => kind === "html")).length;
  const servers = replayed.map(({ server: { level, played_at }, results, byDefault: others }) => {
    const pairs = results.filter(({ status }) => status !== "skipped").length;
    const counts = `pairs: ${pairs}, alike: ${alikeOf(results)}, alike_by_default: ${alikeOf(others)}`;
    const html = `html_differs: ${htmlOf(results)}, html_differs_by_default: ${htmlOf(others)}`;
    return `    { level: ${level}, played_at: ${played_at}, ${counts}, ${html} },`;
  });
  const rows = (part: keyof RecordedCounts): string[] => {
    const others = summed(byDefault.map((count) => count[part]));
    return Object.entries(summed(counts.map((count) => count[part]))).map(
      ([name, { recorded, alike }]) => `    ${JSON.stringify(name)}: [${recorded}, ${alike}, ${others[name]?.alike ?? 0}],`,
    );
  };
  return [
    "/** How often each part of the interface was recorded and is alike. Written by `npm run fidelity`; a test holds it current. */",
    "export const FIDELITY_COUNTS = {",
    "  servers: [", ...servers, "  ],",
    "  operations: {", ...rows("operations"), "  },",
    "  parameters: {", ...rows("parameters"), "  },",
    "  events: {", ...rows("events"), "  },",
    "  register_keys: {", ...rows("register_keys"), "  },",
    "  refusals: {", ...rows("refusals"), "  },",
    "} as const;",
    "",
  ].join("\n");
}

function summed(parts: readonly Readonly<Record<string, RecordedCount>>[]): Record<string, RecordedCount> {
  const names = [...new Set(parts.flatMap(Object.keys))].sort();
  const sum = (name: string, of: keyof RecordedCount): number => parts.reduce((total, part) => total + (part[name]?.[of] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, { recorded: sum(name, "recorded"), alike: sum(name, "alike") }]));
}
