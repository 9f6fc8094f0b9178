import { describe, expect, it } from "vitest";
import { answerPushRegistration, e2eeTestNotify, registerPushDevice } from "../../src/index";
import { expectRefusal } from "../support/outcomes";
import { PHONE, pushesOf, withDevice } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

const ON = at.server({ push_service: true })(REALM);
const DEVICE = {
  token_kind: "fcm",
  push_account_id: 7,
  push_public_key: "AAAA",
  bouncer_public_key: "key",
  encrypted_push_registration: "AAAA",
} as const;
const PENDING = registerPushDevice(ON, MEL_MEMBER, DEVICE).realm;
const ACTIVE = answerPushRegistration(PENDING, { user_id: MEL_MEMBER, push_account_id: 7, status: "active" }).realm;

spec(e2eeTestNotify, [
  {
    realm: ACTIVE,
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["push_service_not_configured", "PUSH_SERVICE_NOT_CONFIGURED", { realm: at.server({ push_service: false }) }],
      ["push_device_inactive", "NO_ACTIVE_PUSH_DEVICE", { params: { push_account_id: 8 } }],
    ],
  },
]);

const ID = PHONE.push_account_id;

describe("e2eeTestNotify", () => {
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
});
