import { expect, it } from "vitest";
import { createRealm, getReminders } from "../../src/index";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

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
  const listed = play(realm).getReminders(MEL_MEMBER, {});
  expect(listed.realm).toBe(realm);
  expect(listed.response.reminders.map((row) => row["reminder_id"])).toEqual([2, 1, 4]);
  expect(play(realm).getReminders(NINA_MEMBER, {}).response.reminders).toMatchObject([{ reminder_id: 3, to: [NINA_MEMBER] }]);
});
