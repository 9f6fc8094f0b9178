import { guestsMustNotSubscribe } from "../../model/rules/subscriptions/plan-subscribing";
import { getSubscriptionStatus } from "../../model/operations/subscriptions/get-subscription-status";
import { subscribe } from "../../model/operations/subscriptions/subscribe";
import { unsubscribe } from "../../model/operations/subscriptions/unsubscribe";
import { updateSubscriptionSetting } from "../../model/operations/subscriptions/update-subscription-setting";
import { updateSubscriptionSettings } from "../../model/operations/subscriptions/update-subscription-settings";
import { updateSubscriptions } from "../../model/operations/subscriptions/update-subscriptions";
import * as v from "../../protocol/shape";
import { optional, required, shapes } from "../parameter";
import {
  newChannelParameters,
  principalsParameter,
  streamIdInPath,
  subscriptionItems,
} from "../parameters/channel-parameters";
import { route } from "../route";

const subscribingParameters = {
  principals: principalsParameter,
  authorization_errors_fatal: optional("json", shapes.boolean),
  ...newChannelParameters,
} as const;

/** @spec Endpoints 3 */
export const subscribeRoute = route({
  id: "subscribe",
  method: "POST",
  path: "/users/me/subscriptions",
  parameters: {
    subscriptions: required("json", subscriptionItems),
    ...subscribingParameters,
  },
  accessDenied: guestsMustNotSubscribe,
  operation: subscribe,
});

/** @spec Endpoints 3 */
export const unsubscribeRoute = route({
  id: "unsubscribe",
  method: "DELETE",
  path: "/users/me/subscriptions",
  parameters: {
    subscriptions: required("json", shapes.strings),
    principals: principalsParameter,
  },
  operation: unsubscribe,
});

/** @spec Endpoints 3 */
export const updateSubscriptionsRoute = route({
  id: "update-subscriptions",
  method: "PATCH",
  path: "/users/me/subscriptions",
  until: 512,
  parameters: {
    add: optional("json", subscriptionItems),
    delete: optional("json", shapes.strings),
    ...subscribingParameters,
  },
  operation: updateSubscriptions,
});

const datum = v.object({
  stream_id: shapes.integer,
  property: shapes.text,
  value: v.union([shapes.boolean, shapes.text], "expected true, false or a color"),
});

/** @spec Endpoints 5 */
export const updateSubscriptionSettingsRoute = route({
  id: "update-subscription-settings",
  reports_ignored: "subscriptionSettingsReportIgnored",
  method: "POST",
  path: "/users/me/subscriptions/properties",
  parameters: {
    subscription_data: required("json", v.array(datum)),
  },
  operation: updateSubscriptionSettings,
});

/** @spec Endpoints 5 */
export const updateSubscriptionSettingRoute = route({
  id: "update-subscription-setting",
  method: "PATCH",
  path: "/users/me/subscriptions/{stream_id}",
  parameters: {
    stream_id: streamIdInPath,
    property: required("text", shapes.text),
    value: required("switch_or_text", v.union([shapes.boolean, shapes.text], "expected true, false or a color")),
  },
  operation: updateSubscriptionSetting,
});

/** @spec Resources */
export const getSubscriptionStatusRoute = route({
  id: "get-subscription-status",
  method: "GET",
  path: "/users/{user_id}/subscriptions/{stream_id}",
  since: 12,
  parameters: {
    user_id: required("json", shapes.integer),
    stream_id: streamIdInPath,
  },
  operation: getSubscriptionStatus,
});
