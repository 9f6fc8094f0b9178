/** A server that answers rightly for a while, and then breaks in one of the ways in which servers break. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Fixture } from "../../src/model/fixture/fixture";
import { isControlPath } from "../../src/server/control";
import type { Simulator } from "../../src/simulator/simulator";
import { startSimulator } from "../../src/targets/simulator-target";

/** How a server breaks. */
export const BREAKS = {
  "HTTP 500": (_request, response) => void response.writeHead(500, { "content-type": "application/json" }).end('{"result":"error"}'),
  HTML: (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>Maintenance</p>"),
  redirect: (_request, response) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  null: (_request, response) => void response.writeHead(200, { "content-type": "application/json" }).end("null"),
  "closed connection": (request) => void request.socket.destroy(),
  hang: () => undefined,
  "waiting time": (_request, response) =>
    void response.writeHead(429, { "content-type": "application/json", "retry-after": "250" }).end('{"result":"error"}'),
} satisfies Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;

export type Break = keyof typeof BREAKS;

export interface BreakingServer {
  readonly url: string;
  readonly simulator: () => Simulator;
  /** How many requests have come. */
  readonly asked: () => number;
  /** Breaks from now on, or not any longer. */
  breaks: boolean;
  close(): Promise<void>;
}

export interface Breaking {
  readonly fixture: Fixture;
  readonly how: Break;
  /** After how many requests; by default when it is said. */
  readonly after?: number;
  readonly hasControl?: boolean;
  /** Called with each request, before it is answered: `GET /api/v1/streams`. */
  readonly onRequest?: (server: BreakingServer, asked: string) => void;
  /** Called with the first request that is not answered rightly. */
  readonly onBreak?: () => void;
  /** Called with the second one: what waited for the first one has given up. */
  readonly onNextBreak?: () => void;
  /** Another answer than the right one. */
  readonly deviates?: (path: string, body: unknown) => unknown;
}

/** Starts such a server. */
export async function breakingServer(breaking: Breaking): Promise<BreakingServer> {
  const { fixture, how, after = Infinity, hasControl = false, onRequest, onBreak, onNextBreak, deviates } = breaking;
  let simulator: Simulator | undefined;
  const send = startSimulator(fixture, (one) => (simulator = one));
  let [asked, broken] = [0, 0];
  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? "/";
    if (!hasControl && isControlPath(new URL(path, "http://x").pathname)) return void response.writeHead(404).end();
    asked += 1;
    onRequest?.(server, `${request.method} ${path}`);
    if (asked > after || server.breaks) {
      broken += 1;
      if (broken === 1) onBreak?.();
      if (broken === 2) onNextBreak?.();
      return BREAKS[how](request, response);
    }
    const headers = new Headers();
    for (const name of ["authorization", "content-type", "user-agent"] as const) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, value);
    }
    const body = Buffer.concat(parts);
    const method = request.method ?? "GET";
    const outgoing = { url: `http://realm.test${path}`, method, headers, body: body.length === 0 ? null : body.toString("latin1") };
    const answer = await send(outgoing);
    const text = await answer.text();
    const shown = deviates === undefined ? text : JSON.stringify(deviates(path, JSON.parse(text)));
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" }).end(shown);
  };
  const http = createServer((request, response) => void listener(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const server: BreakingServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    simulator: () => simulator!,
    asked: () => asked,
    breaks: false,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
