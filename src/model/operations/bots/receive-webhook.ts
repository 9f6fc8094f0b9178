import { incomingWebhookRows } from "../../../data/incoming-webhooks";
import { BOT_TYPES } from "../../../protocol/accounts";
import type { JsonObject, JsonValue } from "../../../protocol/schema/shapes";
import { warnBotOwner } from "../../changes/messages/bot-messages";
import { deliverMessage } from "../../changes/messages/deliver-message";
import { checkedParams, checkRealm } from "../../outcome/call-problem";
import { badRequest, type Failure, failure, isFailure } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { type MessageRequest, prepareMessage } from "../../rules/messages/prepare-message";
import { deactivatedRealmAtLogin } from "../../rules/realm/realm-active";
import { userByApiKey } from "../../rules/users/people";
import { jsonObject, serverJson } from "../../text/python-values";
import { slackMessage } from "../../text/slack-message";
import { accepted, refused, refusedAfter } from "../../views/outcome";
import { RECEIVED_WEBHOOK } from "../call-shapes";

/** A request of an integration, read from HTTP. */
export interface ReceiveWebhookParams {
  /** The name in the path: `json` or `slack_incoming`. */
  readonly integration: string;
  /** The key of an incoming webhook bot. */
  readonly api_key: string;
  /** A channel, by its name or its ID; without one, the message goes to the owner of the bot. */
  readonly stream?: string | undefined;
  /** The topic in the channel; by default the integration chooses one. */
  readonly topic?: string | undefined;
  /** The payload; undefined if the body is not JSON. */
  readonly payload?: JsonValue | undefined;
}

interface Said {
  readonly topic: string;
  readonly content: string;
}

/** How each integration writes a message, and the client name of its messages. */
const INTEGRATIONS: Readonly<
  Record<
    string,
    {
      readonly client: string;
      readonly says: (payload: JsonObject) => Said | (Failure & { readonly reason: "webhook_payload_invalid" });
    }
  >
> = {
  json: {
    client: "ZulipJSONWebhook",
    says: (payload) => ({ topic: "JSON", content: `\`\`\`json\n${serverJson(payload, 2)}\n\`\`\`` }),
  },
  slack_incoming: {
    client: "ZulipSlackIncomingWebhook",
    says: (payload) => {
      const { channel = "(no topic)", content, problem } = slackMessage(payload);
      return problem === undefined ? { topic: channel, content } : badRequest("webhook_payload_invalid", problem);
    },
  },
};

/**
 * Receives a request of an integration to `/api/v1/external/{integration}`. It becomes a message of the incoming
 * webhook bot whose key the request has, in a channel or to the owner of the bot. A message to a channel that does not
 * exist is accepted, and the owner of the bot is notified. As on servers, the owner is also notified of a message to
 * a channel without subscribers, even if the message is refused: then the refusal has another realm.
 *
 * @refuses BAD_REQUEST for an integration other than `json` and `slack_incoming`, INVALID_API_KEY for an unknown key,
 *   REALM_DEACTIVATED, USER_DEACTIVATED, BAD_REQUEST for an account that is not an incoming webhook bot and for a payload
 *   that is not as the integration expects, then what `sendMessage` refuses
 * @see https://zulip.com/api/incoming-webhooks-overview
 */
export function receiveWebhook(realm: Realm, params: ReceiveWebhookParams) {
  checkRealm("receiveWebhook", realm);
  checkedParams("receiveWebhook", RECEIVED_WEBHOOK, params);
  const integration = Object.hasOwn(INTEGRATIONS, params.integration) ? INTEGRATIONS[params.integration] : undefined;
  if (integration === undefined) return refused(realm, otherIntegration(params.integration));
  const bot = botWithKey(realm, params.api_key);
  if (isFailure(bot)) return refused(realm, bot);
  const payload = jsonObject(params.payload);
  if (payload === undefined) {
    return refused(realm, badRequest("webhook_payload_invalid", "payload: a JSON object is expected."));
  }
  const said = integration.says(payload);
  if (isFailure(said)) return refused(realm, said);
  if (said.content === "") return accepted(transition(realm), {});
  const request = requestOf(bot, params, said);
  const warned = warnBotOwner(realm, bot, request);
  const prepared = prepareMessage(realm, bot, request);
  if (isFailure(prepared)) {
    return prepared.code === "STREAM_DOES_NOT_EXIST" ? accepted(warned, {}) : refusedAfter(realm, warned, prepared);
  }
  const options = { sender: bot, client: integration.client, read_by_sender: false };
  return accepted(
    andThen(warned, (next) => deliverMessage(next, prepared, options).step),
    {},
  );
}

/** Whether the registration lists an integration of this name. */
export function isIntegration(name: string): boolean {
  return Object.hasOwn(INTEGRATIONS, name) || incomingWebhookRows().some((row) => row.name === name);
}

function otherIntegration(name: string) {
  const taken = Object.keys(INTEGRATIONS).join(" and ");
  return badRequest("webhook_integration_unknown", `The webhook of ${name} is not simulated; only ${taken} are.`);
}

function botWithKey(realm: Realm, api_key: string) {
  const bot = userByApiKey(realm, api_key);
  if (bot === undefined) return failure("INVALID_API_KEY", "credentials_wrong", "api_key: no account has this key.");
  const deactivated = deactivatedRealmAtLogin(realm);
  if (isFailure(deactivated)) return deactivated;
  if (!bot.is_active) return failure("USER_DEACTIVATED", "account_deactivated", "The account is deactivated.");
  if (bot.bot_type === BOT_TYPES.INCOMING_WEBHOOK) return bot;
  return badRequest("webhook_bot_needed", "api_key: the key of an incoming webhook bot (bot_type 2) is expected.");
}

function requestOf(bot: User, { stream, topic }: ReceiveWebhookParams, said: Said): MessageRequest {
  const { content } = said;
  if (stream === undefined)
    return { type: "private", to: bot.bot_owner_id === null ? [] : [bot.bot_owner_id], content };
  const to = /^\d+$/.test(stream) ? Number(stream) : [stream];
  return { type: "stream", to, topic: topic ?? said.topic, content };
}
