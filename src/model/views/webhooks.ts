/** The requests that outgoing webhook bots send. */
import { MESSAGE } from "../../protocol/records/messages";
import { prunedAt } from "../../protocol/schema/prune";
import { REALM_ID } from "../../protocol/server-constants";
import type { OutboundWebhook, WebhookPayload } from "../outcome/transition";
import type { MessageEventRecords } from "../realm/event-queue";
import { frozen } from "../realm/freeze";
import type { Realm } from "../realm/realm";
import type { BotService, User } from "../realm/user";
import type { PendingWebhook, WebhookMessage } from "../realm/webhook";
import { messageHtml } from "../rendering/rendering";
import { publicEmail, realmHost } from "../rules/users/people";
import { formText, serverJson } from "../text/python-values";
import { messageViewFor } from "./messages/message-view";
import { serverVersion } from "./registration/server-state";

/** A message as a webhook gets it. */
export function webhookMessage(realm: Realm, bot: User, records: MessageEventRecords): WebhookMessage {
  const options = { apply_markdown: false, client_gravatar: false, allow_empty_topic_name: true };
  const view = prunedAt(realm.feature_level, MESSAGE, messageViewFor(realm, bot, records, options));
  return frozen({ ...view, rendered_content: messageHtml(realm, records.message) });
}

/** The request of a bot for a message, in the form that its service takes. */
export function webhookRequest(realm: Realm, bot: User, service: BotService, pending: PendingWebhook): OutboundWebhook {
  const { id, attempt, times_out_at, message } = pending;
  const content_type = isSlackForm(service) ? "application/x-www-form-urlencoded" : "application/json";
  const sent = {
    channel: "webhook",
    id,
    user_id: bot.user_id,
    message_id: message.id,
    attempt,
    times_out_at,
    method: "POST",
    url: service.base_url,
    headers: {
      "user-agent": `ZulipOutgoingWebhook/${serverVersion(realm).zulip_version}`,
      accept: "*/*",
      "content-type": content_type,
    },
  } as const;
  if (!isSlackForm(service)) {
    const json = genericPayload(realm, bot, service, pending);
    return frozen({ ...sent, interface: "generic", json, body: serverJson(json) });
  }
  const fields = slackFields(realm, bot, service, pending);
  return frozen({ ...sent, interface: "slack", form: Object.fromEntries(fields), body: formText(fields) });
}

/** Whether a bot speaks in the form of Slack. */
export function isSlackForm(service: BotService): boolean {
  return service.interface === 2;
}

function genericPayload(realm: Realm, bot: User, { token }: BotService, pending: PendingWebhook): WebhookPayload {
  const { trigger, message } = pending;
  const { full_name } = bot;
  return {
    data: message.content,
    message,
    bot_email: publicEmail(realm, bot),
    bot_full_name: full_name,
    token,
    trigger,
  };
}

function slackFields(
  realm: Realm,
  bot: User,
  { token }: BotService,
  { message, trigger }: PendingWebhook,
): (readonly [name: string, value: string])[] {
  return [
    ["token", token],
    ["team_id", `T${REALM_ID}`],
    ["team_domain", realmHost(realm)],
    ["channel_id", `C${message.stream_id}`],
    ["channel_name", typeof message.display_recipient === "string" ? message.display_recipient : ""],
    ["thread_ts", String(message.timestamp)],
    ["timestamp", String(message.timestamp)],
    ["user_id", `U${message.sender_id}`],
    ["user_name", message.sender_full_name],
    ["text", message.content],
    ["trigger_word", trigger],
    ["service_id", String(bot.user_id)],
  ];
}
