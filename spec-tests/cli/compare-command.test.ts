/** `compare`: a server is compared with the simulator. */
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCompareOptions, readKnownClasses, readOperations } from "../../src/cli/compare-options";
import { main } from "../../src/cli/main";
import type { CompareResult } from "../../src/compare";
import { type RecordedIo, recordedIo } from "./recorded-io";

const ACCOUNTS = [
  { email: "olga@corp.test", full_name: "Olga", role: "owner", api_key: "olga-key" },
  { email: "abe@corp.test", full_name: "Abe", role: "administrator", api_key: "abe-key" },
  { email: "max@corp.test", full_name: "Max", api_key: "max-key" },
];

const served = recordedIo();
const plain = recordedIo();
let [url, plainUrl, work, credentials] = ["", "", "", ""];

const urlOf = async ({ firstLine }: RecordedIo): Promise<string> => (JSON.parse(await firstLine) as { url: string }).url;

beforeAll(async () => {
  void main(["serve", "--port", "0", "--quiet"], served.io);
  work = await mkdtemp(join(tmpdir(), "compare-"));
  const fixture = join(work, "realm.json");
  await writeFile(fixture, JSON.stringify({ users: ACCOUNTS, channels: [{ name: "general", subscribers: "all" }] }));
  credentials = join(work, "accounts.json");
  await writeFile(credentials, JSON.stringify({ accounts: ACCOUNTS.map(({ email, api_key }) => ({ email, api_key })) }));
  void main(["serve", "--port", "0", "--quiet", "--no-control", "--fixture", fixture], plain.io);
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
  [
    ["--against", "https://chat.example.test", "--credentials", "x.json"],
    "--against https://chat.example.test is not on this machine, and channels are created there: allow it with --yes-change-this-server.",
  ],
  [["--against", "http://127.0.0.1:9", "--clean-up", "rs1-"], "--clean-up PREFIX needs the accounts: --credentials FILE."],
  [["--against", "http://127.0.0.1:9", "--reporter", "xml"], '--reporter "xml" is not possible; allowed are spec, json, junit and html.'],
  [
    ["--against", "http://127.0.0.1:9", "--credentials", "/no/file"],
    "The credentials file /no/file cannot be read: there is no such file or folder.",
  ],
  [["--against", "http://127.0.0.1:9", "y"], '"y" is not expected.'],
  [["--against", "http://127.0.0.1:9", "--steps", "0"], '--steps "0" is not a whole number from 1 to 2147483647.'],
])("%j is refused in one line", async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 2, out: "", err: `realm-simulator: ${sentence}\n` });
});

test("operations are named, or are those of a run", async () => {
  const file = join(work, "run.json");
  await writeFile(file, JSON.stringify([{ operation: "get-users", params: {}, status: 200, result: {}, reason: null }]));
  expect(await readOperations("send-message,add-reaction")).toEqual(["send-message", "add-reaction"]);
  expect(await readOperations(file)).toEqual(["get-users"]);
  await expect(readOperations("send-mesage")).rejects.toThrow('--operations: "send-mesage" is no operation');
  await expect(readOperations("/no/file.har")).rejects.toThrow("/no/file.har");
});

test("the commands and the file of known classes in the guide can be used", async () => {
  const guide = await readFile("docs/compare.md", "utf8");
  const commands = [...guide.matchAll(/realm-simulator compare (--.*)$/gmu)].map(([, args = ""]) => args.split(" "));
  expect(commands.map((args) => readCompareOptions(args).url)).toEqual(["http://127.0.0.1:9991", "https://chat.example.test"]);
  const [, known = ""] = /```json\n(\{\s+"known".*?)```/su.exec(guide) ?? [];
  const file = join(work, "guide-known.json");
  await writeFile(file, known);
  expect((await readKnownClasses(file)).length).toBe(2);
});

test("a server that does not answer, and one that cannot be reset, are refused in one line", async () => {
  const gone = await run("--against", "http://127.0.0.1:9");
  expect(gone).toMatchObject({ code: 2, out: "" });
  expect(gone.err).toMatch(/^realm-simulator: --against http:\/\/127\.0\.0\.1:9: .*\n$/u);
  const shared = await run("--against", plainUrl);
  expect(shared).toMatchObject({ code: 2, out: "" });
  expect(shared.err).toMatch(/it has no control plane, so that its realm cannot be reset; give accounts with --credentials FILE\.\n$/u);
});

/** The names of the channels that are not archived. */
async function channelsOf(server: string): Promise<readonly string[]> {
  const headers = { authorization: `Basic ${btoa("olga@corp.test:olga-key")}` };
  const { streams } = (await (await fetch(`${server}/api/v1/streams?include_all=true`, { headers })).json()) as {
    streams: { name: string }[];
  };
  return streams.map(({ name }) => name);
}

describe("a server that is not reset", () => {
  test("does not differ, and has no further channel at the end; what cannot be compared is said", async () => {
    const { code, out, err } = await run("--against", plainUrl, "--credentials", credentials, "--steps", "20");
    expect(code).toBe(0);
    expect(err).toMatch(/^about \d+ requests to the server; .*\n/u);
    expect(out).toContain("the credentials have too few accounts of role guest: 1 missing;");
    expect(await channelsOf(plainUrl)).toEqual(["general"]);
  });

  test("is cleaned up by the prefix of an interrupted comparison", async () => {
    const headers = { authorization: `Basic ${btoa("olga@corp.test:olga-key")}` };
    const body = new URLSearchParams({ subscriptions: '[{"name":"rs77-left"}]' });
    await fetch(`${plainUrl}/api/v1/users/me/subscriptions`, { method: "POST", headers, body });
    const cleaned = await run("--against", plainUrl, "--credentials", credentials, "--clean-up", "rs77-");
    expect(cleaned).toEqual({ code: 0, out: "removed: rs77-left\n", err: "" });
    expect(await channelsOf(plainUrl)).toEqual(["general"]);
  });

  test("has the level that it has", async () => {
    const { code, err } = await run("--against", plainUrl, "--credentials", credentials, "--feature-level", "300");
    expect({ code, err }).toEqual({
      code: 2,
      err: `realm-simulator: --against ${plainUrl}: it has feature level 421, which --feature-level 300 cannot change.\n`,
    });
  });

  test("needs the account of an owner", async () => {
    const file = join(work, "members.json");
    await writeFile(file, JSON.stringify({ accounts: [{ email: "max@corp.test", api_key: "max-key" }] }));
    const { code, err } = await run("--against", plainUrl, "--credentials", file);
    expect(code).toBe(2);
    expect(err).toBe(`realm-simulator: --against ${plainUrl}: the credentials have no account of an owner (role 100).\n`);
  });
});

/** A server that answers each request by a function; null ends the connection. */
async function withServer<Result>(
  answer: (
    path: string,
    headers: Readonly<Record<string, string>>,
    method: string,
    body: string,
  ) => Promise<{ status: number; text: string } | null>,
  work_with: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      void answer(request.url ?? "", headers, request.method ?? "", Buffer.concat(parts).toString()).then((answered) => {
        if (answered === null) return void request.socket.destroy();
        response.writeHead(answered.status, { "content-type": "application/json" }).end(answered.text);
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await work_with(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Passes requests on to another server, and changes what comes back. */
function passedOn(target: string, changed: (text: string) => string, most = Infinity): Parameters<typeof withServer>[0] {
  let count = 0;
  return async (path, { host: _host, "content-length": _length, connection: _connection, ...headers }, method, body) => {
    if ((count += 1) > most) return null;
    const answer = await fetch(target + path, { method, headers, ...(body === "" ? {} : { body }) });
    return { status: answer.status, text: changed(await answer.text()) };
  };
}

/** A difference that every registration shows. */
const OTHER_LIMIT = ['"max_topic_length":60', '"max_topic_length":70'] as const;

describe("bad servers", () => {
  test("one that answers with HTML is refused in one line", async () => {
    const page = async () => ({ status: 200, text: "<!doctype html><p>Hello" });
    await withServer(page, async (bad) => {
      for (const more of [[], ["--credentials", credentials]]) {
        const { code, err } = await run("--against", bad, ...more);
        expect(code).toBe(2);
        expect(err).toMatch(/^realm-simulator: --against http:.*\.\n$/u);
      }
    });
  });

  test("one of a level that is not known yet is refused in one line", async () => {
    const newer = passedOn(plainUrl, (text) => text.replaceAll('"zulip_feature_level":421', '"zulip_feature_level":9000'));
    await withServer(newer, async (bad) => {
      const { code, err } = await run("--against", bad, "--credentials", credentials);
      expect(code).toBe(2);
      expect(err).toMatch(/^realm-simulator: --against http:.*is the newest level that this version knows; your server says 9000: .*\n$/u);
    });
  });

  test("of one that goes away, what was found so far is reported", async () => {
    const going = passedOn(url, (text) => text.replaceAll(...OTHER_LIMIT), 120);
    await withServer(going, async (bad) => {
      const { code, out } = await run("--against", bad, "--seed", "1");
      expect(code).toBe(1);
      expect(out).toMatch(/^differs: register-queue value max_topic_length/mu);
      expect(out).toMatch(/no answer|cannot|got no/u);
    });
    const gone = passedOn(url, (text) => text, 60);
    await withServer(gone, async (bad) => {
      const { code, out } = await run("--against", bad, "--seed", "1");
      expect(code).toBe(1);
      expect(out).toMatch(/^differs: (fixture broken|\S+ no answer)/mu);
    });
  });
});

test("reports for build servers and browsers are written to files, and a known class is no failure", async () => {
  const other = passedOn(url, (text) => text.replaceAll(...OTHER_LIMIT));
  const [known, junit, html, cases, holes] = ["known.json", "junit.xml", "page.html", "cases", "holes.html"].map((name) =>
    join(work, name),
  );
  await withServer(other, async (bad) => {
    const args = ["--against", bad, "--steps", "20", "--seed", "1", "--out", cases ?? ""];
    const first = await run(
      ...args,
      "--reporter",
      "spec",
      "--reporter",
      `junit=${junit}`,
      "--reporter",
      `html=${html}`,
      `--coverage=html=${holes}`,
    );
    expect(first.code).toBe(1);
    expect(first.out).toMatch(/case: .*\.json/u);
    expect(first.out).toMatch(/^ +\S+ +- +not reached$/mu);
    expect(await readFile(junit ?? "", "utf8")).toMatch(/<testsuites[^>]* failures="[1-9]/u);
    expect(await readFile(holes ?? "", "utf8")).toMatch(/<h1>[1-9]\d* of \d+ operations<\/h1>/u);
    expect(await readFile(html ?? "", "utf8")).toContain("<title>Not as expected: 1 failed</title>");
    await writeFile(known ?? "", JSON.stringify({ known: [{ name: "*", reason: "it has another name here" }] }));
    const second = await run(...args, "--known", known ?? "", "--reporter", `junit=${junit}`);
    expect(second).toEqual({ code: 0, out: "", err: "" });
    expect(await readFile(junit ?? "", "utf8")).toMatch(/ failures="0"/u);
    expect(await readFile(junit ?? "", "utf8")).toContain("it has another name here");
  });
});
