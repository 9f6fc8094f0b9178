/** `replay --mutants`: deviations of a server that scenarios notice, or do not. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { main } from "../../src/cli/main";
import { deviating, type Deviation, deviationsIn, deviationText } from "../../src/scenario/mutants/deviation";
import { recordedIo } from "../cli/recorded-io";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mutants-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(text: string, ...args: string[]) {
  const path = join(folder, "s.yaml");
  writeFileSync(path, text);
  const { io, output } = recordedIo();
  return { code: await main(["replay", path, "--mutants", ...args], io), ...output };
}

const HEAD = `name: n
purpose: p
card: [Endpoints]
fixture: { users: [{ email: ann@example.test, role: owner }] }
steps:
  - { call: register-queue, as: ann@example.test, with: { event_types: ["typing", "message"] }, save: { q: queue_id } }
  - { call: send-message, as: ann@example.test, with: { type: direct, to: [1], content: Hello } }
  - { call: send-message, as: ann@example.test, with: { type: direct, to: [], content: Hello }, expect: { result: error } }
`;

test("what is expected exactly is noticed, and the rest is named", async () => {
  const events = "  - { events: { queue: $q, as: ann@example.test }, expect: [{ type: message, message: { content: Hello } }] }\n";
  const { code, stdout } = await run(HEAD + events, "--no-contract", "--reporter", "json");
  const { kinds, unnoticed, noticed, of } = JSON.parse(stdout);
  const texts = unnoticed.map(({ text }: { text: string }) => text);
  expect(code).toBe(0);
  expect(of - noticed).toBe(unnoticed.length);
  expect(kinds.event_withheld).toEqual({ noticed: 1, of: 1 });
  expect(texts).toContain("message: the event without flags");
  expect(texts).not.toContain("message: the event without message");
  expect(texts).toContain("send-message: without id");
  expect(texts).not.toContain("register-queue: without queue_id");
  expect(texts).toContain("send-message: refused with another code than BAD_REQUEST");
});

test("where more is expected, more is noticed", async () => {
  const score = async (text: string): Promise<number> =>
    JSON.parse((await run(text, "--no-contract", "--reporter", "json")).stdout).noticed;
  const exact = HEAD.replace("Hello } }\n", "Hello }, expect: { id: 1 } }\n");
  expect(await score(exact)).toBe((await score(HEAD)) + 3);
});

test("the declarations notice missing fields and other types without any expectation", async () => {
  const { kinds } = JSON.parse((await run(HEAD, "--reporter", "json")).stdout);
  expect(kinds.field_missing.noticed).toBeGreaterThan(1);
  expect(kinds.wrong_type.noticed).toBeGreaterThan(1);
});

test("the text has the figures and the first of the list", async () => {
  const { stdout } = await run(HEAD);
  expect(stdout).toMatch(/^noticed: \d+ of \d+, \d+ %\n {2}missing fields: /u);
  expect(stdout).toContain("not noticed:\n");
});

test("a scenario that differs by itself is named, and the exit code is 1", async () => {
  const { code, stdout } = await run(HEAD.replace("{ result: error }", "{ result: success }"));
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: "noticed: nothing to notice\nnot played, since it differs without a deviation: n\n",
  });
});

const ANSWER = { result: "success", msg: "", id: 5, list: [{ a: 1 }, { a: 2, b: null }], table: { "7": 1, x: "t" } };

it.each<[Deviation["kind"], string[], unknown]>([
  ["field_missing", ["id"], { ...ANSWER, id: undefined }],
  ["field_missing", ["list", "[]", "a"], { ...ANSWER, list: [{}, { b: null }] }],
  ["field_missing", ["table", "x"], { ...ANSWER, table: { "7": 1 } }],
  ["wrong_type", ["id"], { ...ANSWER, id: "5" }],
  ["wrong_type", ["list"], { ...ANSWER, list: {} }],
  ["order_turned", ["list"], { ...ANSWER, list: [{ a: 2, b: null }, { a: 1 }] }],
])("%s at %j changes that place alone", (kind, at, wanted) => {
  expect(deviating([{ kind, of: "op", at }], "op", ANSWER)).toEqual(wanted);
  expect(deviating([{ kind, of: "other", at }], "op", ANSWER)).toEqual(ANSWER);
  expect(deviationsIn("op", ANSWER).map(deviationText)).toContain(deviationText({ kind, of: "op", at }));
});

test("codes are changed where they are, and events by their names", () => {
  const refusal = { result: "error", msg: "m", code: "A" };
  expect(deviating([{ kind: "wrong_code", of: "op", at: ["A"] }], "op", refusal)).toEqual({ ...refusal, code: "ANOTHER_CODE" });
  expect(deviating([{ kind: "wrong_code", of: "op", at: ["B"] }], "op", refusal)).toEqual(refusal);
  const polled = {
    events: [
      { id: 0, type: "t", op: "add", x: 1 },
      { id: 1, type: "t" },
    ],
  };
  expect(deviating([{ kind: "event_withheld", of: "t/add", at: [] }], "get-events", polled)).toEqual({ events: [{ id: 1, type: "t" }] });
  expect(deviating([{ kind: "event_field_missing", of: "t/add", at: ["x"] }], "get-events", polled)).toEqual({
    events: [
      { id: 0, type: "t", op: "add" },
      { id: 1, type: "t" },
    ],
  });
});
