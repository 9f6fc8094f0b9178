import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { addPushToken } from "../../changes/push/push-devices";
import { isFailure } from "../../outcome/failures";
import { checkPushToken } from "../../rules/push/push-tokens";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

/** Registers the token of an Android device, in the former way. Registering it again succeeds without a change. */
export const addFcmToken = operation(
  () => ({
    id: "add-fcm-token",
    method: "POST",
    path: "/users/me/android_gcm_reg_id",
    parameters: {
      /** The token of the device at Google's push service. */
      token: required(text),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "push_token_length"],
    events: [],
    example: () => ({ token: "token" }),
    weight: 1,
  }),
  (realm, actor, { token }) => {
    const problem = checkPushToken(token);
    if (isFailure(problem)) return problem;
    return addPushToken(realm, { user_id: actor.user_id, kind: "fcm", token, appid: null });
  },
  { accessDenied: devicesForUsersOnly },
);
