import { answered } from "../../outcome/outcome";
import { channelById } from "../../rules/channels/channel-access";
import { byName, subscriptionView } from "../../views/channels/channel-view";
import { listedSubscribersView } from "../../views/channels/subscribers-view";
import { GET_SUBSCRIPTIONS_ANSWER, type GetSubscriptionsResponse } from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** What is listed with each subscription. */
export interface GetSubscriptionsParams {
  /** Adds the subscribers' IDs; `partial` may leave some out in large channels. */
  readonly include_subscribers?: boolean | "partial";
}

/**
 * Lists one's own subscriptions to channels that are not archived, by name. Notification settings that inherit
 * are null; below feature level 79 subscribers go by address.
 *
 * @spec Resources: Subscription property names
 */
export const getSubscriptions: Operation<GetSubscriptionsParams, GetSubscriptionsResponse> = operation(
  () => GET_SUBSCRIPTIONS_ANSWER,
  (realm, actor, params = {}) => {
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
