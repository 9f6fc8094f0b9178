import { describe, expect, it } from "vitest";
import { e2eeTestNotify } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { PHONE, pushesOf, withDevice } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const ID = PHONE.push_account_id;

describe("e2eeTestNotify", () => {
  it("refuses bots, and all accounts on a server without the push service", () => {
    const realm = everyRole({ server: { push_service: false } });
    expectRefusal(e2eeTestNotify(realm, BEEP_BOT, {}), realm, "BAD_REQUEST", "bots_have_no_devices");
    expectRefusal(e2eeTestNotify(realm, MEL_MEMBER, {}), realm, "PUSH_SERVICE_NOT_CONFIGURED", "push_service_not_configured");
  });

  // A test without an active device is HTTP 400 (421, seen at 442).
  it.each(["pending", "failed"] as const)("refuses when the device is %s", (status) => {
    const realm = withDevice(everyRole(), MEL_MEMBER, status);
    expectRefusal(e2eeTestNotify(realm, MEL_MEMBER, {}), realm, "NO_ACTIVE_PUSH_DEVICE", "push_device_inactive", { http_status: 400 });
    expectRefusal(e2eeTestNotify(realm, MEL_MEMBER, { push_account_id: ID }), realm, "NO_ACTIVE_PUSH_DEVICE", "push_device_inactive");
  });

  it("sends to the named device, or to all active devices, only of the actor", () => {
    let realm = withDevice(everyRole(), MEL_MEMBER, "active");
    realm = withDevice(withDevice(realm, MEL_MEMBER, "active", 7), MEL_MEMBER, "pending", 8);
    const push = {
      channel: "push",
      kind: "e2ee_test_notification",
      user_id: MEL_MEMBER,
      push_account_id: ID,
      token_kind: "fcm",
    };
    const outcome = e2eeTestNotify(realm, MEL_MEMBER, {});
    expect(pushesOf(outcome)).toEqual([push, { ...push, push_account_id: 7 }]);
    expect(outcome.events).toEqual([]);
    expect(pushesOf(e2eeTestNotify(realm, MEL_MEMBER, { push_account_id: 7 }))).toEqual([{ ...push, push_account_id: 7 }]);
    expectRefusal(e2eeTestNotify(realm, NINA_MEMBER, { push_account_id: 7 }), realm, "NO_ACTIVE_PUSH_DEVICE", "push_device_inactive");
  });

  it("answers at POST /mobile_push/e2ee/test_notification since feature level 420", () => {
    const realm = withDevice(everyRole(), MEL_MEMBER, "active");
    const ask = (feature_level: number): number =>
      wireCall({ ...realm, feature_level }, "mel@example.test", "POST", "/mobile_push/e2ee/test_notification").response.status;
    expect([ask(419), ask(420)]).toEqual([404, 200]);
  });
});
