import { deliverMessage } from "../../changes/messages/deliver-message";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { MessageType, To } from "../../rules/messages/addressee";
import { prepareMessage } from "../../rules/messages/prepare-message";
import { clientReadsOwnMessages } from "../../rules/messages/read-by-sender";
import { SEND_MESSAGE_ANSWER, type SendMessageResponse } from "../../spec/answers/messages";
import { type Operation, operation } from "../operation";

/** What a message is and where it goes. */
export interface SendMessageParams {
  readonly type: MessageType;
  readonly to: To;
  readonly content: string;
  readonly topic?: string;
  readonly queue_id?: string;
  readonly local_id?: string;
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
 * @refuses STREAM_DOES_NOT_EXIST, or BAD_REQUEST for unknown recipients; BAD_REQUEST for the content, the topic, the
 *   permission and the topic policy; then the mentions' refusals
 * @tells the receivers `message`; `user_topic` to whom follows the topic by it; `stream/update`
 * @spec Endpoints 1 (the checks of sending); Message
 * @assumes A1
 */
export const sendMessage: Operation<SendMessageParams, SendMessageResponse> = operation(
  SEND_MESSAGE_ANSWER,
  (realm, actor, params, origin) => {
    const prepared = prepareMessage(realm, actor, params);
    if (isFailure(prepared)) return refused(realm, prepared);
    const { queue_id, local_id } = params;
    const delivered = deliverMessage(realm, prepared, {
      sender: actor,
      client: origin.client,
      read_by_sender: params.read_by_sender ?? clientReadsOwnMessages(origin.client),
      ...(queue_id === undefined || local_id === undefined ? {} : { local: { queue_id, local_id } }),
    });
    const { automatic_new_visibility_policy: policy } = delivered;
    return accepted(delivered.step, {
      id: delivered.message.id,
      ...(policy === undefined ? {} : { automatic_new_visibility_policy: policy }),
    });
  },
);
