import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { planSubscribing, type SubscribingParams } from "../../rules/subscriptions/plan-subscribing";
import { SUBSCRIBE_ANSWER, type SubscribeResponse } from "../../../protocol/answers/subscriptions";
import { type Operation, operation } from "../operation";

/**
 * Subscribes accounts to channels, and creates the channels that do not exist. All or nothing.
 *
 * @param params.subscriptions - the channels, by name; description and color are optional
 * @param params.principals - user IDs or addresses; left out or empty: the actor
 * @param params.authorization_errors_fatal - by default true; if false, channels without access are left out
 * @returns per account the names of channels it was subscribed to, or was already; `unauthorized` only when access is
 *   not fatal; `new_subscription_messages_sent` only when such messages were wanted
 * @refuses BAD_REQUEST for guests; for names, descriptions, colors; for principals (below level 208
 *   UNAUTHORIZED_PRINCIPAL, HTTP 403); for settings of new channels and the permission to create them; for existing
 *   channels without access, or without the permission to subscribe others
 * @tells who may know of a new channel `stream/create`; the subscribers `stream/create` for what was hidden from them
 *   and `subscription/add`; other observers `subscription/peer_add`; people but guests `default_streams`; `message`
 * @spec Endpoints 3
 * @settled add_subscriptions_backend, bulk_add_subscriptions
 */
export const subscribe: Operation<SubscribingParams, SubscribeResponse> = operation(
  () => SUBSCRIBE_ANSWER,
  (realm, actor, params) => {
    const plan = planSubscribing(realm, actor, params);
    if (isFailure(plan)) return refused(realm, plan);
    const { step, response } = carryOutPlan(realm, actor, plan);
    return accepted(step, response);
  },
);
