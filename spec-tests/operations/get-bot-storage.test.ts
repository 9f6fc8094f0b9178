/** Bots read the texts that they store on the server. */
import { expect, test } from "vitest";
import { getBotStorage } from "../../src/index";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const AT_507 = level(507)(REALM);

spec(getBotStorage, [
  { realm: REALM, mistakes: [["storage_key_unknown", "BAD_REQUEST", { params: { keys: ["toString"] } }]] },
  {
    name: "of users",
    realm: AT_507,
    actor: BEEP_BOT,
    mistakes: [
      ["storage_for_bots_only", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["storage_key_unknown", "BAD_REQUEST", { params: { keys: ["nothing"] } }],
    ],
  },
]);

test("a bot gets all its texts, or those that it names", () => {
  const { realm } = play(everyRole()).updateBotStorage(BEEP_BOT, { storage: { mood: "good", count: "3" } });
  expect(play(realm).getBotStorage(BEEP_BOT, {}).response).toEqual({ storage: { mood: "good", count: "3" } });
  expect(play(realm).getBotStorage(BEEP_BOT, { keys: ["mood"] }).response).toEqual({
    storage: { mood: "good" },
  });
  expect(play(realm).getBotStorage(BEEP_BOT, { keys: [] }).response).toEqual({ storage: {} });
});

test("a bot without texts gets nothing", () => {
  expect(play(everyRole()).getBotStorage(BEEP_BOT, {}).response).toEqual({ storage: {} });
});

test("users store texts as bots do", () => {
  const { realm } = play(everyRole()).updateBotStorage(MEL_MEMBER, { storage: { mood: "good" } });
  const path = "/bot_storage";
  const asked = wireCall(realm, "mel@example.test", "GET", path, { keys: null });
  expect(asked.response.body).toEqual({ result: "success", msg: "", storage: { mood: "good" } });
  const forgotten = wireCall(realm, "mel@example.test", "DELETE", path, { keys: null }).outcome.realm;
  expect(play(forgotten).getBotStorage(MEL_MEMBER, {}).response).toEqual({ storage: {} });
});
