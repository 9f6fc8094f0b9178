/** Every scenario that ships is usable and holds, on the simulator in this process and on one behind HTTP. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differenceLine } from "../../src/matching/difference";
import { INTERFACE_ROUTES } from "../../src/matching/interface";
import type { Scenario } from "../../src/matching/scenario";
import { problemLine } from "../../src/matching/scenario-problem";
import { REASONS } from "../../src/protocol/refusals/reasons";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { replay } from "../../src/scenario/replay";
import { seenInTrace, watchedTarget } from "../../src/scenario/seen-in-scenario";
import { tracedSimulators } from "../../src/scenario/traced-simulators";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import { liveTarget } from "../../src/targets/live-target";
import { loadFixture } from "../../src/targets/load-fixture";
import { simulatorTarget } from "../../src/targets/simulator-target";
import type { Target } from "../../src/targets/target";
import { coverageOf, type SeenInScenario } from "../../src/touched/coverage";
import { COVERS_EVERYTHING } from "../support/property-runs";
import { declaredUnseen, keepAccepted, keepGenerated, keepTraced, type SeenEvents, undeclaredEvents } from "./declared-lists";

const FOLDER = "examples/scenarios";
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(yaml|json)$/u.test(name) && !name.endsWith("setup.yaml"))
  .sort();

function scenarioIn(name: string): Scenario {
  const file = `${FOLDER}/${name}`;
  const read = readScenario(readFileSync(file, "utf8"), file, { routes: INTERFACE_ROUTES, loadFixture }, (used) => {
    const path = join(dirname(file), used);
    return { file: path, text: readFileSync(path, "utf8") };
  });
  if ("problems" in read) throw new Error(read.problems.map(problemLine).join("\n"));
  const [{ scenario } = { scenario: undefined }] = read.scenarios;
  if (scenario === undefined) throw new Error(`${file} has no scenario`);
  return scenario;
}

/** What went wrong, in lines; nothing when every step passed. */
async function complaints(scenario: Scenario, target: Target): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { number, title, status, reason, differences } of replay(scenario, target, INTERFACE_ROUTES)) {
    if (status !== "passed") {
      lines.push(`step ${number}, ${title}: ${[status, reason, ...differences.map(differenceLine)].join("\n  ")}`);
    }
  }
  return lines;
}

const simulators = tracedSimulators();
const seen: SeenInScenario[] = [];
const sent: SeenEvents = new Set();

/** The folders of operations, each with their identifiers. */
const SUBJECTS = readdirSync("src/model/operations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, ids: readdirSync(`src/model/operations/${name}`).map((file) => file.replace(".ts", "")) }));

describe("the shipped scenarios", () => {
  it("are more than twelve, some in YAML and some in JSON, with names of their own", () => {
    expect(files.length).toBeGreaterThan(12);
    expect(new Set(files.map((file) => file.split(".").at(-1)))).toEqual(new Set(["json", "yaml"]));
    expect(new Set(files.map((file) => scenarioIn(file).name)).size).toBe(files.length);
  });

  it.each(files)("%s holds on the simulator", async (file) => {
    const scenario = scenarioIn(file);
    expect(scenario.card).toBeUndefined();
    const { target, take } = watchedTarget(simulatorTarget(simulators.start));
    expect(await complaints(scenario, target)).toEqual([]);
    seen.push(seenInTrace(scenario.name, simulators.seen(), take(scenario.name)));
    keepTraced(sent, simulators.steps());
  });

  it("reach each subject, nine of ten reasons of refusals, all events and all rows of the state tables", () => {
    const { operations, refusals, events, transitions } = coverageOf(seen);
    expect(SUBJECTS.filter(({ ids }) => ids.every((id) => operations.missed.includes(id)))).toEqual([]);
    expect(events.missed).toEqual([]);
    expect(transitions?.missed).toEqual([]);
    const all = Object.keys(REASONS).length;
    expect((all - (refusals?.missed.length ?? all)) / all, refusals?.missed.join(" ")).toBeGreaterThanOrEqual(0.9);
  });

  it("show with accepted and generated calls the events that operations declare, except those listed, and no others", async () => {
    keepAccepted(sent);
    keepGenerated(sent, 40);
    await expect(`${declaredUnseen(sent).join("\n")}\n`).toMatchFileSnapshot("declared-unseen.txt");
    expect(undeclaredEvents(sent)).toEqual([]);
  });
});

describe("over HTTP", () => {
  let server: HttpServer;
  let target: Target;
  beforeAll(async () => {
    const simulator = createSimulator();
    const front = frontController({ simulator, fixture: () => ({}), complete: (fixture) => fixture }, true);
    server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
    target = await liveTarget(server.url, []);
  });
  afterAll(() => server.close());

  // That the wire and the model agree is proven by each operation; here a part of the files is enough.
  it.each(COVERS_EVERYTHING ? files : files.filter((_file, place) => place % 4 === 0))("%s holds too", async (file) => {
    expect(await complaints(scenarioIn(file), target)).toEqual([]);
  });
});
