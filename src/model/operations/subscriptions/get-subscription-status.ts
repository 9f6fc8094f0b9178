import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { isSubscribed, visibleActiveChannel } from "../../rules/channels/channel-access";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import {
  GET_SUBSCRIPTION_STATUS_ANSWER,
  type GetSubscriptionStatusResponse,
} from "../../../protocol/answers/subscriptions";
import { type Operation, operation } from "../operation";

/** Whose subscription to what is asked for. */
export interface GetSubscriptionStatusParams {
  /** The ID of who may be subscribed. */
  readonly user_id: number;
  /** The ID of the channel. */
  readonly stream_id: number;
}

/**
 * Says whether somebody subscribes to a channel.
 *
 * @refuses BAD_REQUEST for an account that is unknown, deactivated or a bot; then for a channel that is unknown or
 *   that one may not know of, or archived
 * @spec Resources: record fields of a channel
 */
export const getSubscriptionStatus: Operation<GetSubscriptionStatusParams, GetSubscriptionStatusResponse> = operation(
  () => GET_SUBSCRIPTION_STATUS_ANSWER,
  (realm, actor, { user_id, stream_id }) => {
    const user = userById(realm, user_id);
    if (user?.is_active !== true || user.is_bot || !canAccessUser(realm, actor, user)) {
      return refused(realm, badRequest("user_unknown", `There is no active person with the ID ${user_id}.`));
    }
    const channel = visibleActiveChannel(realm, actor, stream_id);
    if (channel === undefined)
      return refused(realm, badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`));
    return answered(realm, { is_subscribed: isSubscribed(channel, user_id) });
  },
);
