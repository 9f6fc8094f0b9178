import { SUBSCRIBE_PARAMETERS } from "../../../protocol/parameters/channels";
import { SUBSCRIBED_FIELDS } from "../../../protocol/records/channels";
import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { isFailure } from "../../outcome/failures";
import { guestsMustNotSubscribe, planSubscribing } from "../../rules/subscriptions/plan-subscribing";
import { accepted } from "../../views/outcome";
import { newChannel, principals } from "../examples";
import { operation } from "../operation";

/** Subscribes accounts to channels, and creates the channels that do not exist. All or nothing. */
export const subscribe = operation(
  () => ({
    id: "subscribe",
    method: "POST",
    path: "/users/me/subscriptions",
    parameters: SUBSCRIBE_PARAMETERS,
    read_in_order: [["can_delete_own_message_group", "can_administer_channel_group"]],
    answer: SUBSCRIBED_FIELDS,
    refusals: [
      "guests_do_not_subscribe",
      "description_too_long",
      "description_with_null",
      "color_invalid",
      "topic_starters_of_protected_history",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_excluded",
      "delete_policy_not_allowed",
      "folder_unknown",
      "retention_days_invalid",
      "topics_policy_not_allowed",
      "name_empty",
      "name_too_long",
      "name_unprintable",
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
    ],
    events: [
      "default_streams",
      "message",
      "realm_user/add",
      "stream/create",
      "stream/update",
      "subscription/add",
      "subscription/peer_add",
    ],
    example: (pick) => ({
      subscriptions: [{ name: pick.chance(3) ? pick.unguessable("c") : pick.channelName() }],
      ...(pick.chance(2) ? { principals: principals(pick) } : {}),
      ...newChannel(pick),
    }),
    weight: 8,
  }),
  (realm, actor, params) => {
    const plan = planSubscribing(realm, actor, params);
    if (isFailure(plan)) return plan;
    const { step, response } = carryOutPlan(realm, actor, plan);
    return accepted(step, response);
  },
  { accessDenied: guestsMustNotSubscribe },
);
