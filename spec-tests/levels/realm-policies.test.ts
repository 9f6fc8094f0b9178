/** Permissions of the realm that were numbers before they were groups: at old levels they mean what they meant. */
import { describe, expect, it } from "vitest";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, MORGAN_MODERATOR, OLIVE_OWNER } from "../support/realms";
import { wireCall } from "../support/wire-call";

const OLIVE = "olive@example.test";
const MODERATORS_OWN = { edit_topic_policy: 4, move_messages_between_streams_policy: 6 };

function shown(level: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { outcome } = wireCall(everyRole({ feature_level: level }), OLIVE, "PATCH", "/realm", changes);
  return { ...play(outcome.realm).registerQueue(OLIVE_OWNER, {}).response };
}

describe("a permission as a number", () => {
  it.each([
    ["edit_topic_policy", 315, 5],
    ["move_messages_between_streams_policy", 309, 1],
    ["invite_to_realm_policy", 320, 1],
    ["add_custom_emoji_policy", 306, 1],
    ["delete_own_message_policy", 290, 5],
    ["private_message_policy", 269, 1],
  ])("%s is shown until level %s", (name, last, number) => {
    expect(shown(last)).toMatchObject({ [`realm_${name}`]: number });
    expect(shown(last + 1)).not.toHaveProperty(`realm_${name}`);
  });

  it.each([
    ["edit_topic_policy", 315, 6],
    ["move_messages_between_streams_policy", 309, 4],
    ["invite_to_stream_policy", 340, 3],
    ["wildcard_mention_policy", 351, 7],
    ["create_public_stream_policy", 263, 2],
  ])("%s is written until level %s", (name, last, number) => {
    const changed = (level: number) => wireCall(everyRole({ feature_level: level }), OLIVE, "PATCH", "/realm", { [name]: number });
    expect(shown(last, { [name]: number })).toMatchObject({ [`realm_${name}`]: number });
    const before = changed(last);
    expect(before.response.body).toMatchObject({ [name]: number });
    const expected = { type: "realm", op: "update", property: name, value: number };
    const ofEditing = { type: "realm", op: "update_dict", property: "default", data: { [name]: number } };
    expect(before.outcome.events.map(({ event }) => event)).toEqual([name === "edit_topic_policy" ? ofEditing : expected]);
    const after = changed(last + 1);
    expect(after.response.body).toMatchObject({ ignored_parameters_unsupported: [name] });
    expect(after.outcome.events).toEqual([]);
  });

  it("decides which users can move messages", () => {
    const realm = wireCall(everyRole({ feature_level: 300 }), OLIVE, "PATCH", "/realm", MODERATORS_OWN).outcome.realm;
    const sent = play(realm).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "x" }).realm;
    const moved = (who: string, changes: object) => wireCall(sent, who, "PATCH", "/messages/1", { ...changes }).response.status;
    expect(sent.users.get(MORGAN_MODERATOR - 1)?.delivery_email).toBe("morgan@example.test");
    expect(moved("mel@example.test", { topic: "other" })).toBe(400);
    expect(moved("morgan@example.test", { topic: "other" })).toBe(200);
  });

  it("for no account is refused, and changes nothing", () => {
    const realm = everyRole({ feature_level: 300 });
    const { outcome, response } = wireCall(realm, OLIVE, "PATCH", "/realm", { move_messages_between_streams_policy: 5 });
    expect(response.body).toMatchObject({ code: "BAD_REQUEST", msg: expect.stringContaining("one of 1, 2, 3, 4, 6") });
    expect(outcome.realm).toBe(realm);
  });
});

it.each([
  ["create_multiuse_invite_group", "/realm", 313],
  ["can_access_all_users_group", "/realm", 313],
  ["can_remove_subscribers_group", `/streams/${GENERAL}`, 319],
])("a group setting of old requests, %s, is a bare ID until level %s", (name, path, last) => {
  const status = (level: number, value: unknown) =>
    wireCall(everyRole({ feature_level: level }), OLIVE, "PATCH", path, { [name]: value }).response.status;
  expect([status(last, 6), status(last, { new: 6 })]).toEqual([200, 400]);
  expect([status(last + 1, 6), status(last + 1, { new: 6 })]).toEqual([400, 200]);
});
