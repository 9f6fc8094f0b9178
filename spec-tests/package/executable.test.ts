/** The program as one file: it runs where there is no Node, with the helpers for other languages. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SCENARIO = {
  ...{ name: "one", purpose: "One call", fixture: { users: [{ email: "ann@example.test" }] } },
  steps: [{ as: "ann@example.test", call: "get-own-user", expect: { email: "ann@example.test" } }],
};

let folder: string;
let program: string;
/** The standard library of Python, and nothing else. */
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "realm-simulator-executable-"));
  program = join(folder, "realm-simulator");
  const made = spawnSync(process.execPath, [join(ROOT, "scripts/executable.mjs"), program], { encoding: "utf8" });
  expect([made.status, made.stdout]).toEqual([0, expect.stringContaining("realm-simulator: ")]);
  path = join(folder, "bin");
  mkdirSync(path);
  const python = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).stdout.trim();
  writeFileSync(join(path, "python3"), `#!/bin/sh\nexec ${python} "$@"\n`, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { PATH: path, ...env },
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return { status, text: `${stdout}${stderr}` };
}

test("the commands of the program are in it, and the page that shows runs", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(run(program, ["--version"])).toEqual({ status: 0, text: `${version}\n` });
  writeFileSync(join(folder, "one.json"), JSON.stringify(SCENARIO));
  writeFileSync(join(folder, "two.mjs"), `export const two = ${JSON.stringify({ ...SCENARIO, name: "two" })};\n`);
  const played = run(program, ["replay", "one.json", "two.mjs", "--reporter", "spec,html=report.html", "--trace", "traces"]);
  expect([played.status, played.text]).toEqual([0, expect.stringContaining("2 passed")]);
  expect(run(program, ["openapi"]).text).toContain('"openapi": "3.1.0"');
  expect(run(program, ["samples", "--out", "samples"]).status).toBe(0);
  expect(run(program, ["schema", "scenario"]).text).toContain("$schema");
  expect(run(program, ["fidelity"]).status).toBe(0);
  expect(run(program, ["evidence", "one.json"]).text).toContain("get-own-user");
});

test("a campaign with a client of another language", () => {
  copyFileSync(join(ROOT, "examples/python/campaign_client.py"), join(folder, "campaign_client.py"));
  copyFileSync(join(ROOT, "examples/python/campaign_lines.py"), join(folder, "campaign_lines.py"));
  const python = join(path, "python3");
  const { status, text } = run(
    program,
    ["campaign", "--client-command", `${python} campaign_client.py`, "--runs", "1", "--steps", "3", "--jobs", "1"],
    { PATH: `${path}:/bin` },
  );
  expect([status, text]).toEqual([0, expect.stringContaining("1 plan")]);
});

test("the first test in Python, with the helper as a package, where pip and pytest are installed", () => {
  const python = join(path, "python3");
  const isInstalled = "from importlib.util import find_spec as f; assert f('pip') and f('pytest')";
  if (run(python, ["-c", isInstalled]).status !== 0) return console.log("not run: pytest is not installed");
  mkdirSync(join(folder, "helper"));
  for (const file of ["pyproject.toml", "build_backend.py", "realm_simulator.py"])
    copyFileSync(join(ROOT, "python", file), join(folder, "helper", file));
  const offline = ["--no-index", "--no-deps", "--disable-pip-version-check", "-q"];
  const installed = run(python, ["-m", "pip", "install", ...offline, "--target", "site", "./helper"], { HOME: folder });
  expect(installed.status, installed.text).toBe(0);
  copyFileSync(join(ROOT, "examples/python/test_first.py"), join(folder, "test_first.py"));
  const { status, text } = run(python, ["-m", "pytest", "-q", "test_first.py"], { PYTHONPATH: join(folder, "site") });
  expect([status, text]).toEqual([0, expect.stringContaining("2 passed")]);
});

test("the first test in Go, where it is installed", () => {
  if (spawnSync("go", ["version"]).status !== 0) return console.log("not run: go is not installed");
  const env = { ...process.env, REALM_SIMULATOR: program, GOFLAGS: "-mod=mod", GOPROXY: "off" };
  const { status, stdout, stderr } = spawnSync("go", ["test", "./..."], { cwd: join(ROOT, "examples/go"), env, encoding: "utf8" });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringMatching(/^ok/u)]);
});
