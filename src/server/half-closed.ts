/** Connections whose client sends nothing more. It can still read an answer, or be gone. */
import type { ServerResponse } from "node:http";
import type { Http2ServerResponse } from "node:http2";
import type { Socket } from "node:net";

type NodeServer = object & { on(event: "connection", listener: (socket: Socket) => void): unknown };
type NodeResponse = ServerResponse | Http2ServerResponse;

/** How long the operating system may take to notice that a client is gone, in milliseconds. */
const NOTICE_MILLISECONDS = 20;

/**
 * Answers clients that have closed their half of the connection. Whether such a client reads is only known when bytes
 * are sent to it: an interim response (100 Continue), which clients ignore, and a second one that fails if the first
 * one reached no client.
 *
 * @param open - the responses that are not sent yet
 */
export function allowHalfClosed(server: NodeServer | undefined, open: () => readonly NodeResponse[]): void {
  if (server === undefined) return;
  Reflect.set(server, "httpAllowHalfOpen", true);
  server.on("connection", (socket) => {
    socket.once("end", () => {
      for (const response of open()) if (response.socket === socket) ask(response);
    });
  });
}

function ask(response: NodeResponse): void {
  sendInterim(response);
  setTimeout(() => sendInterim(response), NOTICE_MILLISECONDS).unref();
}

function sendInterim(response: NodeResponse): void {
  // Clients of HTTP/1.0 know no interim responses.
  if (!response.headersSent && !response.destroyed && response.req.httpVersion === "1.1") response.writeContinue();
}
