/** Bots delete the texts that they store on the server. */
import { expect, test } from "vitest";
import { getBotStorage, removeBotStorage, updateBotStorage } from "../../src/index";
import { carriedOut, eventTypes } from "../support/outcomes";
import { BEEP_BOT, everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";

const AT_507 = level(507)(REALM);

spec(removeBotStorage, [
  { realm: REALM, mistakes: [["storage_key_unknown", "BAD_REQUEST", { params: { keys: ["nothing"] } }]] },
  {
    name: "of users",
    realm: AT_507,
    mistakes: [
      ["storage_for_bots_only", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["storage_key_unknown", "BAD_REQUEST", { params: { keys: ["nothing"] } }],
    ],
  },
]);

const keeping = carriedOut(updateBotStorage(everyRole(), BEEP_BOT, { storage: { mood: "good", count: "3" } })).realm;

test("deletes the named texts, or all, and sends no event", () => {
  const outcome = removeBotStorage(keeping, BEEP_BOT, { keys: ["mood"] });
  expect(eventTypes(outcome)).toEqual([]);
  const { realm } = carriedOut(outcome);
  expect(carriedOut(getBotStorage(realm, BEEP_BOT, {})).response).toEqual({ storage: { count: "3" } });
  expect(removeBotStorage(realm, BEEP_BOT, { keys: [] }).realm.bot_storages.get(BEEP_BOT)).toEqual({ count: "3" });
  const empty = carriedOut(removeBotStorage(realm, BEEP_BOT, {})).realm;
  expect(carriedOut(getBotStorage(empty, BEEP_BOT, {})).response).toEqual({ storage: {} });
});
