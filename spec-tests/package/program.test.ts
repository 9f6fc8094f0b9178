/**
 * The built program as a process of its own: its first line, its signals, its exit codes, its time to the first answer.
 */

import type { ChildProcess } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { credentials } from "../server/every-transport";
import { openConnection } from "../server/raw-connection";
import { EVERY_ROLE_FIXTURE, START } from "../support/realms";
import { builtProgram } from "./packed-project";

const JSON_TYPE = { "Content-Type": "application/json" };

interface Served {
  readonly process: ChildProcess;
  readonly url: string;
  readonly firstLine: Record<string, unknown>;
}

/** How many starts of an empty program the first answer can take: some 250 ms if the empty one takes 40 ms. */
const MOST_STARTS = 8;

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

let program: string;
let folder: string;
let children: ChildProcess[] = [];

beforeAll(() => void (program = builtProgram()));
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "realm-simulator-program-"))));
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Timers of five seconds and more take a thousand times as long: a process that waits for one outlasts its test. */
const LONG_TIMERS = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    "const now = setTimeout; globalThis.setTimeout = (f, ms, ...more) => now(f, ms < 5000 ? ms : ms * 1000, ...more);",
  )}`,
};

function serve(...args: string[]): Promise<Served> {
  return serveWith({}, ...args);
}

async function serveWith(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [program, "serve", "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  children.push(child);
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const firstLine = JSON.parse(String(value)) as Record<string, unknown>;
  return { process: child, url: String(firstLine["url"]), firstLine };
}

function fixtureFile(fixture: unknown): string {
  const file = join(folder, "realm.json");
  writeFileSync(file, typeof fixture === "string" ? fixture : JSON.stringify(fixture));
  return file;
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? (await once(child, "exit"))[0];
}

/** The channels that a server has and that are not archived. */
async function channelsOf(url: string, email: string, key: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/v1/streams?include_all=true`, { headers: credentials(email, key) });
  return ((await answer.json()) as { streams: { name: string }[] }).streams.map(({ name }) => name);
}

test("compare ends on SIGINT when all that it created on a server without a control plane is archived", async () => {
  const { url } = await serve("--no-control", "--fixture", fixtureFile({ ...EVERY_ROLE_FIXTURE, realm: { follow: "server" } }));
  const { users = [] } = EVERY_ROLE_FIXTURE;
  const active = users.filter(({ is_active = true }) => is_active);
  const accounts = active.flatMap(({ email, api_key }) => (api_key === undefined ? [] : [{ email, api_key }]));
  const file = join(folder, "accounts.json");
  writeFileSync(file, JSON.stringify({ accounts }));
  const before = await channelsOf(url, "olive@example.test", "olive-key");
  const args = ["compare", "--against", url, "--credentials", file, "--seconds", "500"];
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  const errors = child.stderr.setEncoding("utf8").toArray();
  await expect.poll(() => channelsOf(url, "olive@example.test", "olive-key")).not.toEqual(before);
  child.kill("SIGINT");
  expect(await exitOf(child)).toBe(0);
  expect((await errors).join("")).toMatch(/--clean-up rs[0-9a-f]{6}- removes it later\.\n.*what was made is removed\./su);
  expect(await channelsOf(url, "olive@example.test", "olive-key")).toEqual(before);
});

describe("serve", () => {
  test("its first line is one JSON object with the URL, the control plane, the feature level, the mode and the accounts", async () => {
    const { firstLine, url } = await serve("--fixture", fixtureFile(EVERY_ROLE_FIXTURE));
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(firstLine).toEqual({ url, control: `${url}/_simulator`, feature_level: 421, follow: "documented", accounts: expect.any(Array) });
    const olive = { email: "olive@example.test", api_key: "olive-key", user_id: 1, role: 100 };
    expect(firstLine["accounts"]).toContainEqual(olive);
    expect(await (await fetch(`${url}/_simulator`)).json()).toMatchObject({
      accounts: firstLine["accounts"],
      now: START,
    });
  });

  test("links start with the server's URL unless the fixture names another", async () => {
    const own = await serve();
    const settings = async (url: string): Promise<unknown> => (await fetch(`${url}/api/v1/server_settings`)).json();
    expect(await settings(own.url)).toMatchObject({ realm_url: own.url });
    const named = await serve("--fixture", fixtureFile(EVERY_ROLE_FIXTURE));
    expect(await settings(named.url)).toMatchObject({ realm_url: "https://chat.example.test" });
  });

  test("the feature level of the command line holds for the first fixture and for those that name none", async () => {
    const { url } = await serve("--feature-level", "300", "--fixture", fixtureFile({ feature_level: 200 }));
    const level = async (path: string, init: RequestInit): Promise<unknown> =>
      ((await (await fetch(`${url}/_simulator${path}`, init)).json()) as { feature_level: unknown }).feature_level;
    expect(await level("", {})).toBe(300);
    expect(await level("/reset", { method: "POST", body: '{"feature_level":100}', headers: JSON_TYPE })).toBe(100);
    expect(await level("/reset", { method: "POST", body: '{"seed":1}', headers: JSON_TYPE })).toBe(300);
    expect(await level("/reset", { method: "POST", body: "{}", headers: JSON_TYPE })).toBe(300);
  });

  test("--zuliprc writes credentials that work, for their owner alone", async () => {
    const file = join(folder, "zuliprc");
    const { url } = await serve("--zuliprc", file);
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines[0]).toBe("[api]");
    const { email = "", key = "", site } = Object.fromEntries(lines.slice(1).map((line) => line.split("=", 2)));
    expect(site).toBe(url);
    expect((await fetch(`${url}/api/v1/users/me`, { headers: credentials(email, key) })).status).toBe(200);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test("--no-control leaves the control plane out", async () => {
    const { url, firstLine } = await serve("--no-control");
    expect(firstLine["control"]).toBeNull();
    for (const path of ["", "/state", "/reset"]) {
      const answer = await fetch(`${url}/_simulator${path}`);
      expect([answer.status, await answer.json()]).toMatchObject([404, { result: "error", code: "BAD_REQUEST" }]);
    }
  });

  test("--clock real shows the time of the machine, and delivers without a request", async () => {
    const before = Math.floor(Date.now() / 1000);
    const { url } = await serve("--clock", "real", "--fixture", fixtureFile({ ...EVERY_ROLE_FIXTURE, now: 1 }));
    const { now } = (await (await fetch(`${url}/_simulator`)).json()) as { now: number };
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(before + 10);
    const headers = credentials("olive@example.test", "olive-key");
    const post = (path: string, fields: Record<string, string>): Promise<Response> =>
      fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
    const queue = (await (await post("/register", { event_types: '["message"]' })).json()) as { queue_id: string };
    const due = `${Math.floor(Date.now() / 1000) + 2}`;
    const fields = { type: "channel", to: "1", topic: "t", content: "by itself", scheduled_delivery_timestamp: due };
    expect((await post("/scheduled_messages", fields)).status).toBe(200);
    const poll = await fetch(`${url}/api/v1/events?queue_id=${queue.queue_id}&last_event_id=-1`, { headers });
    expect(await poll.json()).toMatchObject({ events: [{ type: "message", message: { content: "by itself" } }] });
    expect(Math.floor(Date.now() / 1000)).toBeGreaterThanOrEqual(Number(due));
  });

  test.each(["SIGTERM", "SIGINT"] as const)("ends on %s with exit 0 while polls wait, and answers them", async (signal) => {
    const { url, process: child } = await serve("--fixture", fixtureFile(EVERY_ROLE_FIXTURE));
    const headers = credentials("olive@example.test", "olive-key");
    const queues = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const registered = await fetch(`${url}/api/v1/register`, { method: "POST", headers });
        return (await registered.json()) as { queue_id: string };
      }),
    );
    const poll = ({ queue_id }: { queue_id: string }): Promise<Response> =>
      fetch(`${url}/api/v1/events?queue_id=${queue_id}&last_event_id=-1`, { headers });
    const polls = Promise.allSettled(queues.map(poll));
    await (await fetch(`${url}/api/v1/users/me`, { headers })).text();
    child.kill(signal);
    expect(await exitOf(child)).toBe(0);
    // A poll that was still on its way is closed; one that had arrived is answered.
    const answers = (await polls).flatMap((end) => (end.status === "fulfilled" ? [end.value.status] : []));
    expect(new Set(answers)).toEqual(new Set([503]));
  });

  test.each([
    ["bodies that never end", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"],
    ["requests whose answers are not read", "GET /_simulator/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(30)],
  ])("ends on SIGTERM whatever clients do: %s", async (_what, bytes) => {
    const { url, process: child } = await serveWith(LONG_TIMERS, "--quiet");
    const sockets = await Promise.all(Array.from({ length: 10 }, () => openConnection(url)));
    for (const socket of sockets)
      socket
        .on("error", () => undefined)
        .pause()
        .write(bytes);
    expect((await fetch(`${url}/api/v1/server_settings`)).status).toBe(200);
    child.kill("SIGTERM");
    // Nothing that a request waits for keeps the process, such as the silence of a body.
    expect(await exitOf(child)).toBe(0);
    for (const socket of sockets) socket.destroy();
  });

  test("its first answer comes soon after its start, measured against an empty program", async () => {
    let [ours, nothing] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 8 && !(ours < MOST_STARTS * nothing); round += 1) {
      nothing = Math.min(nothing, await millisecondsOf(async () => spawnSync(process.execPath, ["--eval", ""])));
      ours = Math.min(
        ours,
        await millisecondsOf(async () => {
          const { url } = await serve();
          await (await fetch(`${url}/api/v1/server_settings`)).text();
        }),
      );
    }
    expect(ours / nothing).toBeLessThan(MOST_STARTS);
  });
});

describe("one line on standard error and exit 2", () => {
  function failed(...args: string[]): { status: number | null; stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
    return { status, stdout, stderr };
  }

  function refusal(sentence: string): unknown {
    const line = new RegExp(`^realm-simulator: [^\\n]*${sentence.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[^\\n]*\\n$`);
    return { status: 2, stdout: "", stderr: expect.stringMatching(line) };
  }

  test("for a port that is taken", async () => {
    const { url } = await serve();
    expect(failed("serve", "--port", new URL(url).port)).toEqual(refusal("is taken by another program"));
  });

  test.each([
    ["is not JSON", '{"users": ['],
    ["users[0].role: expected one of the roles 100, 200, 300, 400, 600", { users: [{ email: "a@b.test", role: 1 }] }],
    ["chanels: unknown key; allowed are ", { chanels: [] }],
    ["fixture: expected", []],
    ["channels[0].subscribers[0]", { channels: [{ name: "x", subscribers: ["unknown@example.test"] }] }],
  ])("for a fixture: %s", (sentence, fixture) => {
    expect(failed("serve", "--port", "0", "--fixture", fixtureFile(fixture))).toEqual(refusal(sentence));
  });

  test("for a fixture that is not there, and credentials that cannot be written", () => {
    expect(failed("serve", "--port", "0", "--fixture", join(folder, "none.json"))).toEqual(refusal("no such file"));
    expect(failed("serve", "--port", "0", "--zuliprc", folder)).toEqual(refusal("it is a folder"));
  });

  test.each([
    [["serve", "--host", "0.0.0.0"], "use 127.0.0.1"],
    [["serve", "--clock"], "needs a value"],
    [["play"], "allowed are serve, replay"],
    [["replay"], ""],
    [["replay", "no-such-file.yaml"], "no-such-file.yaml"],
    [["replay", "--reporter", "loud", "x.yaml"], "spec"],
  ])("for %j", (args, sentence) => {
    expect(failed(...args)).toEqual(refusal(sentence));
  });
});

test.runIf(existsSync("/dev/full"))("a full disk is reported, with exit 1", () => {
  const stdio = ["ignore" as const, openSync("/dev/full", "w"), "pipe" as const];
  const { status, stderr } = spawnSync(process.execPath, [program, "openapi"], { stdio, encoding: "utf8" });
  expect([status, stderr]).toEqual([2, "realm-simulator: Standard output cannot be written: the disk is full.\n"]);
});
