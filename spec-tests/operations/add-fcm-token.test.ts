import { expect, it } from "vitest";
import { addFcmToken, testNotify } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { pushesOf } from "../support/pushing";
import { BEEP_BOT, everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(addFcmToken, [
  {
    realm: REALM,
    mistakes: [
      ["bots_have_no_devices", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "" } }],
      ["push_token_length", "BAD_REQUEST", { params: { token: "x".repeat(4097) } }],
    ],
  },
]);

it.each(["any text: it is not decoded", "x".repeat(4096)])("addFcmToken accepts a token, and the same again changes nothing", (token) => {
  const outcome = addFcmToken(everyRole(), MEL_MEMBER, { token });
  const once = carriedOut(outcome).realm;
  expect([outcome.events, outcome.outbound]).toEqual([[], []]);
  expect(pushesOf(testNotify(once, MEL_MEMBER, {}))).toMatchObject([{ token_kind: "fcm", token }]);
  expect(addFcmToken(once, MEL_MEMBER, { token }).realm).toBe(once);
});
