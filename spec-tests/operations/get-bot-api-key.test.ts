import { describe, expect, it } from "vitest";
import { getBotApiKey } from "../../src/index";
import { carriedOut, expectRefusal } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

describe("getBotApiKey", () => {
  const realm = everyRole({ feature_level: 463 });

  it.each([
    ["a bot", BEEP_BOT, BEEP_BOT, "bots_are_for_members"],
    ["a guest", GRETA_GUEST, BEEP_BOT, "bots_are_for_members"],
    ["an actor who does not manage the bot", NINA_MEMBER, BEEP_BOT, "bot_unknown"],
    ["the ID of a user", ADA_ADMIN, MEL_MEMBER, "bot_unknown"],
  ])("refuses %s", (_name, actor, bot_id, reason) => {
    expectRefusal(getBotApiKey(realm, actor, { bot_id }), realm, "BAD_REQUEST", reason);
  });

  it.each([
    ["its owner", MEL_MEMBER],
    ["an administrator", ADA_ADMIN],
  ])("shows %s the key, which stays", (_name, actor) => {
    const outcome = getBotApiKey(realm, actor, { bot_id: BEEP_BOT });
    expect(carriedOut(outcome).response).toEqual({ api_key: "beep-key" });
    expect(outcome.realm).toBe(realm);
  });
});
