import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { channelByName, hasContentAccess } from "../../rules/channels/channel-access";
import { GET_STREAM_ID_ANSWER, type GetStreamIdResponse } from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** The name of a channel. */
export interface GetStreamIdParams {
  /** The name of the channel, in any case of letters. */
  readonly stream: string;
}

/**
 * Finds the ID of a channel by its name, ignoring case.
 *
 * @refuses BAD_REQUEST for a channel that is unknown, archived or that one may not read
 * @spec Resources: record fields of a channel
 */
export const getStreamId: Operation<GetStreamIdParams, GetStreamIdResponse> = operation(
  () => GET_STREAM_ID_ANSWER,
  (realm, actor, { stream }) => {
    const channel = channelByName(realm, stream);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return refused(realm, badRequest("channel_unknown", `stream: there is no channel named "${stream}".`));
    }
    return answered(realm, { stream_id: channel.stream_id });
  },
);
