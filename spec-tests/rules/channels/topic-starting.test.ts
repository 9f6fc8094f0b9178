/** Who starts topics since feature level 441: by sending, by scheduling, by moving; and channels with protected history. */
import { describe, expect, it } from "vitest";
import { advanceClock, type Fixture, type Realm } from "../../../src/index";
import { at, BEEP, body, done, GRETA, MEL, MORGAN, NINA, OLIVE, realmAt, says, status } from "../../levels/behaviours/at-level";
import { SECRET } from "../../support/realms";

const LEVEL = 441;
const EVERYONE = 7;
const NO_ONE = 1;
const MODERATORS = 4;

const limited = (value: unknown, more: Record<string, unknown> = {}): Realm =>
  realmAt(LEVEL, {
    channels: [{ name: "general", subscribers: "all", can_create_topic_group: value, ...more }],
    messages: [{ sender: MORGAN, channel: "general", topic: "Old", content: "x" }],
  } as Fixture);

describe("sending", () => {
  it.each<[string, unknown, string, string, number]>([
    ["a member of the group starts one", "role:moderators", MORGAN, "new", 200],
    ["no one else does", "role:moderators", MEL, "new", 400],
    ["anyone answers in a topic with messages, whatever its letter case", "role:moderators", MEL, "oLD", 200],
    ["owners are bound where no one may", "role:nobody", OLIVE, "new", 400],
    ["a guest starts one where everyone may", "role:everyone", GRETA, "new", 200],
    ["a bot may what its owner may", { direct_members: [MEL], direct_subgroups: [] }, BEEP, "new", 200],
    ["a bot may not what its owner may not", { direct_members: [NINA], direct_subgroups: [] }, BEEP, "new", 400],
    ["the empty topic is a topic", "role:moderators", MEL, "", 400],
  ])("%s", (_name, value, who, topic, expected) => {
    expect(status(limited(value), says(topic, "x", who))).toBe(expected);
  });

  it("comes before the policy on topics", () => {
    const realm = limited("role:nobody", { topics_policy: "disable_empty_topic" });
    expect(body(realm, says("", "x", MEL))).not.toHaveProperty("empty_topic_display_name");
  });

  it("lets a topic be started again by the group alone when its last message is deleted", () => {
    const realm = done(limited("role:moderators"), [OLIVE, "DELETE /messages/1"]);
    expect(status(realm, says("Old"))).toBe(400);
  });

  it("holds for messages for later: when they are created, when their content changes, and when they are due", () => {
    const later = { type: "stream", to: 1, content: "x", scheduled_delivery_timestamp: 2_000_000_000 };
    const realm = limited("role:moderators");
    expect(status(realm, [MEL, "POST /scheduled_messages", { ...later, topic: "new" }])).toBe(400);
    const scheduled = done(realm, [MEL, "POST /scheduled_messages", { ...later, topic: "old" }]);
    expect(status(scheduled, [MEL, "PATCH /scheduled_messages/1", { topic: "new", content: "y" }])).toBe(400);
    const elsewhere = done(scheduled, [MEL, "PATCH /scheduled_messages/1", { topic: "new" }]);
    expect(at(body(elsewhere, [MEL, "GET /scheduled_messages"]), "scheduled_messages.0.failed")).toBe(false);
    const due = advanceClock(elsewhere, { to: 2_000_000_000 }).realm;
    expect(at(body(due, [MEL, "GET /scheduled_messages"]), "scheduled_messages.0.failed")).toBe(true);
  });
});

describe("moving", () => {
  const said = done(limited("role:moderators"), says("old", "mine"));

  it("needs the right where the topic is new", () => {
    expect(status(said, [MEL, "PATCH /messages/2", { topic: "new" }])).toBe(400);
    expect(status(said, [MORGAN, "PATCH /messages/2", { topic: "new" }])).toBe(200);
  });

  it("leaves resolving and moves to topics with messages alone", () => {
    expect(status(said, [MEL, "PATCH /messages/2", { topic: "✔ old" }])).toBe(200);
    const two = done(said, says("there", "x", MORGAN));
    expect(status(two, [MEL, "PATCH /messages/2", { topic: "THERE" }])).toBe(200);
  });

  it("asks the channel that the messages come to", () => {
    const channels: Fixture["channels"] = [
      { name: "general", subscribers: "all" },
      { name: "other", subscribers: "all", can_create_topic_group: "role:moderators" },
    ];
    const realm = done(realmAt(LEVEL, { channels }), says("t"));
    expect(status(realm, [MEL, "PATCH /messages/1", { stream_id: 2 }])).toBe(400);
    expect(status(realm, [MEL, "PATCH /messages/1", { topic: "free" }])).toBe(200);
  });
});

describe("a channel with protected history leaves topics to everyone", () => {
  const NAMES = { parameters: "history_public_to_subscribers, can_create_topic_group" };

  it.each<[string, Record<string, unknown>, object | undefined]>([
    ["private by default", { invite_only: true, can_create_topic_group: MODERATORS }, NAMES],
    ["private and shared", { invite_only: true, history_public_to_subscribers: true, can_create_topic_group: MODERATORS }, undefined],
    ["everyone by ID", { invite_only: true, can_create_topic_group: EVERYONE }, undefined],
    ["everyone and others", { invite_only: true, can_create_topic_group: { direct_members: [1], direct_subgroups: [EVERYONE] } }, NAMES],
    ["a public channel that says protected", { history_public_to_subscribers: false, can_create_topic_group: MODERATORS }, NAMES],
    ["before an unknown group", { invite_only: true, can_create_topic_group: 99 }, NAMES],
  ])("a new one: %s", (_name, params, expected) => {
    for (const call of [
      ["POST /users/me/subscriptions", { subscriptions: [{ name: "fresh" }], ...params }],
      ["POST /channels/create", { name: "fresh", subscribers: [], ...params }],
    ] as const) {
      const found = body(realmAt(LEVEL), [OLIVE, ...call]);
      expect(found).toMatchObject(expected ?? { result: "success" });
    }
  });

  it("a change of who starts topics", () => {
    const change = (value: number) => body(realmAt(LEVEL), [OLIVE, `PATCH /streams/${SECRET}`, { can_create_topic_group: { new: value } }]);
    expect(change(MODERATORS)).toMatchObject(NAMES);
    expect(change(EVERYONE)).toMatchObject({ result: "success" });
  });

  it("a change of privacy, after the policy on topics is stored", () => {
    const realm = limited("role:moderators");
    const params = { is_private: true, topics_policy: "disable_empty_topic" };
    expect(body(realm, [OLIVE, "PATCH /streams/1", params])).toMatchObject(NAMES);
    expect(status(realm, [OLIVE, "PATCH /streams/1", { ...params, can_create_topic_group: { new: EVERYONE } }])).toBe(200);
  });

  it("an old value that is wrong comes first", () => {
    const wrong = { can_create_topic_group: { new: MODERATORS, old: NO_ONE } };
    expect(body(realmAt(LEVEL), [OLIVE, `PATCH /streams/${SECRET}`, wrong])).toMatchObject({ code: "EXPECTATION_MISMATCH" });
  });
});
