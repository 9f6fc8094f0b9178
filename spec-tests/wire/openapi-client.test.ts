/**
 * The types that openapi-typescript generates from the document compile, and answers of the simulator have these types.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { INTERFACE_ROUTES, routeAt } from "../../src/matching/interface";
import { readScenario } from "../../src/scenario/reading/read-scenario";
import { replay } from "../../src/scenario/replay";
import { loadFixture } from "../../src/targets/load-fixture";
import { simulatorTarget, startSimulator } from "../../src/targets/simulator-target";
import type { Target } from "../../src/targets/target";
import { samplesAt } from "../../src/testing/samples/samples";
import { openApiDocument } from "../../src/wire/openapi/document";

const LEVEL = 421;
const RECORDS = "examples/scenarios/records";

const COMPILER = fileURLToPath(new URL("../../node_modules/typescript-native/bin/tsc", import.meta.url));

/** The errors of the compiler for files, as it prints them. */
function complaints(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--exactOptionalPropertyTypes"];
    const { stdout, stderr } = spawnSync(process.execPath, [COMPILER, ...options, ...Object.keys(files)], {
      cwd: folder,
      encoding: "utf8",
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Successful answers while the scenarios about whole records are played, by the ID of the operation. */
async function answersOfScenarios(): Promise<(readonly [string, unknown])[]> {
  const answers: (readonly [string, unknown])[] = [];
  const target = simulatorTarget(startSimulator);
  const watched: Target = {
    ...target,
    async call(request) {
      const answer = await target.call(request);
      const found = routeAt(LEVEL, request.method, request.path);
      if (found.kind === "route" && answer.status === 200) answers.push([found.route.id, answer.body]);
      return answer;
    },
  };
  for (const name of readdirSync(RECORDS)) {
    const read = readScenario(readFileSync(join(RECORDS, name), "utf8"), name, { routes: INTERFACE_ROUTES, loadFixture });
    const scenarios = "scenarios" in read ? read.scenarios : [];
    for (const { scenario } of scenarios) for await (const _ of replay(scenario, watched, INTERFACE_ROUTES));
  }
  return answers;
}

test("a generated client compiles, and agrees with 200 answers, at least one of each operation, and with requests", async () => {
  const document = openApiDocument(LEVEL);
  const client = astToString(await openapiTS(JSON.stringify(document)));
  const joined = new Set(["get-user-by-email", "update-user-by-email"]);
  const { answers } = samplesAt(LEVEL);
  const rows = [...Object.entries(answers), ...(await answersOfScenarios())].filter(([id]) => !joined.has(id));
  expect(rows.length).toBeGreaterThanOrEqual(200);
  const typed = rows.map(([id, answer], place) => {
    const type = `operations[${JSON.stringify(id)}]["responses"][200]["content"]["application/json"]`;
    return `export const answer${place}: ${type} = ${JSON.stringify(answer)};`;
  });
  const head = 'import type { operations } from "./client";\n';
  const form = '["requestBody"]["content"]["application/x-www-form-urlencoded"]';
  const requests = [
    `export const sent: operations["send-message"]${form} = { type: "direct", to: [1], content: "hi" };`,
    `export const colours: NonNullable<operations["update-settings"]["requestBody"]>${form.slice(15)} = { color_scheme: 2 };`,
  ];
  expect(complaints({ "client.ts": client, "answers.ts": head + typed.join("\n"), "requests.ts": head + requests.join("\n") })).toBe("");
  const wrong = `export const wrong: operations["send-message"]${form} = { type: "letter", content: "hi" };`;
  expect(complaints({ "client.ts": client, "wrong.ts": head + wrong })).toMatch(/^wrong\.ts\(2,\d+\): error TS2322: .*\n$/);
});
