/** `fixture --from`: a real realm, read through its interface, as a fixture. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { createRealm, type Fixture } from "../../src/index";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { createSimulator } from "../../src/simulator/create-simulator";
import { recordedIo } from "./recorded-io";

const FIXTURE: Fixture = {
  users: [
    { email: "ann@corp.test", api_key: "anns-key", role: "owner" },
    { email: "bob@corp.test", full_name: "Bob" },
  ],
  channels: [{ name: "general", subscribers: "all" }],
  messages: Array.from({ length: 1200 }, (_, place) => ({
    ...{ sender: "bob@corp.test", channel: "general", topic: "lunch" },
    ...{ content: `number ${place}`, sent: place - 5000 },
  })),
  faults: { rules: [{ path: "/messages", times: 1, fault: "rate_limit", retry_after: 0.01 }] },
};

let [folder, credentials] = ["", ""];
let server: HttpServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "own-realm-"));
  credentials = join(folder, "zuliprc");
  writeFileSync(credentials, "[api]\nemail=ann@corp.test\nkey=anns-key\n");
  const simulator = createSimulator(FIXTURE, { onUnhandledRequest: "bypass" });
  const front = frontController({ simulator, fixture: () => FIXTURE, complete: (given) => given }, true);
  server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const { io, output } = recordedIo();
  const code = await main(["fixture", ...args], io);
  return { code, ...output };
}

test("says how much it asks, waits where the server wants that, and writes a fixture", async () => {
  const out = join(folder, "own.json");
  const { code, stdout, stderr } = await run("--from", server.url, "--credentials", credentials, "--messages", "1100", "--out", out);
  expect([code, stdout]).toEqual([0, ""]);
  const [plan, result] = stderr.split("\n");
  expect(plan).toMatch(/^reads http.* as ann@corp\.test with at most \d+ requests, and changes nothing there/u);
  expect(result).toBe("2 users, 1 channels, 0 groups, 1100 messages with 7 requests; your account is user1@example.test");
  const fixture: Fixture = JSON.parse(readFileSync(out, "utf8"));
  expect(createRealm(fixture).messages.size).toBe(1100);
});

test("without a file, the fixture is standard output", async () => {
  const { stdout, stderr } = await run("--from", `${server.url}/api/v1`, "--credentials", credentials, "--messages", "0", "--keep-names");
  expect(JSON.parse(stdout)).toMatchObject({ messages: [], users: [{ full_name: "ann" }, { full_name: "Bob" }] });
  expect(stderr).toContain("keep it where they may be read");
});

test.each([
  [[], "fixture needs the server to read: --from URL."],
  [["--from", "x"], "fixture needs the account that reads: --credentials FILE."],
  [["--from", "x", "--credentials", "here"], '--from "x" is not an address; allowed is http://… or https://….'],
  [["--from", "http://x", "--credentials", "here", "--people", "0"], '--people "0" is not a whole number from 1 to 100000.'],
  [["--from", "http://x", "--credentials", "/missing"], "The credentials file /missing cannot be read: there is no such file or folder."],
  [["more"], '"more" is not expected.'],
])("%j is refused in one line", async (args, sentence) => {
  expect(await run(...args)).toEqual({ code: 2, stdout: "", stderr: `realm-simulator: ${sentence}\n` });
});

test("a folder that cannot be written is worth a sentence before the realm is read", async () => {
  const { code, stderr } = await run("--from", server.url, "--credentials", credentials, "--out", folder);
  expect([code, stderr]).toEqual([2, `realm-simulator: The fixture cannot be written to ${folder}: it is a folder.\n`]);
});

test("a wrong key is what the server says, in one line", async () => {
  const wrong = join(folder, "wrong");
  writeFileSync(wrong, "[api]\nemail=ann@corp.test\nkey=other\n");
  const { code, stderr } = await run("--from", server.url, "--credentials", wrong);
  expect(code).toBe(2);
  expect(stderr.split("\n")[1]).toMatch(
    /^realm-simulator: --from http.*: POST \/register: The API key is not that of this account\. \(HTTP 401\)\.$/u,
  );
});
