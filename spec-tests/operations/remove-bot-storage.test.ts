/** Bots delete the texts that they store on the server. */
import { expect, test } from "vitest";
import { removeBotStorage } from "../../src/index";
import { carriedOut, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
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

const keeping = play(everyRole()).updateBotStorage(BEEP_BOT, { storage: { mood: "good", count: "3" } }).realm;

test("deletes the named texts, or all, and sends no event", () => {
  const outcome = removeBotStorage(keeping, BEEP_BOT, { keys: ["mood"] });
  expect(eventTypes(outcome)).toEqual([]);
  const { realm } = carriedOut(outcome);
  expect(play(realm).getBotStorage(BEEP_BOT, {}).response).toEqual({ storage: { count: "3" } });
  expect(removeBotStorage(realm, BEEP_BOT, { keys: [] }).realm.bot_storages.get(BEEP_BOT)).toEqual({ count: "3" });
  expect(play(realm).removeBotStorage(BEEP_BOT, {}).getBotStorage(BEEP_BOT, {}).response).toEqual({ storage: {} });
});
