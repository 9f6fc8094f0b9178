/** `replay --update`: what differs is rewritten, and everything else in the file stays unchanged. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { main } from "../../src/cli/main";
import { match } from "../../src/matching/match";
import { literalPattern, repairedPattern } from "../../src/matching/repair";
import { editYamlText } from "../../src/scenario/reading/edit-yaml-text";
import { recordedIo } from "../cli/recorded-io";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "updated-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function updated(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  const { io, output } = recordedIo();
  const code = await main(["replay", path, "--update"], io);
  return { code, ...output, path, text: readFileSync(path, "utf8") };
}

const HEAD = `name: n # a comment
purpose: p
card: [Endpoints]
fixture: { users: [{ email: ann@example.test, role: owner }] }
steps:
`;

test("a YAML file keeps its comments, its layout, and the parts that still fit", async () => {
  const { code, stderr, stdout, text, path } = await updated(
    "a.yaml",
    `${HEAD}  # first
  - call: send-message
    as: ann@example.test
    with: { type: direct, to: [1], content: "Hello" }
    save: { note: id }
    expect: { id: { $integer: true }, msg: "wrong", automatic_new_visibility_policy: 1 } # behind
  - call: get-message
    as: ann@example.test
    with: { message_id: $note, apply_markdown: false }
    expect:
      message:
        id: $note # stays
        content:   Goodbye
        sender_email: { $regex: "^bob" }
`,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: `realm-simulator: ${path}: updated step 1, 2\n` });
  expect(stdout).toContain("steps:     2 passed");
  expect(text).toBe(`${HEAD}  # first
  - call: send-message
    as: ann@example.test
    with: { type: direct, to: [1], content: "Hello" }
    save: { note: id }
    expect: { id: { $integer: true }, msg: "" } # behind
  - call: get-message
    as: ann@example.test
    with: { message_id: $note, apply_markdown: false }
    expect:
      message:
        id: $note # stays
        content:   Hello
        sender_email: "ann@example.test"
`);
});

test("a refusal instead of a success is expected from now on, in flow and in block form, and a success of a refusal", async () => {
  const send = "with: { type: channel, to: nowhere, topic: t, content: Hi }";
  const { code, text } = await updated(
    "b.yaml",
    `${HEAD}  - { call: send-message, as: ann@example.test, ${send}, }
  - call: send-message
    as: ann@example.test
    ${send}
  - { call: get-own-user, as: ann@example.test, status: 400, expect: { result: error, code: BAD_REQUEST } }
`,
  );
  expect(code).toBe(0);
  expect(text)
    .toBe(`${HEAD}  - { call: send-message, as: ann@example.test, ${send}, expect: { result: error, code: STREAM_DOES_NOT_EXIST }, }
  - call: send-message
    as: ann@example.test
    ${send}
    expect: { result: error, code: STREAM_DOES_NOT_EXIST }
  - { call: get-own-user, as: ann@example.test, status: 200, expect: { result: success } }
`);
});

test("events that are missing, too many or different are rewritten, and a JSON file stays JSON", async () => {
  const note = { type: "direct", to: [1], content: "Hello" };
  const events = { queue: "$q", as: "ann@example.test" };
  const scenario = {
    name: "n",
    purpose: "p",
    card: ["Endpoints"],
    fixture: { users: [{ email: "ann@example.test", role: "owner" }] },
    steps: [
      { call: "register-queue", as: "ann@example.test", with: { event_types: ["message"] }, save: { q: "queue_id" } },
      { call: "send-message", as: "ann@example.test", with: note },
      { events, expect: [] },
      { call: "send-message", as: "ann@example.test", with: note },
      { events, expect: [{ type: "message", message: { id: { $integer: true }, content: "Bye" } }] },
      { clock: { advance: { seconds: 5 } }, expect: { now: 5, fired: [] } },
    ],
  };
  const { code, text } = await updated("c.json", JSON.stringify(scenario, null, 2));
  expect(code).toBe(0);
  const { steps } = JSON.parse(text);
  expect(steps[2].expect).toMatchObject([{ type: "message", message: { content: "Hello" } }]);
  expect(steps[4].expect).toEqual([{ type: "message", message: { id: { $integer: true }, content: "Hello" } }]);
  expect(steps[5].expect).toEqual({ now: 1767225605, fired: [] });
  expect(text.startsWith(JSON.stringify(scenario, null, 2).slice(0, 300))).toBe(true);
});

test("files that fit are not touched, and what cannot be repaired still differs", async () => {
  const fits = `${HEAD}  - { call: get-own-user, as: ann@example.test }\n`;
  expect(await updated("d.yaml", fits)).toMatchObject({ code: 0, stderr: "", text: fits });
  const saves = `${HEAD}  - { call: get-own-user, as: ann@example.test, save: { x: 'profile_data["99"]' } }\n`;
  expect(await updated("e.yaml", saves)).toMatchObject({ code: 1, stderr: "", text: saves });
});

describe("patterns", () => {
  it.each<[unknown, unknown, unknown]>([
    [
      { a: 1, b: 2 },
      { a: 1, b: 3, c: 4 },
      { a: 1, b: 3 },
    ],
    [{ a: { $gt: 5 } }, { a: 3 }, { a: 3 }],
    [{ a: "$x" }, { a: 2 }, { a: 2 }],
    [
      [{ $integer: true }, 2],
      [5, 6],
      [{ $integer: true }, 6],
    ],
    [
      [1, { $string: true }],
      [7, 1, "s"],
      [7, 1, { $string: true }],
    ],
    [{ a: { $absent: true }, b: 1 }, { b: 2 }, { a: { $absent: true }, b: 2 }],
    ["x", "$name ${y} $5", "$name ${y} $5"],
    ["x", "$name", "$$name"],
    ["x", { $odd: 1 }, { $any: true }],
  ])("%j for %j becomes %j", (expected, actual, wanted) => {
    const values = { saved: new Map([["x", 1]]) };
    const repaired = repairedPattern(expected, actual, values);
    expect(match(repaired, actual, values)).toEqual([]);
    if (wanted !== "$name ${y} $5") expect(repaired).toEqual(wanted);
  });

  it.each(["$a", "$$a", "${a}", "x ${a} $${b}", "$", "$5", { a: ["$now"] }])("%j can be expected itself", (value) => {
    expect(match(literalPattern(value), value, { saved: new Map(), now: 5 })).toEqual([]);
  });
});

describe("texts", () => {
  it.each<[string, unknown, unknown, string]>([
    ["a:\n  - x: 1\n", { a: [{ x: 1 }] }, { a: [{ x: 1 }, 2] }, "a: [{ x: 1 }, 2]\n"],
    ["a:\n- 1\n- 2\nb: 3\n", { a: [1, 2], b: 3 }, { a: [], b: 3 }, "a: []\nb: 3\n"],
    ["a: |\n  text\nb: 3\n", { a: "text\n", b: 3 }, { a: "no", b: 4 }, 'a: "no"\nb: 4\n'],
    ["a: &x { z: 1 }\nb: *x\n", { a: { z: 1 }, b: { z: 1 } }, { a: { z: 1 }, b: { z: 2 } }, "a: &x { z: 1 }\nb: { z: 2 }\n"],
    ["a: {}\n", { a: {} }, { a: { "odd key": null } }, 'a: { "odd key": null }\n'],
    ["a: 1", { a: 1 }, { a: 1, b: "c d" }, 'a: 1\nb: "c d"'],
  ])("%j", (text, before, after, wanted) => {
    expect(editYamlText(text, [], before, after, false)).toBe(wanted);
  });

  it("what stands behind a merge key is left alone", () => {
    const text = "a: &x { z: 1 }\nb: { <<: *x }\n";
    expect(editYamlText(text, [], { b: { z: 1 } }, { b: { z: 2 } }, false)).toBeUndefined();
  });
});
