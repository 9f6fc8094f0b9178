import { ERROR_CODES } from "../protocol/refusals/codes";
import type { Failure } from "../model/outcome/failures";
import type { Realm } from "../model/realm/realm";
import { has } from "../model/rules/realm/feature-level";
import type { WireResponse } from "./wire-request";

const JSON_HEADERS: Readonly<Record<string, string>> = Object.freeze({ "content-type": "application/json" });

/**
 * Puts the answer of an operation into the envelope, with the names of the parameters that were ignored.
 *
 * @spec Endpoints: successful responses; Versioning 3
 */
export function encodeSuccess(response: unknown, ignored: readonly string[]): WireResponse {
  const fields = typeof response === "object" && response !== null ? response : {};
  const envelope = { result: "success", msg: "", ...fields };
  const body = ignored.length === 0 ? envelope : { ...envelope, ignored_parameters_unsupported: ignored };
  return { status: 200, headers: JSON_HEADERS, body };
}

/**
 * Puts a refusal into the envelope.
 *
 * @spec Errors
 */
export function encodeFailure(realm: Realm, error: Failure): WireResponse {
  const { code, msg, http_status } = error;
  const shown = code !== "BAD_REQUEST" || has(realm, "errorsHaveCodes");
  // A client that fetches a key sends a password as a parameter; its browser must not request one.
  const asksForCredentials = http_status === 401 && code !== "AUTHENTICATION_FAILED";
  return {
    status: http_status,
    headers: asksForCredentials ? { ...JSON_HEADERS, "www-authenticate": 'Basic realm="zulip"' } : JSON_HEADERS,
    body: { result: "error", msg, ...(shown ? { code } : {}), ...ownFields(error) },
  };
}

/** What of a refusal goes out beside the envelope: the declared fields of its code, and nothing else. */
function ownFields(error: Failure): Readonly<Record<string, unknown>> {
  const declared = Object.keys(ERROR_CODES[error.code].fields);
  return Object.fromEntries(Object.entries(error).filter(([name]) => declared.includes(name)));
}
