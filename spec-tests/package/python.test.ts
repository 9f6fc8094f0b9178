/** The Python helper: with the standard library alone, and with pytest where it is installed. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COMMAND = `${process.execPath} ${ROOT}dist/cli.js`;
const env = { ...process.env, PYTHONPATH: `${ROOT}python`, PYTHONDONTWRITEBYTECODE: "1", REALM_SIMULATOR: COMMAND };

function python(...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync("python3", args, { cwd: ROOT, env, encoding: "utf8" });
  return { status, text: `${stdout}${stderr}` };
}

test("it starts a server, resets it and moves its clock", () => {
  const program = `
from realm_simulator import RealmError, serve
with serve({"users": [{"email": "ann@example.test", "api_key": "k"}]}, command=${JSON.stringify(COMMAND)}) as realm:
    before = realm.now
    realm.advance(seconds=60)
    print(realm.api_key("ann@example.test"), realm.now - before, realm.requests(), realm.outbox()["emails"])
    realm.faults({"fault": "stall"})
    realm.faults()
    try:
        realm.reset({"users": 5})
    except RealmError as error:
        print(error)
`;
  const { status, text } = python("-c", program);
  expect([status, text]).toEqual([0, expect.stringMatching(/^k 60 \[\] \[\]\nusers: .*\n$/)]);
});

test("nothing answers after Python has ended, however it did", () => {
  for (const end of ["", "os.kill(os.getpid(), signal.SIGKILL)"]) {
    const program = `
import os, signal
from realm_simulator import serve
realm = serve(command=${JSON.stringify(`npx --no-install node ${COMMAND.split(" ").at(-1) ?? ""}`)})
print(realm.url, flush=True)
${end}
`;
    const { text } = python("-c", program);
    // The pipe ends with the last process that writes to it, and that is the server.
    expect(text).toMatch(/^http:/);
    expect(python("-c", `import urllib.request; urllib.request.urlopen(${JSON.stringify(text.trim())})`).text).toContain("refused");
  }
});

test("its version is that of the package", () => {
  const versionIn = (file: string): string | undefined =>
    /"?version"?\s*[:=]\s*"([^"]+)"/u.exec(readFileSync(`${ROOT}${file}`, "utf8"))?.[1];
  expect(versionIn("python/pyproject.toml")).toBe(versionIn("package.json"));
});

test("a command that does not start is an error in one sentence", () => {
  const { status, text } = python("-c", 'from realm_simulator import serve; serve(command="false")');
  expect([status, text.trimEnd().split("\n").at(-1)]).toEqual([1, "realm_simulator.RealmError: false serve did not start."]);
});

test("its pytest fixture resets the realm before each test, where pytest is installed", () => {
  if (python("-c", "import pytest").status !== 0) return console.log("not run: pytest is not installed");
  const options = ["-q", "-p", "realm_simulator", "-p", "no:cacheprovider"];
  const { status, text } = python("-m", "pytest", ...options, "spec-tests/python");
  expect([status, text]).toEqual([0, expect.stringContaining("6 passed")]);
});
