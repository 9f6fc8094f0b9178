import { describe, expect, it } from "vitest";
import { removeFcmToken, testNotify } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(removeFcmToken, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "" } }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "ab".repeat(2049) } }],
      ["push_token_unknown", "BAD_REQUEST", { params: { token: "other" } }],
      ["push_token_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
]);

const TOKEN = "c0ffee";
const realm = play(everyRole()).addFcmToken(MEL_MEMBER, { token: TOKEN }).realm;

describe("removeFcmToken", () => {
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
});
