import { reasonPhrase } from "../simulator/reason-phrases";
import { viewerPage } from "../testing/trace/save-trace";
import { CONTROL_PATH, controlBodyLimit, isControlPath, withControlPlane } from "./control";
import type { Controlled } from "./control-acts";
import { failedResponse } from "./envelope";
import type { HttpServerOptions } from "./http-server";
import { BODY_LIMIT_BYTES, bodyMemory } from "./request-body";
import { platformRequest, type ServedRequest } from "./served-request";

const MEBIBYTE = 1024 ** 2;

/** How much longer than its file the body of an upload can be, in bytes: for the form and further parameters. */
const FORM_BYTES = MEBIBYTE;

const INTERFACE = "/api/v1/";
const UTF8 = new TextDecoder();

/**
 * A request to the interface in parts. Its body is a text, which the simulator reads without waiting; files need their bytes.
 */
function plainCall({ method, headers, body, signal }: ServedRequest): RequestInit {
  if (body === null) return { method, headers, signal };
  const hasBytes = /^\s*(multipart\/|application\/offset\+octet-stream)/i.test(headers.get("content-type") ?? "");
  return { method, headers, signal, body: hasBytes ? body : UTF8.decode(body) };
}

/**
 * A simulator and its control plane as one function from request to response, with the rules for their paths.
 *
 * @param hasControl - without the control plane, its paths are 404 like any unknown path
 * @param allowedOrigins - the origins of pages that are allowed to use the control plane. If the list is not empty, or
 *   if programs of this machine are called, no other origin is allowed to use the interface. Pages of this machine are
 *   always allowed
 */
export function frontController(
  controlled: Controlled,
  hasControl: boolean,
  allowedOrigins: readonly string[] = [],
): Required<Pick<HttpServerOptions, "handle" | "bodyRule" | "originRule">> {
  const withControl = withControlPlane(controlled);
  // Requests of the interface never use the memory of the control plane.
  const memory = { control: bodyMemory(), interface: bodyMemory() };
  return {
    handle: async (served) => {
      const path = served.url.pathname;
      if (path.startsWith(INTERFACE)) return controlled.simulator.fetch(served.url, plainCall(served));
      const request = platformRequest(served);
      if (hasControl) return isForBrowser(request) ? livePage() : withControl(request);
      if (!isControlPath(path)) return controlled.simulator.fetch(request);
      return failedResponse(404, `There is no ${path}: this simulator is served without its control plane.`);
    },
    originRule: (path) => {
      // Keys can be guessed. A page that uses the interface changes only this realm, unless the realm calls programs.
      const isClosed = isControlPath(path) || controlled.settled !== undefined;
      return { origins: isClosed || allowedOrigins.length > 0 ? allowedOrigins : "any", needsLoopbackHost: isClosed };
    },
    bodyRule: (path) => {
      if (isControlPath(path)) {
        const limit_bytes = hasControl ? controlBodyLimit(path) : undefined;
        return { limit_bytes: limit_bytes ?? BODY_LIMIT_BYTES, memory: memory.control };
      }
      const { max_file_upload_size_mib } = controlled.simulator.snapshot().server;
      return { limit_bytes: max_file_upload_size_mib * MEBIBYTE + FORM_BYTES, memory: memory.interface };
    },
  };
}

/** Whether the request comes from a browser. Programs that accept any type get JSON. */
function isForBrowser({ method, headers, url }: Request): boolean {
  if (method !== "GET" || headers.get("accept")?.includes("text/html") !== true) return false;
  return ["/", CONTROL_PATH, `${CONTROL_PATH}/`].includes(new URL(url).pathname);
}

/** The page that follows this simulator. It fetches from its own address only. */
async function livePage(): Promise<Response> {
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'";
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
  };
  return new Response(await viewerPage("live"), { statusText: reasonPhrase(200), headers });
}
