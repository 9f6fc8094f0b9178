/**
 * The platform's requests and responses, where there are any: jsdom passes none on, so that there a call is answered
 * with an object that has of a response what clients read.
 */

/** Whether a value is a request of the platform. */
export function isRequest(value: unknown): value is Request {
  return typeof Request === "function" && value instanceof Request;
}

/** The headers of a call; where the platform has none, those of a plain record. */
export function headersOf(given: RequestInit["headers"]): Headers {
  return typeof Headers === "function" ? new Headers(given) : plainHeaders(given);
}

/** A response of the platform, or what stands for one. */
export function responseOf(text: string | null, status: number, headers: Readonly<Record<string, string>>): Response {
  return typeof Response === "function"
    ? new Response(text, { status, headers })
    : plainResponse(text, status, headers);
}

function plainHeaders(given: RequestInit["headers"]): Headers {
  const list: Iterable<readonly string[]> =
    given === undefined
      ? []
      : Symbol.iterator in given
        ? (given as Iterable<readonly string[]>)
        : Object.entries(given);
  const fields = new Map(Array.from(list, ([name = "", value = ""]) => [name.toLowerCase(), value]));
  const headers = {
    get: (name: string) => fields.get(name.toLowerCase()) ?? null,
    has: (name: string) => fields.has(name.toLowerCase()),
    forEach: (visit: (value: string, name: string) => void) => fields.forEach((value, name) => visit(value, name)),
    entries: () => fields.entries(),
    [Symbol.iterator]: () => fields.entries(),
  };
  return headers as unknown as Headers;
}

function plainResponse(text: string | null, status: number, headers: Readonly<Record<string, string>>): Response {
  const response = {
    ok: status >= 200 && status < 300,
    status,
    statusText: "",
    headers: headersOf(headers),
    redirected: false,
    type: "default",
    url: "",
    text: async () => text ?? "",
    json: async (): Promise<unknown> => JSON.parse(text ?? ""),
    clone: () => plainResponse(text, status, headers),
  };
  return response as unknown as Response;
}
