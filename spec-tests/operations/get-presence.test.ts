import { expect, it } from "vitest";
import { advanceClock, getPresence } from "../../src/index";
import { play } from "../support/play";
import { ADA_ADMIN, everyRole, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getPresence, [{ realm: REALM, mistakes: [] }]);

it("getPresence returns all users with a presence, by address, and no deactivated account", () => {
  const two = play(everyRole()).updatePresence(MEL_MEMBER, { status: "active" }).updatePresence(NINA_MEMBER, { status: "idle" }).realm;
  const { body } = wireCall(two, "greta@example.test", "GET", "/realm/presence").response;
  expect(body).toMatchObject({
    server_timestamp: START + 0.25,
    presences: {
      "mel@example.test": { aggregated: { status: "active" } },
      "nina@example.test": { aggregated: { status: "idle" } },
    },
  });
  const { realm } = play(two).deactivateUser(ADA_ADMIN, { user_id: MEL_MEMBER });
  const left = wireCall(realm, "greta@example.test", "GET", "/realm/presence").response.body;
  expect(Object.keys(Object(left?.["presences"]))).toEqual(["nina@example.test"]);
});

it("getPresence shows a user as active up to 70 seconds after the last activity", () => {
  const working = play(everyRole()).updatePresence(MEL_MEMBER, { status: "active" }).realm;
  const statusAfter = (seconds: number) => {
    const { realm } = play(advanceClock(working, { seconds }).realm).updatePresence(MEL_MEMBER, { status: "idle" });
    const { body } = wireCall(realm, "greta@example.test", "GET", "/realm/presence").response;
    return Object(body?.["presences"])["mel@example.test"].website.status as unknown;
  };
  expect([statusAfter(70), statusAfter(71)]).toEqual(["active", "idle"]);
});
