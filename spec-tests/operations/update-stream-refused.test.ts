import { describe, expect, it } from "vitest";
import { type Fixture, type Realm, sendMessage, updateStream } from "../../src/index";
import { carriedOut, expectRefusal, eventTypes, codeOf } from "../support/outcomes";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  NINA_MEMBER,
  OLIVE_OWNER,
  OPEN_TO_ALL,
  SECRET,
  SHARED_SECRET,
} from "../support/realms";

const ADMINISTRATORS = 3;
const MODERATORS = 4;
const EVERYONE = 7;

/** The starting realm in which Nina administers the public channel and the private one with protected history. */
function administeredByNina(more: Fixture = {}): Realm {
  const nina = { can_administer_channel_group: { direct_members: ["nina@example.test"] } };
  const channels = (EVERY_ROLE_FIXTURE.channels ?? []).map((one, index) => (index < 2 ? { ...one, ...nina } : one));
  return everyRole({ channels, ...more });
}

describe("updateStream refuses, the first reason first", () => {
  const realm = administeredByNina({ channel_folders: [{ name: "old", is_archived: true }] });
  it.each([
    ["a channel that does not exist", NINA_MEMBER, { stream_id: 99 }, "channel_unknown"],
    ["a channel that one may not know of", MEL_MEMBER, { stream_id: SHARED_SECRET, new_name: "" }, "channel_unknown"],
    ["an actor who does not administer it", MORGAN_MODERATOR, { stream_id: GENERAL, new_name: "" }, "channel_administration_not_allowed"],
    [
      "an actor who does not administer it, for a valid change",
      MORGAN_MODERATOR,
      { stream_id: GENERAL, new_name: "hall" },
      "channel_administration_not_allowed",
    ],
    ["an empty name", NINA_MEMBER, { stream_id: GENERAL, new_name: " " }, "name_empty"],
    ["a description of 1025 characters", NINA_MEMBER, { stream_id: GENERAL, description: "x".repeat(1025) }, "description_too_long"],
    ["unarchiving what is not archived", NINA_MEMBER, { stream_id: GENERAL, is_archived: false }, "channel_not_archived"],
    ["a private channel that is web-public", OLIVE_OWNER, { stream_id: SECRET, is_web_public: true }, "web_public_and_private"],
    [
      "a public channel with protected history",
      NINA_MEMBER,
      { stream_id: GENERAL, history_public_to_subscribers: false },
      "protected_history_of_public",
    ],
    ["privacy without content access", NINA_MEMBER, { stream_id: SECRET, is_private: false }, "privacy_of_unreadable_channel"],
    [
      "privacy without content access, by an administrator",
      ADA_ADMIN,
      { stream_id: SECRET, is_private: false },
      "privacy_of_unreadable_channel",
    ],
    ["a web-public channel where the realm has none", OLIVE_OWNER, { stream_id: GENERAL, is_web_public: true }, "web_public_channels_disabled"],
    [
      "a default channel by a channel administrator",
      NINA_MEMBER,
      { stream_id: GENERAL, is_default_stream: true },
      "default_channel_not_allowed",
    ],
    ["a private default channel", ADA_ADMIN, { stream_id: SECRET, is_default_stream: true }, "default_channel_private"],
    ["a retention time by an administrator", ADA_ADMIN, { stream_id: GENERAL, message_retention_days: -5 }, "owner_required"],
    ["a folder that does not exist", NINA_MEMBER, { stream_id: GENERAL, folder_id: 9 }, "folder_unknown"],
    ["an unknown group", NINA_MEMBER, { stream_id: GENERAL, can_send_message_group: { new: 99 } }, "group_value_group_unknown"],
    [
      "a group that the setting excludes",
      NINA_MEMBER,
      { stream_id: GENERAL, can_subscribe_group: { new: EVERYONE } },
      "group_value_excluded",
    ],
    [
      "who may subscribe, without content access",
      NINA_MEMBER,
      { stream_id: SECRET, can_subscribe_group: { new: MODERATORS } },
      "access_of_unreadable_channel",
    ],
    [
      "the permission to subscribe others, in the same way",
      ADA_ADMIN,
      { stream_id: SECRET, can_add_subscribers_group: { new: MODERATORS } },
      "access_of_unreadable_channel",
    ],
    [
      "who may delete, without the right to decide",
      NINA_MEMBER,
      { stream_id: GENERAL, can_delete_own_message_group: { new: 7 } },
      "delete_policy_not_allowed",
    ],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(updateStream(realm, actor, params), realm, codeOf(reason), reason, { http_status: 400 });
  });

  it("an invalid retention time, by its value and its name", () => {
    const outcome = updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, message_retention_days: -5 });
    expectRefusal(outcome, realm, "REQUEST_VARIABLE_INVALID", "retention_days_invalid", {
      var_name: "message_retention_days",
      bad_value: -5,
    });
  });

  it("the present name, a private channel that is web-public, and requests to moderators in a public channel", () => {
    expectRefusal(
      updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, new_name: "general " }),
      realm,
      "BAD_REQUEST",
      "channel_name_taken",
    );
    expectRefusal(
      updateStream(realm, OLIVE_OWNER, { stream_id: OPEN_TO_ALL, is_private: true }),
      realm,
      "BAD_REQUEST",
      "web_public_and_private",
    );
    const board = { ...realm, settings: { ...realm.settings, moderation_request_channel_id: GENERAL } };
    expectRefusal(
      updateStream(board, OLIVE_OWNER, { stream_id: GENERAL, description: "d" }),
      board,
      "BAD_REQUEST",
      "channel_for_requests_public",
    );
  });

  it("an old value other than the present one, but accepts one in another form", () => {
    const change = (old: number | { direct_members: number[]; direct_subgroups: number[] }) =>
      updateStream(realm, NINA_MEMBER, { stream_id: GENERAL, can_send_message_group: { new: MODERATORS, old } });
    expectRefusal(change(ADMINISTRATORS), realm, "EXPECTATION_MISMATCH", "group_value_not_as_expected", { field_name: "old" });
    expect(change(EVERYONE).ok).toBe(true);
    expect(change({ direct_members: [], direct_subgroups: [EVERYONE] }).ok).toBe(true);
  });

  it("a default channel by its own administrators, with the generic code, on servers too", () => {
    const channels = [{ name: "general", can_administer_channel_group: { direct_members: ["nina@example.test"] } }];
    const real = everyRole({ realm: { follow: "server" }, channels });
    const outcome = updateStream(real, NINA_MEMBER, { stream_id: GENERAL, is_default_stream: true });
    expectRefusal(outcome, real, "BAD_REQUEST", "default_channel_not_allowed");
  });

  it.each(["Secret", "attic"])("a name that another channel has, in any letters: %s", (new_name) => {
    const outcome = updateStream(realm, NINA_MEMBER, { stream_id: GENERAL, new_name });
    expectRefusal(outcome, realm, "CHANNEL_ALREADY_EXISTS", "channel_exists", { channel_name: new_name });
  });

  it("only a part, and keeps the parts before it", () => {
    const params = { stream_id: GENERAL, description: "new", new_name: "secret", topics_policy: "allow_empty_topic" as const };
    const outcome = updateStream(everyRole(), ADA_ADMIN, params);
    expect(outcome).toMatchObject({ ok: false, error: { reason: "channel_exists" } });
    expect(eventTypes(outcome)).toContain("message");
    const channel = outcome.realm.channels.get(GENERAL - 1);
    expect(channel).toMatchObject({ description: "new", name: "general", topics_policy: "allow_empty_topic" });
  });

  it("only the empty topic while there are messages in others, and topic policies without the right to set them", () => {
    const only = { stream_id: GENERAL, topics_policy: "empty_topic_only" } as const;
    const send = (topic: string): Realm => {
      const message = { type: "channel", to: GENERAL, topic, content: "x" } as const;
      return carriedOut(sendMessage(realm, MEL_MEMBER, message)).realm;
    };
    const lunch = send("lunch");
    expectRefusal(updateStream(lunch, NINA_MEMBER, only), lunch, "BAD_REQUEST", "topics_exist");
    expect(updateStream(send(""), NINA_MEMBER, only).ok).toBe(true);
    const strict = administeredByNina({ settings: { can_set_topics_policy_group: "role:nobody" } });
    expectRefusal(updateStream(strict, NINA_MEMBER, only), strict, "BAD_REQUEST", "topics_policy_not_allowed");
  });

  it("another privacy without the right to create such channels since feature level 421", () => {
    const settings = { can_create_private_channel_group: "role:administrators", can_create_public_channel_group: "role:nobody" };
    const changed = (feature_level: number, actor: number): boolean =>
      updateStream(administeredByNina({ feature_level, settings }), actor, { stream_id: GENERAL, is_private: true }).ok;
    expect([420, 421].map((level) => [NINA_MEMBER, ADA_ADMIN].map((actor) => changed(level, actor)))).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it("a private default channel, unless the same call removes it from the default channels", () => {
    const channels = [{ name: "general", subscribers: "all" as const, is_default_stream: true }];
    const start = everyRole({ channels });
    expectRefusal(updateStream(start, ADA_ADMIN, { stream_id: 1, is_private: true }), start, "BAD_REQUEST", "default_channel_private");
    const both = { stream_id: 1, is_private: true, is_default_stream: false };
    const member = everyRole({ channels: [{ ...channels[0], name: "general", subscribers: "all" as const }] });
    expect(carriedOut(updateStream(member, ADA_ADMIN, both)).realm.channels.get(0)).toMatchObject({
      invite_only: true,
    });
  });
});
