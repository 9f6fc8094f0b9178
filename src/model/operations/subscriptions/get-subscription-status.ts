import { STREAM_ID } from "../../../protocol/parameters/channels";
import { required } from "../../../protocol/schema/parameters";
import { boolean, integer } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { isSubscribed, visibleActiveChannel } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { streamId, userId } from "../examples";
import { operation } from "../operation";

/** Returns whether an account subscribes to a channel. */
export const getSubscriptionStatus = operation(
  () => ({
    id: "get-subscription-status",
    method: "GET",
    path: "/users/{user_id}/subscriptions/{stream_id}",
    since: 12,
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
      /** The ID of the channel. */
      stream_id: STREAM_ID,
    },
    answer: {
      /** Whether the account subscribes to the channel, also to an archived one. */
      is_subscribed: boolean,
    },
    refusals: ["user_unknown", "channel_unknown"],
    events: [],
    example: (pick) => ({ ...streamId(pick), ...userId(pick) }),
  }),
  (realm, actor, { user_id, stream_id }) => {
    const user = userById(realm, user_id);
    if (
      user?.is_active !== true ||
      (user.is_bot && !has(realm, "botsAreLookedUp")) ||
      !canAccessUser(realm, actor, user)
    ) {
      return badRequest("user_unknown", `There is no active user with the ID ${user_id}.`);
    }
    const channel = visibleActiveChannel(realm, actor, stream_id);
    if (channel === undefined) return badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`);
    return answered(realm, { is_subscribed: isSubscribed(channel, user_id) });
  },
);
