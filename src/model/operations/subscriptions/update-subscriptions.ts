import { SUBSCRIBING, SUBSCRIPTION_ITEMS } from "../../../protocol/parameters/channels";
import { LEFT_FIELDS, SUBSCRIBED_FIELDS } from "../../../protocol/records/channels";
import { optional } from "../../../protocol/schema/parameters";
import { list, text } from "../../../protocol/schema/shapes";
import { mergeFields } from "../../../protocol/schema/tables";
import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { removeSubscribers } from "../../changes/subscriptions/subscribers";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen } from "../../outcome/transition";
import { planSubscribing } from "../../rules/subscriptions/plan-subscribing";
import { planUnsubscribing } from "../../rules/subscriptions/plan-unsubscribing";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Subscribes the actor to some channels and unsubscribes it from others, all or nothing. The answer always has both
 * parts.
 */
export const updateSubscriptions = operation(
  () => ({
    id: "update-subscriptions",
    method: "PATCH",
    path: "/users/me/subscriptions",
    until: 512,
    parameters: {
      /** Channels to subscribe to. */
      add: optional(SUBSCRIPTION_ITEMS),
      /** The names of the channels to unsubscribe from. */
      delete: optional(list(text)),
      ...SUBSCRIBING,
    },
    answer: mergeFields(SUBSCRIBED_FIELDS, LEFT_FIELDS),
    refusals: [
      "nothing_to_change",
      "guests_do_not_subscribe",
      "description_too_long",
      "description_with_null",
      "color_invalid",
      "folder_unknown",
      "retention_days_invalid",
      "topics_policy_not_allowed",
      "name_empty",
      "name_too_long",
      "name_unprintable",
      "topic_starters_of_protected_history",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_excluded",
      "delete_policy_not_allowed",
      "web_public_and_private",
      "public_channel_not_allowed",
      "private_channel_not_allowed",
      "default_channel_not_allowed",
      "administrator_required",
      "default_channel_private",
      "web_public_channels_disabled",
      "web_public_channel_not_allowed",
      "owner_required",
      "channel_archived",
      "channel_not_accessible",
      "subscribing_others_not_allowed",
      "principal_unknown",
      "channel_unknown",
      "unsubscribing_others_not_allowed",
    ],
    events: [
      "default_streams",
      "message",
      "realm_user/add",
      "realm_user/remove",
      "stream/create",
      "stream/delete",
      "stream/update",
      "subscription/add",
      "subscription/peer_add",
      "subscription/peer_remove",
      "subscription/remove",
      "update_message_flags/add",
    ],
    // Never the same channel: no check sees a channel that exists for an account only between joining and leaving.
    example: (pick) => {
      const [name, other] = [pick.channelName(), pick.channelName()];
      return { add: [{ name }], delete: other === name ? [] : [other] };
    },
  }),
  (realm, actor, params) => {
    const { add: toAdd = [], delete: toLeave = [], ...others } = params;
    if (toAdd.length === 0 && toLeave.length === 0) {
      return badRequest("nothing_to_change", "add, delete: at least one channel is expected in one of them.");
    }
    const plan = planSubscribing(realm, actor, { ...others, subscriptions: toAdd });
    if (isFailure(plan)) return plan;
    const added = carryOutPlan(realm, actor, plan);
    const { principals = [] } = others;
    const leaving = planUnsubscribing(added.step.realm, actor, { subscriptions: toLeave, principals });
    if (isFailure(leaving)) return leaving;
    return accepted(
      andThen(added.step, (current) => removeSubscribers(current, leaving.leaves)),
      { ...added.response, ...leaving.response },
    );
  },
);
