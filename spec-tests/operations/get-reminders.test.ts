import { expect, it } from "vitest";
import { createRealm, getReminders } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(getReminders, [{ realm: REALM, mistakes: [] }]);

it("lists the actor's own reminders by their time, then by their ID", () => {
  let realm = createRealm({
    ...EVERY_ROLE_FIXTURE,
    messages: [{ sender: "olive@example.test", channel: "general", topic: "t", content: "hi" }],
  });
  for (const [userId, after] of [
    [MEL_MEMBER, 50],
    [MEL_MEMBER, 10],
    [NINA_MEMBER, 5],
    [MEL_MEMBER, 50],
  ] as const) {
    const params = { message_id: 1, scheduled_delivery_timestamp: START + after };
    realm = play(realm).createMessageReminder(userId, params).realm;
  }
  const outcome = getReminders(realm, MEL_MEMBER, {});
  expect(outcome.realm).toBe(realm);
  expect(carriedOut(outcome).response.reminders.map((row) => row["reminder_id"])).toEqual([2, 1, 4]);
  const { body } = wireCall(realm, "nina@example.test", "GET", "/reminders").response;
  expect(body).toMatchObject({ result: "success", reminders: [{ reminder_id: 3, to: [NINA_MEMBER] }] });
});
