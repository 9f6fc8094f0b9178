import { expect, it } from "vitest";
import { addFcmToken, testNotify } from "../../src/index";
import { play } from "../support/play";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

const WITH_TOKEN = addFcmToken(REALM, MEL_MEMBER, { token: "fcm" }).realm;

spec(testNotify, [
  {
    realm: WITH_TOKEN,
    params: { token: "fcm" },
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["tested_token_unknown", "INVALID_PUSH_DEVICE_TOKEN", { params: { token: "other" } }],
      ["tested_token_unknown", "INVALID_PUSH_DEVICE_TOKEN", { actor: NINA_MEMBER }],
    ],
  },
]);

const first = play(everyRole()).addFcmToken(MEL_MEMBER, { token: "one" }).realm;
const realm = play(first).addApnsToken(MEL_MEMBER, { token: "c0ffee", appid: "org.example.app" }).realm;

it("testNotify sends to the named token, or to all tokens, or nothing without tokens", () => {
  const fcm = { channel: "push", kind: "test_notification", user_id: MEL_MEMBER, token_kind: "fcm", token: "one" };
  expect(pushesOf(testNotify(realm, MEL_MEMBER, { token: "one" }))).toEqual([fcm]);
  expect(pushesOf(testNotify(realm, MEL_MEMBER, {}))).toEqual([fcm, { ...fcm, token_kind: "apns", token: "c0ffee" }]);
  const none = testNotify(realm, NINA_MEMBER, {});
  expect([none.ok, none.outbound, none.events]).toEqual([true, [], []]);
});
