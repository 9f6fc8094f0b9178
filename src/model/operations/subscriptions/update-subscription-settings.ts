import { FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { required } from "../../../protocol/schema/parameters";
import { boolean, integer, list, oneOf, text } from "../../../protocol/schema/shapes";
import { openRecord } from "../../../protocol/schema/tables";
import { setSubscriptionProperties } from "../../changes/subscriptions/subscriptions";
import { isFailure } from "../../outcome/failures";
import { accepted, refusedAfter } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

const NOTIFICATIONS = [
  "push_notifications",
  ...["email_notifications", "desktop_notifications", "audible_notifications", "wildcard_mentions_notify"],
];

/**
 * Changes settings of channels that the actor subscribes to, one item after the other. The items before one that is
 * refused for its channel stay.
 */
export const updateSubscriptionSettings = operation(
  () => ({
    id: "update-subscription-settings",
    method: "POST",
    path: "/users/me/subscriptions/properties",
    reports_ignored: FEATURE_LEVELS.subscriptionSettingsReportIgnored,
    parameters: {
      /** The settings, applied in this order. */
      subscription_data: required(
        list(
          openRecord("subscription_setting", {
            /** The ID of the channel. */
            stream_id: integer,
            /** The setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
            property: text,
            /** The new value: a color as `#rrggbb`; for all other settings true or false. */
            value: oneOf(boolean, text),
          }),
        ),
      ),
    },
    answer: {},
    refusals: ["property_unknown", "color_invalid", "property_value_invalid", "not_a_subscriber"],
    changes_when_refused: true,
    events: ["subscription/update"],
    example: (pick) => ({
      subscription_data: [
        { ...streamId(pick), property: pick.one(["is_muted", "in_home_view", "pin_to_top"]), value: pick.chance(2) },
        { ...streamId(pick), property: pick.one(NOTIFICATIONS), value: pick.chance(2) },
      ],
    }),
    weight: 4,
  }),
  (realm, actor, params) => {
    const { step, refusal } = setSubscriptionProperties(realm, actor.user_id, params.subscription_data);
    if (!isFailure(refusal)) return accepted(step, {});
    return refusedAfter(realm, step, refusal);
  },
);
