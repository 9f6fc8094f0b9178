/** Bots delete the texts that they store on the server. */
import { expect, test } from "vitest";
import { getBotStorage, removeBotStorage, updateBotStorage } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes } from "../support/outcomes";
import { BEEP_BOT, everyRole } from "../support/realms";

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

test("refuses names without a text", () => {
  expectRefusal(removeBotStorage(keeping, BEEP_BOT, { keys: ["other"] }), keeping, "BAD_REQUEST", "storage_key_unknown");
});
