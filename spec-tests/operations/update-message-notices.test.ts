// The notices of the notification bot on moves.
import { describe, expect, it } from "vitest";
import { type Fixture, type Outcome, type Realm, updateMessage } from "../../src/index";
import { setVisibilityPolicy } from "../../src/model/changes/user-topics/topic-visibility";
import { isUnread } from "../../src/model/rules/messages/read-state";
import { carriedOut, eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OPEN_TO_ALL,
} from "../support/realms";

const mel = "mel@example.test";

/** Three messages about lunch, one about dinner, in `general`. */
function tableRealm(more: Fixture = {}): Realm {
  const about = (topic: string) => ({ sender: mel, channel: "general", topic, content: "mm" });
  return everyRole({ messages: [about("lunch"), about("lunch"), about("lunch"), about("dinner")], ...more });
}

/** The notices of an outcome: where they stand and what they say, without who moved. */
function notices(outcome: Outcome, from = 5): string[] {
  return [...carriedOut(outcome).realm.messages]
    .flatMap((message) => (message === null || message.id < from ? [] : [message]))
    .map(({ stream_id, topic, content }) => {
      expect(content).toContain("@_**Morgan Moderator|3**");
      return `${stream_id}/${topic}: ${content.replace(" by @_**Morgan Moderator|3**", "")}`;
    });
}

/** The event types of an outcome, without moved preferences. */
function messageEvents(outcome: Outcome): string[] {
  return eventTypes(outcome).filter((type) => type !== "user_topic" && type !== "muted_topics");
}

const both = { send_notification_to_old_thread: true, send_notification_to_new_thread: true };

describe("the notices of a move", () => {
  it.each([
    [
      "a whole topic to an empty one",
      { message_id: 1, topic: "supper", propagate_mode: "change_all" as const },
      "1/supper: This topic was moved here from #**general>lunch**.",
      "1/lunch: This topic was moved to #**general>supper**.",
    ],
    [
      "a whole topic by its first message",
      { message_id: 1, topic: "supper", propagate_mode: "change_later" as const },
      "1/supper: This topic was moved here from #**general>lunch**.",
      "1/lunch: This topic was moved to #**general>supper**.",
    ],
    [
      "a whole topic to one with messages",
      { message_id: 1, topic: "dinner", propagate_mode: "change_all" as const },
      "1/dinner: 3 messages were moved here from #**general>lunch**.",
      "1/lunch: This topic was moved to #**general>dinner**.",
    ],
    [
      "a whole topic of one message to one with messages",
      { message_id: 4, topic: "lunch" },
      "1/lunch: #**general>lunch@4** was moved here from #**general>dinner**.",
      "1/dinner: This topic was moved to #**general>lunch**.",
    ],
    [
      "one message",
      { message_id: 2, topic: "supper" },
      "1/supper: #**general>supper@2** was moved here from #**general>lunch**.",
      "1/lunch: A message was moved from this topic to #**general>supper**.",
    ],
    [
      "several messages",
      { message_id: 2, topic: "supper", propagate_mode: "change_later" as const },
      "1/supper: 2 messages were moved here from #**general>lunch**.",
      "1/lunch: 2 messages were moved from this topic to #**general>supper**.",
    ],
    [
      "a whole topic to another channel",
      { message_id: 1, stream_id: OPEN_TO_ALL, propagate_mode: "change_all" as const },
      "4/lunch: This topic was moved here from #**general>lunch**.",
      "1/lunch: This topic was moved to #**open to all>lunch**.",
    ],
    [
      "a topic that is also resolved, to another channel",
      { message_id: 1, stream_id: OPEN_TO_ALL, topic: "✔ lunch", propagate_mode: "change_all" as const },
      "4/✔ lunch: This topic was moved here from #**general>lunch**.",
      "1/lunch: This topic was moved to #**open to all>✔ lunch**.",
    ],
  ])("%s", (_name, params, arrived, left) => {
    const move = (switches: object): string[] => notices(updateMessage(tableRealm(), MORGAN_MODERATOR, { ...params, ...switches }));
    expect(move(both)).toEqual([arrived, left]);
    expect(move({})).toEqual([arrived]);
    expect(move({ send_notification_to_new_thread: false })).toEqual([]);
    expect(move({ send_notification_to_new_thread: false, send_notification_to_old_thread: true })).toEqual([left]);
  });

  it("are not sent to a topic that the channel no longer accepts", () => {
    const message = { sender: mel, channel: "general", topic: "", content: "mm" };
    const moved = (settings: object): string[] => {
      const realm = everyRole({ messages: [message, message], settings });
      return notices(updateMessage(realm, MORGAN_MODERATOR, { message_id: 1, topic: "lunch", ...both }), 3);
    };
    expect(moved({})).toHaveLength(2);
    expect(moved({ topics_policy: "disable_empty_topic" })).toEqual([expect.stringContaining("1/lunch: ")]);
  });

  it("are sent for a change of letter case in the same topic, and not for changes of content", () => {
    const respelled = { message_id: 1, topic: "LUNCH", propagate_mode: "change_all" as const, ...both };
    expect(notices(updateMessage(tableRealm(), MORGAN_MODERATOR, respelled))).toEqual([
      "1/LUNCH: This topic was moved here from #**general>lunch**.",
      "1/lunch: This topic was moved to #**general>LUNCH**.",
    ]);
    expect(notices(updateMessage(tableRealm(), MEL_MEMBER, { message_id: 1, content: "x", ...both }))).toEqual([]);
  });

  it("are sent to the old thread too by default below feature level 152, without notices of moves inside a channel", () => {
    const old = tableRealm({ feature_level: 151 });
    expect(notices(updateMessage(old, MORGAN_MODERATOR, { message_id: 2, stream_id: OPEN_TO_ALL }))).toHaveLength(2);
    expect(notices(updateMessage(old, MORGAN_MODERATOR, { message_id: 2, topic: "supper", ...both }))).toEqual([]);
  });

  it("start as unread, but read for the actor since level 388", () => {
    const unread = (feature_level: number) => {
      const { realm } = play(tableRealm({ feature_level })).updateMessage(MORGAN_MODERATOR, { message_id: 2, topic: "supper" });
      const notice = realm.messages.get(4);
      if (notice === undefined || notice === null) throw new Error("The notice must be there.");
      return [MORGAN_MODERATOR, NINA_MEMBER].map((id) => isUnread(realm, id, notice));
    };
    expect([387, 388].map(unread)).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe("resolving a topic", () => {
  const resolve = { message_id: 1, topic: "✔ lunch", propagate_mode: "change_all" } as const;
  const unresolve = { ...resolve, topic: "lunch" };
  const NOTICE = 5;

  it("sends a notice to the renamed topic, one to the old topic on request, and does not count as a move", () => {
    const outcome = updateMessage(tableRealm(), MORGAN_MODERATOR, resolve);
    expect(notices(updateMessage(tableRealm(), MORGAN_MODERATOR, { ...resolve, ...both }))).toEqual([
      "1/✔ lunch: @_**Morgan Moderator|3** has marked this topic as resolved.",
      "1/lunch: This topic was moved to #**general>✔ lunch**.",
    ]);
    expect(notices(outcome)).toEqual(["1/✔ lunch: @_**Morgan Moderator|3** has marked this topic as resolved."]);
    expect(messageEvents(outcome)).toEqual(["update_message", "message"]);
    const { realm } = carriedOut(outcome);
    expect(realm.messages.get(0)).toMatchObject({
      topic: "✔ lunch",
      last_moved_timestamp: null,
      edit_history: [{ prev_topic: "lunch", topic: "✔ lunch" }],
    });
  });

  // Resolving is undone up to sixty seconds later.
  it("is undone within a minute by deleting the notice, exact to the second", () => {
    const { realm } = play(tableRealm()).updateMessage(MORGAN_MODERATOR, resolve);
    const quick = updateMessage(play(realm).advanceClock({ seconds: 60 }).realm, MEL_MEMBER, unresolve);
    expect(messageEvents(quick)).toEqual(["update_message", "delete_message"]);
    expect(eventsFor(quick, NINA_MEMBER).at(-1)).toMatchObject({ message_ids: [NOTICE], topic: "lunch" });
    expect(carriedOut(quick).realm.messages.get(NOTICE - 1)).toBeNull();
    const slow = updateMessage(play(realm).advanceClock({ seconds: 61 }).realm, MORGAN_MODERATOR, unresolve);
    expect(notices(slow, 6)).toEqual(["1/lunch: @_**Morgan Moderator|3** has marked this topic as unresolved."]);
  });

  it("is not undone when a user has written since", () => {
    const { realm } = play(tableRealm()).updateMessage(MORGAN_MODERATOR, resolve);
    const answer = { type: "channel", to: GENERAL, topic: "✔ lunch", content: "wait" } as const;
    const later = play(realm).sendMessage(MEL_MEMBER, answer).realm;
    expect(messageEvents(updateMessage(later, MORGAN_MODERATOR, unresolve))).toEqual(["update_message", "message"]);
  });

  it("sends no notice when the same request changes the content", () => {
    const outcome = updateMessage(tableRealm(), MEL_MEMBER, { ...resolve, content: "x" });
    expect(messageEvents(outcome)).toEqual(["update_message"]);
  });

  it.each([
    ["the exact prefix", "lunch", "✔ lunch", true],
    ["another spelling", "lunch", "✔ Lunch", false],
    ["a prefix without a blank", "lunch", "✔lunch", false],
    ["a second prefix", "✔ lunch", "✔ ✔ lunch", false],
    ["all prefixes taken away", "✔ ✔✔ lunch", "lunch", true],
    ["one of two prefixes taken away", "✔ ✔ lunch", "✔ lunch", false],
  ])("is %s", (_name, topic, wanted, resolves) => {
    const realm = everyRole({
      settings: { can_resolve_topics_group: "role:nobody" },
      messages: [{ sender: mel, channel: "general", topic, content: "mm" }],
    });
    const outcome = updateMessage(realm, MEL_MEMBER, { message_id: 1, topic: wanted });
    if (resolves) expectRefusal(outcome, realm, "BAD_REQUEST", "resolving_not_allowed");
    else expect(carriedOut(outcome).realm.messages.get(0)?.last_moved_timestamp).toBe(realm.now);
  });

  it("requires the permission of the realm or of the channel, which the permission to move does not include", () => {
    const closed = { can_resolve_topics_group: "role:moderators" };
    const realm = tableRealm({ settings: closed });
    expectRefusal(updateMessage(realm, MEL_MEMBER, resolve), realm, "BAD_REQUEST", "resolving_not_allowed");
    expect(updateMessage(realm, MORGAN_MODERATOR, resolve).ok).toBe(true);
    const [general, ...others] = EVERY_ROLE_FIXTURE.channels ?? [];
    const channels = [{ name: "general", ...general, can_resolve_topics_group: "role:members" }, ...others];
    expect(updateMessage(tableRealm({ settings: closed, channels }), MEL_MEMBER, resolve).ok).toBe(true);
    const settings = { can_move_messages_between_topics_group: "role:nobody" };
    expect(updateMessage(tableRealm({ settings }), MEL_MEMBER, resolve).ok).toBe(true);
    const old = tableRealm({ settings, feature_level: 366 });
    expectRefusal(updateMessage(old, MEL_MEMBER, resolve), old, "BAD_REQUEST", "topic_move_not_allowed");
  });

  it.each([
    ["always", [false, false]],
    ["except_followed", [true, false]],
    ["never", [true, true]],
  ])("keeps the notice unread by the policy %s for followers and for others", (policy, unread) => {
    const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({
      ...user,
      settings: { resolved_topic_notice_auto_read_policy: policy },
    }));
    const followed = setVisibilityPolicy(tableRealm({ users }), NINA_MEMBER, GENERAL, "lunch", 3).realm;
    const { realm } = play(followed).updateMessage(MORGAN_MODERATOR, resolve);
    const notice = realm.messages.get(NOTICE - 1);
    if (notice === undefined || notice === null) throw new Error("The notice must be there.");
    expect([NINA_MEMBER, ADA_ADMIN].map((id) => isUnread(realm, id, notice))).toEqual(unread);
    expect(isUnread(realm, MORGAN_MODERATOR, notice)).toBe(false);
  });

  it("counts the author who started the topic as a follower, and no user who only unmutes it", () => {
    const unmuted = setVisibilityPolicy(tableRealm(), NINA_MEMBER, GENERAL, "lunch", 2).realm;
    const { realm } = play(unmuted).updateMessage(MORGAN_MODERATOR, resolve);
    expect(realm.messages.get(NOTICE - 1)?.born_read).toEqual({ all_users: true, user_ids: [MEL_MEMBER] });
  });

  it("keeps the notice unread only for users who wrote or reacted below feature level 385", () => {
    const start = tableRealm({ feature_level: 384 });
    const liked = play(start).addReaction(ADA_ADMIN, { message_id: 1, emoji_name: "heart" }).realm;
    expect(
      play(liked)
        .updateMessage(MORGAN_MODERATOR, resolve)
        .realm.messages.get(NOTICE - 1)?.born_read,
    ).toEqual({
      all_users: true,
      user_ids: [ADA_ADMIN, MEL_MEMBER],
    });
    const { realm } = play(start).updateMessage(MORGAN_MODERATOR, resolve);
    const notice = realm.messages.get(NOTICE - 1);
    if (notice === undefined || notice === null) throw new Error("The notice must be there.");
    expect([NINA_MEMBER, MORGAN_MODERATOR, MEL_MEMBER].map((id) => isUnread(realm, id, notice))).toEqual([false, false, true]);
  });
});
