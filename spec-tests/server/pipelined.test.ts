/** Clients that send many requests without reading, that disconnect meanwhile, or that end their half of the connection. */
import { connect, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { logLine } from "../../src/cli/serve";
import { jsonResponse } from "../../src/server/envelope";
import { type HttpServer, type HttpServerOptions, serveHttp } from "../../src/server/http-server";
import { turns } from "../../src/server/turns";
import { openConnection } from "./raw-connection";

let running: HttpServer[] = [];
let sockets: Socket[] = [];

async function served(options: Partial<HttpServerOptions> & Pick<HttpServerOptions, "handle">): Promise<HttpServer> {
  const server = await serveHttp({ port: 0, host: "127.0.0.1", ...options });
  running.push(server);
  return server;
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
}

/** A connection that has sent so many requests, and reads nothing. */
async function unread(url: string, requests: number): Promise<Socket> {
  const socket = (await openConnection(url)).pause().on("error", () => undefined);
  sockets.push(socket);
  socket.write(get("/long").repeat(requests));
  return socket;
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(running.map((server) => server.close()));
  [running, sockets] = [[], []];
});

/** Longer than what the operating system takes for a connection. */
const LONG = "x".repeat(20_000_000);

test("an answer is created when the connection can take it", async () => {
  let created = 0;
  const { url } = await served({
    handle: async ({ url: { pathname } }) => {
      if (pathname !== "/long") return jsonResponse(200, {});
      created += 1;
      return new Response(LONG);
    },
  });
  const clients = await Promise.all([1, 2, 3].map(() => unread(url, 4)));
  await expect.poll(() => created).toBe(3);
  for (let round = 0; round < 50; round += 1) expect((await fetch(`${url}/short`)).status).toBe(200);
  expect(created).toBe(3);

  clients[0]?.resume();
  await expect.poll(() => created, { timeout: 60_000 }).toBeGreaterThan(3);
}, 120_000);

test("requests whose client disconnects before their turn are not handled, and nothing is reported", async () => {
  const lines: string[] = [];
  let handled = 0;
  const { url } = await served({
    handle: async () => {
      handled += 1;
      return new Response(LONG);
    },
    log: (entry) => lines.push(logLine(entry).replace(/\d+ ms$/, "N ms")),
    report: (line) => lines.push(line),
  });
  const client = await unread(url, 20);
  await expect.poll(() => lines).toEqual(["GET /long - 200 - N ms"]);
  client.destroy();
  await expect.poll(() => lines.length).toBe(20);
  expect(lines.slice(1)).toEqual(Array.from({ length: 19 }, () => "GET /long - - - N ms"));
  expect(handled).toBe(1);
});

test("when requests take long together, signals and connections have their turn between them", async () => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  try {
    const order: string[] = [];
    const { take } = turns();
    const work = (name: string, milliseconds: number) =>
      take(async () => {
        order.push(name);
        now += milliseconds;
      });
    const all = [work("short", 1), work("long", 100), work("next", 1)];
    setImmediate(() => order.push("others"));
    await Promise.all(all);
    expect(order).toEqual(["short", "long", "others", "next"]);
  } finally {
    clock.mockRestore();
  }
});

test("a function that throws keeps its turn only", async () => {
  const { take } = turns();
  const broken = take(() => {
    throw new Error("broken");
  });
  const next = take(async () => "next");
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

test("a client that has closed its half of the connection receives its answer", async () => {
  let answerPoll: (response: Response) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const { url } = await served({
    handle: (request) => {
      signal = request.signal;
      return new Promise((resolve) => (answerPoll = resolve));
    },
  });
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), allowHalfOpen: true });
  sockets.push(socket);
  let received = "";
  const closed = new Promise((resolve) => socket.on("data", (text) => (received += String(text))).once("end", resolve));
  socket.write(get("/poll"));
  await expect.poll(() => signal).toBeDefined();
  socket.end();
  // The server has noticed that the client sends nothing more, and twice that it still reads.
  await expect.poll(() => received).toBe("HTTP/1.1 100 Continue\r\n\r\n".repeat(2));
  expect(signal?.aborted).toBe(false);
  answerPoll(jsonResponse(200, { events: [] }));
  await closed;
  expect(received).toMatch(/HTTP\/1\.1 200 [^]*\{"events":\[\]\}$/);
});
