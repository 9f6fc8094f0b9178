import { describe, expect, it } from "vitest";
import { createMessageReminder, createRealm, type Fixture, nextDue, type Realm } from "../../src/index";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, START } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

spec(createMessageReminder, [
  {
    realm: REALM,
    mistakes: [
      ["delivery_time_past", "BAD_REQUEST", { params: { scheduled_delivery_timestamp: START } }],
      ["reminder_note_invalid", "BAD_REQUEST", { params: { note: "a\0b" } }],
      ["reminder_note_invalid", "BAD_REQUEST", { params: { note: "n".repeat(1001) } }],
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: at.DIRECT_TO_MEL } }],
    ],
  },
]);

const LATER = START + 3600;

/** Messages: 1 in general, 2 direct from Olive to Mel. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  messages: [
    {
      sender: "olive@example.test",
      channel: "general",
      topic: "a [b]",
      content: "```\ncode\n```\n@**Mel Member**",
      sent: -100,
    },
    { sender: "olive@example.test", to: ["mel@example.test"], content: "psst", sent: -50 },
  ],
};
const realm = createRealm(FIXTURE);

function rows(after: Realm): readonly Record<string, unknown>[] {
  return play(after).getReminders(MEL_MEMBER, {}).response.reminders;
}

describe("createMessageReminder changes", () => {
  it("accepts a note of 1000 characters, with any number of code units", () => {
    const params = { message_id: 2, scheduled_delivery_timestamp: LATER, note: "🐙".repeat(1000) };
    expect(createMessageReminder(realm, MEL_MEMBER, params).ok).toBe(true);
  });

  it("schedules a direct message to the actor, which waits for the clock", () => {
    const params = { message_id: 2, scheduled_delivery_timestamp: LATER };
    const { realm: after, response } = play(realm).createMessageReminder(MEL_MEMBER, params);
    expect(response).toEqual({ reminder_id: 1 });
    expect(nextDue(after)).toEqual({ at: LATER, kind: "reminder", id: 1 });
    expect(rows(after)).toEqual([
      {
        reminder_id: 1,
        type: "private",
        to: [MEL_MEMBER],
        content: expect.stringContaining("psst"),
        rendered_content: expect.stringContaining("<blockquote>"),
        scheduled_delivery_timestamp: LATER,
        failed: false,
        reminder_target_message_id: 2,
      },
    ]);
  });

  it("quotes the whole message, links to it, mentions its author silently, and contains the note", () => {
    const params = { message_id: 1, scheduled_delivery_timestamp: LATER, note: "two\nlines" };
    const [row] = rows(play(realm).createMessageReminder(MEL_MEMBER, params).realm);
    const html = String(row?.["rendered_content"]);
    expect(html).toContain('href="#narrow/channel/1-general/topic/a.20.5Bb.5D/near/1"');
    expect(html).toContain('class="user-mention silent" data-user-id="1"');
    expect(html).toContain("<code>code");
    expect(html).toContain("two<br>");
    expect(html.match(/<blockquote>/g)).toHaveLength(2);
  });

  it("cuts a text that is too long for a message", () => {
    const small = createRealm({ ...FIXTURE, server: { max_message_length: 60 } });
    const after = play(small).createMessageReminder(MEL_MEMBER, { message_id: 1, scheduled_delivery_timestamp: LATER }).realm;
    expect(String(rows(after)[0]?.["content"])).toHaveLength(60);
  });
});

it("createMessageReminder notifies only the actor", () => {
  const outcome = createMessageReminder(realm, MEL_MEMBER, { message_id: 2, scheduled_delivery_timestamp: LATER });
  expect(eventTypes(outcome)).toEqual(["reminders/add"]);
  expect(eventsFor(outcome, MEL_MEMBER)).toMatchObject([{ reminders: [{ reminder_id: 1, reminder_target_message_id: 2 }] }]);
  expect(eventsFor(outcome, OLIVE_OWNER)).toEqual([]);
});
