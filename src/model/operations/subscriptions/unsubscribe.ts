import { removeSubscribers } from "../../changes/subscriptions/remove-subscribers";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { planUnsubscribing, type UnsubscribingParams } from "../../rules/subscriptions/plan-unsubscribing";
import { UNSUBSCRIBE_ANSWER, type UnsubscribeResponse } from "../../../protocol/answers/subscriptions";
import { type Operation, operation } from "../operation";

/**
 * Unsubscribes oneself or others from channels. Personal settings stay for the next subscription; unread messages of
 * the channels become read.
 *
 * @param params.subscriptions - the channels, by name
 * @param params.principals - user IDs or addresses; left out or empty: the actor
 * @refuses BAD_REQUEST for an unknown channel; for a bad principal (below level 208 UNAUTHORIZED_PRINCIPAL, HTTP 403);
 *   for want of the permission to unsubscribe others
 * @tells the accounts `subscription/remove`; observers `subscription/peer_remove`; who loses sight of a private
 *   channel `stream/delete`; the accounts `update_message_flags`
 * @spec Endpoints 3: can_remove_subscribers_group
 */
export const unsubscribe: Operation<UnsubscribingParams, UnsubscribeResponse> = operation(
  () => UNSUBSCRIBE_ANSWER,
  (realm, actor, params) => {
    const plan = planUnsubscribing(realm, actor, params);
    if (isFailure(plan)) return refused(realm, plan);
    return accepted(removeSubscribers(realm, plan.leaves), plan.response);
  },
);
