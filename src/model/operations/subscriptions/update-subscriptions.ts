import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { removeSubscribers } from "../../changes/subscriptions/remove-subscribers";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { andThen } from "../../outcome/transition";
import {
  planSubscribing,
  type SubscribingParams,
  type SubscriptionItem,
} from "../../rules/subscriptions/plan-subscribing";
import { planUnsubscribing } from "../../rules/subscriptions/plan-unsubscribing";
import { UPDATE_SUBSCRIPTIONS_ANSWER, type UpdateSubscriptionsResponse } from "../../../protocol/answers/subscriptions";
import { type Operation, operation } from "../operation";

/** Channels to subscribe to, as in `SubscribingParams`, and the names of channels to leave. */
export interface UpdateSubscriptionsParams extends Omit<SubscribingParams, "subscriptions"> {
  /** Channels to subscribe to. */
  readonly add?: readonly SubscriptionItem[];
  /** Names of channels to leave. */
  readonly delete?: readonly string[];
}

/**
 * Subscribes oneself to some channels and leaves others, all or nothing. Both are done, and answered, even when there
 * is nothing to join or nothing to leave.
 *
 * @param params.principals - whom to subscribe and unsubscribe instead; the other parameters are those of subscribing
 * @refuses BAD_REQUEST when there is nothing to do; then as subscribing does; then, in what that leads to, as
 *   unsubscribing does
 * @tells as subscribing, then as unsubscribing
 * @spec Endpoints 3
 */
export const updateSubscriptions: Operation<UpdateSubscriptionsParams, UpdateSubscriptionsResponse> = operation(
  () => UPDATE_SUBSCRIPTIONS_ANSWER,
  (realm, actor, params = {}) => {
    const { add: toAdd = [], delete: toLeave = [], ...others } = params;
    if (toAdd.length === 0 && toLeave.length === 0) {
      return refused(
        realm,
        badRequest("nothing_to_change", "add, delete: at least one channel is expected in one of them."),
      );
    }
    const plan = planSubscribing(realm, actor, { ...others, subscriptions: toAdd });
    if (isFailure(plan)) return refused(realm, plan);
    const added = carryOutPlan(realm, actor, plan);
    const { principals = [] } = others;
    const leaving = planUnsubscribing(added.step.realm, actor, { subscriptions: toLeave, principals });
    if (isFailure(leaving)) return refused(realm, leaving);
    return accepted(
      andThen(added.step, (current) => removeSubscribers(current, leaving.leaves)),
      { ...added.response, ...leaving.response },
    );
  },
);
