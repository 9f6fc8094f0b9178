import type { RequestLogEntry } from "../server/http-server";
import { credentialsIn } from "../wire/authenticate";

/** A request in one line: method, path without parameters, account, status, code and milliseconds; `-` for none. */
export function logLine({ request, status, code, milliseconds }: RequestLogEntry): string {
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : "-";
  const account = credentialsIn(request.headers.get("authorization"))?.email ?? "-";
  // A line stays one line, whatever bytes a client sends as its address.
  const printable = account.replace(/[^\x21-\x7e]/g, "?");
  return `${request.method} ${path} ${printable} ${status ?? "-"} ${code ?? "-"} ${Math.round(milliseconds)} ms`;
}
