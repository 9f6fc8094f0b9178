import { describe, expect, it } from "vitest";
import { regenerateBotApiKey } from "../../src/index";
import { carriedOut, eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

spec(regenerateBotApiKey, [
  {
    realm: REALM,
    mistakes: [
      ["bots_are_for_members", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["bot_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ...[99, MEL_MEMBER, 2147483001].map((bot_id) => ["bot_unknown", "BAD_REQUEST", { params: { bot_id } }] as const),
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { realm: at.user(BEEP_BOT, { can_create_users: true }) }],
    ],
  },
]);

describe("regenerateBotApiKey", () => {
  const realm = everyRole();

  it("refuses a guest who owns the bot", () => {
    const owned = play(realm).updateBot(ADA_ADMIN, { bot_id: BEEP_BOT, bot_owner_id: GRETA_GUEST }).realm;
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
});
