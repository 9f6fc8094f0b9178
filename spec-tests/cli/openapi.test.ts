/** `realm-simulator openapi`. */
import { expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { LIMITS } from "../../src/protocol/limits";
import { samplesAt } from "../../src/testing/samples/samples";
import { openApiDocument } from "../../src/wire/openapi/document";

/** Runs the command line and returns its output. */
async function run(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const written = { out: "", err: "" };
  const stream = (name: "out" | "err") => ({ write: (text: string) => ((written[name] += text), true) });
  const io = { stdout: stream("out"), stderr: stream("err"), wallClock: () => 0, untilStopped: () => Promise.resolve() };
  const code = await Reflect.apply(main, undefined, [args, io]);
  return { code, ...written };
}

test("the command line writes it, by default at the newest level", async () => {
  const { code, out } = await run("openapi", "--feature-level", "372");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(openApiDocument(372, samplesAt(372).answers));
  const newest: unknown = JSON.parse((await run("openapi")).out);
  const example = { result: "success", id: expect.any(Number) };
  const answer = { responses: { "200": { content: { "application/json": { example } } } } };
  expect(newest).toMatchObject({ openapi: "3.1.0", paths: { "/messages": { post: answer } } });
});

const NEWEST = LIMITS.NEWEST_FEATURE_LEVEL;
test.each([
  ["0", `--feature-level "0": expected an integer from 1 to ${NEWEST}, or "newest".`],
  ["x", `--feature-level "x": expected an integer from 1 to ${NEWEST}, or "newest".`],
  ["99999", `--feature-level: ${NEWEST} is the newest level that this version knows; your server says 99999: use ${NEWEST}, or update.`],
])("feature level %s is refused in a sentence, with exit code 2", async (level, sentence) => {
  const { code, out, err } = await run("openapi", "--feature-level", level);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toBe(`realm-simulator: ${sentence}\n`);
});
