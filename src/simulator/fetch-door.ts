import type { WireFile, WireRequest, WireResponse } from "../wire/wire-request";

const PREFIX = "/api/v1";

/** What a simulator answers requests with: the same shape as the platform's own fetch. */
export type FetchLike = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** Answers a request in plain data; the signal says that the caller has gone. */
export type WireAnswer = (request: WireRequest, signal: AbortSignal) => Promise<WireResponse>;

/** A body that cannot be read, as the sentence to answer with. */
interface Unreadable {
  readonly problem: string;
}

/**
 * Makes a fetch-shaped function of the wire: web-standard requests in, web-standard responses out. Forms are read
 * from the query and from urlencoded and multipart bodies, whatever the method.
 *
 * @card Endpoints: request parameters travel form-encoded
 */
export function fetchDoor(answer: WireAnswer): FetchLike {
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(absolute(input), init);
    const url = new URL(request.url);
    if (url.pathname !== PREFIX && !url.pathname.startsWith(`${PREFIX}/`)) {
      const msg = `There is nothing at ${url.pathname}; the interface is under ${PREFIX}.`;
      return problemResponse(404, msg, request.method);
    }
    const form = await readForm(request);
    if ("problem" in form) return problemResponse(400, form.problem, request.method);
    const response = await answer(
      {
        method: request.method,
        path: url.pathname.slice(PREFIX.length) || "/",
        parameters: [...url.searchParams, ...form.parameters],
        files: form.files,
        authorization: request.headers.get("authorization"),
        user_agent: request.headers.get("user-agent"),
      },
      request.signal,
    );
    return toResponse(response, request.method);
  };
}

/** Paths alone are taken as of any host: there is only one realm behind the function. */
function absolute(input: Request | string | URL): Request | string | URL {
  return typeof input === "string" && input.startsWith("/") ? `http://localhost${input}` : input;
}

function toResponse(response: WireResponse, method: string): Response {
  const body = response.body === null || method === "HEAD" ? null : JSON.stringify(response.body);
  return new Response(body, { status: response.status, headers: response.headers });
}

function problemResponse(status: number, msg: string, method: string): Response {
  const body = { result: "error", msg, code: "BAD_REQUEST" };
  return toResponse({ status, headers: { "content-type": "application/json" }, body }, method);
}

type Form = Pick<WireRequest, "parameters" | "files">;

async function readForm(request: Request): Promise<Form | Unreadable> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (request.body === null) return { parameters: [], files: [] };
  if (type === "multipart/form-data") return readMultipart(request);
  const text = await request.text();
  if (text === "") return { parameters: [], files: [] };
  if (type === "application/x-www-form-urlencoded" || type === "text/plain" || type === "") {
    return { parameters: [...new URLSearchParams(text)], files: [] };
  }
  return {
    problem: `A body of the type ${type} is not read; send application/x-www-form-urlencoded or multipart/form-data.`,
  };
}

async function readMultipart(request: Request): Promise<Form | Unreadable> {
  const parameters: [string, string][] = [];
  const files: WireFile[] = [];
  try {
    for (const [field, value] of await request.formData()) {
      if (typeof value === "string") parameters.push([field, value]);
      else files.push({ field, name: value.name, size: value.size, content_type: value.type });
    }
  } catch {
    return { problem: "The multipart body cannot be read." };
  }
  return { parameters, files };
}
