import { PRINCIPALS } from "../../../protocol/parameters/channels";
import { LEFT_FIELDS } from "../../../protocol/records/channels";
import { required } from "../../../protocol/schema/parameters";
import { list, text } from "../../../protocol/schema/shapes";
import { removeSubscribers } from "../../changes/subscriptions/subscribers";
import { isFailure } from "../../outcome/failures";
import { planUnsubscribing } from "../../rules/subscriptions/plan-unsubscribing";
import { accepted } from "../../views/outcome";
import { principals } from "../examples";
import { operation } from "../operation";

/**
 * Unsubscribes the actor or others from channels. Personal settings stay for the next subscription; unread messages of
 * the channels become read.
 */
export const unsubscribe = operation(
  () => ({
    id: "unsubscribe",
    method: "DELETE",
    path: "/users/me/subscriptions",
    parameters: {
      /** The names of the channels. */
      subscriptions: required(list(text)),
      /** The IDs or addresses of the accounts to unsubscribe; the actor by default. */
      principals: PRINCIPALS,
    },
    answer: LEFT_FIELDS,
    refusals: ["channel_unknown", "channel_archived", "principal_unknown", "unsubscribing_others_not_allowed"],
    events: [
      "realm_user/remove",
      "stream/delete",
      "subscription/peer_remove",
      "subscription/remove",
      "update_message_flags/add",
    ],
    example: (pick) => ({
      subscriptions: [pick.channelName(), pick.channelName()],
      ...(pick.chance(2) ? { principals: principals(pick) } : {}),
    }),
    weight: 6,
  }),
  (realm, actor, params) => {
    const plan = planUnsubscribing(realm, actor, params);
    if (isFailure(plan)) return plan;
    return accepted(removeSubscribers(realm, plan.leaves), plan.response);
  },
);
