import {
  type SubscriptionDatum,
  setSubscriptionProperties,
} from "../../changes/subscriptions/set-subscription-properties";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/**
 * Sets one thing that one wants of one channel that one subscribes to.
 *
 * @refuses BAD_REQUEST for an unknown property, then a value of another type, then a channel without subscription or
 *   an archived one
 * @tells the account `subscription/update`, changed or not; twice for muting
 * @spec Endpoints 5; Subscription property names
 */
export const updateSubscriptionSetting: Operation<SubscriptionDatum, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { step, refusal } = setSubscriptionProperties(realm, actor.user_id, [params]);
    return isFailure(refusal) ? refused(realm, refusal) : accepted(step, {});
  },
);
