import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm, subscribe } from "../../src/index";
import { carriedOut, expectRefusal, codeOf } from "../support/outcomes";
import {
  ADA_ADMIN,
  ATTIC,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";

const NEW = 6;
const fresh = [{ name: "news" }];
const EVERYONE = 7;
const INTERNET = 8;
const OPEN: Fixture = { settings: { enable_spectator_access: true } };

function channel(realm: Realm, id: number): Realm["channels"] extends Iterable<infer Channel> ? Channel : never {
  const found = realm.channels.get(id - 1);
  if (found === undefined) throw new Error(`There is no channel ${id}.`);
  return found;
}

describe("subscribe refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a guest", GRETA_GUEST, { subscriptions: [{ name: "" }] }, "BAD_REQUEST", "guests_do_not_subscribe"],
    ["an empty name", MEL_MEMBER, { subscriptions: [{ name: "  " }], principals: [99] }, "BAD_REQUEST", "name_empty"],
    ["a name of 61 characters", MEL_MEMBER, { subscriptions: [{ name: "n".repeat(61) }] }, "BAD_REQUEST", "name_too_long"],
    ["a name with a control character", MEL_MEMBER, { subscriptions: [{ name: "a\u0007" }] }, "BAD_REQUEST", "name_unprintable"],
    [
      "a description of 1025 characters",
      MEL_MEMBER,
      { subscriptions: [{ name: "a", description: "d".repeat(1025) }] },
      "BAD_REQUEST",
      "description_too_long",
    ],
    ["an invalid color", MEL_MEMBER, { subscriptions: [{ name: "general", color: "red" }] }, "BAD_REQUEST", "color_invalid"],
    ["an unknown principal", MEL_MEMBER, { subscriptions: fresh, principals: [99] }, "BAD_REQUEST", "principal_unknown"],
    ["a deactivated principal", MEL_MEMBER, { subscriptions: fresh, principals: [GONE_MEMBER] }, "BAD_REQUEST", "principal_unknown"],
    [
      "a bot of the server as principal",
      MEL_MEMBER,
      { subscriptions: fresh, principals: [2147483001] },
      "BAD_REQUEST",
      "principal_unknown",
    ],
    ["an unknown address", MEL_MEMBER, { subscriptions: fresh, principals: ["who@example.test"] }, "BAD_REQUEST", "principal_unknown"],
    [
      "a private channel that is web-public",
      OLIVE_OWNER,
      { subscriptions: fresh, invite_only: true, is_web_public: true },
      "BAD_REQUEST",
      "web_public_and_private",
    ],
    [
      "a private default channel",
      OLIVE_OWNER,
      { subscriptions: fresh, invite_only: true, is_default_stream: true },
      "BAD_REQUEST",
      "default_channel_private",
    ],
    [
      "a retention time of no days",
      OLIVE_OWNER,
      { subscriptions: fresh, message_retention_days: 0 },
      "REQUEST_VARIABLE_INVALID",
      "retention_days_invalid",
    ],
    [
      "a retention time in other words",
      OLIVE_OWNER,
      { subscriptions: fresh, message_retention_days: "long" },
      "REQUEST_VARIABLE_INVALID",
      "retention_days_invalid",
    ],
    ["an unknown folder", OLIVE_OWNER, { subscriptions: fresh, folder_id: 1 }, "BAD_REQUEST", "folder_unknown"],
    ["an unknown group", OLIVE_OWNER, { subscriptions: fresh, can_subscribe_group: 99 }, "BAD_REQUEST", "group_value_group_unknown"],
    ["the whole Internet", OLIVE_OWNER, { subscriptions: fresh, can_send_message_group: INTERNET }, "BAD_REQUEST", "group_value_excluded"],
    [
      "everyone where guests are excluded",
      OLIVE_OWNER,
      { subscriptions: fresh, can_add_subscribers_group: EVERYONE },
      "BAD_REQUEST",
      "group_value_excluded",
    ],
    [
      "a deactivated member of a group value",
      OLIVE_OWNER,
      { subscriptions: fresh, can_subscribe_group: { direct_members: [GONE_MEMBER], direct_subgroups: [] } },
      "BAD_REQUEST",
      "group_value_user_unknown",
    ],
    [
      "a default channel by a member",
      MEL_MEMBER,
      { subscriptions: fresh, is_default_stream: true },
      "BAD_REQUEST",
      "default_channel_not_allowed",
    ],
    [
      "a retention time by an administrator",
      ADA_ADMIN,
      { subscriptions: fresh, message_retention_days: 7 },
      "UNAUTHORIZED_PRINCIPAL",
      "owner_required",
    ],
    [
      "who deletes, decided by a member",
      MEL_MEMBER,
      { subscriptions: fresh, can_delete_any_message_group: 7 },
      "BAD_REQUEST",
      "delete_policy_not_allowed",
    ],
    [
      "a private channel that the actor cannot read",
      NINA_MEMBER,
      { subscriptions: [{ name: "secret" }] },
      "BAD_REQUEST",
      "channel_not_accessible",
    ],
    [
      "a private channel, for an administrator too",
      ADA_ADMIN,
      { subscriptions: [{ name: "secret" }] },
      "BAD_REQUEST",
      "channel_not_accessible",
    ],
    [
      "one channel among others, and subscribes to none",
      NINA_MEMBER,
      { subscriptions: [...fresh, { name: "secret" }] },
      "BAD_REQUEST",
      "channel_not_accessible",
    ],
  ] as const)("%s", (_name, actor, params, code, reason) => {
    expectRefusal(subscribe(realm, actor, params), realm, code, reason, { http_status: 400 });
  });

  it("an owner's settings with the code of servers, where the realm follows servers; a default channel with the generic code", () => {
    const real = everyRole({ realm: { follow: "server" } });
    const asMember = subscribe(real, MEL_MEMBER, { subscriptions: fresh, is_default_stream: true });
    expectRefusal(asMember, real, "BAD_REQUEST", "default_channel_not_allowed", { http_status: 400 });
    const asAdmin = subscribe(real, ADA_ADMIN, { subscriptions: fresh, message_retention_days: "unlimited" });
    expectRefusal(asAdmin, real, "UNAUTHORIZED_PRINCIPAL", "owner_required", { http_status: 400 });
  });

  it("a retention time by its value and its name", () => {
    const outcome = subscribe(realm, OLIVE_OWNER, { subscriptions: fresh, message_retention_days: -1 });
    expectRefusal(outcome, realm, "REQUEST_VARIABLE_INVALID", "retention_days_invalid", {
      var_name: "message_retention_days",
      bad_value: -1,
    });
  });

  it("no protected history of a public channel, but shares its history", () => {
    const { realm: next } = carriedOut(subscribe(realm, OLIVE_OWNER, { subscriptions: fresh, history_public_to_subscribers: false }));
    expect(channel(next, NEW).history_public_to_subscribers).toBe(true);
  });

  it("bad principals below feature level 208 with HTTP 403", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 207 });
    const outcome = subscribe(old, MEL_MEMBER, { subscriptions: fresh, principals: [GONE_MEMBER] });
    expectRefusal(outcome, old, "UNAUTHORIZED_PRINCIPAL", "principal_unknown", { http_status: 403 });
  });

  it.each([
    ["can_create_public_channel_group", {}, "public_channel_not_allowed"],
    ["can_create_private_channel_group", { invite_only: true }, "private_channel_not_allowed"],
    ["can_create_public_channel_group", { is_web_public: true }, "public_channel_not_allowed"],
    ["can_create_web_public_channel_group", { is_web_public: true }, "web_public_channel_not_allowed"],
    ["can_set_topics_policy_group", { topics_policy: "disable_empty_topic" }, "topics_policy_not_allowed"],
  ] as const)("creation without %s, also with all other permissions", (setting, params, reason) => {
    const strict = everyRole({ settings: { enable_spectator_access: true, [setting]: "role:nobody" } });
    // Administrators always set the policy on topics.
    const actor = setting === "can_set_topics_policy_group" ? MEL_MEMBER : OLIVE_OWNER;
    expectRefusal(subscribe(strict, actor, { subscriptions: fresh, ...params }), strict, codeOf(reason), reason);
    const open = everyRole(OPEN);
    expect(subscribe(open, OLIVE_OWNER, { subscriptions: fresh, ...params }).ok).toBe(true);
  });

  it.each([
    ["the realm", {}],
    ["the server", { ...OPEN, server: { WEB_PUBLIC_STREAMS_ENABLED: false } }],
  ] as const)("web-public channels where %s does not allow them", (_who, more) => {
    const closed = everyRole(more);
    expectRefusal(
      subscribe(closed, OLIVE_OWNER, { subscriptions: fresh, is_web_public: true }),
      closed,
      "BAD_REQUEST",
      "web_public_channels_disabled",
    );
  });

  // An actor without the right to subscribe others is refused before the check of channels.
  it("to subscribe others without the permission, even where missing access is not fatal", () => {
    const strict = everyRole({ settings: { can_add_subscribers_group: "role:nobody" } });
    for (const authorization_errors_fatal of [true, false]) {
      const params = { subscriptions: [{ name: "general" }], principals: [GRETA_GUEST], authorization_errors_fatal };
      expectRefusal(subscribe(strict, MEL_MEMBER, params), strict, "BAD_REQUEST", "subscribing_others_not_allowed");
      expect(subscribe(strict, ADA_ADMIN, params).ok).toBe(true);
    }
  });

  // The actor's own address as the user to subscribe counts as another user.
  it("without that permission to subscribe by the actor's own address, as others, but not by the actor's own ID", () => {
    const strict = everyRole({ settings: { can_add_subscribers_group: "role:nobody" } });
    const named = (own: number[] | string[]) =>
      subscribe(strict, NINA_MEMBER, { subscriptions: [{ name: "open to all" }], principals: own });
    expectRefusal(named(["nina@example.test"]), strict, "BAD_REQUEST", "subscribing_others_not_allowed");
    expect(named([NINA_MEMBER]).ok).toBe(true);
  });

  it("an archived channel below feature level 362 only", () => {
    const old = createRealm({ ...EVERY_ROLE_FIXTURE, feature_level: 361 });
    expectRefusal(subscribe(old, NINA_MEMBER, { subscriptions: [{ name: "attic" }] }), old, "BAD_REQUEST", "channel_archived");
    const { realm: next } = carriedOut(subscribe(everyRole(), NINA_MEMBER, { subscriptions: [{ name: "attic" }] }));
    expect(channel(next, ATTIC).subscribers.has(NINA_MEMBER)).toBe(true);
  });

  // A channel may be put into an archived folder; a folder with channels, archived ones too, cannot be archived.
  it("no archived folder, but an unknown folder", () => {
    const filed = everyRole({ channel_folders: [{ name: "old", is_archived: true }] });
    expect(subscribe(filed, OLIVE_OWNER, { subscriptions: fresh, folder_id: 1 }).ok).toBe(true);
    expectRefusal(subscribe(filed, OLIVE_OWNER, { subscriptions: fresh, folder_id: 2 }), filed, "BAD_REQUEST", "folder_unknown");
  });
});
