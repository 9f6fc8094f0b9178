import { describe, expect, it } from "vitest";
import { addApnsToken, addFcmToken, testNotify } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const first = carriedOut(addFcmToken(everyRole(), MEL_MEMBER, { token: "one" })).realm;
const realm = carriedOut(addApnsToken(first, MEL_MEMBER, { token: "c0ffee", appid: "org.example.app" })).realm;

describe("testNotify", () => {
  it.each([
    ["a bot", BEEP_BOT, "one", "BAD_REQUEST", "bots_have_no_devices"],
    ["a token that is not registered", MEL_MEMBER, "two", "INVALID_PUSH_DEVICE_TOKEN", "tested_token_unknown"],
    ["another's token", NINA_MEMBER, "one", "INVALID_PUSH_DEVICE_TOKEN", "tested_token_unknown"],
  ])("refuses %s", (_name, userId, token, code, reason) => {
    expectRefusal(testNotify(realm, userId, { token }), realm, code, reason);
  });

  it("sends to the named token, or to all tokens, or nothing without tokens", () => {
    const fcm = { channel: "push", kind: "test_notification", user_id: MEL_MEMBER, token_kind: "fcm", token: "one" };
    expect(pushesOf(testNotify(realm, MEL_MEMBER, { token: "one" }))).toEqual([fcm]);
    expect(pushesOf(testNotify(realm, MEL_MEMBER, {}))).toEqual([fcm, { ...fcm, token_kind: "apns", token: "c0ffee" }]);
    const none = testNotify(realm, NINA_MEMBER, {});
    expect([none.ok, none.outbound, none.events]).toEqual([true, [], []]);
  });

  it("answers at POST /mobile_push/test_notification since feature level 217", () => {
    const ask = (feature_level: number): number =>
      wireCall({ ...realm, feature_level }, "mel@example.test", "POST", "/mobile_push/test_notification", {
        token: "one",
      }).response.status;
    expect([ask(216), ask(217)]).toEqual([404, 200]);
  });
});
