/**
 * Outgoing webhook bots: the messages that trigger them, their requests, and what becomes of the answers.
 *
 * @see https://zulip.com/api/outgoing-webhooks
 */
import { BOT_TYPES } from "../../../protocol/accounts";
import { LIMITS } from "../../../protocol/limits";
import type { JsonValue } from "../../../protocol/schema/shapes";
import { type Failure, isFailure } from "../../outcome/failures";
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { MessageEventRecords } from "../../realm/event-queue";
import { EMPTY_LIST, frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { DueKey, Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { PendingWebhook } from "../../realm/webhook";
import type { LostWebhook, WebhookReading } from "../../rules/bots/webhook-answer";
import { messageAddress } from "../../rules/messages/message-address";
import { fencedContent } from "../../rules/messages/message-rows";
import { type MessageRequest, prepareMessage, prepareReply } from "../../rules/messages/prepare-message";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { isWebAddress } from "../../text/text-checks";
import { recordsOf } from "../../views/messages/message-view";
import { isSlackForm, webhookMessage, webhookRequest } from "../../views/webhooks";
import { warnBotOwner } from "../messages/bot-messages";
import { deliverMessage } from "../messages/deliver-message";
import { flagEvent, withRead } from "../messages/marks";
import { silentMention } from "../messages/notices";

/** The client name of the answers. */
const CLIENT = "OutgoingWebhookResponse";

const LOST: Readonly<Record<LostWebhook, string>> = {
  timeout: `The webhook did not answer within ${LIMITS.OUTGOING_WEBHOOK_TIMEOUT_SECONDS} seconds.`,
  connection_error: "There was no connection to the webhook. Is its server running?",
};

/**
 * Calls the webhooks that a new message triggers: those of active bots that it mentions by name in a channel, or that
 * receive it as a direct message. Messages of bots trigger none.
 */
export function triggerWebhooks(realm: Realm, message: Message): Transition {
  const records = recordsOf(realm, message);
  if (records === undefined || records.sender.is_bot) return transition(realm);
  return andThenForEach(transition(realm), triggeredBots(realm, message), (next, bot) => callFirst(next, bot, records));
}

function triggeredBots(realm: Realm, { stream_id, user_ids, mentions }: Message): readonly User[] {
  const ids = (stream_id === null ? user_ids : mentions?.user_ids) ?? EMPTY_LIST;
  return ids
    .flatMap((id) => userById(realm, id) ?? [])
    .filter(({ is_active, bot_type }) => is_active && bot_type === BOT_TYPES.OUTGOING_WEBHOOK);
}

function callFirst(realm: Realm, bot: User, records: MessageEventRecords): Transition {
  const { message } = records;
  const direct = has(realm, "webhooksSayDirect") ? "direct_message" : "private_message";
  return call(realm, bot, {
    bot_id: bot.user_id,
    trigger: message.stream_id === null ? direct : "mention",
    attempt: 1,
    message_url: messageAddress(realm, bot, message).message_url,
    message: webhookMessage(realm, bot, records),
  });
}

/** Sends a request, or fails immediately where none can be sent. */
function call(realm: Realm, bot: User, about: Omit<PendingWebhook, "id" | "times_out_at">): Transition {
  const service = realm.bot_services.get(bot.user_id);
  const id = realm.last_ids.webhook + 1;
  const times_out_at = realm.now + LIMITS.OUTGOING_WEBHOOK_TIMEOUT_SECONDS;
  const pending: PendingWebhook = frozen({ id, times_out_at, ...about });
  if (service === undefined) return markRead(transition(realm), pending);
  if (isSlackForm(service) && about.message.type === "private") {
    const failure = "The form of Slack has no direct messages.";
    return markRead(sayFailure(realm, bot, pending, failure), pending);
  }
  if (!/^https?:/i.test(service.base_url) || !isWebAddress(service.base_url)) {
    const said = "The webhook has no web address.";
    return conclude(realm, bot, pending, { kind: "failed", said, noticed: `${said} It has "${service.base_url}".` });
  }
  const next = withFields(realm, {
    webhooks: realm.webhooks.set(id, pending),
    due: realm.due.set(dueKey(pending), true),
    last_ids: withFields(realm.last_ids, { webhook: id }),
  });
  return transition(next, [], [webhookRequest(next, bot, service, pending)]);
}

function dueKey({ times_out_at, id }: PendingWebhook): DueKey {
  return [times_out_at, "webhook_timeout", id];
}

/** A webhook that has not answered in time is called again, or has failed. */
export function timeOutWebhook(realm: Realm, id: number): Transition {
  const pending = realm.webhooks.get(id);
  return pending === undefined ? transition(realm) : endWebhook(realm, pending, { kind: "lost", failure: "timeout" });
}

/** Ends the wait for a webhook with what it has answered. */
export function endWebhook(realm: Realm, pending: PendingWebhook, reading: WebhookReading): Transition {
  const ended = withFields(realm, {
    webhooks: realm.webhooks.delete(pending.id),
    due: realm.due.delete(dueKey(pending)),
  });
  const bot = userById(realm, pending.bot_id);
  return bot === undefined ? transition(ended) : conclude(ended, bot, pending, reading);
}

function conclude(realm: Realm, bot: User, pending: PendingWebhook, reading: WebhookReading): Transition {
  return markRead(carriedOut(realm, bot, pending, reading), pending);
}

function carriedOut(realm: Realm, bot: User, pending: PendingWebhook, reading: WebhookReading): Transition {
  switch (reading.kind) {
    case "nothing":
      return transition(realm);
    case "failed":
      return fail(realm, bot, pending, reading);
    case "lost":
      return callAgain(realm, bot, pending, reading.failure);
    case "reply":
      return reply(realm, bot, pending, reading);
  }
}

function callAgain(realm: Realm, bot: User, pending: PendingWebhook, failure: LostWebhook): Transition {
  const { id: _id, times_out_at: _past, attempt, ...about } = pending;
  if (attempt < LIMITS.OUTGOING_WEBHOOK_ATTEMPTS) return call(realm, bot, { ...about, attempt: attempt + 1 });
  return fail(realm, bot, pending, { said: "The bot is not available.", noticed: LOST[failure] });
}

function reply(
  realm: Realm,
  bot: User,
  pending: PendingWebhook,
  { content, widget_content }: { readonly content: string; readonly widget_content?: JsonValue | undefined },
): Transition {
  const widget =
    widget_content === undefined || widget_content === null ? {} : { widget_content: jsonText(widget_content) };
  const request = { ...requestTo(pending), content, ...widget };
  const warned = warnBotOwner(realm, bot, request);
  const delivered = send(warned, bot, request);
  if (!isFailure(delivered)) return delivered;
  const noticed = `The answer of the webhook cannot be sent: ${delivered.msg}`;
  return andThen(warned, (next) => fail(next, bot, pending, { said: delivered.msg, noticed, payload: content }));
}

/** Only texts hold widgets; other values become a text that holds none. */
function jsonText(widget: JsonValue): string {
  return typeof widget === "string" ? widget : "";
}

/** An answer goes where the message was sent, whatever has become of the message. */
function requestTo({ message }: PendingWebhook): Omit<MessageRequest, "content"> {
  const { display_recipient } = message;
  return typeof display_recipient === "string"
    ? { type: "stream", to: display_recipient, topic: message.subject }
    : { type: "private", to: display_recipient.map(({ id }) => id) };
}

function send(before: Transition, bot: User, request: MessageRequest): Transition | Failure {
  const prepared = prepareReply(before.realm, bot, request);
  if (isFailure(prepared)) return prepared;
  return andThen(
    before,
    (realm) => deliverMessage(realm, prepared, { sender: bot, client: CLIENT, read_by_sender: false }).step,
  );
}

interface WebhookFailure {
  readonly said: string;
  readonly noticed: string;
  readonly payload?: string;
}

/** Says in the conversation that the bot failed, and notifies its owner. */
function fail(
  realm: Realm,
  bot: User,
  pending: PendingWebhook,
  { said, noticed, payload }: WebhookFailure,
): Transition {
  return andThen(sayFailure(realm, bot, pending, said), (next) => notifyOwner(next, bot, pending, noticed, payload));
}

/** Where the channel no longer exists, the failure is said only to the owner. */
function sayFailure(realm: Realm, bot: User, pending: PendingWebhook, said: string): Transition {
  const sent = send(transition(realm), bot, { ...requestTo(pending), content: `Failure! ${said}` });
  return isFailure(sent) ? transition(realm) : sent;
}

function notifyOwner(realm: Realm, bot: User, pending: PendingWebhook, noticed: string, payload?: string): Transition {
  const { bot_owner_id } = bot;
  if (bot_owner_id === null) return transition(realm);
  const what = `Your bot ${silentMention(bot)} was triggered by [a message](${pending.message_url}). ${noticed}`;
  const most = realm.server.max_message_length;
  const quoted = payload === undefined ? "" : `\n\n${fencedContent({ content: payload.slice(0, most) }, "")}`;
  const prepared = prepareMessage(realm, bot, { type: "private", to: [bot_owner_id], content: what + quoted });
  if (isFailure(prepared)) return transition(realm);
  return deliverMessage(realm, prepared, { sender: bot, client: CLIENT, read_by_sender: false }).step;
}

/** A bot has read a message when it was called for it, whether or not that succeeded. */
function markRead(first: Transition, { bot_id, message }: PendingWebhook): Transition {
  return andThen(first, (realm) => {
    const marked = withRead(realm, bot_id, [message.id]);
    if (marked.message_ids.length === 0) return transition(realm);
    return transition(marked.realm, [flagEvent(bot_id, "add", "read", marked.message_ids)]);
  });
}
