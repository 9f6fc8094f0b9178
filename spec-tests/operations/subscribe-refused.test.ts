import { describe, expect, it } from "vitest";
import { createRealm, type Fixture, type Realm, subscribe } from "../../src/index";
import { codeOf, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
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
const OPEN: Fixture = { settings: { enable_spectator_access: true } };

function channel(realm: Realm, id: number): Realm["channels"] extends Iterable<infer Channel> ? Channel : never {
  const found = realm.channels.get(id - 1);
  if (found === undefined) throw new Error(`There is no channel ${id}.`);
  return found;
}

describe("subscribe refuses, the first reason first", () => {
  const realm = everyRole();
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
    const { realm: next } = play(realm).subscribe(OLIVE_OWNER, { subscriptions: fresh, history_public_to_subscribers: false });
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
    ["can_create_web_public_channel_group", { is_web_public: true }, "web_public_channel_not_allowed"],
  ] as const)("creation without %s, also by an owner", (setting, params, reason) => {
    const strict = everyRole({ settings: { enable_spectator_access: true, [setting]: "role:nobody" } });
    expectRefusal(subscribe(strict, OLIVE_OWNER, { subscriptions: fresh, ...params }), strict, codeOf(reason), reason);
    const open = everyRole(OPEN);
    expect(subscribe(open, OLIVE_OWNER, { subscriptions: fresh, ...params }).ok).toBe(true);
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
    expect(subscribe(old, NINA_MEMBER, { subscriptions: [{ name: "attic" }] }).ok).toBe(false);
    const { realm: next } = play(everyRole()).subscribe(NINA_MEMBER, { subscriptions: [{ name: "attic" }] });
    expect(channel(next, ATTIC).subscribers.has(NINA_MEMBER)).toBe(true);
  });

  // A channel may be put into an archived folder; a folder with channels, archived ones too, cannot be archived.
  it("no archived folder", () => {
    const filed = everyRole({ channel_folders: [{ name: "old", is_archived: true }] });
    expect(subscribe(filed, OLIVE_OWNER, { subscriptions: fresh, folder_id: 1 }).ok).toBe(true);
  });
});
