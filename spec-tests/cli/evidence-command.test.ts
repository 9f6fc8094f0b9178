/** The command `evidence`: every kind of file that has a run, what is wrong with files, and the exit code. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { evidence } from "../../src/evidence";
import { createSimulator, type Simulator } from "../../src/index";
import { traceOf } from "../../src/trace-file";
import { recordedIo } from "./recorded-io";

const folder = mkdtempSync(join(tmpdir(), "evidence-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = (name: string): string => join(folder, name);
const write = (name: string, value: unknown): string => {
  mkdirSync(join(place(name), ".."), { recursive: true });
  writeFileSync(place(name), typeof value === "string" ? value : JSON.stringify(value));
  return place(name);
};

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, output } = recordedIo();
  const code = await main(["evidence", ...args], io);
  return { code, out: output.stdout, err: output.stderr };
}

/** What a file touched, as data. */
async function dataOf(...files: string[]): Promise<{ touched: Record<string, Record<string, number>>; differing: object }> {
  const { out, err } = await run(...files, "--reporter", "json");
  expect(err).toBe("");
  return JSON.parse(out) as never;
}

let sim: Simulator;
beforeAll(async () => {
  sim = createSimulator({ users: [{ email: "ann@example.test", api_key: "key" }] });
  const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
  await sim.fetch("https://chat.test/api/v1/users", { headers });
  await sim.fetch("https://chat.test/api/v1/drafts/7", { method: "DELETE", headers });
});

const BOTH = { "delete-draft": 1, "get-users": 1 };
const DIFFERING = { "delete-draft: 400 BAD_REQUEST here, 404 BAD_REQUEST on servers": 1 };

test("journals, traces and evidence of one run have the same findings", async () => {
  expect(await dataOf(write("journal.json", sim.journal))).toMatchObject({ touched: { operations: BOTH } });
  const trace = await traceOf(sim);
  expect(await dataOf(write("trace.json", trace))).toMatchObject({ touched: { operations: BOTH }, differing: DIFFERING });
  const page = `<script type="application/json" id="trace-data">${JSON.stringify(trace)}</script>`;
  expect(await dataOf(write("trace.html", page))).toMatchObject({ differing: DIFFERING });
  const data = evidence(sim);
  expect(await dataOf(write("evidence-1.json", data))).toEqual(JSON.parse(JSON.stringify(data)));
});

test("a folder of evidence is merged", async () => {
  write("merged/evidence-1.json", evidence(sim));
  write("merged/evidence-2.json", evidence(sim));
  expect(await dataOf(place("merged"))).toMatchObject({ touched: { operations: { "delete-draft": 2, "get-users": 2 } } });
});

test("a scenario is replayed", async () => {
  const scenario = { name: "s", purpose: "An account reads its users.", steps: [{ call: "get-users", as: 1 }] };
  expect(await dataOf(write("scenario.json", scenario))).toMatchObject({ touched: { operations: { "get-users": 1 } } });
});

test("recordings count requests, and the events that queues received", async () => {
  const { touched } = await dataOf("spec-tests/recordings/reactions.jsonl.gz");
  expect(touched).toMatchObject({ modes: { real: expect.any(Number) as number }, levels: { "372": expect.any(Number) as number } });
  expect(touched["events"]).toHaveProperty("reaction/add");
  expect(touched["parameters"]).toHaveProperty("add-reaction.emoji_name text");
});

const har = (entries: unknown[]) => ({ log: { version: "1.2", entries } });
const answer = (body: unknown, status = 200) => ({ status, content: { text: JSON.stringify(body) } });

test("a HAR file counts the requests of the interface at the level of its server", async () => {
  const posted = { mimeType: "application/x-www-form-urlencoded", text: "type=direct&to=%5B9%5D&content=x" };
  const file = write(
    "browser.har",
    har([
      { request: { method: "GET", url: "https://chat.test/api/v1/server_settings" }, response: answer({ zulip_feature_level: 372 }) },
      {
        request: { method: "POST", url: "https://chat.test/api/v1/messages", postData: posted },
        response: answer({ code: "BAD_REQUEST" }, 400),
      },
      { request: { method: "GET", url: "https://chat.test/static/x.js" }, response: { status: 200 } },
    ]),
  );
  const { touched } = await dataOf(file);
  expect(touched).toMatchObject({
    levels: { "372": 2 },
    operations: { "get-server-settings": 1, "send-message": 1 },
    refusals: { "send-message.BAD_REQUEST": 1 },
  });
  expect(touched["parameters"]).toHaveProperty("send-message.to list of numbers");
});

test("the page has the sum, what is not recorded and alike, and what differs on servers", async () => {
  const { code, out } = await run(write("evidence-1.json", evidence(sim)));
  expect(code).toBe(0);
  expect(out).toBe(evidence(sim).text);
  expect(out).toMatch(
    /^Your client uses 2 operations, 1 parameter, 0 kinds of events, 1 refusal \(feature level 421, follow: "documented"\)\.\n1 of 4 is recorded and alike\.\n1 is recorded and partly alike:\n {2}parameter delete-draft\.draft_id: recorded \d+ times, alike \d+ times\n2 are known to differ on servers:\n/,
  );
});

test("the HTML page names the parts, with links, and escapes what came from files", async () => {
  const data = evidence(sim);
  const file = write("hostile.json", { ...data, differing: { "get-users: <script>": 1 } });
  const { out } = await run(file, "--reporter", "html");
  expect(out).toContain('<a href="https://zulip.com/api/get-users">get-users</a>');
  expect(out).toContain("get-users: &lt;script&gt;");
  expect(out).toMatch(
    /<h2>At other feature levels<\/h2>.*<td>\d+<\/td><td>added<\/td><td>get-users\.members\[\]\.is_imported_stub<\/td>/su,
  );
  expect(out).not.toContain("<script>");
  const report = place("report.html");
  expect(await run(file, "--reporter", `text,html=${report}`)).toMatchObject({ code: 0 });
  expect(readFileSync(report, "utf8")).toBe(out);
});

test("--at-least decides the exit code", async () => {
  const file = write("evidence-1.json", evidence(sim));
  expect(await run(file, "--at-least", "differs")).toMatchObject({ code: 0, err: "" });
  expect(await run(file, "--at-least", "described")).toMatchObject({
    code: 1,
    err: "realm-simulator: 2 of 4 are known less than described.\n",
  });
});

test("--diff says what changed between two runs", async () => {
  const before = write("old.json", evidence(sim));
  const other = createSimulator({});
  await other.fetch("https://chat.test/api/v1/server_settings");
  const after = write("new.json", evidence(other));
  expect((await run("--diff", before, after)).out).toMatch(
    /^new: operation get-server-settings: recorded and alike\nno longer used: operation delete-draft\n/,
  );
  expect(await run("--diff", before, before)).toMatchObject({ code: 0, out: "Nothing changed.\n" });
});

test("--diff compares the grades that two versions have given to the same calls", async () => {
  const data = evidence(sim);
  const older = { ...data, differing: {}, parts: data.parts.map((part) => ({ ...part, grade: "described" })) };
  const { code, out } = await run("--diff", write("older.json", older), write("newer.json", data));
  expect(code).toBe(0);
  expect(out).toContain("better: operation get-users: described only → recorded and alike\n");
  expect(out).toContain("worse: operation delete-draft: described only → known to differ on servers\n");
  expect(out).toContain("now differs on servers: delete-draft: 400 BAD_REQUEST here, 404 BAD_REQUEST on servers\n");
});

test.each([
  ["no-requests.har", har([]), "it has no request of the interface: none of its addresses contains /api/v1/."],
  ["other.har", { log: 1 }, /log: expected/],
  ["later.trace.json", { format: 9, calls: [], start: {} }, "it is a trace of format 9; this program reads 1."],
  ["broken.trace.json", { format: 1, calls: [], start: {} }, /the trace cannot be played: /],
  ["evidence-9.json", { evidence: 9 }, "it has version 9 of evidence; this program reads 1."],
  ["evidence-x.json", { evidence: 1, touched: {}, differing: {} }, /the evidence: touched.levels: |touched.levels/],
  ["x.json", "{", /it is not JSON; expected evidence, the journal/],
  ["y.json", {}, /expected evidence, the journal of a simulator, a trace, a scenario/],
  ["journal-x.json", [{ operation: 1 }], "[0].operation: expected string, received 1."],
  ["cut.jsonl", '{"scenario": "a", "n": 1}', /expected/],
  ["z.yaml", "name: x", /./],
])("%s: one sentence, and the rest is shown", async (name, content, sentence) => {
  const good = write("good.json", evidence(sim));
  const { code, out, err } = await run(good, write(`bad/${name}`, content));
  expect([code, out]).toEqual([2, evidence(sim).text]);
  expect(err.trimEnd()).not.toContain("\n");
  expect(err).toEqual(typeof sentence === "string" ? expect.stringContaining(sentence) : expect.stringMatching(sentence));
  expect(err).toContain(name);
});

test("of files that were cut, what comes before is shown, and one sentence says it", async () => {
  const page = (trace: string) => `<script type="application/json" id="trace-data">${trace}</script>`;
  const trace = await traceOf(sim);
  const ask = {
    request: { method: "GET", url: "https://chat.test/api/v1/server_settings" },
    response: answer({ zulip_feature_level: 372 }),
  };
  const recording = gunzipSync(readFileSync("spec-tests/recordings/reactions.jsonl.gz")).toString("utf8");
  const cut = (text: string, from: string): string => text.slice(0, text.lastIndexOf(from) + from.length);
  for (const [name, text, operations] of [
    ["journal.json", cut(JSON.stringify(sim.journal), '"DELETE"'), { "get-users": 1 }],
    ["trace.json", cut(JSON.stringify(trace), '"method":"DELETE"'), { "get-users": 1 }],
    ["trace.html", cut(page(JSON.stringify(trace)), '"method":"DELETE"'), { "get-users": 1 }],
    ["cut.har", cut(JSON.stringify(har([ask, ask, ask])), '"request":'), { "get-server-settings": 2 }],
    ["cut.jsonl", recording.slice(0, recording.length / 2), { "add-reaction": expect.any(Number) as number }],
  ] as const) {
    const file = write(`cut/${name}`, text);
    const { code, out, err } = await run(file, "--reporter", "json");
    expect([code, err]).toEqual([2, `realm-simulator: ${file}: it was cut; what comes before is counted.\n`]);
    expect((JSON.parse(out) as { touched: object }).touched).toMatchObject({ operations });
  }
  const compressed = readFileSync("spec-tests/recordings/reactions.jsonl.gz");
  writeFileSync(place("cut.jsonl.gz"), compressed.subarray(0, compressed.length / 2));
  expect(await run(place("cut.jsonl.gz"))).toMatchObject({
    code: 2,
    out: expect.stringContaining("add-reaction") as string,
    err: expect.stringContaining("it was cut") as string,
  });
});

test("a journal whose answers were dropped is counted, and the page says so", async () => {
  const cut = sim.journal.map((entry) => (entry.status === 200 ? { ...entry, result: null, result_dropped: true } : entry));
  const { code, out } = await run(write("cut.json", cut));
  expect([code, out]).toEqual([0, expect.stringContaining("1 answer was dropped by the journal") as string]);
});

test.each([
  [[], /A file is missing: journals/],
  [["/nowhere"], /\/nowhere cannot be read: there is no such file or folder/],
  [["x", "--at-least", "good"], /--at-least "good" is not possible; allowed are differs, /],
  [["x", "--reporter", "tap"], /--reporter "tap" is not possible/],
  [["--diff", "x"], /--diff takes two files or folders: --diff OLD NEW/],
])("%j is refused in one line", async (args, message) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  expect(err.trimEnd()).not.toContain("\n");
});
