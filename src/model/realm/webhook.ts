/** Requests of outgoing webhook bots that have no answer yet. */
import type { MessageView } from "../../protocol/records/messages";

/** Why a message triggers a bot; direct messages were `private_message` before feature level 201. */
export type WebhookTrigger = "mention" | "direct_message" | "private_message";

/** A message as a webhook gets it: as it was when it was sent, the content as Markdown, with the HTML next to it. */
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
  /** 1 for the first request; after a failure of the connection the same request is sent again. */
  readonly attempt: number;
  /** When the bot has taken too long, in UNIX seconds. */
  readonly times_out_at: number;
  /** The address of the message in the web app. */
  readonly message_url: string;
  readonly message: WebhookMessage;
}
