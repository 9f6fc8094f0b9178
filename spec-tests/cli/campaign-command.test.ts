/** The command `campaign`, on clients in processes of their own. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CAMPAIGN_FIXTURE } from "../../src/campaign";
import { main } from "../../src/cli/main";
import { replayScenario, type Scenario } from "../../src/scenario";
import { recordedIo } from "./recorded-io";

const CLIENT = `node "${fileURLToPath(new URL("line-client.mjs", import.meta.url))}"`;
const PYTHON = `python3 "${fileURLToPath(new URL("../../examples/python/campaign_client.py", import.meta.url))}"`;

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { io, output } = recordedIo(Date.now);
  const code = await main(["campaign", ...args], io);
  return { code, ...output };
}

function hasPython(): boolean {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

// Most of their time the campaigns wait for their clients, and so they do it together.
describe.concurrent("the command", () => {
  test("a client that never registers again is broken by few steps, and the scenario of it can be replayed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "realm-simulator-campaign-"));
    const out = join(folder, "found.json");
    try {
      const args = ["--faults", "lose_queue", "--runs", "20", "--steps", "5", "--seed", "5", "--quiet-milliseconds", "30"];
      const page = join(folder, "found.html");
      const { code, stdout } = await run("--client-command", CLIENT, ...args, "--out", out, "--trace", page);
      expect(readFileSync(page, "utf8")).toMatch(/^<!doctype html>[^]*campaign-trace/iu);
      expect(stdout).toContain("view unread: message ");
      expect(code).toBe(1);
      const scenario = JSON.parse(readFileSync(out, "utf8")) as Scenario;
      expect((await replayScenario(scenario)).steps.filter(({ status }) => status !== "passed")).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("a client that repeats a refused request without a pause never becomes quiet", async () => {
    // A busy machine can hold the client up for long between two requests; that is not rest.
    const args = ["--faults", "lose_queue", "--runs", "60", "--steps", "8", "--seed", "2", "--quiet-milliseconds", "400"];
    const { code, stdout } = await run("--client-command", `${CLIENT} loops`, ...args);
    expect(stdout).toContain("The client never becomes idle: at the same moment it continues with GET /events, last answered 400.");
    expect(code).toBe(1);
  });

  test("an account that joins has a client", async () => {
    const args = ["--steps", "1", "--runs", "1", "--faults", "delay", "--joins"];
    const { code, stdout } = await run("--client-command", CLIENT, ...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining("survived 1 plan")]);
  });

  test("without faults and with nothing to do, it survives", async () => {
    const folder = mkdtempSync(join(tmpdir(), "realm-simulator-campaign-"));
    const page = join(folder, "used.html");
    const args = ["--steps", "1", "--runs", "1", "--seed", "4", "--faults", "delay", `--coverage=html=${page}`];
    const { code, stdout, stderr } = await run("--client-command", CLIENT, ...args);
    expect(stderr).toContain(`the coverage is in ${page}.`);
    expect(readFileSync(page, "utf8")).toMatch(/<h1>[1-9]\d* of \d+ operations<\/h1>/u);
    rmSync(folder, { recursive: true });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/survived 1 plan from seed 4 in \d+ s\. Faults that were applied: /u)]);
  });

  test("a slow client is not taken for a wrong one", async () => {
    const args = ["--runs", "4", "--steps", "2", "--seed", "4", "--faults", "delay", "--quiet-milliseconds", "8"];
    const { code, stdout } = await run("--client-command", `${CLIENT} "is slow"`, ...args);
    expect([code, stdout]).toEqual([0, expect.stringContaining("survived 4 plans")]);
  });

  test.each([
    ["is silent", "gave no answer to view within 2 s"],
    ["ends", "The client shows nothing: The client's process has ended."],
    ["shows nothing", "The client's view has no part to compare; it can have messages, unread, "],
    ["floods one line", "The client has written more than 4 MiB on its standard output, and was ended."],
    ["misnames", 'there is no part "unred", probably "unread"'],
  ])(
    "a client that %s: the campaign says so within its time limit, and fails",
    async (mistake, sentence) => {
      const args = ["--runs", "1", "--steps", "1", "--timeout", "2"];
      const { code, stdout } = await run("--client-command", `${CLIENT} "${mistake}"`, ...args);
      expect([code, stdout]).toEqual([1, expect.stringContaining(sentence)]);
    },
    30_000,
  );

  test.each([
    [[], "campaign needs --client-command COMMAND"],
    [["--client-command", " "], "campaign needs --client-command COMMAND"],
    [["--client-command", "true", "--faults", "lose_que"], 'there is no fault "lose_que", probably "lose_queue"'],
    [["--client-command", "true", "--account", "no@example.test"], 'there is no account with the address "no@example.test"'],
    [["--client-command", "true", "--joins", "--account", "bob@example.test"], "--joins: there is an account with the address"],
    [["--client-command", "exit 3"], "The client's process has ended."],
    [
      ["--client-command", "echo hello"],
      'The client\'s process has ended. It wrote "hello"; its first line has to be {"ready": true, "acts": {…}}.',
    ],
    [["--client-command", `${CLIENT} misdescribes`], 'there is no kind of argument "chanel", probably "channel"'],
    [["--client-command", CLIENT, "--view", "nonexistent-command"], "--view nonexistent-command gives no JSON: "],
    [["--client-command", CLIENT, "--view", "http://127.0.0.1:9/view"], "--view http://127.0.0.1:9/view gives no JSON: "],
    [
      ["--client-command", CLIENT, "--view", "sleep 29.5", "--timeout", "1"],
      "--view sleep 29.5 gives no JSON: it has not ended within 1 s.",
    ],
    [["--client-command", CLIENT, "--view", "exit 3"], "--view exit 3 gives no JSON: it ended with the status 3."],
    [["--client-command", CLIENT, "--view", "echo hello"], "--view echo hello gives no JSON: "],
    [["--client-command", "true", "--runs", "many"], '--runs "many" is not a whole number'],
  ])("%j is refused in one line", async (args, sentence) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr.trim().split("\n")]).toEqual([2, [expect.stringContaining(sentence)]]);
  });

  test("an account whose client cannot be tested is refused in one line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "realm-simulator-campaign-"));
    const file = join(folder, "fixture.json");
    const users = CAMPAIGN_FIXTURE.users?.map((user) => ({ ...user, is_active: user.email !== "ann@example.test" }));
    writeFileSync(file, JSON.stringify({ ...CAMPAIGN_FIXTURE, users }));
    const { code, stderr } = await run("--client-command", "true", "--fixture", file);
    rmSync(folder, { recursive: true });
    expect([code, stderr.trim().split("\n")]).toEqual([2, [expect.stringContaining("--account: ann@example.test is deactivated; ")]]);
  });

  test.runIf(hasPython())(
    "the client in Python survives",
    async () => {
      const { code, stdout } = await run("--client-command", PYTHON, "--runs", "2", "--steps", "12", "--seed", "7");
      expect([code, stdout]).toEqual([0, expect.stringContaining("survived 2 plans")]);
    },
    60_000,
  );
});
