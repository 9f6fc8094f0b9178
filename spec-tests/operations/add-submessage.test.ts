// Polls, lists of tasks, and the actions of users on them.
import { describe, expect, it } from "vitest";
import { addSubmessage, type Realm, updateMessage } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { BY_MEL, IN_ATTIC, REALM } from "../support/spec-realm";

spec(addSubmessage, [
  {
    realm: REALM,
    params: { message_id: BY_MEL, msg_type: "widget", content: "{}" },
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: IN_ATTIC } }],
      ["submessage_not_allowed", "BAD_REQUEST", { actor: NINA_MEMBER }, APART],
      ["submessage_invalid", "BAD_REQUEST", { params: { content: "{" } }],
    ],
  },
]);

function withMessage(content: string): Realm {
  return play(everyRole()).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content }).realm;
}

const VOTE = JSON.stringify({ type: "vote", key: "canned,0", vote: 1 });
const vote = { message_id: 1, msg_type: "widget", content: VOTE };

describe("a message that is a widget", () => {
  it.each([
    ["/poll Lunch?\n- Soup\n\n* Salad", { widget_type: "poll", extra_data: { question: "Lunch?", options: ["Soup", "Salad"] } }],
    ["/poll", { widget_type: "poll", extra_data: { question: "", options: [] } }],
    [
      "/todo List\nBuy: milk and: eggs\nRest",
      {
        widget_type: "todo",
        extra_data: {
          task_list_title: "List",
          tasks: [
            { task: "Buy", desc: "milk and: eggs" },
            { task: "Rest", desc: "" },
          ],
        },
      },
    ],
  ])("%j creates a widget in addition to its content", (content, widget) => {
    const { message } = play(withMessage(content)).getMessage(NINA_MEMBER, { message_id: 1 }).response;
    const [row] = message?.submessages ?? [];
    expect(row).toMatchObject({ id: 1, message_id: 1, sender_id: MEL_MEMBER, msg_type: "widget" });
    expect(JSON.parse(row?.content ?? "")).toEqual(widget);
  });

  it.each(["/polls a", "say /poll a", "/me waves"])("is not %j", (content) => {
    const { message } = play(withMessage(content)).getMessage(NINA_MEMBER, { message_id: 1 }).response;
    expect(message?.["submessages"]).toEqual([]);
  });

  it("keeps its content, and an edit into a command creates no widget", () => {
    const poll = withMessage("/poll a");
    expectRefusal(updateMessage(poll, MEL_MEMBER, { message_id: 1, content: "x" }), poll, "BAD_REQUEST", "widget_not_editable");
    const edited = play(withMessage("plain")).updateMessage(MEL_MEMBER, { message_id: 1, content: "/poll a" }).realm;
    expect(updateMessage(edited, MEL_MEMBER, { message_id: 1, content: "plain" }).ok).toBe(true);
  });

  it("is a form with choices when the client sends one, and nothing else", () => {
    const form = { widget_type: "zform", extra_data: { type: "choices", heading: "?", choices: [] } };
    const message = { type: "channel", to: GENERAL, topic: "t", content: "x" } as const;
    const sent = play(everyRole()).sendMessage(MEL_MEMBER, { ...message, widget_content: JSON.stringify(form) });
    expect(JSON.parse(sent.realm.messages.get(0)?.submessages?.[0]?.content ?? "")).toEqual(form);
  });
});

describe("addSubmessage refuses", () => {
  const poll = withMessage("/poll a\nb");
  const deed = (value: unknown) => ({ ...vote, content: JSON.stringify(value) });
  it.each([
    ["what is no JSON", { ...vote, content: "x" }, NINA_MEMBER, "submessage_invalid"],
    ["a vote of another value", deed({ type: "vote", key: "a", vote: 2 }), NINA_MEMBER, "submessage_invalid"],
    ["a field too many", deed({ type: "vote", key: "a", vote: 1, more: 1 }), NINA_MEMBER, "submessage_invalid"],
    ["an unknown deed", deed({ type: "strike", key: "a" }), NINA_MEMBER, "submessage_invalid"],
    ["another question by others than the author", deed({ type: "question", question: "?" }), NINA_MEMBER, "submessage_invalid"],
    ["an option of too large a number", deed({ type: "new_option", option: "c", idx: 1001 }), NINA_MEMBER, "submessage_invalid"],
  ])("%s", (_name, params, actor, reason) => {
    expectRefusal(addSubmessage(poll, actor, params), poll, "BAD_REQUEST", reason);
  });

  it("other users than the author, on a message without a widget", () => {
    const plain = withMessage("plain");
    expect(addSubmessage(plain, NINA_MEMBER, { ...vote, content: "{}" }).ok).toBe(false);
    expect(addSubmessage(plain, MEL_MEMBER, { ...vote, content: "{}" }).ok).toBe(true);
  });
});

describe("addSubmessage notifies", () => {
  it("the readers of the message of the submessage, with its number", () => {
    const outcome = addSubmessage(withMessage("/poll a\nb"), NINA_MEMBER, vote);
    const event = { type: "submessage", msg_type: "widget", message_id: 1, submessage_id: 2, sender_id: NINA_MEMBER, content: VOTE };
    for (const id of [OLIVE_OWNER, NINA_MEMBER]) expect(eventsFor(outcome, id)).toEqual([event]);
    const { message } = play(outcome.realm).getMessage(NINA_MEMBER, { message_id: 1 }).response;
    expect(message?.["submessages"]).toHaveLength(2);
  });

  it("with earlier submessages numbered first, and no number used twice in the realm", () => {
    const message = { type: "channel", to: GENERAL, topic: "t", content: "/poll a" } as const;
    const voted = play(withMessage("/poll a\nb")).sendMessage(MEL_MEMBER, message).addSubmessage(NINA_MEMBER, vote).realm;
    const again = play(voted).addSubmessage(OLIVE_OWNER, { ...vote, message_id: 2 }).realm;
    const ids = (place: number) => again.messages.get(place)?.submessages?.map(({ id }) => id);
    expect([ids(0), ids(1)]).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it("an actor that follows the topic now by taking part", () => {
    const wants = (policy: number) => {
      const settings = { automatically_follow_topics_policy: policy };
      const poll = play(withMessage("/poll a")).updateSettings(NINA_MEMBER, settings).realm;
      return eventsFor(addSubmessage(poll, NINA_MEMBER, vote), NINA_MEMBER).filter(({ type }) => type === "user_topic");
    };
    expect(wants(1)).toMatchObject([{ stream_id: GENERAL, topic_name: "t", visibility_policy: 3 }]);
    expect(wants(4)).toEqual([]);
  });
});
