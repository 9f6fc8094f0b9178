/** What browsers ask before and after a request from a page of another origin. Any page may talk to a simulator. */

/** Every method that some path of the interface takes, for paths about which nothing better is known. */
const EVERY_METHOD: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The answer to OPTIONS: 204 with `Allow`, and what a browser's preflight wants to hear. A path that is not there gets
 * it too: only then does the browser send the request whose 404 says so.
 *
 * @param known - the `Allow` header that the path answered with; null when it has none
 */
export function optionsResponse(request: Request, known: string | null): Response {
  const allowed = known === null ? EVERY_METHOD : withImplied(known.split(/\s*,\s*/));
  const headers = new Headers({ Allow: allowed.join(", ") });
  if (request.headers.has("origin")) {
    headers.set("Access-Control-Allow-Methods", allowed.join(", "));
    headers.set("Access-Control-Allow-Headers", request.headers.get("access-control-request-headers") ?? "*");
    headers.set("Access-Control-Max-Age", "600");
  }
  return new Response(null, { status: 204, headers });
}

/** Lets the page that asked read the response; a request from no page gets its response unchanged. */
export function allowOrigin(request: Request, headers: Headers): void {
  if (!request.headers.has("origin")) return;
  headers.set("Access-Control-Allow-Origin", "*");
  headers.set("Access-Control-Expose-Headers", "*");
}

function withImplied(methods: readonly string[]): string[] {
  const implied = methods.includes("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"];
  return [...new Set([...methods, ...implied])];
}
