/** Addresses that are no operations: files, pictures, the check of compatibility, and resumable uploads. */
import { isFailure } from "../../model/outcome/failures";
import { encodeFailure, encodeSuccess, type WireResponse } from "../../wire/wire-request";
import { isFilePath, serveFile } from "../files";
import type { SimulatorCell } from "../simulator-cell";
import { responseOf } from "../web-standards";
import { incompatibility } from "./compatibility";
import { isRedirect, redirectTarget } from "./redirects";
import { TUS_PATH, type TusRequest, type TusUploads } from "./tus";

const COMPATIBILITY = "/compatibility";

/** A request whose body has not been read. */
export type OtherRequest = TusRequest;

/**
 * Answers a request to an address that is no operation.
 *
 * @returns undefined for an address of the interface, and for one where nothing is
 */
export function answerOther(
  cell: SimulatorCell,
  uploads: TusUploads,
  request: OtherRequest,
): Response | Promise<Response> | undefined {
  const { method, url, headers } = request;
  const path = url.pathname;
  if (path.startsWith(TUS_PATH)) return uploads.answer(request);
  if (path === COMPATIBILITY) return compatibility(method, headers.get("user-agent"));
  const authorization = headers.get("authorization");
  if (isRedirect(method, path)) return redirect(cell, method, url, authorization);
  return isFilePath(path) ? serveFile(cell.realm(), cell.files, { url, authorization, method }) : undefined;
}

function compatibility(method: string, userAgent: string | null): Response {
  const problem = incompatibility(userAgent);
  if (method !== "GET" && method !== "HEAD") return readOnly();
  const success = encodeSuccess({}, []);
  if (problem === undefined) return envelope(success, method);
  const body = { result: "error", msg: problem, code: "BAD_REQUEST" };
  return envelope({ ...success, status: 400, body }, method);
}

function redirect(cell: SimulatorCell, method: string, url: URL, authorization: string | null): Response {
  if (method !== "GET" && method !== "HEAD") return readOnly();
  const target = redirectTarget(cell.realm(), url, authorization);
  if (isFailure(target)) return envelope(encodeFailure(cell.realm(), target), method);
  return responseOf(null, 302, { location: target });
}

function readOnly(): Response {
  return responseOf(null, 405, { allow: "GET, HEAD" });
}

function envelope({ body, status, headers }: WireResponse, method: string): Response {
  return responseOf(method === "HEAD" ? null : JSON.stringify(body), status, headers);
}
