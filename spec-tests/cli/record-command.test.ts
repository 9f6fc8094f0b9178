/** The command `record`, with a served simulator as the server, and its recordings read back by `replay`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import type { Fixture } from "../../src/index";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import { recordedIo } from "./recorded-io";

let folder = "";
let server: HttpServer;
let url = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "record-"));
  const controlled = { simulator: createSimulator({}), fixture: () => ({}), complete: (given: Fixture) => given };
  server = await serveHttp({ host: "127.0.0.1", port: 0, ...frontController(controlled, true) });
  url = server.url;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const FIXTURE = `fixture:
  users: [{ email: ann@a.test, role: owner, api_key: ann-key }, { email: bob@a.test }]
  channels: [{ name: general, subscribers: all }]
`;
const STORY = `name: A talk
purpose: p
card: [Endpoints]
${FIXTURE}steps:
  - { call: send-message, as: ann@a.test, with: { type: channel, to: 1, topic: lunch, content: Pizza? }, save: { said: id } }
  - { call: update-message, as: 1, with: { message_id: $said, content: "Soup, \${said}?" } }
  - { call: add-reaction, as: bob@a.test, with: { message_id: $said, emoji_name: smile } }
  - { call: add-reaction, as: bob@a.test, with: { message_id: $said, emoji_name: none }, expect: { code: BAD_REQUEST } }
  - { call: get-server-settings, as: null }
  - { clock: { advance: { minutes: 2 } } }
`;

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

async function run(...args: string[]) {
  const { io, output } = recordedIo();
  return { code: await main(args, io), ...output };
}

function linesOf(path: string): Record<string, unknown>[] {
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("writes requests, answers and events, so that replay finds it alike", async () => {
  const out = join(folder, "talk");
  const recorded = await run("record", "--url", url, "--out", out, file("talk.yaml", STORY));
  expect(recorded).toMatchObject({ code: 0, stderr: "" });
  expect(recorded.stdout).toMatch(/^A talk: 5 requests, \d+ events, in .*a_talk\.jsonl\nrecorded: 1 of 1 scenarios to their end\n$/);
  expect(readdirSync(out).sort()).toEqual(["a_talk.jsonl", "fixture.json"]);
  const lines = linesOf(join(out, "a_talk.jsonl"));
  expect(lines.slice(0, 4)).toMatchObject([
    { recordings: 1 },
    { scenario: "A talk", refs: { g_members: 6 } },
    { queue_of: "ann" },
    { queue_of: "bob" },
  ]);
  expect(lines[4]).toMatchObject({
    ...{ n: 1, actor: "ann", method: "POST", path: "/api/v1/messages", save: { said: "id" }, status: 200, body: { id: 1 } },
    params: { type: "channel", to: "1", topic: "lunch", content: "Pizza?" },
    events_per_actor: { bob: [{ type: "stream" }, { type: "message", message: { content: "<p>Pizza?</p>" } }] },
  });
  expect(lines[5]).toMatchObject({ actor: "ann", path: "/api/v1/messages/1", path_template: "/api/v1/messages/{{said}}" });
  expect(lines[5]).toMatchObject({ params_template: { content: "Soup, 1?" } });
  expect(lines[7]).toMatchObject({ status: 400, body: { result: "error", code: "BAD_REQUEST" } });
  expect(lines[7]?.["body"]).not.toHaveProperty("msg");
  expect(lines[8]).toMatchObject({ actor: null, method: "GET", events_per_actor: {} });
  expect(lines[9]).toMatchObject({ n: 6, clock_advance: 120, events_per_actor: { ann: [], bob: [] } });
  const replayed = await run("replay", "--recordings", out);
  expect(replayed).toMatchObject({ code: 0 });
  expect(replayed.stdout).toContain("6 pairs: 6 identical, 0 softly different, 0 differ");
});

test("replay --known takes pairs that are named as known, and refuses names of pairs that are alike", async () => {
  const out = join(folder, "known");
  await run("record", "--url", url, "--out", out, file("known.yaml", STORY));
  const recording = join(out, "a_talk.jsonl");
  writeFileSync(recording, readFileSync(recording, "utf8").replace('"code":"BAD_REQUEST"', '"code":"REQUEST_VARIABLE_INVALID"'));
  const plain = await run("replay", "--recordings", out);
  expect(plain.code).toBe(1);
  const [, n] = /step (\d+)/.exec(plain.stdout) ?? [];
  const knownFile = (pairs: readonly number[]): string =>
    file("known.json", JSON.stringify({ known: [{ scenario: "A talk", pairs, reason: "Another code." }] }));
  const known = await run("replay", "--recordings", out, "--known", knownFile([Number(n)]));
  expect(known).toMatchObject({ code: 0, stderr: "" });
  expect(known.stdout).toContain("0 differ (0.0 %), 1 known to differ");
  const alike = await run("replay", "--recordings", out, "--known", knownFile([1, Number(n)]));
  expect(alike.code).toBe(1);
  expect(alike.stderr).toContain("names pairs that do not differ: A talk#1.");
  const nonsense = await run("replay", "--recordings", out, "--known", file("nonsense.json", "[]"));
  expect([nonsense.code, nonsense.stderr]).toEqual([2, expect.stringContaining('expected {"known": [{"scenario": name')]);
  const alone = await run("replay", "x.yaml", "--known", "f");
  expect([alone.code, alone.stderr]).toEqual([
    2,
    "realm-simulator: --known FILE names pairs of recordings: --recordings DIR --known FILE.\n",
  ]);
});

test("says where a scenario has to end, and keeps what came before", async () => {
  const out = join(folder, "halted");
  const story = `${STORY}  - { control: GET /outbox }\n`;
  const { code, stdout } = await run("record", "--url", url, "--out", out, file("halted.yaml", story));
  expect(code).toBe(1);
  expect(stdout).toContain("not to its end: step 7 (control GET /outbox): a recording has requests");
  expect(stdout).toContain("recorded: 0 of 1 scenarios to their end\n");
  expect(linesOf(join(out, "a_talk.jsonl"))).toHaveLength(10);
});

test("takes the realm and the keys from files, and names the files of scenarios apart", async () => {
  const out = join(folder, "two");
  const users = [{ email: "ann@a.test", role: "owner" }, { email: "bob@a.test" }];
  const fixture = file("fixture.json", JSON.stringify({ users, channels: [{ name: "general", subscribers: "all" }] }));
  const accounts = [
    { email: "ann@a.test", api_key: "k1" },
    { email: "bob@a.test", api_key: "k2" },
  ];
  const credentials = file("accounts.json", JSON.stringify({ accounts }));
  const stories = ["bare.yaml", "other.yaml"].map((name) => file(name, STORY.replace(FIXTURE, "")));
  const recorded = await run("record", "--url", url, "--out", out, "--fixture", fixture, "--credentials", credentials, ...stories);
  expect(recorded.code).toBe(0);
  expect(readdirSync(out).sort()).toEqual(["a_talk.jsonl", "a_talk_2.jsonl", "fixture.json"]);
  expect(JSON.parse(readFileSync(join(out, "fixture.json"), "utf8")).users).toMatchObject(accounts);
  expect((await run("replay", "--recordings", out)).code).toBe(0);
});

test.each<[string, (story: string) => string[], string]>([
  ["no scenario", () => ["--url", "http://x.test", "--out", "d"], "record needs a scenario file, or a folder of them."],
  ["no server", (story) => ["--out", "d", story], "record needs the address of the server: --url URL."],
  ["no address", (story) => ["--url", "x", "--out", "d", story], '--url "x" is not an address; allowed is http://… or https://….'],
  ["no folder", (story) => ["--url", "http://x.test", story], "record needs a folder for the recordings: --out DIR."],
  [
    "an endless wait",
    (story) => ["--url", "http://x.test", "--out", "d", "--settle", "x", story],
    '--settle "x" is not a whole number from 0 to 60000.',
  ],
])("refuses %s with one line and exit code 2", async (_name, args, sentence) => {
  const { code, stderr } = await run("record", ...args(file("story.yaml", STORY)));
  expect({ code, stderr }).toEqual({ code: 2, stderr: `realm-simulator: ${sentence}\n` });
});

test("refuses scenarios of different realms, and a file that is no scenario", async () => {
  const out = join(folder, "refused");
  const other = file("other.yaml", STORY.replace(FIXTURE, ""));
  const apart = await run("record", "--url", url, "--out", out, file("one.yaml", STORY), other);
  expect(apart).toMatchObject({ code: 2, stderr: expect.stringContaining("begin with different realms") });
  const broken = await run("record", "--url", url, "--out", out, file("broken.yaml", "name: x\nsteps: 5\n"));
  expect(broken).toMatchObject({ code: 2, stderr: expect.stringContaining("broken.yaml:2:8") });
});
