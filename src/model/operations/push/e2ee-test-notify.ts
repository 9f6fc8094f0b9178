import { optional } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { failure, isFailure } from "../../outcome/failures";
import { type OutboundPush, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import { devicesOf } from "../../rules/push/devices";
import { checkPushService } from "../../rules/push/push-tokens";
import { has } from "../../rules/realm/feature-level";
import { devicesForUsersOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Sends a test notification to one or all active devices of the actor. */
export const e2eeTestNotify = operation(
  () => ({
    id: "e2ee-test-notify",
    method: "POST",
    path: "/mobile_push/e2ee/test_notification",
    since: 420,
    parameters: {
      /** The ID of the device; all devices by default. Since feature level 468. */
      device_id: optional(integer, { since: 468 }),
      /** The number that the client of the device chose; all devices by default. Until feature level 468. */
      push_account_id: optional(integer, { until: 468 }),
    },
    answer: {},
    refusals: ["bots_have_no_devices", "push_service_not_configured", "push_device_inactive"],
    events: [],
    // Needs a device that the push service has accepted; no operation of an account can do that.
    weight: 0,
  }),
  (realm, actor, params) => {
    const problem = checkPushService(realm);
    if (isFailure(problem)) return problem;
    const pushes = has(realm, "pushesAreForDevices")
      ? testsOfDevices(realm, actor.user_id, params.device_id)
      : testsOfNumbers(realm, actor.user_id, params.push_account_id);
    if (pushes.length === 0) {
      return failure("NO_ACTIVE_PUSH_DEVICE", "push_device_inactive", "There is no active device to send a test to.");
    }
    return accepted(transition(realm, [], pushes), {});
  },
  { accessDenied: devicesForUsersOnly },
);

/** Tests for devices that have a key and a token. */
function testsOfDevices(realm: Realm, user_id: number, wanted: number | undefined): OutboundPush[] {
  return devicesOf(realm, user_id).flatMap(({ device_id, push_key_id, push_token_id, token_kind }): OutboundPush[] => {
    if (push_key_id === null || push_token_id === null || token_kind === null) return [];
    if (wanted !== undefined && wanted !== device_id) return [];
    return [{ channel: "push", kind: "e2ee_test_notification", user_id, device_id, token_kind }];
  });
}

/** Tests for the older registrations, which have numbers of the clients. */
function testsOfNumbers(realm: Realm, user_id: number, wanted: number | undefined): OutboundPush[] {
  return realm.push_devices.flatMap(({ user_id: owner, status, push_account_id, token_kind }): OutboundPush[] => {
    if (owner !== user_id || status !== "active") return [];
    if (wanted !== undefined && wanted !== push_account_id) return [];
    return [{ channel: "push", kind: "e2ee_test_notification", user_id, push_account_id, token_kind }];
  });
}
