import { describe, expect, it } from "vitest";
import { type Fixture, type Realm, updateStream } from "../../src/index";
import { eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

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
  it("an invalid retention time, by its value and its name", () => {
    const outcome = updateStream(realm, OLIVE_OWNER, { stream_id: GENERAL, message_retention_days: -5 });
    expectRefusal(outcome, realm, "REQUEST_VARIABLE_INVALID", "retention_days_invalid", {
      var_name: "message_retention_days",
      bad_value: -5,
    });
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

  it("only the empty topic while there are messages in others", () => {
    const only = { stream_id: GENERAL, topics_policy: "empty_topic_only" } as const;
    const send = (topic: string): Realm => {
      const message = { type: "channel", to: GENERAL, topic, content: "x" } as const;
      return play(realm).sendMessage(MEL_MEMBER, message).realm;
    };
    expect([updateStream(send("lunch"), NINA_MEMBER, only).ok, updateStream(send(""), NINA_MEMBER, only).ok]).toEqual([false, true]);
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
    expect(play(member).updateStream(ADA_ADMIN, both).realm.channels.get(0)).toMatchObject({
      invite_only: true,
    });
  });
});
