/**
 * A request as it came over a connection, with its whole body. It is not an object of the platform: to create one, and
 * to read its body as a stream, takes as long as most answers.
 */
export interface ServedRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  /** Null without a body. */
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** Aborts when the client hangs up or the server stops. */
  readonly signal: AbortSignal;
}

/** The same as a request of the platform. */
export function platformRequest({ url, ...init }: ServedRequest): Request {
  return new Request(url, { ...init, headers: [...init.headers] });
}
