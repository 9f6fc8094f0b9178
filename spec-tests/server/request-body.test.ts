/** Request bodies: their limits, the memory for long ones, and clients that disconnect or stop in the middle. */
import type { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createSimulator } from "../../src/index";
import { jsonResponse } from "../../src/server/envelope";
import { frontController } from "../../src/server/front-controller";
import { type HttpServer, serveHttp } from "../../src/server/http-server";
import { bodyMemory, type IncomingBody, readBody, SILENCE_MILLISECONDS } from "../../src/server/request-body";
import type { ServedRequest } from "../../src/server/served-request";
import { openConnection } from "./raw-connection";

const MEBIBYTE = 1024 ** 2;

/** A request of which the test sends the body. */
function incoming(headers: Record<string, string> = {}): PassThrough & IncomingBody {
  return Object.assign(new PassThrough({ highWaterMark: 64 * MEBIBYTE }), { headers });
}

/** How a body ended, and how long it is in MiB; without its bytes, which would fill the report of a failure. */
async function endOf(read: ReturnType<typeof readBody> | undefined): Promise<readonly [kind: string | undefined, mebibytes?: number]> {
  const body = await read;
  return body?.kind === "whole" ? [body.kind, body.bytes.byteLength / MEBIBYTE] : [body?.kind];
}

/** Lets streams deliver what was written to them. */
const delivered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const zeros = (mebibytes: number): Uint8Array => new Uint8Array(mebibytes * MEBIBYTE);

describe("the memory for long bodies", () => {
  test("is for what has arrived: when it is full, the oldest body continues, and the others pause until it is free", async () => {
    const memory = bodyMemory(8 * MEBIBYTE);
    const [oldest, second, third] = [incoming(), incoming(), incoming()];
    const read = [oldest, second, third].map((body) => readBody(body, 100 * MEBIBYTE, memory));
    oldest.write(zeros(3));
    second.write(zeros(3));
    await delivered();
    expect([oldest, second, third].map((body) => body.isPaused())).toEqual([false, false, false]);
    third.write(zeros(3));
    await delivered();
    expect([oldest, second, third].map((body) => body.isPaused())).toEqual([false, true, true]);
    oldest.end(zeros(1));
    const first = await read[0];
    expect(await endOf(read[0])).toEqual(["whole", 4]);
    expect([second, third].map((body) => body.isPaused())).toEqual([false, true]);
    if (first?.kind === "whole") first.release();
    expect([second, third].map((body) => body.isPaused())).toEqual([false, false]);
    second.end();
    third.end();
    await Promise.all(read);
  });

  test("does not stop short bodies", async () => {
    const memory = bodyMemory(2 * MEBIBYTE);
    const [long, short] = [incoming(), incoming()];
    void readBody(long, 100 * MEBIBYTE, memory);
    const read = readBody(short, 100 * MEBIBYTE, memory);
    long.write(zeros(3));
    short.write(zeros(1).subarray(1));
    await delivered();
    expect(short.isPaused()).toBe(false);
    short.end("x");
    expect(await endOf(read)).toEqual(["whole", 1]);
  });

  test.each([
    ["disconnects", (body: PassThrough) => body.destroy()],
    ["sends more than its limit", (body: PassThrough) => body.write(zeros(8))],
  ])("is free again when a client %s", async (_what, end) => {
    const memory = bodyMemory(4 * MEBIBYTE);
    const [leaving, waiting, staying] = [incoming(), incoming(), incoming()];
    const read = [leaving, waiting, staying].map((body) => endOf(readBody(body, 8 * MEBIBYTE, memory)).catch(() => "lost"));
    for (const body of [leaving, waiting, staying]) body.write(zeros(2));
    await delivered();
    expect(staying.isPaused()).toBe(true);
    end(leaving);
    await delivered();
    waiting.destroy();
    await delivered();
    expect(staying.isPaused()).toBe(false);
    staying.end();
    expect(await read[2]).toEqual(["whole", 2]);
  });

  test("of the control plane is its own", () => {
    const simulator = createSimulator();
    const { bodyRule } = frontController({ simulator, fixture: () => ({}), complete: (fixture) => fixture }, true);
    expect(bodyRule("/_simulator/state").memory).toBe(bodyRule("/_simulator/reset").memory);
    expect(bodyRule("/_simulator/state").memory).not.toBe(bodyRule("/api/v1/user_uploads").memory);
  });
});

describe("a body of which nothing arrives", () => {
  afterEach(() => void vi.useRealTimers());

  test("is refused after ten seconds, counted from the last bytes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const ends: unknown[] = [];
    const body = incoming({ "content-length": "1000" });
    void readBody(body, 2000, bodyMemory()).then((end) => ends.push(end));
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS - 1);
    body.write("some");
    await delivered();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS - 1);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual([{ kind: "stopped" }]);
  });

  test("is not refused while it waits for memory", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const memory = bodyMemory(2 * MEBIBYTE);
    const [oldest, waiting] = [incoming(), incoming()];
    const read = [oldest, waiting].map((body) => readBody(body, 100 * MEBIBYTE, memory));
    oldest.write(zeros(2));
    waiting.write(zeros(2));
    await delivered();
    expect(waiting.isPaused()).toBe(true);
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS - 1);
    oldest.write("more");
    await delivered();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLISECONDS);
    expect(await read[0]).toEqual({ kind: "stopped" });
    waiting.end();
    expect(await endOf(read[1])).toEqual(["whole", 2]);
  });
});

describe("long bodies over sockets", () => {
  let server: HttpServer;
  let sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await server.close();
  });

  /** Answers with the length of the body. */
  async function serve(memory_bytes?: number): Promise<void> {
    const rule = { limit_bytes: 120 * MEBIBYTE, memory: bodyMemory(memory_bytes) };
    const handle = async ({ body }: ServedRequest) => jsonResponse(200, { length: body?.byteLength ?? 0 });
    server = await serveHttp({ port: 0, host: "127.0.0.1", handle, bodyRule: () => rule });
  }

  async function connect(): Promise<Socket> {
    const socket = await openConnection(server.url);
    socket.on("error", () => undefined);
    sockets.push(socket);
    return socket;
  }

  const head = (length: number): string => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

  async function upload(mebibytes: number): Promise<unknown> {
    return (await fetch(server.url, { method: "POST", body: new Uint8Array(mebibytes * MEBIBYTE) })).json();
  }

  test("two clients that announce 100 MB and send nothing block no other client", async () => {
    await serve();
    for (const socket of [await connect(), await connect()]) socket.write(head(100_000_000));
    expect(await upload(40)).toEqual({ length: 40 * MEBIBYTE });
  });

  test("forty clients, half of which disconnect at different moments, are followed by an upload that works", async () => {
    await serve(8 * MEBIBYTE);
    const size = 3 * MEBIBYTE;
    const answered = await Promise.all(
      Array.from({ length: 40 }, async (_unused, index) => {
        const socket = await connect();
        const answer = new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(bytes.toString("latin1"))));
        socket.write(head(size));
        if (index % 2 === 0) {
          socket.write(new Uint8Array(size));
          return (await answer).startsWith("HTTP/1.1 200");
        }
        // Some leave before the first byte, some in the middle, some just before the end.
        socket.write(new Uint8Array(Math.floor(((index - 1) / 40) * size)));
        await delivered();
        if (index % 4 === 1) socket.destroy();
        else socket.resetAndDestroy();
        return undefined;
      }),
    );
    expect(answered.filter((isAnswered) => isAnswered === true)).toHaveLength(20);
    expect(await upload(20)).toEqual({ length: 20 * MEBIBYTE });
  });
});
