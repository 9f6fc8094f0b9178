import { describe, expect, it } from "vitest";
import { addFcmToken, removeFcmToken, testNotify } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const TOKEN = "c0ffee";
const realm = carriedOut(addFcmToken(everyRole(), MEL_MEMBER, { token: TOKEN })).realm;

describe("removeFcmToken", () => {
  it.each([
    ["a bot", BEEP_BOT, TOKEN, "bots_have_no_devices"],
    ["another's token", NINA_MEMBER, TOKEN, "push_token_unknown"],
    ["an unknown token", MEL_MEMBER, "ffff", "push_token_unknown"],
    ["an empty token", MEL_MEMBER, "", "push_token_length"],
    ["a token of more than 4096 characters", MEL_MEMBER, "ab".repeat(2049), "push_token_length"],
  ])("refuses %s", (_name, userId, token, reason) => {
    expectRefusal(removeFcmToken(realm, userId, { token }), realm, "BAD_REQUEST", reason);
  });

  it("removes the token, sends no event, and refuses the second time", () => {
    const outcome = removeFcmToken(realm, MEL_MEMBER, { token: TOKEN });
    const { realm: after, response } = carriedOut(outcome);
    expect([response, outcome.events]).toEqual([{}, []]);
    expect(pushesOf(testNotify(after, MEL_MEMBER, {}))).toEqual([]);
    expectRefusal(removeFcmToken(after, MEL_MEMBER, { token: TOKEN }), after, "BAD_REQUEST", "push_token_unknown");
  });

  it("keeps the same token of the other kind", () => {
    const other = { ...realm, push_tokens: realm.push_tokens.map((row) => ({ ...row, kind: "apns" as const })) };
    expectRefusal(removeFcmToken(other, MEL_MEMBER, { token: TOKEN }), other, "BAD_REQUEST", "push_token_unknown");
  });

  it("answers at DELETE /users/me/android_gcm_reg_id", () => {
    const { response } = wireCall(realm, "mel@example.test", "DELETE", "/users/me/android_gcm_reg_id", {
      token: TOKEN,
    });
    expect(response.status).toBe(200);
  });
});
