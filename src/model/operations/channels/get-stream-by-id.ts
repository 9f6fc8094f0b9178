import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { shownChannel } from "../../rules/channels/channel-access";
import { channelView } from "../../views/channels/channel-view";
import { GET_STREAM_BY_ID_ANSWER, type GetStreamByIdResponse } from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** Which channel is asked for. */
export interface GetStreamByIdParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/**
 * Gives one channel that one may know of.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden, before level 480 also for an archived one
 * @spec Resources: record fields of a channel
 */
export const getStreamById: Operation<GetStreamByIdParams, GetStreamByIdResponse> = operation(
  () => GET_STREAM_BY_ID_ANSWER,
  (realm, actor, { stream_id }) => {
    const channel = shownChannel(realm, actor, stream_id);
    if (channel === undefined)
      return refused(realm, badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`));
    return answered(realm, { stream: channelView(realm, channel) });
  },
);
