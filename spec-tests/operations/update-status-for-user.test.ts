import { expect, it } from "vitest";
import { updateStatusForUser } from "../../src/index";
import { STATUS_MISTAKES } from "../support/account-mistakes";
import { eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GONE_MEMBER, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateStatusForUser, [
  {
    realm: REALM,
    mistakes: [
      ...[99, 2147483001, GONE_MEMBER].map((user_id) => ["user_unknown", "BAD_REQUEST", { params: { user_id } }] as const),
      ["administrator_required", "BAD_REQUEST", { actor: MEL_MEMBER }, { actor: MEL_MEMBER, params: { user_id: GONE_MEMBER } }],
      ["bots_have_no_status", "BAD_REQUEST", { actor: BEEP_BOT, realm: at.user(BEEP_BOT, { role: 200 }) }],
      ...STATUS_MISTAKES,
    ],
  },
  {
    name: "nothing",
    realm: REALM,
    mistakes: [
      ["administrator_required", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["nothing_to_change", "BAD_REQUEST", { params: { status_text: undefined } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { status_text: undefined, emoji_code: "" } }],
    ],
  },
]);

it("updateStatusForUser sets the status, and names its user in the event", () => {
  const { outcome } = wireCall(everyRole(), "ada@example.test", "POST", "/users/4/status", { status_text: "ill" });
  expect(play(outcome.realm).getUserStatus(NINA_MEMBER, { user_id: MEL_MEMBER }).response).toEqual({
    status: { status_text: "ill" },
  });
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([{ type: "user_status", user_id: MEL_MEMBER, status_text: "ill" }]);
});
