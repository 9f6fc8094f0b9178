import { required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { hasMetadataAccess, isSubscribed } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { isGuest, userById } from "../../rules/users/people";
import { answered } from "../../views/outcome";
import { userId } from "../examples";
import { operation } from "../operation";

/** Lists the visible channels that an account subscribes to, by ID. */
export const getUserChannels = operation(
  () => ({
    id: "get-user-channels",
    method: "GET",
    path: "/users/{user_id}/channels",
    since: 440,
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
    },
    answer: {
      /** The IDs of the channels that are visible to the actor. */
      subscribed_channel_ids: list(integer),
    },
    refusals: ["channels_of_others_hidden", "user_unknown"],
    events: [],
    example: userId,
  }),
  (realm, actor, { user_id }) => {
    if (isGuest(actor))
      return badRequest("channels_of_others_hidden", "Guests are not allowed to list the channels of others.");
    const user = userById(realm, user_id);
    if (user === undefined || (user.is_bot && !has(realm, "botsAreLookedUp"))) {
      return badRequest("user_unknown", `There is no user with the ID ${user_id}.`);
    }
    const subscribed_channel_ids = [...realm.channels]
      .filter((channel) => isSubscribed(channel, user_id) && hasMetadataAccess(realm, channel, actor))
      .map((channel) => channel.stream_id);
    return answered(realm, { subscribed_channel_ids });
  },
);
