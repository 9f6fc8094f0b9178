/** Settings of other users, which administrators change since feature level 444. */
import { describe, expect, it } from "vitest";
import { createRealm, type Realm } from "../../src/index";
import { ADA, body, done, heard, MEL, NINA, status } from "../levels/behaviours/at-level";
import { BEEP_BOT, EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

const COOKS = 9;
const KITCHEN = 10;
const realm = createRealm({
  ...EVERY_ROLE_FIXTURE,
  feature_level: 444,
  groups: [
    { name: "cooks", members: [MEL] },
    { name: "kitchen", members: [NINA], subgroups: ["cooks"] },
  ],
});

const change = (target_users: object, params: object = { starred_message_counts: false }) =>
  [ADA, "PATCH /settings", { ...params, target_users: { skip_if_already_edited: false, ...target_users } }] as const;
const counts = (after: Realm, ...ids: readonly number[]) => ids.map((id) => after.users.get(id - 1)?.settings.starred_message_counts);

describe("targets", () => {
  it("are users by ID, and not the actor", () => {
    const after = done(realm, change({ user_ids: [MEL_MEMBER] }));
    expect(counts(after, MEL_MEMBER, NINA_MEMBER, 2)).toEqual([false, true, true]);
  });

  it("are members of groups, those of subgroups too", () => {
    expect(counts(done(realm, change({ group_ids: [KITCHEN] })), MEL_MEMBER, NINA_MEMBER)).toEqual([false, false]);
    expect(counts(done(realm, change({ group_ids: [COOKS] })), MEL_MEMBER, NINA_MEMBER)).toEqual([false, true]);
  });

  it("receive the event, and no one else does", () => {
    const event = { id: 0, type: "user_settings", op: "update", property: "starred_message_counts", value: false };
    expect(heard(realm, MEL, change({ user_ids: [MEL_MEMBER] }))).toEqual([event]);
    expect(heard(realm, NINA, change({ user_ids: [MEL_MEMBER] }))).toEqual([]);
    expect(heard(realm, ADA, change({ user_ids: [MEL_MEMBER] }))).toEqual([]);
  });

  it("stay where they have ever changed the setting themselves, also when it has its default again", () => {
    const twice = done(
      realm,
      [MEL, "PATCH /settings", { starred_message_counts: false }],
      [MEL, "PATCH /settings", { starred_message_counts: true }],
    );
    const targets = { user_ids: [MEL_MEMBER, NINA_MEMBER], skip_if_already_edited: true };
    expect(counts(done(twice, change(targets)), MEL_MEMBER, NINA_MEMBER)).toEqual([true, false]);
    const byAda = done(realm, change({ user_ids: [MEL_MEMBER] }), change({ user_ids: [MEL_MEMBER] }, { starred_message_counts: true }));
    expect(counts(done(byAda, change(targets)), MEL_MEMBER)).toEqual([false]);
  });
});

describe("refusals", () => {
  it.each([
    ["no targets", {}, {}],
    ["empty targets", { user_ids: [], group_ids: [] }, {}],
    ["an unknown user", { user_ids: [99] }, {}],
    ["a bot", { user_ids: [BEEP_BOT] }, {}],
    ["an unknown group", { group_ids: [99] }, {}],
    ["a setting of privacy", { user_ids: [MEL_MEMBER] }, { presence_enabled: false }],
    ["an address", { user_ids: [MEL_MEMBER] }, { email: "other@example.test" }],
  ])("%s", (_name, targets, params) => {
    expect(status(realm, change(targets, { starred_message_counts: false, ...params }))).toBe(400);
  });

  it("the word for skipping is required", () => {
    const target_users = { user_ids: [MEL_MEMBER] };
    expect(status(realm, [ADA, "PATCH /settings", { starred_message_counts: false, target_users }])).toBe(400);
  });

  it("ignores parameters that are no settings", () => {
    const after = done(realm, change({ user_ids: [MEL_MEMBER] }, { full_name: "Other" }));
    expect(after.users.get(MEL_MEMBER - 1)?.full_name).toBe("Mel Member");
    expect(body(realm, change({ user_ids: [MEL_MEMBER] }))).toEqual({ result: "success", msg: "" });
  });
});
