/** `replay` with --bail, --watch, --trace and --coverage. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { main } from "../../src/cli/main";
import { recordedIo } from "../cli/recorded-io";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "observed-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function settings(name: string, incompatible: boolean): string {
  return (
    `name: ${name}\npurpose: p\ncard: [Endpoints]\nfixture: {}\n` +
    `steps:\n  - { call: get-server-settings, as: null, expect: { is_incompatible: ${incompatible} } }\n`
  );
}

/** One message that arrives, one that is refused, and an hour. */
const MESSAGES = `name: Two messages
purpose: p
card: [Endpoints]
fixture: { users: [{ email: ann@example.test, role: owner }] }
steps:
  - { call: send-message, as: ann@example.test, with: { type: direct, to: [1], content: Hello } }
  - { call: send-message, as: ann@example.test, with: { type: channel, to: nowhere, topic: t, content: Hi }, expect: { result: error } }
  - { clock: { advance: { hours: 1 } } }
`;

async function run(...args: string[]) {
  const { io, output } = recordedIo();
  return { code: await main(["replay", ...args], io), ...output };
}

test("--bail ends with the first scenario that differs, and every report says that something is missing", async () => {
  const files = [file("a.yaml", settings("a", false)), file("b.yaml", settings("b", true)), file("c.yaml", settings("c", false))];
  const { code, stdout } = await run(...files, "--bail");
  expect(code).toBe(1);
  expect(stdout).toContain("scenarios: 1 passed, 1 failed, 1 not played\n");
  expect((await run(...files, "--bail", "--reporter", "tap")).stdout).toMatch(/not ok 2 - b\nBail out! Scenarios not played: 1\n$/u);
  expect(JSON.parse((await run(...files, "--bail", "--reporter", "json")).stdout)).toMatchObject({ not_played: 1 });
  expect((await run(...files, "--bail", "--feature-levels", "300,421")).stdout).toContain("2 scenarios: 1 alike, 1 differ");
  expect((await run(files[0] ?? "", "--bail")).stdout).toContain("scenarios: 1 passed\n");
});

test("--feature-levels with every reporter: a scenario of each, with a step for each level", async () => {
  const files = [file("a.yaml", settings("a", false)), file("b.yaml", settings("b", true))];
  const at = (...args: string[]) => run(...files, "--feature-levels", "300,421", ...args);
  const tap = await at("--reporter", "tap");
  expect(tap.code).toBe(1);
  expect(tap.stdout).toMatch(/^ok 1 - a$/mu);
  expect(tap.stdout).toMatch(/^not ok 2 - b$/mu);
  const junit = (await at("--reporter", "junit")).stdout;
  expect(junit).toContain('tests="4" failures="2"');
  expect(junit).toContain("feature level 300");
  expect((await at("--reporter", "html")).stdout).toContain("Not as expected");
  const report = join(folder, "levels.xml");
  expect((await at("--reporter", `spec,junit=${report}`)).stdout).toContain("2 scenarios: 1 alike, 1 differ");
  const timeless = (text: string): string => text.replaceAll(/ time="[^"]*"/gu, "");
  expect(timeless(readFileSync(report, "utf8"))).toBe(timeless(junit));
});

test("--trace writes what was asked in each scenario, with those who were notified", async () => {
  const traces = join(folder, "traces");
  const { code } = await run(file("m.yaml", MESSAGES), file("twice.yaml", MESSAGES), "--trace", traces);
  expect(code).toBe(0);
  expect(readdirSync(traces).sort()).toEqual([
    "two_messages.html",
    "two_messages.json",
    "two_messages.txt",
    "two_messages_2.html",
    "two_messages_2.json",
    "two_messages_2.txt",
  ]);
  const text = readFileSync(join(traces, "two_messages.txt"), "utf8");
  expect(text).toMatch(/^1\. 1767225600 ann@example\.test: POST \/messages .*\n +message to ann@example\.test\n/u);
  expect(text).toContain('3. 1767229200 no account: clock.advance {"seconds":3600}');
  expect(JSON.parse(readFileSync(join(traces, "two_messages_2.json"), "utf8"))).toMatchObject({
    name: "Two messages",
    status: "passed",
    steps: [
      { id: "send-message", account: "ann@example.test", events: [{ audience: ["ann@example.test"] }] },
      { id: "send-message", answer: { ok: false, error: { code: "STREAM_DOES_NOT_EXIST", reason: "addressed_channel_unknown" } } },
      { operation: "clock.advance" },
    ],
  });
});

test("--trace says in one line that its folder cannot be written", async () => {
  const { code, stderr } = await run(file("m.yaml", MESSAGES), "--trace", file("no-folder", ""));
  expect(code).toBe(2);
  expect(stderr).toMatch(/^realm-simulator: The traces cannot be written to [^\n]+\n$/u);
});

test("--coverage counts operations, refusals and events, and names what was not reached", async () => {
  const path = file("m.yaml", MESSAGES);
  const { coverage } = JSON.parse((await run(path, path, "--coverage", "--reporter", "json")).stdout);
  expect(coverage.operations.reached).toEqual({ "send-message": 2 });
  expect(coverage.refusals.reached).toEqual({ addressed_channel_unknown: 1 });
  expect(coverage.events.reached).toMatchObject({ message: 1 });
  expect(coverage.operations.missed).toContain("get-messages");
  expect(coverage.operations.missed).not.toContain("send-message");
  expect(coverage.events.missed).not.toContain("message");
  expect(coverage.transitions.missed).toContain("Channel: open, archive (administers it) → archived");
  const table =
    /^operations +1 of \d+ reached, 0 %\nrefusals +1 of \d+ reached, 0 %\ncodes +1 of \d+ reached, \d+ %\nevents +\d+ of \d+ reached, \d+ %\ntransitions +\d+ of \d+ reached, \d+ %\n$/mu;
  expect((await run(path, "--coverage")).stdout).toMatch(table);
  const other = file("other.yaml", settings("other", false));
  expect((await run(path, other, "--coverage")).stdout).toMatch(/^operations +2 of \d+ reached/mu);
  expect((await run(path, "--coverage", "--reporter", "junit")).stderr).toMatch(table);
});

test("--coverage says what only one scenario reaches, and which reach nothing of their own", async () => {
  const path = file("m.yaml", MESSAGES);
  const [other, again] = [file("other.yaml", settings("other", false)), file("again.yaml", settings("again", false))];
  const { stdout } = await run(path, other, "--coverage");
  const name = /^name: (.+)$/mu.exec(MESSAGES)?.[1] ?? "";
  expect(stdout).toContain("reached by one scenario only:\n");
  expect(stdout).toContain(`  ${name}: operations send-message; refusals addressed_channel_unknown; codes `);
  expect(stdout).not.toContain("that reach nothing");
  expect((await run(path, other, again, "--coverage")).stdout).toContain("scenarios that reach nothing that others do not: other, again\n");
});

test("--coverage=html writes a page that shows the holes, and other forms are refused", async () => {
  const [path, page] = [file("m.yaml", MESSAGES), file("holes.html", "")];
  const { code, stderr } = await run(path, `--coverage=html=${page}`);
  expect([code, stderr]).toEqual([0, `realm-simulator: the coverage is in ${page}.\n`]);
  expect(readFileSync(page, "utf8")).toMatch(/<h1>1 of \d+ operations<\/h1>/u);
  const refused = await run(path, "--coverage=text");
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining("--coverage=text is not possible; allowed are --coverage=html and --coverage=html=FILE.") as string,
  ]);
  const nowhere = await run(path, "--coverage=html=/nowhere/x.html");
  expect([nowhere.code, nowhere.stderr]).toEqual([
    2,
    expect.stringMatching(/^realm-simulator: The report cannot be written to \/nowhere\/x\.html: [^\n]+\n$/u) as string,
  ]);
});

/** While no file changes, nothing is played again. */
async function staysAsItIs(output: { readonly stdout: string }): Promise<void> {
  const before = output.stdout;
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(output.stdout).toBe(before);
}

test("--watch plays again when a file changes or is broken, and ends with 0", async () => {
  const path = file("watched.yaml", settings("first", false));
  const { io, output, stop } = recordedIo();
  const done = main(["replay", path, "--watch"], io);
  await expect.poll(() => output.stdout).toMatch(/scenarios: 1 passed\n.+\n/u);
  await staysAsItIs(output);
  file("watched.yaml", settings("the second", true));
  await expect.poll(() => output.stdout).toMatch(/scenarios: 1 failed\n.+\n/u);
  await staysAsItIs(output);
  file("watched.yaml", "name: x\n  steps: [a\nfoo: {");
  await expect.poll(() => output.stderr).toBe(`${path}:1:7: Nested mappings are not allowed in compact mappings\n`);
  rmSync(path);
  await expect.poll(() => output.stderr).toContain("cannot be read");
  file("watched.yaml", settings("the third one", false));
  await expect.poll(() => output.stdout).toContain("the third one");
  stop();
  expect(await done).toBe(0);
  expect(existsSync(path)).toBe(true);
});

test("--watch says immediately what is wrong with its arguments", async () => {
  expect(await run("nowhere.yaml", "--watch")).toMatchObject({ code: 2, stderr: expect.stringContaining("nowhere.yaml") });
});

it.each([
  [["--recordings", "d", "--bail"], "--bail cannot be combined with --recordings: it is about scenario files, not about recordings."],
  [["x.yaml", "--against", "http://x", "--trace", "d"], "--trace cannot be combined with --against: it needs the simulator itself"],
  [["x.yaml", "--feature-levels", "300,421", "--trace", "d"], "--trace cannot be combined with --feature-levels: it is about many levels"],
])("%j is refused with a reason", async (args, line) => {
  const { code, stderr } = await run(...args);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(line) });
});
