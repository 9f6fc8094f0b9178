import {
  type SubscriptionDatum,
  setSubscriptionProperties,
} from "../../changes/subscriptions/set-subscription-properties";
import { isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter } from "../../outcome/outcome";
import { followsServer } from "../../realm/divergences";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Personal settings for channels that one subscribes to. */
export interface UpdateSubscriptionSettingsParams {
  /** The settings, carried out in this order. */
  readonly subscription_data: readonly SubscriptionDatum[];
}

/**
 * Sets what one wants of the channels that one subscribes to. All items or none; on servers the items before one that
 * is refused for its channel stay.
 *
 * @param params.subscription_data - items of `stream_id`, `property` and `value`: true, false, or a color
 * @refuses per item BAD_REQUEST for an unknown property or a value of another type; then per item for a channel without
 *   subscription or an archived one
 * @tells the account `subscription/update` per item, changed or not; two of them for muting
 * @spec Endpoints 5; Subscription property names
 * @settled update_subscription_properties_backend
 */
export const updateSubscriptionSettings: Operation<UpdateSubscriptionSettingsParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { step, refusal } = setSubscriptionProperties(realm, actor.user_id, params.subscription_data);
    if (!isFailure(refusal)) return accepted(step, {});
    return followsServer(realm, "earlierPartsStay") ? refusedAfter(step, refusal) : refused(realm, refusal);
  },
);
