/** What a program has started ends with it: npx, npm exec and pnpm exec start further processes, which would live on. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { afterEach, beforeAll, expect, test } from "vitest";
import { packedProject } from "./packed-project";

let folder: string;
let children: ChildProcess[] = [];

beforeAll(() => void ({ folder } = packedProject()));
afterEach(() => {
  // Each child leads a group, so that a test that fails leaves nothing either.
  for (const { pid } of children) kill(-(pid ?? 0), "SIGKILL");
  children = [];
});

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Starts a command, and returns it with the address in the first line that it writes. */
async function started(command: string, args: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"], detached: true, env: plainEnvironment() });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("{")) return { child, url: JSON.parse(line).url };
  }
  throw new Error(`${command} ${args.join(" ")} has not said its address.`);
}

/** Without what the npm that runs the tests has set. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { npm_command: _command, npm_lifecycle_script: _script, ...rest } = process.env;
  return rest;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/api/v1/server_settings`);
    return true;
  } catch {
    return false;
  }
}

const SERVE = ["realm-simulator", "serve", "--port", "0", "--quiet"];
const hasPnpm = spawnSync("pnpm", ["--version"]).status === 0;
const STARTERS: readonly (readonly [string, readonly string[]])[] = [
  ["npx", SERVE],
  ["npm", ["exec", "--", ...SERVE]],
  ...(hasPnpm ? [["pnpm", ["exec", ...SERVE]] as const] : []),
  ["npx", ["realm-simulator", "record", "--upstream", "http://127.0.0.1:1", "--out", "recorded.json"]],
];

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  test.each(STARTERS)(`after ${signal} for %s %j nothing answers`, async (command, args) => {
    const { child, url } = await started(command, args);
    expect(await answers(url)).toBe(true);
    child.kill(signal);
    await expect.poll(() => answers(url)).toBe(false);
  });
}

test("a server in a shell in the background ends with the shell", async () => {
  const { child, url } = await started("sh", ["-c", `npx ${SERVE.join(" ")} --end-with $$ & wait`]);
  expect(await answers(url)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => answers(url)).toBe(false);
});

test("a server that nothing ends stays when what has started it ends", async () => {
  const program = `${folder}/node_modules/realm-simulator/dist/cli.js`;
  const { child, url } = await started("sh", ["-c", `node ${program} serve --port 0 --quiet & wait`]);
  const other = await started("sh", ["-c", `node ${program} serve --port 0 --quiet --end-with ${child.pid} & wait`]);
  child.kill("SIGKILL");
  await expect.poll(() => answers(other.url)).toBe(false);
  expect(await answers(url)).toBe(true);
});

test("--end-with wants a process that runs", () => {
  const program = `${folder}/node_modules/realm-simulator/dist/cli.js`;
  const { pid = 1 } = spawnSync("true");
  const { status, stderr } = spawnSync("node", [program, "serve", "--end-with", String(pid)], { encoding: "utf8" });
  expect([status, stderr]).toEqual([
    2,
    `realm-simulator: --end-with ${pid}: there is no such process; expected the ID of one that runs, such as $$.\n`,
  ]);
});
