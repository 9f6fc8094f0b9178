import { describe, expect, it } from "vitest";
import { createRealm, type Realm, updateSettings } from "../../src/index";
import { EMAIL_MISTAKES, FULL_NAME_MISTAKES } from "../support/account-mistakes";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, EVERY_ROLE_FIXTURE, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM, setting } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

/** Values that no setting of an account has. */
const SETTINGS = [
  { notification_sound: "loud" },
  { default_language: "bogus" },
  { default_language: "DE" },
  { default_language: "constructor" },
  { timezone: "Bogus/Zone" },
  { timezone: "" },
  { timezone: "US/Mars" },
  { timezone: "Asia/constructor" },
];

spec(updateSettings, [
  {
    realm: at.user(MEL_MEMBER, { password: "secret" })(REALM),
    params: { full_name: "New", old_password: "secret" },
    mistakes: [
      ["bots_have_no_settings", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["setting_invalid", "BAD_REQUEST", { params: { color_scheme: 99 } }],
      ...SETTINGS.map((params) => ["setting_invalid", "BAD_REQUEST", { params }] as const),
      ["password_wrong", "BAD_REQUEST", { params: { old_password: undefined, new_password: "sufficient" } }],
      ["password_wrong", "BAD_REQUEST", { actor: NINA_MEMBER, params: { old_password: "", new_password: "sufficient" } }],
      ["password_wrong", "BAD_REQUEST", { params: { old_password: "wrong", new_password: "sufficient" } }],
      ["password_length", "BAD_REQUEST", { params: { new_password: "x" } }, { params: { old_password: "wrong", new_password: "x" } }],
      [
        "email_changes_disabled",
        "BAD_REQUEST",
        { params: { email: "new@example.test" }, realm: setting({ email_changes_disabled: true }) },
      ],
      [
        "email_invalid",
        "BAD_REQUEST",
        { params: { email: "nonsense" } },
        { params: { email: "nonsense" }, realm: setting({ email_changes_disabled: true }) },
      ],
      ...EMAIL_MISTAKES.slice(1),
      ...FULL_NAME_MISTAKES,
      ["full_name_characters", "BAD_REQUEST", { params: { full_name: "Mel\ufdd0Member" } }],
      ["full_name_characters", "BAD_REQUEST", { params: { full_name: "Mel\u{1ffff}Member" } }],
    ],
  },
  {
    name: "of others",
    realm: REALM,
    actor: OLIVE_OWNER,
    params: { starred_message_counts: false, target_users: { user_ids: [MEL_MEMBER], skip_if_already_edited: false } },
    mistakes: [
      ["administrator_required", "BAD_REQUEST", { actor: MEL_MEMBER }],
      ["setting_targets_missing", "BAD_REQUEST", { params: { target_users: { user_ids: [], skip_if_already_edited: false } } }],
      ["setting_not_for_others", "BAD_REQUEST", { params: { enable_login_emails: false } }],
      ["user_unknown", "BAD_REQUEST", { params: { target_users: { user_ids: [BEEP_BOT], skip_if_already_edited: false } } }],
      [
        "group_unknown",
        "BAD_REQUEST",
        { params: { target_users: { group_ids: [99], skip_if_already_edited: false } } },
        { params: { target_users: { user_ids: [99], group_ids: [99], skip_if_already_edited: false } } },
      ],
      ["setting_invalid", "BAD_REQUEST", { params: { color_scheme: 99 } }],
    ],
  },
]);

const MEL = "mel@example.test";

/** Mel has a password. */
function realmOf(settings: Readonly<Record<string, unknown>> = {}): Realm {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => (user.email === MEL ? { ...user, password: "old password" } : user));
  return everyRole({ users, settings });
}

it("updateSettings refuses addresses where users are not allowed to change them, except administrators", () => {
  const fixed = realmOf({ email_changes_disabled: true });
  const params = { email: "melanie@example.test" };
  expectRefusal(updateSettings(fixed, MEL_MEMBER, params), fixed, "BAD_REQUEST", "email_changes_disabled");
  expect(updateSettings(fixed, ADA_ADMIN, params).ok).toBe(true);
});

describe("updateSettings changes", () => {
  it("sends the policy for notices of resolved topics each time it is given, other settings only when they change", () => {
    const same = { resolved_topic_notice_auto_read_policy: "except_followed", web_home_view: "inbox" };
    expect(eventsFor(updateSettings(everyRole(), MEL_MEMBER, same), MEL_MEMBER)).toEqual([
      { type: "user_settings", op: "update", property: "resolved_topic_notice_auto_read_policy", value: "except_followed" },
    ]);
  });

  it.each([
    [387, ["web_home_view", "send_read_receipts", "allow_private_data_export", "timezone"]],
    [388, ["allow_private_data_export", "send_read_receipts", "web_home_view", "timezone"]],
  ])("sends several settings at level %i in the order %j", (feature_level, order) => {
    const changes = { timezone: "Asia/Tokyo", web_home_view: "all_messages", send_read_receipts: false, allow_private_data_export: true };
    const sent = eventsFor(updateSettings(everyRole({ feature_level }), MEL_MEMBER, changes), MEL_MEMBER);
    expect(sent.flatMap((event) => (event.type === "user_settings" ? [event.property] : []))).toEqual(order);
  });

  it("only the actor's own settings, over the wire at all three paths", () => {
    for (const path of ["/settings", "/settings/display", "/settings/notifications"]) {
      const params = { enter_sends: true, emojiset: "text", x: 1 };
      const { response, outcome } = wireCall(realmOf(), MEL, "PATCH", path, params);
      expect(response.body).toEqual({ result: "success", msg: "", ignored_parameters_unsupported: ["x"] });
      expect(outcome.realm.users.get(MEL_MEMBER - 1)?.settings).toMatchObject({ enter_sends: true, emojiset: "text" });
      expect(outcome.realm.users.get(NINA_MEMBER - 1)?.settings).toMatchObject({ enter_sends: false });
      expect(outcome.realm.user_settings_defaults.enter_sends).toBe(false);
    }
  });

  it("the emojiset to one that only servers have, on servers", () => {
    const change = (follow: "documented" | "server") => {
      const outcome = updateSettings(everyRole({ realm: { follow } }), MEL_MEMBER, { emojiset: "google-blob" });
      return outcome.ok ? outcome.realm.users.get(MEL_MEMBER - 1)?.settings.emojiset : outcome.error.reason;
    };
    expect([change("documented"), change("server")]).toEqual(["setting_invalid", "google-blob"]);
  });

  it("the password, which can fetch a key", () => {
    const params = { old_password: "old password", new_password: "new password" };
    const { realm } = play(realmOf()).updateSettings(MEL_MEMBER, params);
    const fetched = (password: string): number =>
      wireCall(realm, null, "POST", "/fetch_api_key", { username: MEL, password }).response.status;
    expect(fetched("new password")).toBe(200);
    expect(fetched("old password")).toBe(401);
  });

  it("nothing for the actor's own address with blanks around it, also where addresses are fixed", () => {
    const fixed = realmOf({ email_changes_disabled: true });
    expect(play(fixed).updateSettings(MEL_MEMBER, { email: ` ${MEL} ` }).realm).toBe(fixed);
  });

  it("nothing yet for a new address, and the name immediately", () => {
    const params = { email: "melanie@example.test", full_name: " Melanie " };
    const { realm } = play(realmOf()).updateSettings(MEL_MEMBER, params);
    expect(play(realm).getOwnUser(MEL_MEMBER, {}).response).toMatchObject({ email: MEL, full_name: "Melanie" });
  });

  // A change of the actor's name where names are fixed does nothing, and succeeds.
  it("all settings except the name where users are not allowed to change theirs, except administrators", () => {
    const fixed = realmOf({ name_changes_disabled: true });
    const outcome = updateSettings(fixed, MEL_MEMBER, { full_name: "*", enter_sends: true });
    expect(eventTypes(outcome)).toEqual(["user_settings/update"]);
    expect(eventTypes(updateSettings(fixed, ADA_ADMIN, { full_name: "Other" }))).toEqual(["realm_user/update"]);
  });

  it.each([
    [382, [1, 2]],
    [383, [1, 2, 3]],
    [401, [1, 2, 3, 4]],
  ])("at level %i the first view of a channel to one of %j", (feature_level, allowed) => {
    const realm = everyRole({ feature_level });
    const takes = (value: number): boolean =>
      wireCall(realm, MEL, "PATCH", "/settings", { web_channel_default_view: value }).response.status === 200;
    expect([1, 2, 3, 4, 5].filter(takes)).toEqual(allowed);
  });

  it("deletes the drafts, without an event, when their synchronization is switched off", () => {
    const drafts = [{ type: "", to: [], topic: "", content: "later" }] as const;
    const others = play(realmOf()).createDrafts(MEL_MEMBER, { drafts }).createDrafts(NINA_MEMBER, { drafts }).realm;
    const outcome = updateSettings(others, MEL_MEMBER, { enable_drafts_synchronization: false });
    expect(outcome.realm.drafts.map((draft) => draft.user_id)).toEqual([NINA_MEMBER]);
    expect(eventTypes(outcome)).toEqual(["user_settings/update"]);
  });
});

describe("updateSettings notifies", () => {
  it("only the actor, once for each setting that really changed", () => {
    const params = { color_scheme: 1, enter_sends: true, default_language: "de" };
    const outcome = updateSettings(realmOf(), MEL_MEMBER, params);
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
      { type: "user_settings", op: "update", property: "default_language", value: "de", language_name: "Deutsch" },
      { type: "user_settings", op: "update", property: "enter_sends", value: true },
    ]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
    const again = updateSettings(outcome.realm, MEL_MEMBER, params);
    expect(again.events).toEqual([]);
    expect(again.realm).toBe(outcome.realm);
  });

  it("all accounts of name and time zone, and none of a hidden presence that did not exist", () => {
    const params = { full_name: "Melanie", timezone: "Europe/Paris", presence_enabled: false };
    const outcome = updateSettings(realmOf(), MEL_MEMBER, params);
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "realm_user", op: "update", person: { user_id: MEL_MEMBER, full_name: "Melanie" } },
      { type: "realm_user", op: "update", person: { user_id: MEL_MEMBER, email: MEL, timezone: "Europe/Paris" } },
    ]);
  });

  it.each([
    ["US/Pacific", "America/Los_Angeles"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["GB", "Europe/London"],
    ["UTC", "Etc/UTC"],
    ["Europe/Amsterdam", "Europe/Amsterdam"],
  ])("all accounts of the present name of the time zone %s", (given, timezone) => {
    const outcome = updateSettings(realmOf(), MEL_MEMBER, { timezone: given });
    expect(eventsFor(outcome, MEL_MEMBER)).toEqual([
      { type: "user_settings", op: "update", property: "timezone", value: timezone },
      { type: "realm_user", op: "update", person: { user_id: MEL_MEMBER, email: MEL, timezone } },
    ]);
    expect(play(outcome.realm).getOwnUser(MEL_MEMBER).response).toMatchObject({ timezone });
    const { user_settings } = play(outcome.realm).registerQueue(MEL_MEMBER, { fetch_event_types: ["user_settings"] }).response;
    expect(user_settings).toMatchObject({ timezone });
    const created = createRealm({ users: [{ email: MEL, timezone: given }] });
    expect(play(created).getOwnUser(1).response).toMatchObject({ timezone });
  });

  it("all accounts of a last presence of a user who hides it, and of no status", () => {
    const there = play(realmOf()).updatePresence(MEL_MEMBER, { status: "active", ping_only: true }).realm;
    const outcome = updateSettings(there, MEL_MEMBER, { presence_enabled: false });
    expect(eventsFor(outcome, GRETA_GUEST).map(({ type }) => type)).toEqual(["presence"]);
  });

  it("only administrators that private data may be exported", () => {
    const outcome = updateSettings(realmOf(), MEL_MEMBER, { allow_private_data_export: true });
    expect(eventsFor(outcome, ADA_ADMIN)).toEqual([{ type: "realm_export_consent", user_id: MEL_MEMBER, consented: true }]);
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([]);
  });

  // When an address becomes visible to all accounts or hidden, all accounts are notified of the public address and the
  // picture.
  it("accounts that can no longer see the address, and all accounts of the public address and the picture", () => {
    const outcome = updateSettings(realmOf(), MEL_MEMBER, { email_address_visibility: 3 });
    expect(eventsFor(outcome, NINA_MEMBER)).toEqual([
      { type: "realm_user", op: "update", person: { user_id: MEL_MEMBER, delivery_email: null } },
      { type: "realm_user", op: "update", person: { user_id: MEL_MEMBER, new_email: "user4@chat.example.test" } },
      { type: "realm_user", op: "update", person: expect.objectContaining({ avatar_source: "G", avatar_version: 1 }) },
    ]);
    expect(eventsFor(outcome, ADA_ADMIN)).toHaveLength(2);
    const blind = realmOf({ can_access_all_users_group: "role:members" });
    const alone = play(blind).unsubscribe(GRETA_GUEST, { subscriptions: ["general"] }).realm;
    expect(eventsFor(updateSettings(alone, MEL_MEMBER, { email_address_visibility: 3 }), GRETA_GUEST)).toEqual([]);
    const closer = updateSettings(outcome.realm, MEL_MEMBER, { email_address_visibility: 4 });
    expect(eventsFor(closer, ADA_ADMIN)).toMatchObject([{ person: { delivery_email: null } }]);
    const back = updateSettings(outcome.realm, MEL_MEMBER, { email_address_visibility: 1 });
    const [real, named] = eventsFor(back, NINA_MEMBER);
    expect(real).toMatchObject({ person: { delivery_email: MEL } });
    expect(named).toMatchObject({ person: { new_email: MEL } });
  });
});
