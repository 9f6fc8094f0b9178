import { optional } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { failure, isFailure } from "../../outcome/failures";
import { type OutboundPush, transition } from "../../outcome/transition";
import { accepted, refused } from "../../outcome/outcome";
import { checkPushService } from "../../rules/push/push-tokens";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { operation } from "../operation";

/** Sends a test notification to one or all active devices of the actor. */
export const e2eeTestNotify = operation(
  () => ({
    id: "e2ee-test-notify",
    method: "POST",
    path: "/mobile_push/e2ee/test_notification",
    since: 420,
    parameters: {
      /** The device; all devices by default. */
      push_account_id: optional(integer),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "push_service_not_configured", "push_device_inactive"],
    events: [],
  }),
  (realm, actor, params) => {
    const { push_account_id } = params;
    const problem = devicesForUsersOnly(realm, actor) ?? checkPushService(realm);
    if (isFailure(problem)) return refused(realm, problem);
    const devices = realm.push_devices.filter(
      (row) =>
        row.user_id === actor.user_id &&
        row.status === "active" &&
        (push_account_id === undefined || row.push_account_id === push_account_id),
    );
    if (devices.length === 0) {
      return refused(
        realm,
        failure("NO_ACTIVE_PUSH_DEVICE", "push_device_inactive", "There is no active device to send a test to."),
      );
    }
    const pushes = devices.map((row): OutboundPush => ({
      channel: "push",
      kind: "e2ee_test_notification",
      user_id: actor.user_id,
      push_account_id: row.push_account_id,
      token_kind: row.token_kind,
    }));
    return accepted(transition(realm, [], pushes), {});
  },
  { accessDenied: devicesForUsersOnly },
);
