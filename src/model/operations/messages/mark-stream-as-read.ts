import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { markChannelRead } from "../../changes/messages/marks";
import { isFailure } from "../../outcome/failures";
import { readableChannel } from "../../rules/messages/message-rows";
import { accepted } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

/** Marks all unread messages of the actor in a channel as read. Deprecated by the interface. */
export const markStreamAsRead = operation(
  () => ({
    id: "mark-stream-as-read",
    method: "POST",
    path: "/mark_stream_as_read",
    parameters: {
      /** The ID of the channel. */
      stream_id: required(integer),
    },
    answer: {},
    refusals: ["channel_not_readable"],
    events: ["update_message_flags/add"],
    example: streamId,
  }),
  (realm, actor, { stream_id: streamId }) => {
    const channel = readableChannel(realm, actor, streamId);
    if (isFailure(channel)) return channel;
    return accepted(markChannelRead(realm, actor.user_id, streamId), {});
  },
);
