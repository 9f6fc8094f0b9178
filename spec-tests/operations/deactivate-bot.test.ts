import { describe, expect, it } from "vitest";
import { deactivateBot, getOwnUser } from "../../src/index";
import { expectRefusal, eventTypes } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("deactivateBot", () => {
  it.each([
    ["a bot that manages none", BEEP_BOT, BEEP_BOT],
    ["an unknown bot", ADA_ADMIN, 99],
    ["a person", ADA_ADMIN, MEL_MEMBER],
    ["a bot of another owner", NINA_MEMBER, BEEP_BOT],
  ])("refuses %s", (_name, actor, bot_id) => {
    const realm = everyRole();
    expectRefusal(deactivateBot(realm, actor, { bot_id }), realm, "BAD_REQUEST", "bot_unknown");
  });

  it("deactivates the bot once, and notifies; the second call changes nothing", () => {
    const { response, outcome } = wireCall(everyRole(), "mel@example.test", "DELETE", `/bots/${BEEP_BOT}`);
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(eventTypes(outcome).slice(0, 2)).toEqual(["realm_user/update", "realm_bot/update"]);
    const again = deactivateBot(outcome.realm, MEL_MEMBER, { bot_id: BEEP_BOT });
    expectRefusal(getOwnUser(outcome.realm, BEEP_BOT, {}), outcome.realm, "USER_DEACTIVATED", "account_deactivated");
    expect([again.ok, again.realm === outcome.realm, again.events]).toEqual([true, true, []]);
  });
});
