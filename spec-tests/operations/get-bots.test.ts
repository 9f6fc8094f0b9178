import { expect, it } from "vitest";
import { getBots } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getBots, [
  {
    realm: REALM,
    mistakes: [
      ["bots_are_for_members", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_are_for_members", "BAD_REQUEST", { actor: BEEP_BOT }],
    ],
  },
]);

it("getBots lists the actor's own active bots with their keys", () => {
  const { response } = wireCall(everyRole(), "mel@example.test", "GET", "/bots");
  expect(response.body).toMatchObject({
    bots: [{ username: "beep-bot@example.test", full_name: "Beep", api_key: "beep-key" }],
  });
  expect(play(everyRole()).getBots(ADA_ADMIN, {}).response).toEqual({ bots: [] });
  const { realm } = play(everyRole()).deactivateBot(ADA_ADMIN, { bot_id: BEEP_BOT });
  expect(play(realm).getBots(MEL_MEMBER, {}).response).toEqual({ bots: [] });
});
