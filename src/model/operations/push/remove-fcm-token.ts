import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { removePushToken } from "../../changes/push/push-devices";
import { refused } from "../../outcome/outcome";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

/** Removes the token of an Android device. */
export const removeFcmToken = operation(
  () => ({
    id: "remove-fcm-token",
    method: "DELETE",
    path: "/users/me/android_gcm_reg_id",
    parameters: {
      /** What Google's service knows the device by. */
      token: required(text),
    },
    answer: {},
    refusals: ["push_token_length", "push_token_unknown", "bots_have_no_devices", "push_token_malformed"],
    events: [],
  }),
  (realm, actor, { token }) => {
    const owner = devicesForUsersOnly(realm, actor);
    if (isFailure(owner)) return refused(realm, owner);
    return removePushToken(realm, actor.user_id, "fcm", token);
  },
  { accessDenied: devicesForUsersOnly },
);
