import { expect, test } from "vitest";
import { createBigBlueButtonVideoCall, type Realm } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(createBigBlueButtonVideoCall, [{ realm: REALM, params: { meeting_name: "lunch" }, mistakes: [] }]);

const PATH = "/calls/bigbluebutton/create";

test("createBigBlueButtonVideoCall returns a new link for each actor, which does not show details of the call", () => {
  const realm = everyRole();
  const linkOf = (now: Realm, userId: number, meeting_name: string, voice_only?: boolean): string =>
    play(now).createBigBlueButtonVideoCall(userId, { meeting_name, ...(voice_only === undefined ? {} : { voice_only }) }).response.url;
  const link = linkOf(realm, MEL_MEMBER, "lunch");
  expect(link).toMatch(/^\/calls\/bigbluebutton\/join\?bigbluebutton=[0-9a-f]+$/);
  expect(linkOf(realm, MEL_MEMBER, "lunch", false)).toBe(link);
  const later = play(realm).advanceClock({ seconds: 1 }).realm;
  const others = [
    linkOf(realm, GRETA_GUEST, "lunch"),
    linkOf(realm, MEL_MEMBER, "tea"),
    linkOf(realm, MEL_MEMBER, "lunch", true),
    linkOf(later, MEL_MEMBER, "lunch"),
  ];
  expect(new Set([link, ...others]).size).toBe(5);
});

test("createBigBlueButtonVideoCall requires a name first", () => {
  const asked = (feature_level: number, params: Readonly<Record<string, unknown>>): unknown =>
    wireCall(everyRole({ feature_level }), "mel@example.test", "GET", PATH, params).response;
  expect(asked(372, { voice_only: "loud" })).toMatchObject({ status: 400, body: { var_name: "meeting_name" } });
  expect(asked(372, { meeting_name: "lunch", voice_only: "loud" })).toMatchObject({ status: 400 });
  expect(asked(372, { meeting_name: "lunch", voice_only: true })).toMatchObject({ status: 200 });
  expect(asked(336, { meeting_name: "lunch", voice_only: "loud" })).toMatchObject({
    status: 200,
    body: { ignored_parameters_unsupported: ["voice_only"] },
  });
});
