/** `REALM_SIMULATOR_EVIDENCE=DIR`: each process writes what all of its simulators touched. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EvidenceData } from "../../src/evidence";

const folder = mkdtempSync(join(tmpdir(), "whole-run-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const PROGRAM = join(folder, "program.mjs");

beforeAll(async () => {
  const contents = `
    import { readdirSync, readFileSync } from "node:fs";
    import { createSimulator } from "./index";
    import { collectWholeRun } from "./testing/evidence/whole-run";
    collectWholeRun();
    collectWholeRun();
    for (const path of ["server_settings", "users"]) await createSimulator({}).fetch("https://chat.test/api/v1/" + path);
    const written = () => readdirSync(process.env.REALM_SIMULATOR_EVIDENCE).map((name) => readFileSync(process.env.REALM_SIMULATOR_EVIDENCE + "/" + name, "utf8"));
    const look = () => written().some((text) => text.includes('"get-users":1')) ? process.kill(process.pid, "SIGKILL") : setTimeout(look, 1);
    if (process.argv[2] === "killed") look();
  `;
  const stdin = { contents, resolveDir: resolve("src"), loader: "ts" } as const;
  const result = await build({ stdin, bundle: true, format: "esm", platform: "node", write: false, logLevel: "error" });
  writeFileSync(PROGRAM, result.outputFiles[0]?.text ?? "");
});

function files(out: string, env: Record<string, string>, ...args: string[]): EvidenceData[] {
  try {
    execFileSync(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env }, stdio: "pipe" });
  } catch (error) {
    expect(error).toMatchObject({ signal: "SIGKILL" });
  }
  return readdirSync(out).map((name) => {
    expect(name).toMatch(/^evidence-\d+-[0-9a-f]{8}\.json$/);
    return JSON.parse(readFileSync(join(out, name), "utf8")) as EvidenceData;
  });
}

test.each([[[]], [["killed"]]])("a process that ends by %j leaves one file, with each request once", (args) => {
  const out = mkdtempSync(join(folder, "out-"));
  const written = files(out, { REALM_SIMULATOR_EVIDENCE: out }, ...args);
  expect(written).toMatchObject([
    { evidence: 1, touched: { operations: { "get-server-settings": 1, "get-users": 1 }, modes: { documented: 2 } } },
  ]);
});

test("without the variable nothing is written", () => {
  expect(files(mkdtempSync(join(folder, "out-")), { REALM_SIMULATOR_EVIDENCE: "" })).toEqual([]);
});

test("a folder that cannot be written is one sentence, and the run goes on", () => {
  const out = mkdtempSync(join(folder, "out-"));
  expect(files(out, { REALM_SIMULATOR_EVIDENCE: "/dev/null/x" })).toEqual([]);
});
