/** What a fault answers instead of the realm, and what it makes of an answer. */
import { utf8Bytes } from "../../model/collections/utf8";
import type { FaultRule } from "../../model/fixture/fault-plan";
import { type Failure, failure, isFailure } from "../../model/outcome/failures";
import type { Realm } from "../../model/realm/realm";
import { counted } from "../../protocol/problem-words";
import { encodeFailure, type WireResponse } from "../../wire/wire-request";
import type { TextAnswer } from "../simulator-cell";
import { ConnectionFault } from "./faulty-answers";
import { usualLimitExceeded } from "./usual-limit";

/** After how many seconds a request may be tried again where the plan does not say. */
const DEFAULT_RETRY_AFTER = 1;

/** The answer of faults that strike before the realm acts; undefined for other faults. */
export function answerWithoutActing(
  realm: Realm,
  rule: FaultRule | undefined,
): ConnectionFault | WireResponse | TextAnswer | undefined {
  switch (rule?.fault) {
    case "refuse_connection":
      return new ConnectionFault("refused");
    case "lose_request":
    case "stall":
      return new ConnectionFault("lost");
    case "status":
      return errorPage(rule.status ?? 500);
    case "rate_limit":
      return rateLimited(realm, rule.retry_after ?? DEFAULT_RETRY_AFTER);
    default: {
      const refusal = rule === undefined ? undefined : refusalByFault(rule);
      return !isFailure(refusal) ? undefined : encodeFailure(realm, refusal);
    }
  }
}

/**
 * The refusal by a fault that strikes before the realm acts.
 *
 * @returns undefined for a fault that is not a refusal
 */
export function refusalByFault(rule: FaultRule): Failure | undefined {
  switch (rule.fault) {
    case "rate_limit":
      return rateLimit(rule.retry_after ?? DEFAULT_RETRY_AFTER);
    case "unauthorized":
      return failure("UNAUTHORIZED", "credentials_wrong", "The API key is not that of this account.");
    case "realm_deactivated":
      return failure("UNAUTHORIZED", "realm_deactivated", "This realm is deactivated.");
    default:
      return undefined;
  }
}

function errorPage(status: number): TextAnswer {
  const text = `<!DOCTYPE html>\n<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>\n`;
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, text };
}

function rateLimit(retryAfter: number): Failure {
  const msg = `Too many requests: try again in ${counted(retryAfter, "second")}.`;
  return failure("RATE_LIMIT_HIT", "rate_limited", msg, { "retry-after": retryAfter });
}

/** The answer to a request too many. */
export function rateLimited(realm: Realm, retryAfter: number): WireResponse {
  const response = encodeFailure(realm, rateLimit(retryAfter));
  const headers = { ...usualLimitExceeded(realm.now, retryAfter), "retry-after": String(retryAfter) };
  return { ...response, headers: { ...response.headers, ...headers } };
}

/** The answer as it arrives after a fault: complete, cut, or lost. */
export function damaged(response: WireResponse, rule: FaultRule | undefined): WireResponse | TextAnswer {
  const { status, headers } = response;
  switch (rule?.fault) {
    case "lose_answer":
      throw new ConnectionFault("lost");
    case "cut_answer": {
      const text = response.html ?? JSON.stringify(response.body);
      return { status, headers, text, arriving_bytes: Math.floor(utf8Bytes(text).byteLength / 2) };
    }
    case "malformed_json": {
      const text = response.html ?? JSON.stringify(response.body);
      return { status: 200, headers, text: text.slice(0, Math.floor(text.length / 2)) };
    }
    default:
      return response;
  }
}
