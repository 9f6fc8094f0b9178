/** Which connections are accepted: from this machine, and from which pages. */
import { isIPv4, isIPv6 } from "node:net";
import { reasonPhrase } from "../simulator/reason-phrases";

/** A server could not start. The message is one sentence for the user. */
export class ServerProblem extends Error {
  override readonly name = "ServerProblem";
}

/**
 * Accepts 127.0.0.0/8, ::1 and localhost (in brackets or not, ignoring case) and returns the plain host to listen on.
 *
 * @throws ServerProblem for every other host, also for names that happen to resolve to this machine
 */
export function loopbackHost(host: string): string {
  const plain = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (plain === "localhost" || isLoopbackAddress(plain)) return plain;
  const allowed = "127.0.0.1 (or another 127.x.y.z), ::1 or localhost";
  throw new ServerProblem(`The host ${JSON.stringify(host)} is not this machine's own: use ${allowed}.`);
}

/** Whether an IP address is one of this machine's own, which nothing outside can reach. */
export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return address.startsWith("127.");
  return isIPv6(address) && /^(0*:)*0*1$|^::ffff:127\./.test(address);
}

/** Whether the host name of a URL is this machine. */
export function isLoopbackName(hostname: string): boolean {
  const plain = hostname.replace(/^\[(.*)\]$/, "$1");
  return plain === "localhost" || isLoopbackAddress(plain);
}

/** The start of every URL of a server on that host and port. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Which pages may send requests to a path. */
export interface OriginRule {
  /** Pages of any origin, or of these besides the pages of this machine; as in the `Origin` header. */
  readonly origins: "any" | readonly string[];
  /** Whether the Host header has to name this machine, so that no page reaches it by a name of its own. */
  readonly needsLoopbackHost: boolean;
}

/** The rule of a server without other rules. */
export const ANY_PAGE: OriginRule = { origins: "any", needsLoopbackHost: false };

/** Every method of the interface, for paths about which no more is known. */
const EVERY_METHOD = "GET, HEAD, POST, PUT, PATCH, DELETE";

/** Why a request is refused for its Host or Origin header, in one sentence; undefined if it is allowed. */
export function originProblem({ headers }: Request, { origins, needsLoopbackHost }: OriginRule): string | undefined {
  const [host, origin] = [headers.get("host"), headers.get("origin")];
  if (needsLoopbackHost && host !== null && !isLoopbackUrl(`http://${host}`)) {
    return `The Host ${JSON.stringify(host)} does not name this machine: use 127.0.0.1, localhost or [::1].`;
  }
  if (origin === null || origins === "any" || isLoopbackUrl(origin) || origins.includes(origin)) return undefined;
  return `Pages of the origin ${JSON.stringify(origin)} must not use this: serve --allow-origin ORIGIN allows them.`;
}

/**
 * Answers OPTIONS with 204, `Allow`, and the headers that a browser needs before its request. A path that does not
 * exist gets them too: only then does the browser send the request that is answered with 404.
 *
 * @param known - the `Allow` header that the path answered with; null when it has none
 */
export function optionsResponse(request: Request, known: string | null): Response {
  const allowed = known ?? EVERY_METHOD;
  const headers = new Headers({ Allow: allowed });
  if (request.headers.has("origin")) {
    headers.set("Access-Control-Allow-Methods", allowed);
    headers.set("Access-Control-Allow-Headers", request.headers.get("access-control-request-headers") ?? "*");
    headers.set("Access-Control-Max-Age", "600");
  }
  return new Response(null, { status: 204, statusText: reasonPhrase(204), headers });
}

/** Lets the page that sent the request read the response, if the rule allows it; without a page, nothing changes. */
export function allowOrigin(request: Request, headers: Headers, rule: OriginRule): void {
  const origin = request.headers.get("origin");
  if (rule.origins !== "any") headers.append("Vary", "Origin");
  if (origin === null || originProblem(request, rule) !== undefined) return;
  headers.set("Access-Control-Allow-Origin", rule.origins === "any" ? "*" : origin);
  headers.set("Access-Control-Expose-Headers", "*");
}

function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, search, hash, hostname } = new URL(url);
  // A host with more than a name and a port is one that a program has put together.
  if (`${username}${password}${search}${hash}` !== "" || pathname !== "/") return false;
  return isLoopbackName(hostname);
}
