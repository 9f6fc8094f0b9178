import { describe, expect, it } from "vitest";
import { removeApnsToken, testNotify } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(removeApnsToken, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "" } }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "ab".repeat(2049) } }],
      ["push_token_invalid", "BAD_REQUEST", { params: { token: "?!" } }],
      ["push_token_unknown", "BAD_REQUEST", { params: { token: "dcba" } }],
      ["push_token_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
]);

const TOKEN = "c0ffee";
const realm = play(everyRole()).addApnsToken(MEL_MEMBER, { token: TOKEN, appid: "org.example.app" }).realm;

describe("removeApnsToken", () => {
  it("removes the token, sends no event, and refuses the second time", () => {
    const outcome = removeApnsToken(realm, MEL_MEMBER, { token: TOKEN });
    const { realm: after, response } = carriedOut(outcome);
    expect([response, outcome.events]).toEqual([{}, []]);
    expect(pushesOf(testNotify(after, MEL_MEMBER, {}))).toEqual([]);
    expectRefusal(removeApnsToken(after, MEL_MEMBER, { token: TOKEN }), after, "BAD_REQUEST", "push_token_unknown");
  });

  // Tokens of Apple's service are compared ignoring letter case.
  it("removes it also in another letter case", () => {
    const letters = play(everyRole()).addApnsToken(MEL_MEMBER, { token: "abcd", appid: "org.example.app" }).realm;
    expect(play(letters).addApnsToken(MEL_MEMBER, { token: "ABCD", appid: "org.example.app" }).realm).toBe(letters);
    expect(play(letters).removeApnsToken(MEL_MEMBER, { token: "AbCd" }).realm.push_tokens).toEqual([]);
  });

  it("keeps the same token of another account", () => {
    const both = play(realm).addApnsToken(NINA_MEMBER, { token: TOKEN, appid: "org.example.app" }).realm;
    const left = play(both).removeApnsToken(MEL_MEMBER, { token: TOKEN }).realm.push_tokens;
    expect(left).toMatchObject([{ user_id: NINA_MEMBER }]);
  });

  it("keeps the same token of the other kind", () => {
    const other = { ...realm, push_tokens: realm.push_tokens.map((row) => ({ ...row, kind: "fcm" as const })) };
    expectRefusal(removeApnsToken(other, MEL_MEMBER, { token: TOKEN }), other, "BAD_REQUEST", "push_token_unknown");
  });
});
