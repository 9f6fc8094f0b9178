import { answered } from "../../outcome/outcome";
import { channelById } from "../../rules/channel-access";
import { subscriptionView } from "../../rules/views/channel-view";
import { operation, type Operation } from "../operation";

/** What to tell of each channel beside the subscription. */
export interface GetSubscriptionsParams {
  /** Adds the subscribers' IDs; `partial` may leave some out in large channels. */
  readonly include_subscribers?: boolean | "partial";
}

/**
 * Lists one's own subscriptions, by channel ID.
 *
 * @card Resources: Subscription property names
 */
export const getSubscriptions: Operation<
  GetSubscriptionsParams,
  { readonly subscriptions: readonly Record<string, unknown>[] }
> = operation((realm, actor, params) => {
  const withSubscribers = (params.include_subscribers ?? false) !== false;
  const rows = [...(realm.subscriptions.get(actor.user_id)?.values() ?? [])]
    .filter((row) => row.active)
    .sort((a, b) => a.stream_id - b.stream_id);
  const subscriptions = rows.flatMap((row) => {
    const channel = channelById(realm, row.stream_id);
    if (channel === undefined || channel.is_archived) return [];
    const view = subscriptionView(realm, actor, channel, row, "booleans");
    return [withSubscribers ? { ...view, subscribers: [...channel.subscribers] } : view];
  });
  return answered(realm, { subscriptions });
});
