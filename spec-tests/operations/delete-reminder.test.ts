import { expect, it } from "vitest";
import { createRealm, deleteReminder, nextDue, type Realm } from "../../src/index";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, START } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(deleteReminder, [{ realm: REALM, mistakes: [["reminder_unknown", "BAD_REQUEST", { params: { reminder_id: 99 } }]] }]);

function waiting(): Realm {
  const realm = createRealm({
    ...EVERY_ROLE_FIXTURE,
    messages: [{ sender: "olive@example.test", channel: "general", topic: "t", content: "hi" }],
  });
  const params = { message_id: 1, scheduled_delivery_timestamp: START + 60 };
  return play(realm).createMessageReminder(MEL_MEMBER, params).realm;
}

it("deleteReminder refuses unknown reminders and those of other accounts with HTTP 404", () => {
  const realm = waiting();
  const http_status = 404;
  expectRefusal(deleteReminder(realm, MEL_MEMBER, { reminder_id: 2 }), realm, "BAD_REQUEST", "reminder_unknown", { http_status });
  expectRefusal(deleteReminder(realm, NINA_MEMBER, { reminder_id: 1 }), realm, "BAD_REQUEST", "reminder_unknown", { http_status });
});

it("deleteReminder of a reminder that was sent succeeds, and sends the event once more", () => {
  const sent = play(waiting()).advanceClock({ seconds: 60 }).realm;
  expect(play(sent).getReminders(MEL_MEMBER, {}).response.reminders).toEqual([]);
  const outcome = deleteReminder(sent, MEL_MEMBER, { reminder_id: 1 });
  expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "reminders", op: "remove", reminder_id: 1 }]);
  const again = outcome.realm;
  expectRefusal(deleteReminder(again, MEL_MEMBER, { reminder_id: 1 }), again, "BAD_REQUEST", "reminder_unknown");
});

it("deleteReminder cancels the delivery, and notifies only the actor", () => {
  const outcome = deleteReminder(waiting(), MEL_MEMBER, { reminder_id: 1 });
  expect(nextDue(outcome.realm)).toBeUndefined();
  expect(play(outcome.realm).getReminders(MEL_MEMBER, {}).response.reminders).toEqual([]);
  expect(eventTypes(outcome)).toEqual(["reminders/remove"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toEqual([{ type: "reminders", op: "remove", reminder_id: 1 }]);
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});
