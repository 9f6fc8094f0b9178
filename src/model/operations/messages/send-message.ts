import { deliverMessage } from "../../changes/messages/deliver-message";
import { warnBotOwner } from "../../changes/messages/warn-bot-owner";
import { welcomeReply } from "../../changes/messages/welcome-reply";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter } from "../../outcome/outcome";
import { andThen } from "../../outcome/transition";
import type { MessageType, To } from "../../rules/messages/recipient";
import { prepareMessage } from "../../rules/messages/prepare-message";
import { clientReadsOwnMessages } from "../../rules/messages/read-by-sender";
import { SEND_MESSAGE_ANSWER, type SendMessageResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** What a message is and where it goes. */
export interface SendMessageParams {
  /**
   * `direct` (since feature level 174) or `channel` (since feature level 248); their old names `private` and `stream`
   * always do.
   */
  readonly type: MessageType;
  /** One channel by ID or name, or a list of one; of a direct message the user IDs or addresses of the others. */
  readonly to?: To;
  /** What only mirrors may say: on whose behalf a message comes. */
  readonly sender?: string;
  /** What only mirrors may say: that a message comes from elsewhere. */
  readonly forged?: string;
  /** What only mirrors may say: when it was written there. */
  readonly time?: number;
  /** A form with choices, as JSON text. */
  readonly widget_content?: string;
  /** Markdown, at most `max_message_length` characters. */
  readonly content: string;
  /** For a channel: its topic; empty is the empty topic, left out an error. */
  readonly topic?: string;
  /** With `local_id`: the sender's queue in which the event of this message names it. */
  readonly queue_id?: string;
  /** What the sender's client calls the message until it has an ID; its event carries it. */
  readonly local_id?: string;
  /** Whether the sender has read it; by default true for clients in which people write. Since feature level 236. */
  readonly read_by_sender?: boolean;
}

/**
 * Sends a message to a channel or to people.
 *
 * @param params.type - `direct` or `channel`; `private` and `stream` are their old names
 * @param params.to - one channel ID or name (or a list of one), or user IDs or addresses
 * @param params.topic - for channels; left out is an error, empty is the empty topic
 * @param params.read_by_sender - by default true for clients in which people write, see the client's name
 * @param params.queue_id - with `local_id`: the sender's own event in that queue carries `local_message_id`
 * @refuses BAD_REQUEST for writing on behalf of others; for the topic, the content; STREAM_DOES_NOT_EXIST, or
 *   BAD_REQUEST for unknown recipients; BAD_REQUEST for the permission and the topic policy, for a widget that is none;
 *   at last those of mentions
 * @tells where servers are followed, as `warnBotOwner` does, also when the message is refused; then as `deliverMessage`
 *   does; at last the sender what the welcome bot replies
 * @spec Endpoints 1 (the checks of sending); Message
 */
export const sendMessage: Operation<SendMessageParams, SendMessageResponse> = operation(
  () => SEND_MESSAGE_ANSWER,
  (realm, actor, params, origin) => {
    if (params.sender !== undefined || params.forged === "yes" || params.forged === "true") {
      return refused(realm, badRequest("mirroring_not_allowed", "sender, forged: only mirrors write for others."));
    }
    const warned = warnBotOwner(realm, actor, params);
    const prepared = prepareMessage(realm, actor, params);
    if (isFailure(prepared)) return refusedAfter(warned, prepared);
    const { queue_id, local_id } = params;
    const delivered = deliverMessage(warned.realm, prepared, {
      sender: actor,
      client: origin.client,
      read_by_sender: params.read_by_sender ?? clientReadsOwnMessages(realm, origin.client),
      ...(queue_id === undefined || local_id === undefined ? {} : { local: { queue_id, local_id } }),
    });
    const { automatic_new_visibility_policy: policy } = delivered;
    const sent = andThen(warned, () => delivered.step);
    const replied = andThen(sent, (after) => welcomeReply(after, delivered.message));
    return accepted(replied, {
      id: delivered.message.id,
      ...(policy === undefined ? {} : { automatic_new_visibility_policy: policy }),
    });
  },
);
