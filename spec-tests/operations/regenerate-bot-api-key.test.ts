import { describe, expect, it } from "vitest";
import { regenerateBotApiKey, updateBot } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

describe("regenerateBotApiKey", () => {
  const realm = everyRole();
  it.each([
    ["bots", BEEP_BOT, BEEP_BOT, "bots_are_for_members"],
    ["an actor who does not manage the bot", NINA_MEMBER, BEEP_BOT, "bot_unknown"],
    ["an unknown ID", ADA_ADMIN, 99, "bot_unknown"],
    ["the ID of a person", ADA_ADMIN, MEL_MEMBER, "bot_unknown"],
    ["the notification bot", ADA_ADMIN, 2147483001, "bot_unknown"],
  ])("refuses %s", (_name, actor, bot_id, reason) => {
    expectRefusal(regenerateBotApiKey(realm, actor, { bot_id }), realm, "BAD_REQUEST", reason);
  });

  it("refuses a guest who owns the bot", () => {
    const owned = carriedOut(updateBot(realm, ADA_ADMIN, { bot_id: BEEP_BOT, bot_owner_id: GRETA_GUEST })).realm;
    expectRefusal(regenerateBotApiKey(owned, GRETA_GUEST, { bot_id: BEEP_BOT }), owned, "BAD_REQUEST", "bots_are_for_members");
  });

  it.each([
    ["its owner", MEL_MEMBER],
    ["an administrator", ADA_ADMIN],
  ])("generates a new key of the bot for %s, and notifies both", (_name, actor) => {
    const outcome = regenerateBotApiKey(realm, actor, { bot_id: BEEP_BOT });
    const { api_key } = carriedOut(outcome).response;
    expect(outcome.realm.users.get(BEEP_BOT - 1)?.api_key).toBe(api_key);
    for (const hearer of [MEL_MEMBER, ADA_ADMIN]) {
      expect(eventsFor(outcome, hearer)).toMatchObject([{ bot: { user_id: BEEP_BOT, api_key } }]);
    }
  });

  it("notifies no other bot, although it is an administrator", () => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).concat({ email: "boss-bot@example.test", is_bot: true, role: 200 });
    const outcome = regenerateBotApiKey(everyRole({ users }), MEL_MEMBER, { bot_id: BEEP_BOT });
    expect([9, ADA_ADMIN].map((id) => eventsFor(outcome, id).length)).toEqual([0, 1]);
  });

  it("works over the wire", () => {
    const { response } = wireCall(realm, "mel@example.test", "POST", `/bots/${BEEP_BOT}/api_key/regenerate`);
    expect(response.body).toMatchObject({ result: "success", api_key: expect.any(String) });
  });
});
