import { expect, it } from "vitest";
import { getBotApiKey } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { level, REALM } from "../support/spec-realm";

spec(getBotApiKey, [
  {
    realm: level(463)(REALM),
    mistakes: [
      ["bots_are_for_members", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["bots_are_for_members", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["bot_unknown", "BAD_REQUEST", { params: { bot_id: NINA_MEMBER } }],
      ["bot_unknown", "BAD_REQUEST", { actor: NINA_MEMBER }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { realm: at.user(BEEP_BOT, { can_create_users: true }) }, APART],
    ],
  },
]);

it.each([
  ["its owner", MEL_MEMBER],
  ["an administrator", ADA_ADMIN],
])("getBotApiKey shows %s the key, which stays", (_name, actor) => {
  const realm = everyRole({ feature_level: 463 });
  const outcome = play(realm).getBotApiKey(actor, { bot_id: BEEP_BOT });
  expect(outcome.response).toEqual({ api_key: "beep-key" });
  expect(outcome.realm).toBe(realm);
});
