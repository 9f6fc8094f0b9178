import { SUBSCRIBE_PARAMETERS } from "../../../protocol/parameters/channels";
import { SUBSCRIBED_FIELDS } from "../../../protocol/records/channels";
import { guestsMustNotSubscribe, planSubscribing } from "../../rules/subscriptions/plan-subscribing";
import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
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
      "name_empty",
      "description_too_long",
      "color_invalid",
      "principal_unknown",
      "web_public_and_private",
      "default_channel_private",
      "retention_days_invalid",
      "folder_unknown",
      "group_value_user_unknown",
      "topic_starters_of_protected_history",
      "group_value_group_unknown",
      "group_value_excluded",
      "public_channel_not_allowed",
      "private_channel_not_allowed",
      "default_channel_not_allowed",
      "administrator_required",
      "web_public_channels_disabled",
      "web_public_channel_not_allowed",
      "owner_required",
      "topics_policy_not_allowed",
      "delete_policy_not_allowed",
      "channel_archived",
      "channel_not_accessible",
      "subscribing_others_not_allowed",
      "name_too_long",
      "name_unprintable",
      "description_with_null",
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
    if (isFailure(plan)) return refused(realm, plan);
    const { step, response } = carryOutPlan(realm, actor, plan);
    return accepted(step, response);
  },
  { accessDenied: guestsMustNotSubscribe },
);
