/** Requests of outgoing webhook bots that have no answer yet. */
import type { MessageView } from "../../protocol/records/messages";

/** Why a message triggers a bot. Before feature level 201, `private_message` instead of `direct_message`. */
export type WebhookTrigger = "mention" | "direct_message" | "private_message";

/** A message in a request of a webhook: as it was when it was sent, with the content as Markdown and as HTML. */
export type WebhookMessage = MessageView & {
  /** The content as HTML. */
  readonly rendered_content: string;
};

/** A request of an outgoing webhook bot, until it is answered or its time is over. */
export interface PendingWebhook {
  readonly id: number;
  /** The ID of the bot. */
  readonly bot_id: number;
  readonly trigger: WebhookTrigger;
  /** The number of the attempt. After a failed connection, the same request is sent again. */
  readonly attempt: number;
  /** When the bot stops waiting for an answer, in UNIX seconds. */
  readonly times_out_at: number;
  /** The URL of the message in the web client. */
  readonly message_url: string;
  readonly message: WebhookMessage;
}
