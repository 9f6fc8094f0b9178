/** A server that our tools do not know: a simulator without a control plane that is strange in what must not count. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSimulator, type Fixture, type Simulator } from "../../../src/index";
import { TOWN } from "./strange-realm";
import { STRANGE, type Strangeness } from "./strangenesses";

/** A strange server in this process. */
export interface StrangeServer {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** What stands behind it. */
  readonly realm: Simulator;
  /** How many requests it was sent. */
  readonly requests: () => number;
}

/** Starts a strange server; by default it is strange in everything. */
export function strangeServer(
  feature_level: number,
  strange: readonly Strangeness[] = STRANGE,
  behind: (fixture: Fixture) => Pick<StrangeServer, "fetch" | "realm"> = plain,
): StrangeServer {
  const fixture = strange.reduce<Fixture>((before, { fixture: change }) => change?.(before) ?? before, TOWN);
  const { realm, fetch } = behind({ ...fixture, feature_level });
  const wait = strange.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0);
  const headers = Object.assign({}, ...strange.map((one) => one.headers ?? {})) as Record<string, string>;
  let count = 0;
  return {
    realm,
    requests: () => count,
    fetch: async (input, init) => {
      count += 1;
      const url = new URL(input);
      const body = init.body instanceof URLSearchParams || typeof init.body === "string" ? String(init.body) : "";
      const asked = { path: url.pathname + url.search, body, count };
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      for (const { instead } of strange) {
        const answer = instead?.(asked);
        if (answer !== undefined) return answer;
      }
      const response = await fetch(input, init);
      for (const { meanwhile } of strange) meanwhile?.(realm, count);
      const allow = response.headers.get("allow");
      const shown = { status: response.status, headers: { ...headers, ...(allow === null ? {} : { allow }) } };
      const text = await response.text();
      if (response.headers.get("content-type")?.includes("json") !== true) return new Response(text, shown);
      return Response.json(dressed(JSON.parse(text), "", undefined, strange), shown);
    },
  };
}

function plain(fixture: Fixture): Pick<StrangeServer, "fetch" | "realm"> {
  const realm = createSimulator(fixture, { onUnhandledRequest: "bypass" });
  return { realm, fetch: realm.fetch };
}

function dressed(
  value: unknown,
  key: string,
  inside: Readonly<Record<string, unknown>> | undefined,
  strange: readonly Strangeness[],
): unknown {
  const inner = Array.isArray(value)
    ? value.map((item: unknown) => dressed(item, "", undefined, strange))
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, dressed(item, name, value as never, strange)]))
      : value;
  return strange.reduce((before, one) => (one.value === undefined ? before : one.value(before, key, inside)), inner);
}

/** The same server on a port of this machine. */
export async function served<Result>(server: StrangeServer, use: (url: string) => Promise<Result>): Promise<Result> {
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { host, connection: _connection, "content-length": _length, ...headers } = request.headers;
      const body = Buffer.concat(parts);
      const init = {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        ...(body.length === 0 ? {} : { body: isForm(headers["content-type"]) ? String(body) : body }),
      };
      void server.fetch(`http://${host}${request.url}`, init).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      });
    });
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  try {
    return await use(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  } finally {
    http.closeAllConnections();
    http.close();
  }
}

function isForm(type: string | undefined): boolean {
  return type?.startsWith("application/x-www-form-urlencoded") === true;
}
