import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { shownChannel } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { GET_SUBSCRIBERS_ANSWER, type GetSubscribersResponse } from "../../../protocol/answers/channels";
import { subscriberAddresses } from "../../views/channels/subscribers-view";
import { type Operation, operation } from "../operation";

/** Whose subscribers are asked for. */
export interface GetSubscribersParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/**
 * Lists the active subscribers of a channel that one may know of, by ID; below feature level 79 by address.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden, before level 480 also for an archived one
 * @spec Resources: record fields of a channel
 */
export const getSubscribers: Operation<GetSubscribersParams, GetSubscribersResponse> = operation(
  () => GET_SUBSCRIBERS_ANSWER,
  (realm, actor, { stream_id }) => {
    const channel = shownChannel(realm, actor, stream_id);
    if (channel === undefined)
      return refused(realm, badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`));
    const isOld = !has(realm, "subscribersAreIds");
    return answered(realm, { subscribers: isOld ? subscriberAddresses(realm, channel) : [...channel.subscribers] });
  },
);
