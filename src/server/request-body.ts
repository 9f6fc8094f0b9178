/** Reads the bodies of HTTP requests. Each body has a limit, and so has the memory of all of them. */
import type { Readable } from "node:stream";

/** An incoming request as far as its body is concerned. */
export type IncomingBody = Readable & { readonly headers: Readonly<Record<string, string | string[] | undefined>> };

/** What arrived of a body: all of it with its bytes, more than the limit, or a part after which nothing came. */
export type ReceivedBody =
  | { readonly kind: "whole"; readonly bytes: Uint8Array<ArrayBuffer>; readonly release: () => void }
  | { readonly kind: "too_long" | "stopped" };

/** How long a body can be in bytes, and which memory it is read into. */
export interface BodyRule {
  readonly limit_bytes: number;
  readonly memory: BodyMemory;
}

/** The memory for long bodies that arrive at the same time. */
export interface BodyMemory {
  /** The part of the memory that one body takes. */
  share(body: PausableBody): MemoryShare;
}

interface PausableBody {
  readonly pause: () => void;
  readonly resume: () => void;
}

interface MemoryShare {
  /** So many bytes of the body are in memory. */
  hold(bytes: number): void;
  /** The body is complete; its bytes stay in memory until `release`. */
  complete(): void;
  /** The bytes are no longer in memory. */
  release(): void;
}

/** The longest request body in bytes, unless the path allows more; a longer one is refused with 413. */
export const BODY_LIMIT_BYTES = 1024 ** 2;

/** A body may send nothing for this long, in milliseconds, before its request is refused. */
export const SILENCE_MILLISECONDS = 10_000;

/** How many bytes of long bodies are in memory before further ones have to wait. */
const MEMORY_BYTES = 128 * 1024 ** 2;

/** Bodies up to this length never wait, in bytes. */
const SHORT_BODY_BYTES = 1024 ** 2;

/** A refused client may send this many bytes more, or send for this long, until its connection is cut. */
const PATIENCE = { bytes: 256 * 1024 ** 2, milliseconds: 20_000 };

/** One rule for all paths: at most BODY_LIMIT_BYTES. */
export function shortBodies(): () => BodyRule {
  const rule: BodyRule = { limit_bytes: BODY_LIMIT_BYTES, memory: bodyMemory() };
  return () => rule;
}

/**
 * Memory for long bodies. It counts bytes that have arrived, not announced ones: a client that sends nothing takes no
 * memory from others. When the memory is full, the oldest body continues and the others pause, so that one of them
 * always comes to its end.
 */
export function bodyMemory(limit_bytes = MEMORY_BYTES): BodyMemory {
  const arriving = new Set<PausableBody>();
  let used_bytes = 0;
  const update = (): void => {
    let isOldest = true;
    for (const body of arriving) {
      if (isOldest || used_bytes < limit_bytes) body.resume();
      else body.pause();
      isOldest = false;
    }
  };
  return {
    share: (body) => {
      let own_bytes = 0;
      const use = (bytes: number): void => {
        used_bytes += bytes - own_bytes;
        own_bytes = bytes;
        update();
      };
      return {
        hold: (bytes) => {
          if (bytes <= SHORT_BODY_BYTES) return;
          arriving.add(body);
          use(bytes);
        },
        complete: () => {
          if (arriving.delete(body)) update();
        },
        release: () => {
          if (arriving.delete(body) || own_bytes > 0) use(0);
        },
      };
    },
  };
}

/**
 * Reads a whole body, whether its length is declared or it comes in chunks. The caller releases the bytes when the
 * request is answered.
 *
 * @returns "too_long" as soon as the body is known to be longer than the limit, "stopped" when nothing came for
 *   SILENCE_MILLISECONDS; the rest of the body is then discarded as it arrives, because a client that is still sending
 *   would not see an answer on a connection that was cut
 * @throws when the client disconnects before the end
 */
export function readBody(incoming: IncomingBody, limit_bytes: number, memory: BodyMemory): Promise<ReceivedBody> {
  if (Number(incoming.headers["content-length"]) > limit_bytes) {
    discardRest(incoming);
    return Promise.resolve({ kind: "too_long" });
  }
  return new Promise((resolve, reject) => {
    const share = memory.share({ pause: () => incoming.pause(), resume });
    const silence = setTimeout(onSilence, SILENCE_MILLISECONDS);
    // A body that never ends must not keep a process that has stopped serving.
    silence.unref();
    const chunks: Uint8Array[] = [];
    let size = 0;
    function stopReading(): void {
      clearTimeout(silence);
      incoming.off("data", onData).off("end", onEnd).off("error", onLoss).off("close", onLoss);
    }
    function refuse(kind: "too_long" | "stopped"): void {
      stopReading();
      share.release();
      discardRest(incoming);
      resolve({ kind });
    }
    function onData(chunk: Uint8Array): void {
      silence.refresh();
      size += chunk.byteLength;
      if (size > limit_bytes) return refuse("too_long");
      chunks.push(chunk);
      share.hold(size);
    }
    function onSilence(): void {
      // A body that waits for memory is silent because it is not read.
      if (incoming.isPaused()) silence.refresh();
      else refuse("stopped");
    }
    function resume(): void {
      if (!incoming.isPaused()) return;
      silence.refresh();
      incoming.resume();
    }
    function onEnd(): void {
      stopReading();
      share.complete();
      resolve({ kind: "whole", bytes: concatenated(chunks, size), release: share.release });
    }
    function onLoss(): void {
      stopReading();
      share.release();
      reject(new Error("The client disconnected."));
    }
    incoming.on("data", onData).on("end", onEnd).on("error", onLoss).on("close", onLoss);
    if (incoming.destroyed) onLoss();
  });
}

function concatenated(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.byteLength;
  }
  return whole;
}

function discardRest(incoming: IncomingBody): void {
  let size = 0;
  const cut = setTimeout(() => incoming.destroy(), PATIENCE.milliseconds);
  cut.unref();
  incoming.on("error", () => undefined);
  incoming.on("close", () => clearTimeout(cut));
  incoming.on("data", (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > PATIENCE.bytes) incoming.destroy();
  });
  incoming.resume();
}
