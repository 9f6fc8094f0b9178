/** Reads the body of an HTTP request up to a limit, and gets rid of what a client sends beyond it. */
import type { Readable } from "node:stream";

/** An incoming request as far as its body is concerned. */
export type IncomingBody = Readable & { readonly headers: Readonly<Record<string, string | string[] | undefined>> };

/** A client that is refused may go on sending this many bytes, or this long, until its connection is cut. */
const PATIENCE = { bytes: 256 * 1024 * 1024, milliseconds: 20_000 };

/**
 * Reads the whole body, at most `limit_bytes`, whether its length is declared or it comes in chunks.
 *
 * @returns the bytes, or undefined as soon as the body is known to be longer; the rest of it is then thrown away as it
 *   arrives, because a client that is still sending would not see an answer on a connection that was cut
 * @throws when the client hangs up before the end
 */
export function readBody(incoming: IncomingBody, limit_bytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(incoming.headers["content-length"]) > limit_bytes) {
    throwAwayRest(incoming);
    return Promise.resolve(undefined);
  }
  return new Promise((resolve, reject) => {
    const declared = Number(incoming.headers["content-length"] ?? 0);
    const whole = declared > 0 ? new Uint8Array(declared) : undefined;
    const chunks: Uint8Array[] = [];
    let size = 0;
    const settle = (finish: () => void): void => {
      incoming.off("data", onData).off("end", onEnd).off("error", onLoss).off("close", onLoss);
      finish();
    };
    const onData = (chunk: Uint8Array): void => {
      const position = size;
      size += chunk.byteLength;
      if (size <= limit_bytes) {
        // A declared length is filled in place, so that a long body is in memory once.
        if (whole === undefined) chunks.push(chunk);
        else whole.set(chunk, position);
        return;
      }
      settle(() => {
        throwAwayRest(incoming);
        resolve(undefined);
      });
    };
    const onEnd = (): void => settle(() => resolve(whole ?? joined(chunks, size)));
    const onLoss = (): void => settle(() => reject(new Error("The client hung up.")));
    incoming.on("data", onData).on("end", onEnd).on("error", onLoss).on("close", onLoss);
  });
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.byteLength;
  }
  return whole;
}

function throwAwayRest(incoming: IncomingBody): void {
  let size = 0;
  const cut = setTimeout(() => incoming.destroy(), PATIENCE.milliseconds);
  cut.unref();
  incoming.on("error", () => undefined);
  incoming.on("close", () => clearTimeout(cut));
  incoming.on("data", (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > PATIENCE.bytes) incoming.destroy();
  });
}
