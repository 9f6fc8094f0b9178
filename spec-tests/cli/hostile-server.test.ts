// Servers that send too much, too deep, too late or nonsense: to `record --upstream` and `replay --against`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main";
import { fetchWhole, limitedJson } from "../../src/targets/http-client";
import { sendAndRead, serverConnection } from "../../src/targets/send";
import { serverLevel } from "../../src/targets/server-level";
import { breakingServer } from "../support/breaking-server";
import { recordedIo } from "./recorded-io";

const DEEP = "[".repeat(200_000) + "]".repeat(200_000);
const MEBIBYTE = new Uint8Array(1024 ** 2).fill(32);

let server: Server;
let url = "";
let bomb: Uint8Array;
beforeAll(async () => {
  bomb = gzipSync(new Uint8Array(80 * 1024 ** 2));
  server = createServer((incoming, outgoing) => {
    switch (incoming.url?.split("?")[0]) {
      case "/api/v1/deep":
        return void outgoing.setHeader("content-type", "application/json").end(DEEP);
      case "/api/v1/bomb":
        return void outgoing.setHeader("content-encoding", "gzip").end(bomb);
      case "/api/v1/endless": {
        const more = (): void => void (outgoing.destroyed || outgoing.write(MEBIBYTE, more));
        return more();
      }
      case "/api/v1/moved":
        return void outgoing.writeHead(302, { location: "/api/v1/endless" }).end("elsewhere");
      case "/api/v1/odd":
        return void incoming.socket.end("HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}");
      case "/api/v1/empty":
        return void outgoing.writeHead(204).end();
      case "/api/v1/server_settings":
        return void outgoing.end('{"zulip_feature_level":1e9}');
      case "/api/v1/silent":
        return void outgoing.write("{");
      default:
        return void outgoing.end("{}");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const TOO_LONG = "sends more than 64 MiB";
const ODD = "answers with the status 999; allowed are 200 to 599";

test.each([
  ["bomb", TOO_LONG],
  ["endless", TOO_LONG],
  ["odd", ODD],
  ["silent", "has not sent its whole answer within 0.2 s"],
])("an answer that is %s is one sentence", async (path, sentence) => {
  const milliseconds = path === "silent" ? 200 : 60_000;
  await expect(fetchWhole(`${url}/api/v1/${path}`, { milliseconds })).rejects.toThrow(sentence);
});

test("a redirect is an answer, and deep JSON is not read", async () => {
  expect((await fetchWhole(`${url}/api/v1/moved`, {})).status).toBe(302);
  expect(() => limitedJson(DEEP)).toThrow("sends JSON that is nested more than 500 deep");
  expect(limitedJson(`{"a":"${"[".repeat(1000)}\\""}`)).toEqual({ a: `${"[".repeat(1000)}"` });
  expect(limitedJson("{")).toBeUndefined();
  const request = { url: `${url}/api/v1/deep`, method: "GET", headers: new Headers(), body: null };
  await expect(sendAndRead(serverConnection(url), request)).rejects.toThrow(`GET ${url}/api/v1/deep: the server sends JSON`);
});

test.each([0, -1, 1.5, 1e9, "421", null])("the feature level %j of a server is invalid", (zulip_feature_level) => {
  expect(serverLevel({ zulip_feature_level })).toMatchObject({ problem: expect.stringContaining("allowed are 1 to 9999") });
});

test("a proxy passes on what the server said, or says 502 with one sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  const { io, output, firstLine, stop } = recordedIo();
  const out = join(folder, "out.json");
  const done = main(["record", "--upstream", url, "--out", out], io);
  const proxy: string = JSON.parse(await firstLine).url;
  const headers = { authorization: `Basic ${btoa("ann@example.test:key")}` };
  const ask = async (path: string) => {
    const answer = await fetch(`${proxy}/api/v1/${path}`, { headers, redirect: "manual" });
    return [answer.status, await answer.text()] as const;
  };
  const failed = (sentence: string) => [502, expect.stringContaining(`"msg":"${url} ${sentence}."`)];
  expect(await ask("moved")).toEqual([302, "elsewhere"]);
  expect(await ask("empty")).toEqual([204, ""]);
  expect((await ask("deep"))[1] === DEEP).toBe(true);
  expect(await ask("bomb")).toEqual(failed(TOO_LONG));
  expect(await ask("odd")).toEqual(failed(ODD));
  stop();
  expect(await done).toBe(0);
  expect(output.stderr).toContain("GET /api/v1/deep is not in the scenario: its answer is nested too deep.");
  expect(output.stderr).toContain("GET /server_settings returns the feature level 1000000000; allowed are 1 to 9999");
  expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({ steps: expect.any(Array) });
  rmSync(folder, { recursive: true });
});

describe("replay and record on a server that cannot be used", () => {
  const OLGA = { email: "olga@corp.test", api_key: "olga-key" };
  const GUS = { email: "gus@corp.test", api_key: "gus-key" };
  const FIXTURE = {
    users: [
      { ...OLGA, role: "owner" as const },
      { ...GUS, role: "guest" as const },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), "unusable-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(command: "replay" | "record", address: string, accounts: readonly object[]) {
    const [scenario, credentials] = [join(folder, "one.yaml"), join(folder, "accounts.json")];
    const steps = "steps: [{ call: get-own-user, as: olga@corp.test }]\n";
    writeFileSync(scenario, `name: n\npurpose: p\nfixture: ${JSON.stringify({ users: [{ ...OLGA, role: "owner" }] })}\n${steps}`);
    writeFileSync(credentials, JSON.stringify({ accounts }));
    const where = command === "replay" ? ["--against", address] : ["--url", address, "--out", join(folder, "out")];
    const { io, output } = recordedIo();
    return [await main([command, scenario, ...where, "--credentials", credentials], io), output.stdout, output.stderr];
  }

  async function alone(command: "replay" | "record", how: "HTML" | "closed connection" | undefined, accounts: readonly object[]) {
    const broken = await breakingServer({ fixture: FIXTURE, how: how ?? "HTML", after: how === undefined ? Infinity : 0 });
    try {
      return await run(command, broken.url, accounts);
    } finally {
      await broken.close();
    }
  }

  test.each(["replay", "record"] as const)("%s says one sentence, and ends with 2", async (command) => {
    const unusable = (sentence: RegExp) => [
      2,
      "",
      expect.stringMatching(new RegExp(`^realm-simulator: --\\w+ \\S+: ${sentence.source}\\.\\n$`, "u")),
    ];
    expect(await alone(command, "HTML", [OLGA])).toEqual(unusable(/GET \/server_settings does not return a feature level/u));
    expect(await alone(command, "closed connection", [OLGA])).toEqual(unusable(/GET \S+ got no answer: .*/u));
    expect(await run(command, url, [OLGA])).toEqual(unusable(/GET \/server_settings returns the feature level 1000000000; .*/u));
    const wrong = [OLGA, { ...GUS, api_key: "another" }];
    expect(await alone(command, undefined, wrong)).toEqual(unusable(/the credentials of gus@corp\.test are refused: .*/u));
  });

  test("an empty prefix, which everything begins with, removes nothing", async () => {
    const { io, output } = recordedIo();
    expect(await main(["replay", "--against", url, "--clean-up", ""], io)).toBe(2);
    expect(output.stderr).toBe("realm-simulator: --clean-up needs the prefix of a run, such as rs1a2b3c-.\n");
  });

  test("a replay whose fixtures need an owner ends if none of the accounts is one", async () => {
    const sentence = "the credentials have no account of an owner (role 100)";
    expect(await alone("replay", undefined, [GUS])).toEqual([2, "", expect.stringContaining(`: ${sentence}.\n`)]);
  });
});
