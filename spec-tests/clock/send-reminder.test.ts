import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advanceClock, createRealm, nextDue, type Realm, realmToJSON } from "../../src/index";
import { notificationBot } from "../../src/model/rules/users/people";
import { forAll } from "../support/for-all";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { propertyRuns } from "../support/property-runs";
import { EVERY_ROLE_FIXTURE, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";

const realm = createRealm({
  ...EVERY_ROLE_FIXTURE,
  messages: [{ sender: "olive@example.test", channel: "general", topic: "t", content: "hi" }],
});

function reminding(present: Realm, userId: number, after: number): Realm {
  const params = { message_id: 1, scheduled_delivery_timestamp: START + after };
  return play(present).createMessageReminder(userId, params).realm;
}

describe("a reminder when the clock reaches its time", () => {
  it("is sent at its second as a direct message from the notification bot", () => {
    const waiting = reminding(realm, MEL_MEMBER, 60);
    expect(play(waiting).advanceClock({ seconds: 59 }).realm.messages.size).toBe(1);
    const outcome = advanceClock(waiting, { seconds: 100 });
    expect(carriedOut(outcome).response.fired).toEqual([{ at: START + 60, kind: "reminder", id: 1 }]);
    expect(eventTypes(outcome)).toEqual(["message", "reminders/remove"]);
    expect(eventsFor(outcome, MEL_MEMBER)).toHaveLength(2);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    expect(outcome.realm.messages.get(1)).toMatchObject({
      sender_id: notificationBot(realm).user_id,
      timestamp: START + 60,
      user_ids: [MEL_MEMBER, notificationBot(realm).user_id],
    });
    expect(play(outcome.realm).getReminders(MEL_MEMBER, {}).response.reminders).toEqual([]);
  });

  it("sends nothing for a deactivated account, and is stored as delivered", () => {
    const waiting = play(reminding(realm, MEL_MEMBER, 60)).deactivateUser(OLIVE_OWNER, { user_id: MEL_MEMBER }).realm;
    const outcome = advanceClock(waiting, { seconds: 60 });
    expect(eventTypes(outcome)).toEqual([]);
    expect(outcome.realm.reminders.get(1)).toMatchObject({ delivered: true });
    expect(outcome.realm.messages.size).toBe(1);
    expect(nextDue(outcome.realm)).toBeUndefined();
  });

  it("contains the message as stored by then, with the note, and its previous state where it is not readable", () => {
    const params = { message_id: 1, scheduled_delivery_timestamp: START + 60, note: "look" };
    const waiting = play(realm).createMessageReminder(MEL_MEMBER, params).realm;
    const sent = (present: Realm): string | undefined => play(present).advanceClock({ seconds: 60 }).realm.messages.last()?.content;
    const edited = play(waiting).updateMessage(OLIVE_OWNER, { message_id: 1, content: "bye" }).realm;
    expect(sent(edited)).toMatch(/> look[^]*bye/);
    expect(sent(edited)).not.toContain("hi");
    const deleted = play(edited).deleteMessage(OLIVE_OWNER, { message_id: 1 }).realm;
    expect(sent(deleted)).toMatch(/> look[^]*hi/);
  });

  it("comes before a scheduled message of the same second, and both at their own moment", () => {
    const at = (after: number): Realm =>
      play(reminding(realm, MEL_MEMBER, 60)).createScheduledMessage(MEL_MEMBER, {
        type: "channel",
        to: GENERAL,
        topic: "t",
        content: "later",
        scheduled_delivery_timestamp: START + after,
      }).realm;
    const kinds = (after: number): string[] =>
      play(at(after))
        .advanceClock({ seconds: 100 })
        .response.fired.map(({ kind }) => kind);
    expect(kinds(60)).toEqual(["reminder", "scheduled_message"]);
    expect(kinds(30)).toEqual(["scheduled_message", "reminder"]);
    const sent = play(at(30)).advanceClock({ seconds: 100 }).realm;
    expect([...sent.messages].map((message) => message?.timestamp)).toEqual([START, START + 30, START + 60]);
  });
});

it("reminders and scheduled messages together give the same result with steps of a and then b as with a + b", () => {
  const seconds = fc.integer({ min: 0, max: 100 });
  const item = fc.record({
    kind: fc.constantFrom("reminder", "scheduled"),
    userId: fc.constantFrom(MEL_MEMBER, NINA_MEMBER),
    after: fc.integer({ min: 1, max: 150 }),
  });
  forAll([fc.array(item, { maxLength: 8 }), seconds, seconds], propertyRuns(50, 5), (items, a, b) => {
    let present = play(realm).registerQueue(MEL_MEMBER, {}).realm;
    for (const { kind, userId, after } of items) {
      if (kind === "reminder") present = reminding(present, userId, after);
      else {
        const params = {
          type: "direct",
          to: [OLIVE_OWNER],
          content: `in ${after}`,
          scheduled_delivery_timestamp: START + after,
        } as const;
        present = play(present).createScheduledMessage(userId, params).realm;
      }
    }
    const first = play(present).advanceClock({ seconds: a });
    const second = first.advanceClock({ seconds: b });
    const both = play(present).advanceClock({ seconds: a + b });
    expect([...first.response.fired, ...second.response.fired]).toEqual(both.response.fired);
    expect(realmToJSON(second.realm)).toEqual(realmToJSON(both.realm));
  });
});
