/** The connection's part of the HTTP transport, with a function behind it that answers what the test wants. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { logLine } from "../../src/cli/serve";
import { failedResponse, jsonResponse } from "../../src/server/envelope";
import type { HttpServer, HttpServerOptions } from "../../src/server/http-server";
import { CLOSING_MILLISECONDS, serveHttp } from "../../src/server/http-server";
import { BODY_LIMIT_BYTES } from "../../src/server/request-body";
import { platformRequest } from "../../src/server/served-request";
import { ConnectionFault } from "../../src/simulator/faults/faulty-answers";
import { openConnection, rawAnswer, sendRaw } from "./raw-connection";

let running: HttpServer[] = [];

interface Options extends Omit<HttpServerOptions, "handle"> {
  readonly handle: (request: Request) => Promise<Response>;
}

async function served({ handle = echo, ...options }: Partial<Options> = {}): Promise<HttpServer> {
  const handleServed: HttpServerOptions["handle"] = (request) => handle(platformRequest(request));
  const server = await serveHttp({ port: 0, host: "127.0.0.1", ...options, handle: handleServed });
  running.push(server);
  return server;
}

/** Answers with what arrived. */
async function echo(request: Request): Promise<Response> {
  const url = new URL(request.url);
  return jsonResponse(200, { method: request.method, path: url.pathname + url.search, body: await request.text() });
}

/** Answers when the request aborts, like a poll without events. */
function waiting(entered: (request: Request) => void): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve) => {
      request.signal.addEventListener("abort", () => resolve(jsonResponse(200, { gave_up: true })));
      entered(request);
    });
}

afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
});

const BAD_REQUEST = { result: "error", msg: expect.any(String), code: "BAD_REQUEST" };

describe("where it listens", () => {
  test("port 0 picks a free port, and the URL names it", async () => {
    const { url } = await served();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
    expect(await (await fetch(`${url}/a?b=c`)).json()).toEqual({ method: "GET", path: "/a?b=c", body: "" });
  });

  test.each(["127.0.0.2", "localhost", "LOCALHOST", "::1", "[::1]"])("the host %s is this machine", async (host) => {
    const { url } = await served({ host });
    expect((await fetch(url)).status).toBe(200);
  });

  test.each(["0.0.0.0", "::", "192.168.0.1", "example.test", "127.1", "1127.0.0.1", "", "::ffff:10.0.0.1", "fe80::1"])(
    "the host %j is refused",
    async (host) => {
      await expect(served({ host })).rejects.toThrow(`The host ${JSON.stringify(host)} is not this machine's own`);
    },
  );

  test("a port that is taken is one sentence", async () => {
    const { url } = await served();
    const port = Number(new URL(url).port);
    await expect(served({ port })).rejects.toThrow(`${url} is taken by another program: choose another port`);
  });
});

describe("bodies", () => {
  test("a body of exactly the limit arrives whole", async () => {
    const { url } = await served();
    const answer = await fetch(url, { method: "POST", body: "x".repeat(BODY_LIMIT_BYTES) });
    expect(await answer.json()).toMatchObject({ body: "x".repeat(BODY_LIMIT_BYTES) });
  });

  test("bytes that are not text arrive unchanged", async () => {
    const seen: Uint8Array[] = [];
    const { url } = await served({
      handle: async (request) => {
        seen.push(new Uint8Array(await request.arrayBuffer()));
        return jsonResponse(200, {});
      },
    });
    await fetch(url, { method: "PUT", body: new Uint8Array([0, 255, 128, 10]) });
    expect(seen).toEqual([new Uint8Array([0, 255, 128, 10])]);
  });

  test("a longer body is refused with 413, and the function is not asked", async () => {
    let asked = 0;
    const { url } = await served({ handle: (request) => (asked++, echo(request)) });
    const answer = await fetch(url, { method: "POST", body: "x".repeat(BODY_LIMIT_BYTES + 1) });
    expect([answer.status, await answer.json()]).toEqual([413, BAD_REQUEST]);
    expect(asked).toBe(0);
  });

  test("a longer body without a declared length is refused with 413 as well", async () => {
    const { url } = await served();
    const chunk = new TextEncoder().encode("x".repeat(100_000));
    let left = 30;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const chunked: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
    const answer = await fetch(url, chunked);
    expect([answer.status, await answer.json()]).toEqual([413, BAD_REQUEST]);
  });

  test("a declared length beyond the limit is refused before the body comes", async () => {
    const { url } = await served();
    const socket = await openConnection(url);
    const first = new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(bytes.toString("latin1"))));
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${10 * BODY_LIMIT_BYTES}\r\n\r\n`);
    expect(rawAnswer(await first)).toEqual({ status: 413, body: BAD_REQUEST });
    socket.destroy();
  });

  test("a client that goes on sending without end is cut off", async () => {
    const { url } = await served();
    const socket = await openConnection(url);
    const cut = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${1e12}\r\n\r\n`);
    const block = Buffer.alloc(4 * 1024 * 1024);
    const more = (error?: Error | null): void => void (error || socket.destroyed || socket.write(block, more));
    more();
    await cut;
  });
});

describe("broken requests", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a header without a colon", "GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n"],
    ["a length that is no number", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n"],
    ["two lengths that differ", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    ["a chunk size that is no number", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["a control character in a header", "GET / HTTP/1.1\r\nHost: x\r\nX-A: a\u0001b\r\n\r\n"],
    ["a target of another scheme", "GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a Host with a port beyond all ports", "GET / HTTP/1.1\r\nHost: a:99999999\r\nConnection: close\r\n\r\n"],
    ["an invalid Host", "GET / HTTP/1.1\r\nHost: a b:c:99\r\nConnection: close\r\n\r\n"],
  ])("%s is 400 in the envelope, and the server lives on", async (_what, bytes) => {
    const { url } = await served();
    expect(rawAnswer(await sendRaw(url, bytes))).toEqual({ status: 400, body: BAD_REQUEST });
    expect((await fetch(url)).status).toBe(200);
  });

  test("headers without end are 431", async () => {
    const { url } = await served();
    const answer = rawAnswer(await sendRaw(url, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`));
    expect(answer).toEqual({ status: 431, body: BAD_REQUEST });
    expect((await fetch(url)).status).toBe(200);
  });

  test("HTTP/1.0 without a Host is served", async () => {
    const { url } = await served();
    expect(rawAnswer(await sendRaw(url, "GET /old HTTP/1.0\r\n\r\n"))).toMatchObject({ status: 200 });
  });
});

describe("methods", () => {
  test("HEAD is answered like GET, without the body", async () => {
    const { url } = await served();
    const [got, head] = [await fetch(`${url}/x`), await fetch(`${url}/x`, { method: "HEAD" })];
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe(got.headers.get("content-length"));
    expect(head.headers.get("content-type")).toBe("application/json");
    expect(await head.text()).toBe("");
  });

  test("OPTIONS is 204 with the methods of the path", async () => {
    const { url } = await served({
      handle: async (request) =>
        request.url.endsWith("/x") ? new Response(null, { status: 204, headers: { Allow: "GET, POST" } }) : echo(request),
    });
    const known = await fetch(`${url}/x`, { method: "OPTIONS" });
    expect([known.status, known.headers.get("allow")]).toEqual([204, "GET, POST"]);
    const unknown = await fetch(`${url}/y`, { method: "OPTIONS" });
    expect([unknown.status, unknown.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, PUT, PATCH, DELETE"]);
  });

  test("the first line of an answer has the words for its status", async () => {
    const { url } = await served({ handle: async () => failedResponse(429, "x") });
    expect(await sendRaw(url, "GET /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/);
  });

  test("TRACE is 405 with the methods that exist", async () => {
    const { url } = await served();
    const answer = rawAnswer(await sendRaw(url, "TRACE /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
    expect(answer).toMatchObject({ status: 405, body: { ...BAD_REQUEST, allowed_methods: expect.any(Array) } });
  });

  test("a page of another origin may ask, and read the answer", async () => {
    const { url } = await served({ handle: async () => new Response("{}", { headers: { Allow: "PATCH" } }) });
    const asked = "PATCH / HTTP/1.1\r\nHost: x\r\nOrigin: http://page.test\r\nConnection: close\r\n\r\n";
    expect(await sendRaw(url, asked)).toMatch(/access-control-allow-origin: \*/i);
    const preflight = asked
      .replace("PATCH", "OPTIONS")
      .replace("Connection", "Access-Control-Request-Headers: authorization\r\nConnection");
    const answer = await sendRaw(url, preflight);
    expect(answer).toMatch(/access-control-allow-methods: PATCH\r/i);
    expect(answer).toMatch(/access-control-allow-headers: authorization/i);
    expect(answer).toMatch(/access-control-allow-origin: \*/i);
  });
});

test("an exception of the function is 500 in the envelope without its text, and one line for the operator", async () => {
  const lines: string[] = [];
  const { url } = await served({
    handle: () => Promise.reject(new Error("secret\nsecond line")),
    report: (line) => lines.push(line),
  });
  const answer = await fetch(`${url}/x?q=1`, { method: "POST" });
  const body = await answer.text();
  expect(answer.status).toBe(500);
  expect(JSON.parse(body)).toEqual({ ...BAD_REQUEST, code: "INTERNAL_SERVER_ERROR" });
  expect(body).not.toContain("secret");
  expect(lines).toEqual(["POST /x failed: secret"]);
});

test("the log has each request once, with the status and code of its answer, or without a status when there was no answer", async () => {
  const lines: string[] = [];
  const { url } = await served({
    log: (entry) => lines.push(logLine(entry).replace(/\d+ ms$/, "N ms")),
    handle: async (request) => {
      if (request.url.endsWith("/lost")) throw new ConnectionFault("lost");
      return request.url.includes("/bad") ? failedResponse(400, "No.") : jsonResponse(200, {});
    },
  });
  const headers = { Authorization: `Basic ${btoa("olive@example.test:secret-key")}` };
  await fetch(`${url}/good?api_key=hidden`, { headers });
  await fetch(`${url}/bad`, { method: "POST", headers: { Authorization: `Basic ${btoa("a b\nGET / x:y")}` } });
  await fetch(`${url}/long`, { method: "POST", body: "x".repeat(BODY_LIMIT_BYTES + 1) });
  await fetch(`${url}/lost`).catch(() => undefined);
  await expect
    .poll(() => lines)
    .toEqual([
      "GET /good olive@example.test 200 - N ms",
      "POST /bad a?b?GET?/?x 400 BAD_REQUEST N ms",
      "POST /long - 413 BAD_REQUEST N ms",
      "GET /lost - - - N ms",
    ]);
});

describe("waiting", () => {
  test("a client that hangs up aborts its request, and nothing is reported", async () => {
    const lines: string[] = [];
    let given: () => void = () => undefined;
    const aborted = new Promise<void>((resolve) => (given = resolve));
    const client = new AbortController();
    const { url } = await served({
      handle: waiting((request) => {
        request.signal.addEventListener("abort", () => given());
        client.abort();
      }),
      report: (line) => lines.push(line),
    });
    await expect(fetch(url, { signal: client.signal })).rejects.toThrow();
    await aborted;
    expect(lines).toEqual([]);
  });

  test("a client that hangs up in the middle of its body does no harm", async () => {
    const lines: string[] = [];
    const { url } = await served({ report: (line) => lines.push(line) });
    const socket = await openConnection(url);
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
    await new Promise<void>((resolve) => socket.end(resolve));
    socket.destroy();
    expect((await fetch(url)).status).toBe(200);
    expect(lines).toEqual([]);
  });

  test("two hundred polls wait at the same time, others are answered meanwhile, and closing ends all of them", async () => {
    const POLLS = 200;
    let entered = 0;
    let everyone: () => void = () => undefined;
    const allIn = new Promise<void>((resolve) => (everyone = resolve));
    const wait = waiting(() => ++entered === POLLS && everyone());
    const server = await served({
      handle: (request) => (request.url.endsWith("/poll") ? wait(request) : echo(request)),
    });
    const polls = Array.from({ length: POLLS }, () => fetch(`${server.url}/poll`).then((answer) => answer.status));
    // Held from the beginning, so that none rejects without a handler when the test fails.
    const answered = Promise.all(polls);
    answered.catch(() => undefined);
    await allIn;
    expect((await fetch(`${server.url}/other`)).status).toBe(200);
    await server.close();
    expect(new Set(await answered)).toEqual(new Set([503]));
  });

  test("closing does not wait for a client that never finishes its request", async () => {
    const server = await served();
    const socket = await openConnection(server.url);
    socket.on("error", () => undefined);
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const closing = server.close();
      await vi.advanceTimersByTimeAsync(CLOSING_MILLISECONDS);
      await closing;
    } finally {
      vi.useRealTimers();
    }
    await expect(fetch(server.url)).rejects.toThrow();
  });

  test("requests that were sent without waiting are answered in order, and those behind the end are not handled", async () => {
    const paths: string[] = [];
    const server = await served({
      handle: (request) => {
        paths.push(new URL(request.url).pathname);
        if (request.url.endsWith("/5")) void server.close();
        return echo(request);
      },
    });
    const all = Array.from({ length: 30 }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const answers = (await sendRaw(server.url, all.join(""))).match(/HTTP\/1\.1 \d+|"path":"[^"]*"/g);
    expect(paths).toEqual(["/0", "/1", "/2", "/3", "/4", "/5"]);
    expect(answers?.slice(0, 2)).toEqual(["HTTP/1.1 200", '"path":"/0"']);
    expect(answers?.slice(-1)).toEqual(["HTTP/1.1 503"]);
  });

  test("closing twice is closing once", async () => {
    const server = await served();
    await Promise.all([server.close(), server.close()]);
    await server.close();
  });
});
