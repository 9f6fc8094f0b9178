/** `compare`: a server is compared with the simulator. */
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import type { CompareResult } from "../../src/compare";
import { type RecordedIo, recordedIo } from "./recorded-io";

const served = recordedIo();
const plain = recordedIo();
let [url, plainUrl] = ["", ""];

const urlOf = async ({ firstLine }: RecordedIo): Promise<string> => (JSON.parse(await firstLine) as { url: string }).url;

beforeAll(async () => {
  void main(["serve", "--port", "0", "--quiet"], served.io);
  void main(["serve", "--port", "0", "--quiet", "--no-control"], plain.io);
  [url, plainUrl] = [await urlOf(served), await urlOf(plain)];
});

afterAll(() => {
  served.stop();
  plain.stop();
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, output } = recordedIo();
  const code = await main(["compare", ...args], io);
  return { code, out: output.stdout, err: output.stderr };
}

async function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "compare-"));
}

test("a served simulator does not differ, and has its own realm again at the end", async () => {
  const { code, out, err } = await run("--against", url, "--steps", "20", "--seed", "3");
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("0 classes of differences, and 0 that are expected");
  expect(out).toMatch(/operations +\d+ of \d+ reached/u);
  const about = (await (await fetch(`${url}/_simulator`)).json()) as { accounts: unknown[] };
  expect(about.accounts).toHaveLength(1);
});

test("the report is JSON on request, and a folder for cases and a file of known classes can be given", async () => {
  const out = await folder();
  const { code, out: report } = await run("--against", url, "--steps", "1", "--seed", "2", "--reporter", "json");
  expect(code).toBe(0);
  expect((JSON.parse(report) as CompareResult).feature_level).toBe(421);
  const known = join(out, "known.json");
  await writeFile(known, JSON.stringify({ known: [{ name: "*", reason: "old" }] }));
  expect((await run("--against", url, "--steps", "1", "--known", known, "--out", join(out, "cases"))).code).toBe(0);
  expect(await readdir(join(out, "cases"))).toEqual([]);
  expect(await readFile(known, "utf8")).toContain("old");
});

test.each([
  [[], "compare needs the server: --against URL."],
  [["--against", "x"], '--against "x" is not a URL; expected http://… or https://….'],
  [
    ["--against", "https://chat.example.test"],
    "--against https://chat.example.test is not on this machine, and its realm is reset again and again: allow it with --yes-change-this-server.",
  ],
  [["--against", "http://127.0.0.1:9", "y"], '"y" is not expected.'],
  [["--against", "http://127.0.0.1:9", "--steps", "0"], '--steps "0" is no whole number from 1 to 2147483647.'],
])("%j is refused in one line", async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 2, out: "", err: `realm-simulator: ${sentence}\n` });
});

test("a server that does not answer, and one that cannot be reset, are refused in one line", async () => {
  const gone = await run("--against", "http://127.0.0.1:9");
  expect(gone).toMatchObject({ code: 2, out: "" });
  expect(gone.err).toMatch(/^realm-simulator: --against http:\/\/127\.0\.0\.1:9: .*\n$/u);
  const shared = await run("--against", plainUrl);
  expect(shared).toMatchObject({ code: 2, out: "" });
  expect(shared.err).toMatch(/it has no control plane; expected a server whose realm can be reset\.\n$/u);
});
