/** Requests that are no HTTP, and connections that break off. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex, Writable } from "node:stream";
import type { ConnectionFault } from "../simulator/faults/faulty-answers";

/** The two halves of a connection as the server has them. */
interface ServerConnection {
  readonly req: Pick<IncomingMessage, "socket">;
  readonly res?: Writable & {
    writeHead(status: number, headers: Record<string, string>): unknown;
  };
}

/**
 * Ends the connection of a request as a fault plan says: immediately, or after a part of the answer.
 *
 * @returns a response that no client reads; the server needs one to finish the request
 */
export async function breakOff(
  connection: ServerConnection | undefined,
  { kind, cut }: ConnectionFault,
): Promise<Response> {
  const socket = connection?.req.socket;
  const out = connection?.res;
  if (cut !== undefined && out !== undefined) {
    out.writeHead(cut.status, { ...cut.headers, "content-length": String(cut.whole_bytes) });
    await new Promise<void>((resolve) => out.write(cut.arriving, () => resolve()));
  }
  // The client of a refused connection sees a reset, as if no program listened on the port.
  if (kind === "refused" && socket !== undefined && "resetAndDestroy" in socket) socket.resetAndDestroy();
  else socket?.destroy();
  return new Response(null, { status: 204 });
}

/**
 * Refuses with 400 a request whose target is neither a path nor an http URL. It has to be the first listener of the
 * server's requests: the next listener ends such a request without a body, but does nothing once it is answered.
 */
export function refuseOddTarget(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = incoming.url ?? "";
  if (target.startsWith("/") || target === "*" || /^https?:\/\/[^/]/i.test(target)) return;
  const body = envelope("The target of the request is neither a path nor an http URL.");
  const length = new TextEncoder().encode(body).byteLength;
  outgoing.writeHead(400, { "Content-Type": "application/json", "Content-Length": length, Connection: "close" });
  outgoing.end(body);
}

/** Refuses bytes that are not an HTTP request. No response object exists for them, so this writes the answer itself. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, msg] = brokenRequest(error.code);
  const body = envelope(msg);
  const length = `Content-Length: ${new TextEncoder().encode(body).byteLength}`;
  const head = [`HTTP/1.1 ${status}`, "Content-Type: application/json", length, "Connection: close"];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function brokenRequest(code: string | undefined): readonly [string, string] {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return ["431 Request Header Fields Too Large", "The headers of the request are too long."];
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return ["408 Request Timeout", "The request did not arrive in time."];
    default:
      return ["400 Bad Request", "This is no HTTP/1.1 request: its first line, a header or its length is broken."];
  }
}

function envelope(msg: string): string {
  return JSON.stringify({ result: "error", msg, code: "BAD_REQUEST" });
}
