import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { hasMetadataAccess, isSubscribed } from "../../rules/channels/channel-access";
import { isGuest, userById } from "../../rules/users/people";
import { GET_USER_CHANNELS_ANSWER, type GetUserChannelsResponse } from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** Whose channels are asked for. */
export interface GetUserChannelsParams {
  /** The ID of whose channels are asked for. */
  readonly user_id: number;
}

/**
 * Lists the channels that somebody subscribes to, as far as one may know of them, by ID.
 *
 * @refuses BAD_REQUEST for guests, then for an unknown account
 * @spec Resources: record fields of a channel
 */
export const getUserChannels: Operation<GetUserChannelsParams, GetUserChannelsResponse> = operation(
  () => GET_USER_CHANNELS_ANSWER,
  (realm, actor, { user_id }) => {
    if (isGuest(actor))
      return refused(realm, badRequest("channels_of_others_hidden", "Guests may not look up the channels of others."));
    if (userById(realm, user_id) === undefined) {
      return refused(realm, badRequest("user_unknown", `There is no user with the ID ${user_id}.`));
    }
    const subscribed_channel_ids = [...realm.channels]
      .filter((channel) => isSubscribed(channel, user_id) && hasMetadataAccess(realm, channel, actor))
      .map((channel) => channel.stream_id);
    return answered(realm, { subscribed_channel_ids });
  },
);
