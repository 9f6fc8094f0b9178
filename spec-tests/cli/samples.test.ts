/** `samples`: an answer of each operation and an event of each type, as JSON files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { EVENT_TABLES } from "../../src/protocol/events/events";
import { samplesAt } from "../../src/testing/samples/samples";
import { recordedIo } from "./recorded-io";

const folder = mkdtempSync(join(tmpdir(), "samples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, output } = recordedIo();
  const code = await main(["samples", ...args], io);
  return { code, out: output.stdout, err: output.stderr };
}

describe("samples", () => {
  test("has an answer of nearly every operation, and the same each time", () => {
    const { answers, without_answer } = samplesAt(421);
    // No realm has video calls by Zoom, and a test notification needs a registered device.
    expect(without_answer.filter((id) => !/zoom|notify/.test(id)).length).toBeLessThanOrEqual(6);
    expect(Object.keys(answers).length).toBeGreaterThan(155);
    expect(answers["get-messages"]).toMatchObject({ result: "success", messages: expect.arrayContaining([expect.anything()]) });
    expect(samplesAt(421).answers).toEqual(answers);
  });

  test("has events of most types, in the form of the feature level", () => {
    const { events } = samplesAt(421);
    const types = new Set(EVENT_TABLES.map(({ name }) => name.split("/")[1] ?? ""));
    const sampled = new Set(Object.keys(events).map((name) => name.split(".")[0] ?? ""));
    expect([...types].filter((type) => !sampled.has(type)).length).toBeLessThanOrEqual(10);
    expect(events["message"]).toMatchObject({ type: "message", message: { subject: "lunch", sender_full_name: "Ann Meyer" } });
    expect(Object.keys(samplesAt(1).answers)).not.toContain("create-scheduled-message");
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
