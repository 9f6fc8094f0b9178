/** When a request is handled: its connection can take the answer, and the process has looked at everything else. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2";

/** How long requests are handled until the process looks at its connections and signals again, in milliseconds. */
const TURN_MILLISECONDS = 20;

/** A request of Node, and its response. */
interface Connection {
  readonly req: IncomingMessage | Http2ServerRequest;
  readonly res: ServerResponse | Http2ServerResponse;
}

/**
 * Waits until the answers before this one are sent. A client can send many requests and read no answer; an answer that
 * is created before the connection can take it only fills the memory.
 *
 * @returns false if the client disconnects first
 */
export async function canBeSent({ req, res }: Partial<Connection> = {}): Promise<boolean> {
  if (req === undefined || res === undefined || res.socket !== null) return true;
  return new Promise((resolve) => {
    // The end of a connection ends the answer before this one, too.
    res.once("socket", (socket) => resolve(!socket.destroyed));
    req.once("close", () => resolve(false));
  });
}

/** Runs functions one after the other, with a pause for everything else when they take long together. */
export interface Turns {
  /** What the function returns, when its turn has come. The next one does not wait for its promise. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Creates turns in the order of the calls. */
export function turns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let began: number | undefined;
  const pause = (): Promise<void> | undefined => {
    if (began !== undefined && performance.now() - began >= TURN_MILLISECONDS) {
      return new Promise((resolve) => setImmediate(() => resolve(pause())));
    }
    if (began !== undefined) return undefined;
    began = performance.now();
    setImmediate(() => (began = undefined));
    return undefined;
  };
  return {
    take: (work) => {
      const started = last.then(pause).then(() => ({ result: work() }));
      last = started.catch(() => undefined);
      return started.then(({ result }) => result);
    },
  };
}
