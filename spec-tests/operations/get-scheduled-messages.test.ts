import { expect, it } from "vitest";
import { getScheduledMessages, type Realm } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getScheduledMessages, [{ realm: REALM, mistakes: [] }]);

function schedule(realm: Realm, userId: number, at: number): Realm {
  const params = {
    type: "channel",
    to: GENERAL,
    topic: "t",
    content: `at ${at}`,
    scheduled_delivery_timestamp: at,
  } as const;
  return play(realm).createScheduledMessage(userId, params).realm;
}

it("lists the actor's own messages by their time, then by their ID", () => {
  let realm = everyRole();
  for (const after of [50, 10, 50]) realm = schedule(realm, MEL_MEMBER, START + after);
  realm = schedule(realm, NINA_MEMBER, START + 5);
  const outcome = getScheduledMessages(realm, MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  expect(carriedOut(outcome).response.scheduled_messages.map((row) => row["scheduled_message_id"])).toEqual([2, 1, 3]);
});

it("has no failed flag below feature level 181", () => {
  for (const [feature_level, has] of [
    [180, false],
    [181, true],
  ] as const) {
    const realm = schedule(everyRole({ feature_level }), MEL_MEMBER, START + 5);
    const { body } = wireCall(realm, "mel@example.test", "GET", "/scheduled_messages").response;
    const [row] = Array.isArray(body?.["scheduled_messages"]) ? body["scheduled_messages"] : [];
    expect("failed" in row).toBe(has);
  }
});
