/** `samples`: an answer of each operation and an event of each type, as JSON files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { EVENT_TABLES } from "../../src/generated/event-tables";
import { fieldOf, isKnownAt } from "../../src/protocol/schema/tables";
import { type Samples, samplesAt } from "../../src/testing/samples/samples";
import { recordedIo } from "./recorded-io";

const folder = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, output } = recordedIo();
  const code = await main(["samples", ...args], io);
  return { code, out: output.stdout, err: output.stderr };
}

/** The names of the events of a feature level: `message`, and with the `op` where the level shows one: `reaction.add`. */
function eventNamesAt(level: number): string[] {
  const tables = EVENT_TABLES.filter(({ since = 1, until = Infinity }) => since <= level && level < until);
  return [...new Set(tables.flatMap((table) => namesOf(table, level)))];
}

function namesOf(table: (typeof EVENT_TABLES)[number], level: number): string[] {
  const type = table.name.split("/")[1] ?? "";
  const declared = Object.entries(table.fields).find(([name]) => name === "op")?.[1];
  if (declared === undefined || !isKnownAt(fieldOf(declared), level)) return [type];
  const { shape } = fieldOf(declared);
  return shape.kind === "literal" ? shape.values.map((op) => `${type}.${String(op)}`) : [type];
}

const made = new Map<number, Samples>();

/** The samples of a level, made once. */
function samplesOf(level: number): Samples {
  const samples = made.get(level) ?? samplesAt(level);
  made.set(level, samples);
  return samples;
}

describe("samples", () => {
  // No realm of ours has video calls by Zoom.
  test.each([1, 50, 100, 165, 237, 300, 372, 421])("has every operation and event of feature level %i", (level) => {
    const { events, without_answer } = samplesOf(level);
    expect(without_answer).toEqual(["create-zoom-video-call"]);
    expect(eventNamesAt(level).filter((name) => !Object.hasOwn(events, name))).toEqual([]);
  });

  test("are the same each time", () => {
    expect(samplesAt(100)).toEqual(samplesOf(100));
  });

  test("has answers with something in them, and events in the form of the feature level", () => {
    const { answers, events } = samplesOf(421);
    expect(answers["get-messages"]).toMatchObject({ messages: expect.arrayContaining([expect.anything()]) });
    expect(events["message"]).toMatchObject({ type: "message", message: { subject: "lunch", sender_full_name: "Ann Meyer" } });
    expect(events["delete_message"]).toMatchObject({ message_ids: [expect.any(Number)] });
    expect(Object.keys(samplesOf(1).answers)).not.toContain("create-scheduled-message");
  });

  test("are written as files", async () => {
    const { code, out } = await run("--feature-level", "100", "--out", folder);
    expect([code, out]).toEqual([0, expect.stringMatching(/\d+ answers and \d+ events of feature level 100\.\n/)]);
    expect(readdirSync(join(folder, "answers"))).toContain("send-message.json");
    expect(JSON.parse(readFileSync(join(folder, "events/reaction.add.json"), "utf8"))).toMatchObject({ type: "reaction", op: "add" });
  });

  test.each([
    [["--feature-level", "5000", "--out", "x"], /--feature-level/],
    [[], /^realm-simulator: --out DIR is missing: the folder for the files\.\n$/],
    [["x"], /"x" is not expected/],
    [["--out", "/dev/null/x"], /\/dev\/null\/x cannot be written: /],
  ])("%j are refused in one line", async (args, message) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect(err.trimEnd()).not.toContain("\n");
  });
});
