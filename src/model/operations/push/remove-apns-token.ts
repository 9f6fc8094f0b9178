import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { removePushToken } from "../../changes/push/push-devices";
import { isFailure } from "../../outcome/failures";
import { checkApnsToken } from "../../rules/push/push-tokens";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

/** Removes the token of an iOS device. */
export const removeApnsToken = operation(
  () => ({
    id: "remove-apns-token",
    method: "DELETE",
    path: "/users/me/apns_device_token",
    parameters: {
      /** The token of the device at Apple's push service. */
      token: required(text),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "push_token_invalid", "push_token_unknown", "push_token_length"],
    events: [],
    example: (pick) => {
      pick.as(4);
      return { token: "ab".repeat(32) };
    },
    weight: 1,
    after: ["add-apns-token"],
  }),
  (realm, actor, { token }) => {
    const problem = checkApnsToken(realm, token);
    if (isFailure(problem)) return problem;
    return removePushToken(realm, actor.user_id, "apns", token);
  },
  { accessDenied: devicesForUsersOnly },
);
