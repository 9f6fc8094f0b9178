import { STREAM_ID } from "../../../protocol/parameters/channels";
import { required } from "../../../protocol/schema/parameters";
import { boolean, oneOf, text } from "../../../protocol/schema/shapes";
import { setSubscriptionProperties } from "../../changes/subscriptions/subscriptions";
import { isFailure } from "../../outcome/failures";
import { accepted } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

/** Changes one setting of one channel that the actor subscribes to. */
export const updateSubscriptionSetting = operation(
  () => ({
    id: "update-subscription-setting",
    method: "PATCH",
    path: "/users/me/subscriptions/{stream_id}",
    parameters: {
      /** The ID of a channel that the actor subscribes to. */
      stream_id: STREAM_ID,
      /** The setting: `is_muted`, `pin_to_top`, `color`, or one of the notifications. */
      property: required(text),
      /** The new value: a color as `#rrggbb`; for all other settings true or false. */
      value: required(oneOf(boolean, text), { encoding: "switch_or_text" }),
    },
    answer: {},
    refusals: ["property_unknown", "property_value_invalid", "color_invalid", "not_a_subscriber"],
    events: ["subscription/update"],
    example: (pick) => ({ ...streamId(pick), property: "color", value: "#123456" }),
  }),
  (realm, actor, params) => {
    const { step, refusal } = setSubscriptionProperties(realm, actor.user_id, [params]);
    return isFailure(refusal) ? refusal : accepted(step, {});
  },
);
