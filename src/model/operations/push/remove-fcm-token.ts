import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { removePushToken } from "../../changes/push/push-devices";
import { isFailure } from "../../outcome/failures";
import { checkPushToken } from "../../rules/push/push-tokens";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

/** Removes the token of an Android device. */
export const removeFcmToken = operation(
  () => ({
    id: "remove-fcm-token",
    method: "DELETE",
    path: "/users/me/android_gcm_reg_id",
    parameters: {
      /** The token of the device at Google's push service. */
      token: required(text),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "push_token_length", "push_token_unknown"],
    events: [],
    example: () => ({ token: "token" }),
    weight: 1,
    after: ["add-fcm-token"],
  }),
  (realm, actor, { token }) => {
    const problem = checkPushToken(token);
    if (isFailure(problem)) return problem;
    return removePushToken(realm, actor.user_id, "fcm", token);
  },
  { accessDenied: devicesForUsersOnly },
);
