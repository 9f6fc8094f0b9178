import { markChannelRead } from "../../changes/messages/mark-read";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { readableChannel } from "../../rules/messages/readable-channel";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The channel that has been read. */
export interface MarkStreamAsReadParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/**
 * Marks everything as read that one has left unread in a channel. Deprecated by the interface.
 *
 * @refuses BAD_REQUEST for a channel that does not exist or that one cannot read
 * @tells the account `update_message_flags`, when something changed
 * @spec Endpoints 15 (its companion for a channel)
 */
export const markStreamAsRead: Operation<MarkStreamAsReadParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { stream_id: streamId }) => {
    const channel = readableChannel(realm, actor, streamId);
    if (isFailure(channel)) return refused(realm, channel);
    return accepted(markChannelRead(realm, actor.user_id, streamId), {});
  },
);
