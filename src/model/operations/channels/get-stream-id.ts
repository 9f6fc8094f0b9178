import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { channelByName, hasContentAccess } from "../../rules/channels/channel-access";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/** Finds the ID of a channel by its name, ignoring case. */
export const getStreamId = operation(
  () => ({
    id: "get-stream-id",
    method: "GET",
    path: "/get_stream_id",
    parameters: {
      /** The name of the channel; case does not matter. */
      stream: required(text),
    },
    answer: {
      /** The ID of the channel. */
      stream_id: integer,
    },
    refusals: ["channel_unknown"],
    events: [],
    example: (pick) => ({ stream: pick.channelName() }),
  }),
  (realm, actor, { stream }) => {
    const channel = channelByName(realm, stream);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return badRequest("channel_unknown", `stream: there is no channel named "${stream}".`);
    }
    return answered(realm, { stream_id: channel.stream_id });
  },
);
