import { STREAM_ID } from "../../../protocol/parameters/channels";
import { CHANNEL, type ChannelView } from "../../../protocol/records/channels";
import { named } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { shownChannel } from "../../rules/channels/channel-access";
import { channelView } from "../../views/channels/channel-view";
import { answered } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

/** Returns one channel that is visible to the actor. */
export const getStreamById = operation(
  () => ({
    id: "get-stream-by-id",
    method: "GET",
    path: "/streams/{stream_id}",
    since: 132,
    parameters: {
      /** The ID of the channel. */
      stream_id: STREAM_ID,
    },
    answer: {
      /** The channel, as the actor sees it. */
      stream: named<ChannelView>(CHANNEL),
    },
    refusals: ["channel_unknown"],
    events: [],
    example: streamId,
    weight: 1,
  }),
  (realm, actor, { stream_id }) => {
    const channel = shownChannel(realm, actor, stream_id);
    if (channel === undefined) return badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`);
    return answered(realm, { stream: channelView(realm, channel) });
  },
);
