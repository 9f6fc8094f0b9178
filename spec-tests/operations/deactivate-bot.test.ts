import { expect, it } from "vitest";
import { deactivateBot, getOwnUser } from "../../src/index";
import { eventTypes, expectRefusal } from "../support/outcomes";
import { BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(deactivateBot, [
  {
    realm: REALM,
    mistakes: [
      ["bot_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["bot_unknown", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["bot_unknown", "BAD_REQUEST", { params: { bot_id: 99 } }],
      ["bot_unknown", "BAD_REQUEST", { params: { bot_id: MEL_MEMBER } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { realm: at.user(BEEP_BOT, { can_create_users: true }) }],
    ],
  },
]);

it("deactivateBot deactivates the bot once, and notifies; the second call changes nothing", () => {
  const { response, outcome } = wireCall(everyRole(), "mel@example.test", "DELETE", `/bots/${BEEP_BOT}`);
  expect(response.body).toEqual({ result: "success", msg: "" });
  expect(eventTypes(outcome).slice(0, 2)).toEqual(["realm_user/update", "realm_bot/update"]);
  const again = deactivateBot(outcome.realm, MEL_MEMBER, { bot_id: BEEP_BOT });
  expectRefusal(getOwnUser(outcome.realm, BEEP_BOT, {}), outcome.realm, "USER_DEACTIVATED", "account_deactivated");
  expect([again.ok, again.realm === outcome.realm, again.events]).toEqual([true, true, []]);
});
