import { describe, expect, it } from "vitest";
import { addFcmToken, testNotify } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("addFcmToken", () => {
  it.each([
    ["a bot", BEEP_BOT, "token", "bots_have_no_devices"],
    ["an empty token", MEL_MEMBER, "", "push_token_length"],
    ["a token of more than 4096 characters", MEL_MEMBER, "x".repeat(4097), "push_token_length"],
  ])("refuses %s", (_name, userId, token, reason) => {
    const realm = everyRole();
    expectRefusal(addFcmToken(realm, userId, { token }), realm, "BAD_REQUEST", reason);
  });

  it.each(["any text: it is not decoded", "x".repeat(4096)])("accepts a token, and the same again changes nothing", (token) => {
    const outcome = addFcmToken(everyRole(), MEL_MEMBER, { token });
    const once = carriedOut(outcome).realm;
    expect([outcome.events, outcome.outbound]).toEqual([[], []]);
    expect(pushesOf(testNotify(once, MEL_MEMBER, {}))).toMatchObject([{ token_kind: "fcm", token }]);
    expect(addFcmToken(once, MEL_MEMBER, { token }).realm).toBe(once);
  });

  it("answers at POST /users/me/android_gcm_reg_id", () => {
    const { response } = wireCall(everyRole(), "mel@example.test", "POST", "/users/me/android_gcm_reg_id", {
      token: "t",
    });
    expect(response.status).toBe(200);
  });
});
