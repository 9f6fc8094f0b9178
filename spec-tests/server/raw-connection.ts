/** A bare TCP connection, for requests that no HTTP client would send. */

import type { Socket } from "node:net";
import { connect } from "node:net";

/** Opens a connection to the server at that URL. */
export function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Sends the bytes unchanged and returns everything that arrives until the server ends the connection. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = await openConnection(url);
  return new Promise((resolve, reject) => {
    let received = "";
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => (received += text));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
    socket.write(bytes);
  });
}

/** The status of a raw response, and its body read as JSON. */
export function rawAnswer(response: string): { status: number; body: unknown } {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) };
}
