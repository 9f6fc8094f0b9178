/** Which web pages may use the control plane and the interface of a served realm. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readServeOptions } from "../../src/cli/serve-options";
import { createSimulator, type Fixture, type Simulator } from "../../src/index";
import type { Controlled } from "../../src/server/control-acts";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { sendRaw } from "./raw-connection";

const FIXTURE = { users: [{ email: "olive@example.test", api_key: "olive-key" }] };

let simulator: Simulator;
let server: HttpServer;

async function serve(allowedOrigins: readonly string[] = [], more: Pick<Controlled, "settled"> = {}): Promise<void> {
  simulator = createSimulator(FIXTURE);
  const controlled = { simulator, fixture: () => FIXTURE, complete: (fixture: Fixture) => fixture, ...more };
  const front = frontController(controlled, true, allowedOrigins);
  server = await serveHttp({ port: 0, host: "127.0.0.1", ...front });
}

/** Sends a request with any Host and Origin, which no client would let a test choose. */
async function send(line: string, headers: Record<string, string>, body = ""): Promise<{ status: number; head: string; body: string }> {
  const fields = { Host: "127.0.0.1", Connection: "close", "Content-Length": String(body.length), ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const [received = "", text = ""] = (await sendRaw(server.url, `${[`${line} HTTP/1.1`, ...head].join("\r\n")}\r\n\r\n${body}`)).split(
    "\r\n\r\n",
  );
  return { status: Number(received.split(" ")[1]), head: received.toLowerCase(), body: text };
}

const RESET = ["POST /_simulator/reset", { "Content-Type": "application/json" }, "{}"] as const;

function reset(headers: Record<string, string>) {
  const [line, type, body] = RESET;
  return send(line, { ...type, ...headers }, body);
}

beforeEach(() => serve());
afterEach(() => server.close());

describe("the control plane", () => {
  test.each(["evil.test", "evil.test:9991", "127.0.0.1.evil.test", "localhost.evil.test", "192.168.0.1", "[fe80::1]"])(
    "is 403 under the Host %s, and nothing changes",
    async (Host) => {
      const before = simulator.snapshot();
      for (const answer of [await reset({ Host }), await send("GET /_simulator", { Host })]) {
        expect([answer.status, JSON.parse(answer.body)]).toEqual([
          403,
          { result: "error", code: "BAD_REQUEST", msg: expect.stringContaining("does not name this machine") },
        ]);
      }
      expect(simulator.snapshot() === before).toBe(true);
    },
  );

  test.each(["evil.test@127.0.0.1", "evil.test:x@localhost:1"])("is refused under the Host %s, also for a whole URL", async (Host) => {
    expect((await send("GET http://127.0.0.1/_simulator", { Host })).status).toBe(403);
    expect((await send("GET /_simulator", { Host })).status).toBe(400);
  });

  test.each(["127.0.0.1", "127.0.0.1:9991", "127.8.8.8", "localhost:1", "LOCALHOST", "[::1]:9991"])(
    "is there under the Host %s",
    async (Host) => {
      expect((await reset({ Host })).status).toBe(200);
    },
  );

  test.each(["https://evil.test", "http://127.0.0.1.evil.test", "null", "file://", "https://app.example.test", "nonsense"])(
    "is 403 for pages of the origin %s, which cannot read the answer either, and nothing changes",
    async (Origin) => {
      const before = simulator.snapshot();
      for (const answer of [
        await reset({ Origin }),
        await send("GET /_simulator", { Origin }),
        await send("OPTIONS /_simulator", { Origin }),
      ]) {
        expect(answer.status).toBe(403);
        expect(answer.body).not.toContain("olive-key");
        expect(answer.head).not.toContain("access-control-allow-origin");
      }
      expect(simulator.snapshot() === before).toBe(true);
    },
  );

  test.each(["http://127.0.0.1:9991", "http://localhost:5173", "https://localhost", "http://[::1]:3000"])(
    "is open to pages of this machine: %s",
    async (Origin) => {
      const answer = await send("GET /_simulator", { Origin });
      expect(answer.status).toBe(200);
      expect(answer.head).toContain(`access-control-allow-origin: ${Origin}\r\n`);
      expect(answer.head).toMatch(/vary: .*origin/);
      expect((await reset({ Origin })).status).toBe(200);
    },
  );

  test("is open to pages of the origins that --allow-origin names, and to no others", async () => {
    await server.close();
    await serve(["https://app.example.test", "https://other.example.test"]);
    for (const Origin of ["https://app.example.test", "https://other.example.test"]) {
      const answer = await reset({ Origin });
      expect([answer.status, answer.head]).toEqual([200, expect.stringContaining(`access-control-allow-origin: ${Origin}`)]);
    }
    for (const Origin of ["http://app.example.test", "https://app.example.test:444", "https://x.app.example.test"]) {
      expect((await reset({ Origin })).status).toBe(403);
    }
  });
});

describe("the interface", () => {
  test("is open to any page and under any Host", async () => {
    const answer = await send("GET /api/v1/server_settings", { Host: "chat.example.test", Origin: "https://evil.test" });
    expect([answer.status, answer.head]).toEqual([200, expect.stringContaining("access-control-allow-origin: *")]);
  });

  test("is closed to other pages by --allow-origin", async () => {
    await server.close();
    await serve(["https://app.example.test"]);
    const ask = (Origin: string) => send("GET /api/v1/server_settings", { Origin });
    const refused = await ask("https://evil.test");
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([403, { msg: expect.stringContaining("--allow-origin") }]);
    expect(refused.head).not.toContain("access-control-allow-origin");
    expect((await ask("https://app.example.test")).head).toContain("access-control-allow-origin: https://app.example.test");
    expect((await ask("http://localhost:5173")).status).toBe(200);
    expect((await send("GET /api/v1/server_settings", {})).status).toBe(200);
  });
});

describe("the interface of a realm that calls programs of this machine", () => {
  const DELIVERS = { settled: () => Promise.resolve() };
  const SENT = { Authorization: `Basic ${btoa("olive@example.test:olive-key")}`, "Content-Type": "application/x-www-form-urlencoded" };
  const sendMessage = (headers: Record<string, string>) =>
    send("POST /api/v1/messages", { ...SENT, ...headers }, "type=direct&to=[1]&content=Hello");

  test.each([
    ["the origin of another page", { Origin: "https://evil.test" }],
    ["the origin of a file", { Origin: "null" }],
    ["a Host that is not this machine", { Host: "evil.test" }],
    ["a Host that is not this machine, with its origin", { Host: "evil.test", Origin: "http://evil.test" }],
  ])("is 403 with %s, and nothing changes", async (_what, headers) => {
    await server.close();
    await serve([], DELIVERS);
    const before = simulator.snapshot();
    for (const answer of [await sendMessage(headers), await send("OPTIONS /api/v1/messages", headers)]) {
      expect(answer.status).toBe(403);
      expect(answer.head).not.toContain("access-control-allow-origin");
    }
    expect(simulator.snapshot() === before).toBe(true);
  });

  test("is open to programs, to pages of this machine and to those of --allow-origin", async () => {
    await server.close();
    await serve(["https://app.example.test"], DELIVERS);
    const all = [{}, { Origin: "http://localhost:5173" }, { Host: "localhost:1" }, { Origin: "https://app.example.test" }];
    for (const headers of all) expect((await sendMessage(headers)).status).toBe(200);
    expect((await sendMessage({ Origin: "https://other.example.test" })).status).toBe(403);
  });
});

describe("--allow-origin", () => {
  const read = (...args: string[]) => readServeOptions(args).allowedOrigins;

  test("may be repeated, and is written as browsers write it", () => {
    expect(read()).toEqual([]);
    expect(read("--allow-origin", "HTTPS://App.example.test:443/", "--allow-origin=http://a.test:81")).toEqual([
      "https://app.example.test",
      "http://a.test:81",
    ]);
    expect(read("--allow-origin", "chrome-extension://abc")).toEqual(["chrome-extension://abc"]);
  });

  test.each(["*", "app.example.test", "https://app.example.test/path", "https://a.test?x", "https://me@a.test", "null", "file:///x"])(
    "%s is not an origin",
    (text) => {
      expect(() => read("--allow-origin", text)).toThrow(`--allow-origin ${JSON.stringify(text)} is not an origin: expected a scheme`);
    },
  );
});
