/** Clients that no library imitates: they read slowly, never end a body, or send many requests and read nothing. */
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openConnection } from "../server/raw-connection";

const OF_EACH_KIND = 5;
const PIPELINED = 30;
/** A slow reader takes one piece of the answer, then waits for so many milliseconds. */
const SLOWNESS = 20;

/** What the clients found. */
export interface RawCounts {
  slowly_read: number;
  cut_short: number;
}

async function open(url: string): Promise<Socket> {
  const socket = await openConnection(url);
  return socket.on("error", () => undefined);
}

function get(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`;
}

/** Reads one long answer in small pieces. */
async function readSlowly(url: string, counts: RawCounts): Promise<void> {
  const socket = await open(url);
  socket.write(get("/_simulator/openapi.json", "Connection: close\r\n"));
  let length = 0;
  let text = "";
  for await (const piece of socket) {
    const bytes: Uint8Array = piece;
    length += bytes.byteLength;
    if (text.length < 2000) text += new TextDecoder().decode(bytes);
    await pause(SLOWNESS);
  }
  const [head = ""] = text.split("\r\n\r\n");
  const announced = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  if (length === head.length + 4 + announced) counts.slowly_read += 1;
  else counts.cut_short += 1;
}

/** Connections on which nothing more happens until the server ends them. */
export async function openHostile(url: string, authorization: string): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let index = 0; index < OF_EACH_KIND; index += 1) {
    const [half, pipelining] = [await open(url), await open(url)];
    half.write(`POST /api/v1/messages HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n${authorization}\r\ntype=`);
    pipelining.pause().write(get("/api/v1/messages?anchor=newest&num_before=1000&num_after=0", authorization).repeat(PIPELINED));
    sockets.push(half, pipelining);
  }
  return sockets;
}

/** Slow readers, half bodies and pipelining clients for one round. */
export async function hostileRound(url: string, authorization: string, counts: RawCounts, milliseconds: number): Promise<void> {
  const sockets = await openHostile(url, authorization);
  const reading = Promise.all(Array.from({ length: OF_EACH_KIND }, () => readSlowly(url, counts)));
  await pause(milliseconds);
  for (const socket of sockets) socket.destroy();
  await reading;
}
