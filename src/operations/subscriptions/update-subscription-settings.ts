import {
  type SubscriptionDatum,
  setSubscriptionProperties,
} from "../../changes/subscriptions/set-subscription-properties";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** Personal settings for channels that one subscribes to. */
export interface UpdateSubscriptionSettingsParams {
  /** The settings, carried out in this order. */
  readonly subscription_data: readonly SubscriptionDatum[];
}

/**
 * Sets what one wants of the channels that one subscribes to. All items or none.
 *
 * @param params.subscription_data - items of `stream_id`, `property` and `value`: true, false, or a color
 * @refuses per item BAD_REQUEST for an unknown property, a value of another type, a channel without subscription or
 *   an archived one
 * @tells the account `subscription/update` per item, changed or not; two of them for muting
 * @spec Endpoints 5; Subscription property names
 * @assumes A82
 */
export const updateSubscriptionSettings: Operation<UpdateSubscriptionSettingsParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const step = setSubscriptionProperties(realm, actor.user_id, params.subscription_data);
    return isFailure(step) ? refused(realm, step) : accepted(step, {});
  },
);
