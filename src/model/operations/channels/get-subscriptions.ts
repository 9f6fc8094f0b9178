import { LISTED_SUBSCRIPTION, type ListedSubscriptionView } from "../../../protocol/records/channels";
import { optional } from "../../../protocol/schema/parameters";
import { boolean, list, literal, named, oneOf } from "../../../protocol/schema/shapes";
import { channelById } from "../../rules/channels/channel-access";
import { byName, listedSubscribersView, subscriptionView } from "../../views/channels/channel-view";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Lists the subscriptions of the actor to channels that are not archived, by name. Notification settings that inherit
 * are null. Before feature level 79, subscribers are addresses.
 */
export const getSubscriptions = operation(
  () => ({
    id: "get-subscriptions",
    method: "GET",
    path: "/users/me/subscriptions",
    parameters: {
      /** Whether to include the IDs of the subscribers; `partial` can omit some in large channels. */
      include_subscribers: optional(oneOf(boolean, literal("partial")), { encoding: "switch_or_text" }),
    },
    answer: {
      /** The subscriptions, by the ID of the channel. */
      subscriptions: list(named<ListedSubscriptionView>(LISTED_SUBSCRIPTION)),
    },
    refusals: [],
    events: [],
    example: () => ({ include_subscribers: true }),
    weight: 1,
  }),
  (realm, actor, params) => {
    const rows = realm.subscriptions.get(actor.user_id);
    const channels = [...(rows?.keys() ?? [])].flatMap((id) => channelById(realm, id) ?? []).sort(byName);
    const subscriptions = channels.flatMap((channel) => {
      const row = rows?.get(channel.stream_id);
      if (row?.active !== true || channel.is_archived) return [];
      const view = subscriptionView(realm, actor, channel, row, "nulls");
      return [{ ...view, ...listedSubscribersView(realm, channel, params.include_subscribers ?? false) }];
    });
    return answered(realm, { subscriptions });
  },
);
