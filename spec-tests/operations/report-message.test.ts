import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm, reportMessage } from "../../src/index";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER, SECRET } from "../support/realms";
import { spec } from "../support/spec";
import { all, BY_NINA, channel, DIRECT_TO_MEL, level, REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(reportMessage, [
  {
    realm: setting({ moderation_request_channel_id: SECRET })(REALM),
    params: { message_id: BY_NINA, report_type: "other", description: "Look at this." },
    mistakes: [
      ["report_description_too_long", "BAD_REQUEST", { params: { description: "x".repeat(1001) } }],
      ["report_description_missing", "BAD_REQUEST", { params: { description: "" } }],
      ["reporting_disabled", "BAD_REQUEST", { realm: setting({ moderation_request_channel_id: -1 }) }],
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: DIRECT_TO_MEL } }],
      [
        "report_not_posted",
        "BAD_REQUEST",
        { realm: all(level(FEATURE_LEVELS.reportsNeedTheNotice), channel(SECRET, { is_archived: true })) },
      ],
    ],
  },
]);

/** Messages: 1 of Nina in general, 2 direct from Olive to Mel. */
const FIXTURE: Fixture = {
  ...EVERY_ROLE_FIXTURE,
  messages: [
    { sender: "nina@example.test", channel: "general", topic: "a [b]", content: "```\nbuy\n```", sent: -100 },
    { sender: "olive@example.test", to: ["mel@example.test"], content: "psst", sent: -50 },
  ],
};
const moderated = (fixture: Fixture): Realm =>
  play(createRealm(fixture)).updateRealm(OLIVE_OWNER, { moderation_request_channel_id: SECRET }).realm;
const realm = moderated(FIXTURE);

function newest(after: Realm): Readonly<Record<string, unknown>> | undefined {
  const params = { anchor: "newest", num_before: 1, num_after: 0, narrow: [{ operator: "channel", operand: "secret" }] };
  return play(after).getMessages(OLIVE_OWNER, params).response.messages.at(-1);
}

describe("reportMessage changes", () => {
  it("nothing but the topic of reports, also with a description of 1000 characters", () => {
    const description = "😀".repeat(1000);
    play(realm).reportMessage(MEL_MEMBER, { message_id: 1, report_type: "other", description });
  });

  it("sends the reporter, the message and the reason by the notification bot", () => {
    const params = { message_id: 1, report_type: "spam", description: "two\nlines" } as const;
    const { realm: after, response } = play(realm).reportMessage(GRETA_GUEST, params);
    expect(response).toEqual({});
    const notice = newest(after);
    expect(notice).toMatchObject({ sender_full_name: "Notification Bot", subject: "Reports: Nina Member", stream_id: SECRET });
    const html = String(notice?.["content"]);
    expect(html).toContain(`class="user-mention silent" data-user-id="${GRETA_GUEST}"`);
    expect(html).toContain(`class="user-mention silent" data-user-id="${NINA_MEMBER}"`);
    expect(html).toContain('href="#narrow/channel/1-general/topic/a.20.5Bb.5D/near/1"');
    expect(html).toContain(": spam.");
    expect(html).toContain("two<br>");
    expect(html).toContain('<div class="spoiler-block">');
    expect(html).toContain("<code>buy");
  });

  it("shows of a direct message only that it is one, and omits an empty description", () => {
    const after = play(realm).reportMessage(MEL_MEMBER, { message_id: 2, report_type: "harassment" }).realm;
    const html = String(newest(after)?.["content"]);
    expect(html).toContain("reports a direct message by");
    expect(html).toContain("psst");
    expect(html).not.toContain("<blockquote>");
  });

  it("posts to the empty topic where the channel has no other, and cuts a report that is too long", () => {
    const channels = (FIXTURE.channels ?? []).map((row) =>
      row.name === "secret" ? { ...row, topics_policy: "empty_topic_only" as const } : row,
    );
    const small = moderated({ ...FIXTURE, channels, server: { max_message_length: 50 } });
    const after = play(small).reportMessage(MEL_MEMBER, { message_id: 1, report_type: "norms" }).realm;
    expect(after.messages.get(after.messages.size - 1)?.topic).toBe("");
    expect(after.messages.get(after.messages.size - 1)?.content).toHaveLength(50);
  });
});

it("reportMessage notifies only the subscribers of the channel for moderation", () => {
  const outcome = reportMessage(realm, NINA_MEMBER, { message_id: 1, report_type: "norms" });
  expect(eventTypes(outcome)).toContain("message");
  expect(eventsFor(outcome, OLIVE_OWNER).map(({ type }) => type)).toContain("message");
  expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
});

it("POST /messages/{message_id}/report knows no other types", () => {
  const { response } = wireCall(realm, "mel@example.test", "POST", "/messages/1/report", { report_type: "smoke" });
  expect(response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
});
