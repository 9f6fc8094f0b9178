/** Bots store texts on the server. */
import { expect, test } from "vitest";
import { updateBotStorage } from "../../src/index";
import { carriedOut, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { level, REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

const AT_507 = level(507)(REALM);

spec(updateBotStorage, [
  { realm: REALM, mistakes: [["storage_full", "BAD_REQUEST", { params: { storage: { a: "x".repeat(10_000_001) } } }]] },
  {
    name: "of users",
    realm: AT_507,
    mistakes: [
      ["storage_for_bots_only", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["storage_full", "BAD_REQUEST", { params: { storage: { a: "x".repeat(10_000_000) } } }],
    ],
  },
]);

test("new texts replace those with the same name and keep the others, and no account is notified", () => {
  const first = play(everyRole()).updateBotStorage(BEEP_BOT, { storage: { mood: "good", count: "3" } }).realm;
  const second = updateBotStorage(first, BEEP_BOT, { storage: { mood: "bad" } });
  const { response } = play(carriedOut(second).realm).getBotStorage(BEEP_BOT, {});
  expect(response).toEqual({ storage: { mood: "bad", count: "3" } });
  expect(eventTypes(second)).toEqual([]);
});

test("refuses more than the limit", () => {
  const realm = everyRole();
  const storage = { much: "x".repeat(10_000_000) };
  expectRefusal(updateBotStorage(realm, BEEP_BOT, { storage }), realm, "BAD_REQUEST", "storage_full");
  const most = { much: "x".repeat(10_000_000 - "much".length) };
  const full = play(realm).updateBotStorage(BEEP_BOT, { storage: most }).realm;
  expectRefusal(updateBotStorage(full, BEEP_BOT, { storage: { a: "" } }), full, "BAD_REQUEST", "storage_full");
});

test.each(["constructor", "prototype", "__proto__"])("refuses to store the name %s, instead of losing its text", (name) => {
  const storage = `{"mood":"good","${name}":"x"}`;
  const server = everyRole({ realm: { follow: "server" } });
  const { outcome, response } = wireCall(server, "mel@example.test", "PUT", "/bot_storage", { storage });
  expect(outcome.realm).toBe(server);
  expect(response.body).toMatchObject({ result: "error", msg: `storage.${name}: a key must not have this name.` });
});
