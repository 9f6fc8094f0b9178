// The states that a message has been in.
import { describe, expect, it } from "vitest";
import { getMessageHistory, type Realm } from "../../src/index";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OPEN_TO_ALL, START } from "../support/realms";
import { spec } from "../support/spec";
import { IN_SECRET, REALM, setting } from "../support/spec-realm";

spec(getMessageHistory, [
  {
    realm: REALM,
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: IN_SECRET } }],
      ["edit_history_hidden", "BAD_REQUEST", { realm: setting({ message_edit_history_visibility_policy: "none" }) }],
    ],
  },
]);

/** One message that was edited, then moved and edited, then moved to another channel, ten seconds each. */
function editedRealm(settings: Record<string, unknown> = {}, topic = "lunch"): Realm {
  const later = (realm: Realm): Realm => play(realm).advanceClock({ seconds: 10 }).realm;
  const first = { sender: "mel@example.test", channel: "general", topic, content: "old *pizza*" };
  const sent = later(everyRole({ messages: [first], settings }));
  const edit = { message_id: 1, content: "new *pizza*" };
  const edited = later(play(sent).updateMessage(MEL_MEMBER, edit).realm);
  const both = { message_id: 1, content: "new pizza", topic: "dinner", send_notification_to_new_thread: false };
  const moved = later(play(edited).updateMessage(MEL_MEMBER, both).realm);
  return play(moved).updateMessage(NINA_MEMBER, { message_id: 1, stream_id: OPEN_TO_ALL }).realm;
}

function historyOf(realm: Realm, more: { readonly allow_empty_topic_name?: boolean } = {}): readonly object[] {
  return play(realm).getMessageHistory(NINA_MEMBER, { message_id: 1, ...more }).response.message_history;
}

describe("getMessageHistory", () => {
  it("lists every state, the original first", () => {
    expect(historyOf(editedRealm())).toEqual([
      {
        user_id: MEL_MEMBER,
        timestamp: START,
        topic: "lunch",
        content: "old *pizza*",
        rendered_content: "<p>old <em>pizza</em></p>",
      },
      {
        user_id: MEL_MEMBER,
        timestamp: START + 10,
        topic: "lunch",
        content: "new *pizza*",
        rendered_content: "<p>new <em>pizza</em></p>",
        prev_content: "old *pizza*",
        prev_rendered_content: "<p>old <em>pizza</em></p>",
        content_html_diff:
          '<div><p> <span class="highlight_text_inserted">new</span> <span class="highlight_text_deleted">old</span> ' +
          "<em>pizza</em></p></div>",
      },
      {
        user_id: MEL_MEMBER,
        timestamp: START + 20,
        topic: "dinner",
        prev_topic: "lunch",
        content: "new pizza",
        rendered_content: "<p>new pizza</p>",
        prev_content: "new *pizza*",
        prev_rendered_content: "<p>new <em>pizza</em></p>",
        content_html_diff: "<div><p>new pizza</p></div>",
      },
      {
        user_id: NINA_MEMBER,
        timestamp: START + 30,
        topic: "dinner",
        prev_stream: GENERAL,
        stream: OPEN_TO_ALL,
        content: "new pizza",
        rendered_content: "<p>new pizza</p>",
      },
    ]);
  });

  it("shows only moves, with the content of their time, where the realm wants that", () => {
    const history = historyOf(editedRealm({ message_edit_history_visibility_policy: "moves" }));
    expect(history).toMatchObject([
      { timestamp: START, topic: "lunch", content: "old *pizza*" },
      { timestamp: START + 20, topic: "dinner", prev_topic: "lunch", content: "new pizza" },
      { timestamp: START + 30, topic: "dinner", stream: OPEN_TO_ALL, content: "new pizza" },
    ]);
    for (const snapshot of history) expect(snapshot).not.toHaveProperty("prev_content");
  });

  it("has one state of a message without edits", () => {
    const realm = everyRole({ messages: [{ sender: "mel@example.test", to: ["nina@example.test"], content: "psst" }] });
    expect(historyOf(realm)).toMatchObject([{ user_id: MEL_MEMBER, topic: "", content: "psst" }]);
  });

  it("names the empty topic for clients that do not know it", () => {
    const realm = editedRealm({}, "");
    expect(historyOf(realm)).toMatchObject([
      { topic: "general chat" },
      { topic: "general chat" },
      { topic: "dinner", prev_topic: "general chat" },
      { topic: "dinner" },
    ]);
    expect(historyOf(realm, { allow_empty_topic_name: true })).toMatchObject([{ topic: "" }, {}, { prev_topic: "" }, {}]);
  });
});
