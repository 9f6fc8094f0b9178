import { endWebhook } from "../../changes/bots/outgoing-webhooks";
import { checkedParams, checkRealm } from "../../outcome/call-problem";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { readWebhookAnswer, type WebhookAnswer } from "../../rules/bots/webhook-answer";
import { accepted, refused } from "../../views/outcome";
import { botService } from "../../views/users/user-view";
import { isSlackForm } from "../../views/webhooks";
import { ANSWERED_WEBHOOK } from "../call-shapes";

/** The response of an outgoing webhook, with the request that it belongs to. */
export interface AnswerWebhookParams extends WebhookAnswer {
  /** The `id` of the outbound item with the request. */
  readonly id: number;
}

/**
 * Answers a request of an outgoing webhook bot, as the server of the bot. The answer becomes a message of the bot, in the
 * conversation of the message that triggered it. If it cannot be used, the bot says so there and notifies its owner.
 * The interface has no such operation, since webhooks talk to the server only.
 *
 * @refuses BAD_REQUEST for a request that is unknown, answered or too old, and for an answer that says several things or
 *   nothing
 * @see https://zulip.com/api/outgoing-webhooks
 * @example
 * const outcome = answerWebhook(createRealm(), { id: 1, content: "Hello" });
 * expect(outcome.ok).toBe(false);
 */
export function answerWebhook(realm: Realm, params: AnswerWebhookParams) {
  checkRealm("answerWebhook", realm);
  const { id, ...answer } = checkedParams("answerWebhook", ANSWERED_WEBHOOK, params);
  const pending = realm.webhooks.get(id);
  if (pending === undefined) {
    const msg = `id: no request of an outgoing webhook with the ID ${id} waits for an answer.`;
    return refused(realm, badRequest("webhook_unknown", msg));
  }
  const reading = readWebhookAnswer(answer, isSlackForm(botService(realm, pending.bot_id)));
  return isFailure(reading) ? refused(realm, reading) : accepted(endWebhook(realm, pending, reading), {});
}
