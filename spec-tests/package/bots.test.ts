/** The bots and helpers of `docs/bots.md` in other languages, where these are installed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const REALM_SIMULATOR = `${process.execPath} ${ROOT}dist/cli.js`;
const PYTHONPATH = `${ROOT}python:${ROOT}examples/bots`;
const env = { ...process.env, REALM_SIMULATOR, PYTHONPATH, PYTHONDONTWRITEBYTECODE: "1" };

function run(program: string, args: readonly string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, env, encoding: "utf8" });
  return { status, text: `${stdout}${stderr}` };
}

test("the server of a bot in Python answers what is delivered", () => {
  expect(run("python3", ["examples/bots/test_echo_bot.py"])).toEqual({ status: 0, text: "passed\n" });
});

test("the helper for Rust starts, resets and advances a realm, where rustc is installed", () => {
  if (run("rustc", ["--version"]).status !== 0) return console.log("not run: rustc is not installed");
  const folder = mkdtempSync(join(tmpdir(), "rust-"));
  const program = join(folder, "realm_test");
  expect(run("rustc", ["--edition", "2021", "-o", program, "examples/bots/realm_test.rs"]).status).toBe(0);
  expect(run(program, [])).toEqual({ status: 0, text: "passed\n" });
  rmSync(folder, { recursive: true });
});
