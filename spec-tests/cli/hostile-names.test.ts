/** Names with characters that a terminal obeys: every command and every reporter shows them in visible characters. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { main } from "../../src/cli/main";
import { COMMAND_NAMES } from "../../src/cli/usage";
import { visibleLine, visibleText } from "../../src/protocol/visible-text";
import { REPORTER_NAMES } from "../../src/scenario/reporters/reporters";
import { recordedIo } from "./recorded-io";

/** Colours, a bell, an erased line, a C1 control, and marks that turn the direction of a text. */
const HOSTILE = "a\u001b[31mred\u0007\r\u001b[2K\u009b2J\u202egpj.\u2066x\u200f";
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
/** What the program itself writes on a terminal. */
const OWN = /\u001b\[(?:0|1|2|31|32|33)m|\r\u001b\[2K/gu;

const folder = mkdtempSync(join(tmpdir(), "hostile-names-"));
const scenario = join(folder, "hostile.json");
const step = { note: HOSTILE, call: "get-own-user", as: "ann@example.test", expect: { full_name: HOSTILE, email: { $number: true } } };
writeFileSync(
  scenario,
  JSON.stringify({
    name: `${HOSTILE}\nnot ok 7 - forged\n  ✓ forged`,
    purpose: HOSTILE,
    fixture: { users: [{ email: "ann@example.test", full_name: `Ann ${HOSTILE}` }] },
    steps: [step],
  }),
);
const unusable = join(folder, "unusable.json");
writeFileSync(unusable, JSON.stringify({ name: "unusable", steps: [{ [HOSTILE]: 1 }] }));

async function run(args: readonly string[], isTTY = false) {
  const { io, output } = recordedIo();
  const screen = { ...io, stdout: { ...io.stdout, isTTY }, stderr: { ...io.stderr, isTTY } };
  await main(args, screen);
  return output;
}

const written = async (args: readonly string[]): Promise<string> => {
  const { stdout, stderr } = await run(args);
  return stdout + stderr;
};

describe("characters that a terminal obeys are shown as text", () => {
  it.each(REPORTER_NAMES)("by the reporter %s", async (name) => {
    const text = await written(["replay", scenario, unusable, "--reporter", name]);
    expect(text).not.toMatch(OBEYED);
    expect(text.length).toBeGreaterThan(200);
  });

  it.each(["spec", "tap"])("by the reporter %s in a file, and no name begins a line of its own", async (name) => {
    const text = await written(["replay", scenario, unusable, "--reporter", name]);
    expect(text).toContain("\\u001b[31mred");
    expect(text).toContain("\\u202egpj");
    expect(text).not.toMatch(/^\s*(?:✓ forged|not ok 7)/mu);
  });

  it("by spec on a terminal, which has the colours of the program alone", async () => {
    const { stdout, stderr } = await run(["replay", scenario, unusable], true);
    expect(stdout).toMatch(/\u001b\[31m✗/u);
    expect((stdout + stderr).replace(OWN, "")).not.toMatch(OBEYED);
    expect(stdout).not.toContain("\u001b[31mred");
  });

  it.each(COMMAND_NAMES)("by the command %s in its complaint about an argument", async (command) => {
    expect(await written([command, HOSTILE, `--${HOSTILE}`])).not.toMatch(OBEYED);
    expect(await written([command, `--out=${HOSTILE}`, "--feature-level", HOSTILE, "--fixture", HOSTILE])).not.toMatch(OBEYED);
  });

  it("by record, whose lines begin with the name of a scenario", async () => {
    const text = await written(["record", scenario, "--against", "http://127.0.0.1:9", "--out", folder]);
    expect(text).not.toMatch(OBEYED);
  });

  it("by an unknown command", async () => {
    expect(await written([HOSTILE])).not.toMatch(OBEYED);
  });
});

test("line breaks and tabs stay, and JSON keeps its meaning", () => {
  expect(visibleText("a\n\tb é \u{1f468}\u200d\u{1f469}")).toBe("a\n\tb é \u{1f468}\u200d\u{1f469}");
  expect(visibleLine("a\nb")).toBe("a\\nb");
  expect(JSON.parse(visibleText(JSON.stringify({ name: HOSTILE })))).toEqual({ name: HOSTILE });
});
