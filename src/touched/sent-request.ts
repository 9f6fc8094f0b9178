/** Requests that were sent to a server, as exchanges with decoded parameters. */
import { lazy } from "../data/lazy";
import { isFailure } from "../model/outcome/failures";
import { decodeParameters } from "../wire/decode";
import { findRoute, routeIndex, routes } from "../wire/route";
import type { WireFile } from "../wire/wire-request";
import type { TouchedExchange } from "./touched";

/** A request with its answer, as it was sent. */
export interface SentRequest {
  readonly method: string;
  /** The path below `/api/v1`, not yet decoded, beginning with a slash. */
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, text: string])[];
  /** The names of the parts that are files. */
  readonly files: readonly string[];
  readonly status: number;
  readonly body: object | null;
}

const INDEX = lazy(() => routeIndex(routes()));

/** The exchange of a request at a feature level. Parameters that the operation does not accept are omitted together. */
export function exchangeAt(level: number, sent: SentRequest): TouchedExchange {
  const { method, path, parameters, status, body } = sent;
  const found = findRoute(INDEX(), level, method, path);
  const answer = { status, result: body, reason: null };
  if (found.kind !== "route") return { operation: null, params: {}, ...answer };
  const files = sent.files.map((field): WireFile => ({ field, name: field, size: 0, content_type: "" }));
  const request = { method, path, parameters, files, authorization: null, user_agent: null };
  const decoded = decodeParameters(found.route, level, request, found.path_values, true);
  return { operation: found.route.id, params: isFailure(decoded) ? {} : decoded.params, ...answer };
}
