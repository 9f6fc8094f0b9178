import { optional, required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { addPushToken } from "../../changes/push/push-devices";
import { badRequest, isFailure, missingVariable } from "../../outcome/failures";
import { checkApnsToken } from "../../rules/push/push-tokens";
import { has } from "../../rules/realm/feature-level";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

/** Registers the token of an iOS device, in the former way. Registering it again succeeds without a change. */
export const addApnsToken = operation(
  () => ({
    id: "add-apns-token",
    method: "POST",
    path: "/users/me/apns_device_token",
    parameters: {
      /** The token of the device at Apple's push service. */
      token: required(text),
      /** The ID of the app that the token is for; not on old servers. */
      appid: optional(text),
    },
    answer: {},
    refusals: [
      "bots_have_no_devices",
      "parameter_missing",
      "push_app_invalid",
      "push_token_length",
      "push_token_invalid",
    ],
    events: [],
    example: () => ({ token: "ab".repeat(32), appid: "app" }),
    weight: 1,
  }),
  (realm, actor, { token, appid }) => {
    if (appid === undefined && has(realm, "apnsTokensNameTheApp")) return missingVariable("appid");
    if (appid !== undefined && !/^[.a-zA-Z0-9-]+$/.test(appid)) {
      return badRequest("push_app_invalid", "appid: letters, digits, dots and hyphens are expected.");
    }
    const problem = checkApnsToken(realm, token);
    if (isFailure(problem)) return problem;
    return addPushToken(realm, { user_id: actor.user_id, kind: "apns", token, appid: appid ?? null });
  },
  { accessDenied: devicesForUsersOnly },
);
