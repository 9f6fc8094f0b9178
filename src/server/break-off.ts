import type { Writable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { ConnectionFault } from "../simulator/faults/connection-fault";

/** The two halves of a connection as the server has them. */
export interface ServerConnection {
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
