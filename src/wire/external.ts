/** Webhooks of integrations: requests that name their bot by its key in the address, and post what they like. */
import { isIntegration, receiveWebhook } from "../model/operations/bots/receive-webhook";
import { missingVariable } from "../model/outcome/failures";
import type { Realm } from "../model/realm/realm";
import { userByApiKey } from "../model/rules/users/people";
import { readJson } from "../model/text/python-values";
import { type Outcome, refused } from "../model/views/outcome";
import type { AnyValue } from "../protocol/schema/shapes";
import { encodeFailure, encodeSuccess, EXTERNAL, type WireRequest, type WireResponse } from "./wire-request";

/** The answer to a webhook, and the account of its key. */
export interface AnsweredWebhook {
  readonly response: WireResponse;
  readonly outcome: Outcome;
  readonly user_id: number | null;
  readonly params: Readonly<Record<string, AnyValue>>;
}

/** The integration that a path leads to; undefined for other paths. */
export function integrationAt(path: string): string | undefined {
  if (!path.startsWith(EXTERNAL)) return undefined;
  const name = path.slice(EXTERNAL.length).replace(/\/$/, "");
  return isIntegration(name) ? name : undefined;
}

/** Answers a webhook of an integration. That of Slack refuses in the form of Slack what it refuses itself. */
export function answerExternal(realm: Realm, integration: string, request: WireRequest): AnsweredWebhook {
  const given = new Map(request.parameters);
  const api_key = given.get("api_key");
  const params = { integration, ...Object.fromEntries(given) };
  if (api_key === undefined) {
    const missing = refused(realm, missingVariable("api_key"));
    return { response: encodeFailure(realm, missing.error), outcome: missing, user_id: null, params };
  }
  const [stream, topic] = [given.get("stream"), given.get("topic")];
  const sent = sentPayload(integration, request, given);
  const payload = sent === undefined ? undefined : readJson(sent);
  const outcome = receiveWebhook(realm, { integration, api_key, stream, topic, payload });
  const user_id = userByApiKey(realm, api_key)?.user_id ?? null;
  return {
    response: responseOf(realm, integration, outcome),
    outcome,
    user_id,
    params: { ...params, payload: payload ?? null },
  };
}

function responseOf(realm: Realm, integration: string, outcome: Outcome): WireResponse {
  const isSlack = integration === "slack_incoming";
  if (outcome.ok) return encodeSuccess(isSlack ? { ok: true } : {}, []);
  const response = encodeFailure(realm, outcome.error);
  const isOfCaller = ["INVALID_API_KEY", "REALM_DEACTIVATED", "USER_DEACTIVATED"].includes(outcome.error.code);
  if (!isSlack || isOfCaller || outcome.error.reason === "webhook_bot_needed") return response;
  return { ...response, body: { ok: false, error: outcome.error.msg } };
}

/** The webhook of Slack takes a form with `payload`, too. */
function sentPayload(
  integration: string,
  { raw_body }: WireRequest,
  given: ReadonlyMap<string, string>,
): string | undefined {
  if (integration === "slack_incoming" && raw_body?.type !== "application/json") return given.get("payload");
  return raw_body?.text;
}
