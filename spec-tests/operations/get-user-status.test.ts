import { expect, it } from "vitest";
import { getUserStatus } from "../../src/index";
import { BEEP_BOT, everyRole, GONE_MEMBER, GRETA_GUEST } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getUserStatus, [
  {
    realm: REALM,
    mistakes: [
      ...[99, GONE_MEMBER, BEEP_BOT].map((user_id) => ["user_unknown", "BAD_REQUEST", { params: { user_id } }] as const),
      ["user_unknown", "BAD_REQUEST", { actor: GRETA_GUEST, realm: at.blind(GRETA_GUEST) }],
    ],
  },
]);

it("getUserStatus is empty for a user without a status", () => {
  const { response } = wireCall(everyRole(), "nina@example.test", "GET", "/users/4/status");
  expect(response.body).toEqual({ result: "success", msg: "", status: {} });
});
