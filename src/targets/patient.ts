/** A connection that obeys rate limits: it waits as long as the server says, and asks again. */
import { UnusableAnswer } from "./http-client";
import { UNLIMITED } from "./limit";
import type { Connection, OutgoingRequest } from "./send";

const TOO_MANY = 429;
const DEFAULT_SECONDS = 1;
/** A longer time is not waited: its answer is passed on. */
const LONGEST_SECONDS = 300;
/** A server that answers one request so often that it comes too fast will not take it. */
const MOST_WAITS = 20;
const MILLISECONDS_PER_SECOND = 1000;

/** Repeats requests that come too fast, and once a request that reads if its connection was closed. */
export function patientConnection(connection: Connection): Connection {
  const { limit = UNLIMITED } = connection;
  return {
    ...connection,
    send: async (request) => {
      for (let waits = 0; ; waits += 1) {
        const response = await sendAgain(connection, request);
        if (response.status !== TOO_MANY || waits === MOST_WAITS) return response;
        const given = Number(response.headers.get("retry-after") ?? DEFAULT_SECONDS);
        const seconds = Number.isFinite(given) && given >= 0 ? given : DEFAULT_SECONDS;
        if (seconds > LONGEST_SECONDS) return response;
        await limit.wait(seconds * MILLISECONDS_PER_SECOND);
      }
    },
  };
}

/** Servers close connections that were idle: a request that is on its way then gets no answer. */
async function sendAgain({ send }: Connection, request: OutgoingRequest): Promise<Response> {
  try {
    return await send(request);
  } catch (problem) {
    const isFinal = request.method !== "GET" || request.signal?.aborted === true || problem instanceof UnusableAnswer;
    if (isFinal) throw problem;
    return send(request);
  }
}
