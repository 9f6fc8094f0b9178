import { describe, expect, it } from "vitest";
import { getUser, updateRealm } from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { groupRealm } from "../support/group-realm";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  ATTIC,
  BEEP_BOT,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  MORGAN_MODERATOR,
  OLIVE_OWNER,
  START,
} from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM, system } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(updateRealm, [
  {
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MORGAN_MODERATOR }],
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: BEEP_BOT }],
      ["realm_name_length", "BAD_REQUEST", { params: { name: "x".repeat(41) } }],
      ["realm_description_too_long", "BAD_REQUEST", { params: { description: "x".repeat(1001) } }],
      ["setting_invalid", "BAD_REQUEST", { params: { digest_weekday: 7 } }],
      ["setting_invalid", "BAD_REQUEST", { params: { topics_policy: "empty_topic_only" } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN, params: { invite_required: true } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN, params: { message_retention_days: 7 } }],
      ["owner_required", "UNAUTHORIZED_PRINCIPAL", { actor: ADA_ADMIN, params: { waiting_period_threshold: 3 } }],
      ["authentication_method_unknown", "BAD_REQUEST", { params: { authentication_methods: { Email: false } } }],
      ["setting_invalid", "REQUEST_VARIABLE_INVALID", { params: { message_content_edit_limit_seconds: -5 } }],
      [
        "group_value_user_unknown",
        "BAD_REQUEST",
        { params: { can_mention_many_users_group: { new: { direct_members: [99], direct_subgroups: [] } } } },
      ],
      [
        "group_value_user_unknown",
        "BAD_REQUEST",
        { params: { can_create_groups: { new: { direct_members: [GONE_MEMBER], direct_subgroups: [] } } } },
      ],
      ["group_value_group_unknown", "BAD_REQUEST", { params: { can_create_groups: { new: 99 } } }],
      ["group_value_group_unknown", "BAD_REQUEST", { params: { can_create_groups: { new: at.CLOSED } } }],
      [
        "group_value_not_as_expected",
        "EXPECTATION_MISMATCH",
        { params: { can_mention_many_users_group: { new: system("role:members"), old: system("role:owners") } } },
      ],
      ["channel_for_requests_public", "BAD_REQUEST", { params: { moderation_request_channel_id: GENERAL } }],
      ["setting_channel_unknown", "BAD_REQUEST", { params: { new_stream_announcements_stream_id: 99 } }],
      ["setting_channel_unknown", "BAD_REQUEST", { params: { new_stream_announcements_stream_id: ATTIC } }],
      ["setting_channel_unknown", "BAD_REQUEST", { params: { signup_announcements_stream_id: 99 } }],
      ["realm_identifier_not_editable", "BAD_REQUEST", { params: { string_id: "other" } }],
    ],
  },
  {
    name: "owners",
    realm: REALM,
    mistakes: [
      ["administrator_required", "UNAUTHORIZED_PRINCIPAL", { actor: MEL_MEMBER }],
      [
        "owner_required",
        "UNAUTHORIZED_PRINCIPAL",
        { actor: ADA_ADMIN, params: { can_invite_users_group: { new: system("role:members") } } },
      ],
    ],
  },
  {
    name: "system groups",
    realm: REALM,
    mistakes: [
      [
        "system_group_required",
        "SYSTEM_GROUP_REQUIRED",
        { params: { can_create_web_public_channel_group: { new: { direct_members: [MEL_MEMBER], direct_subgroups: [] } } } },
      ],
      ["system_group_required", "SYSTEM_GROUP_REQUIRED", { params: { can_access_all_users_group: { new: at.LEADS } } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_access_all_users_group: { new: system("role:owners") } } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { direct_message_permission_group: { new: system("role:internet") } } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_create_groups: { new: system("role:everyone") } } }],
      ["group_value_excluded", "BAD_REQUEST", { params: { can_manage_all_groups: { new: system("role:nobody") } } }],
    ],
  },
  {
    name: "workplace users",
    realm: at.level(507)(REALM),
    mistakes: [["workplace_users_not_allowed", "BAD_REQUEST", { params: { workplace_users_group: { new: at.LEADS } } }]],
  },
]);

const [NOBODY_GROUP, OWNERS, ADMINISTRATORS, MEMBERS, EVERYONE] = [1, 2, 3, 6, 7, 8];
const ADA = "ada@example.test";
const OLIVE = "olive@example.test";

describe("updateRealm refuses, the first reason first", () => {
  const realm = groupRealm();

  it("an old value that is not the present one", () => {
    const params = { can_create_groups: { new: ADMINISTRATORS, old: OWNERS } };
    expectRefusal(updateRealm(realm, OLIVE_OWNER, params), realm, "EXPECTATION_MISMATCH", "group_value_not_as_expected", {
      field_name: "old",
    });
  });

  it.each([
    [420, {}],
    // An expectation that does not hold names its field at level 442 and not at level 372.
    [421, { field_name: "old" }],
  ])("an old value that is not the present one, at level %d with %j", (feature_level, fields) => {
    const params = { can_create_groups: { new: ADMINISTRATORS, old: OWNERS } };
    const { response } = wireCall(everyRole({ feature_level }), OLIVE, "PATCH", "/realm", params);
    expect(response.body).toEqual({ result: "error", code: "EXPECTATION_MISMATCH", msg: expect.any(String), ...fields });
  });

  it.each([
    ["create_multiuse_invite_group", ADMINISTRATORS],
    ["can_create_groups", ADMINISTRATORS],
    ["can_invite_users_group", ADMINISTRATORS],
    ["can_manage_all_groups", OWNERS],
    ["can_manage_billing_group", OWNERS],
  ])("%s from an administrator", (name, group) => {
    const params = { [name]: { new: group } };
    expectRefusal(updateRealm(realm, ADA_ADMIN, params), realm, "UNAUTHORIZED_PRINCIPAL", "owner_required");
    expect(updateRealm(realm, OLIVE_OWNER, params).ok).toBe(true);
  });
});

it("keeps what it changed before a group setting or a channel that is refused", () => {
  const params = { name: "New", can_add_custom_emoji_group: { new: ADMINISTRATORS }, signup_announcements_stream_id: 99 };
  const realm = everyRole();
  const late = updateRealm(realm, OLIVE_OWNER, params);
  expect(late).toMatchObject({ ok: false, error: { reason: "setting_channel_unknown" } });
  expect(eventTypes(late)).toEqual(["realm/update", "realm/update_dict"]);
  const halfway = updateRealm(realm, OLIVE_OWNER, { ...params, can_add_subscribers_group: { new: 99 } });
  expect(halfway).toMatchObject({ ok: false, error: { reason: "group_value_group_unknown" } });
  expect(halfway.realm.profile.name).toBe("New");
  const early = updateRealm(realm, OLIVE_OWNER, { name: "New", digest_weekday: 9 });
  expectRefusal(early, realm, "BAD_REQUEST", "setting_invalid");
});

describe("updateRealm changes", () => {
  it("plain settings, limits by number or word, and group settings in both forms, over the wire", () => {
    const params = {
      name: "Sample",
      allow_message_editing: false,
      message_content_edit_limit_seconds: '"unlimited"',
      move_messages_within_stream_limit_seconds: '"unlimited"',
      message_content_delete_limit_seconds: 60,
      topics_policy: "disable_empty_topic",
      message_retention_days: '"unlimited"',
      new_stream_announcements_stream_id: GENERAL,
      can_create_groups: { new: { direct_members: [MEL_MEMBER], direct_subgroups: [OWNERS] }, old: MEMBERS },
      can_resolve_topics_group: { new: { direct_members: [], direct_subgroups: [] } },
    };
    const { response, outcome } = wireCall(everyRole(), OLIVE, "PATCH", "/realm", params);
    const changed = {
      name: "Sample",
      allow_message_editing: false,
      message_content_edit_limit_seconds: null,
      move_messages_within_stream_limit_seconds: null,
      message_content_delete_limit_seconds: 60,
      topics_policy: "disable_empty_topic",
      new_stream_announcements_stream_id: GENERAL,
      can_create_groups: { direct_members: [MEL_MEMBER], direct_subgroups: [OWNERS] },
      can_resolve_topics_group: NOBODY_GROUP,
    };
    expect(response.body).toEqual({ result: "success", msg: "", ...changed, name: "updated", topics_policy: 3 });
    const { name, ...settings } = changed;
    expect(outcome.realm.profile.name).toBe(name);
    expect(outcome.realm.settings).toMatchObject(settings);
  });

  it("refuses invalid times by name and value", () => {
    const realm = everyRole();
    for (const name of ["message_content_edit_limit_seconds", "message_retention_days"] as const) {
      expectRefusal(updateRealm(realm, OLIVE_OWNER, { [name]: 0 }), realm, "REQUEST_VARIABLE_INVALID", "setting_invalid", {
        var_name: name,
        bad_value: 0,
      });
    }
  });

  it("limits of moving and deleting, each in its own event", () => {
    const outcome = updateRealm(everyRole(), OLIVE_OWNER, { message_content_delete_limit_seconds: 60 });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "realm", op: "update", property: "message_content_delete_limit_seconds", value: 60 },
    ]);
  });

  it("the same snapshot when nothing changes, with the number of the given topics_policy", () => {
    const realm = everyRole();
    const params = { topics_policy: "allow_empty_topic", can_create_groups: { new: MEMBERS } };
    const outcome = play(realm).updateRealm(OLIVE_OWNER, params);
    expect(outcome).toEqual({ realm, response: { topics_policy: 2 } });
    expect(outcome.realm).toBe(realm);
  });

  it("no bare group values", () => {
    const bare = wireCall(everyRole(), ADA, "PATCH", "/realm", { can_create_groups: OWNERS });
    expect(bare.response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  });
});

describe("updateRealm, on servers", () => {
  const server = (feature_level = 372) => everyRole({ realm: { follow: "server" }, feature_level });
  const call = (params: Readonly<Record<string, unknown>>, actor = OLIVE, realm = server()) =>
    wireCall(realm, actor, "PATCH", "/realm", params).response;

  it("mandatory_topics is a separate switch until there is a policy", () => {
    const { response, outcome } = wireCall(server(391), OLIVE, "PATCH", "/realm", { mandatory_topics: true });
    expect(response.body).toEqual({ result: "success", msg: "", mandatory_topics: true });
    const event = { type: "realm", op: "update", property: "mandatory_topics", value: true };
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([event]);
    expect(outcome.realm.settings.topics_policy).toBe("disable_empty_topic");
    const words = { type: "stream", to: "general", topic: "", content: "hi" };
    const send = (at: number) => wireCall(withFields(outcome.realm, { feature_level: at }), OLIVE, "POST", "/messages", words).response;
    expect(send(391).body).not.toHaveProperty("empty_topic_display_name");
    expect(send(392).body).toMatchObject({ code: "BAD_REQUEST", empty_topic_display_name: "general chat" });
    expect(call({ mandatory_topics: true }, OLIVE, server(392)).body).toMatchObject({
      ignored_parameters_unsupported: ["mandatory_topics"],
    });
  });

  // Owners alone change the ways to log in.
  it("the only way to log in stays enabled, and only owners change the ways", () => {
    expect(call({ authentication_methods: { Email: true } }).body).toEqual({ result: "success", msg: "" });
    for (const methods of [{ Email: false }, {}, { Email: true, LDAP: false }, "x"]) {
      expect(call({ authentication_methods: methods }).body).toMatchObject({ code: "BAD_REQUEST" });
    }
    expect(call({ authentication_methods: { Email: true } }, ADA).body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
  });

  it("the server of video calls is a URL in JSON, or the word for the server's default", () => {
    const set = wireCall(server(), OLIVE, "PATCH", "/realm", { jitsi_server_url: '"https://j.test"' });
    expect(set.response.body).toMatchObject({ jitsi_server_url: "updated" });
    expect(set.outcome.realm.settings.jitsi_server_url).toBe("https://j.test");
    const reset = wireCall(set.outcome.realm, OLIVE, "PATCH", "/realm", { jitsi_server_url: '"default"' });
    expect(reset.response.body).toMatchObject({ jitsi_server_url: null });
    for (const value of ["https://j.test", "default", '"bad"', '""', `"https://j.test/${"x".repeat(200)}"`]) {
      expect(call({ jitsi_server_url: value }).body).toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  it("the kind of organization, no channel and the edit history are answered each time they are sent", () => {
    const params = { org_type: 0, new_stream_announcements_stream_id: -1, message_edit_history_visibility_policy: "all" };
    const { response, outcome } = wireCall(server(), ADA, "PATCH", "/realm", params);
    expect(response.body).toMatchObject({ ...params, message_edit_history_visibility_policy: 1 });
    expect(eventTypes(outcome)).toEqual(["realm/update", "realm/update"]);
    expect(call({ org_type: 99 }).body).toMatchObject({ code: "BAD_REQUEST" });
  });

  it("no request changes the identifier, or who sees presence", () => {
    expect(call({ string_id: "other" }).body).toMatchObject({ code: "BAD_REQUEST" });
    expect(call({ string_id: "other" }, ADA).body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
    expect(call({ presence_disabled: true }).body).toMatchObject({ ignored_parameters_unsupported: ["presence_disabled"] });
  });

  it("only owners change who invites and who creates groups", () => {
    const change = { can_invite_users_group: { new: ADMINISTRATORS } };
    expect(call(change, ADA).body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
    expect(call(change).status).toBe(200);
  });
});

describe("updateRealm notifies", () => {
  it.each([
    [387, ["name", "inline_image_preview", "default_language", "digest_weekday"]],
    [388, ["default_language", "digest_weekday", "inline_image_preview", "name"]],
  ])("all accounts of each setting separately, at level %i in the order of servers", (feature_level, byParameter) => {
    const outcome = updateRealm(everyRole({ feature_level }), OLIVE_OWNER, {
      org_type: 10,
      signup_announcements_stream_id: GENERAL,
      can_add_custom_emoji_group: { new: ADMINISTRATORS },
      create_multiuse_invite_group: { new: MEMBERS },
      message_content_delete_limit_seconds: 60,
      message_content_edit_limit_seconds: "unlimited",
      message_retention_days: 7,
      digest_weekday: 2,
      default_language: "de",
      inline_image_preview: false,
      name: "Sample",
    });
    const names = eventsFor(outcome, GRETA_GUEST).flatMap((event) => {
      if (event.type !== "realm") return [];
      return event.op === "update_dict" ? Object.keys(event.data ?? {}) : [event.property];
    });
    expect(names).toEqual([
      "message_content_edit_limit_seconds",
      ...byParameter,
      "message_retention_days",
      "message_content_delete_limit_seconds",
      "create_multiuse_invite_group",
      "can_add_custom_emoji_group",
      "signup_announcements_stream_id",
      "org_type",
    ]);
  });

  it("all accounts of a policy for topics together with its older form", () => {
    const outcome = updateRealm(everyRole(), ADA_ADMIN, { topics_policy: "disable_empty_topic" });
    expect(eventsFor(outcome, GRETA_GUEST)).toEqual([
      { type: "realm", op: "update_dict", property: "default", data: { topics_policy: "disable_empty_topic", mandatory_topics: true } },
    ]);
  });

  it("no account of users that guests can no longer see", () => {
    const realm = everyRole({ channels: [{ name: "general", subscribers: ["greta@example.test", OLIVE] }] });
    const outcome = updateRealm(realm, ADA_ADMIN, { can_access_all_users_group: { new: MEMBERS } });
    expect(eventTypes(outcome)).toEqual(["realm/update_dict"]);
    expectRefusal(getUser(outcome.realm, GRETA_GUEST, { user_id: MEL_MEMBER }), outcome.realm, "BAD_REQUEST", "user_unknown");
    expect(eventTypes(updateRealm(outcome.realm, ADA_ADMIN, { can_access_all_users_group: { new: EVERYONE } }))).toEqual([
      "realm/update_dict",
    ]);
  });

  it("immediately of the accounts that are no longer full members, when the waiting period grows", () => {
    const young = { email: "young@example.test", date_joined: START - 86400 };
    const realm = everyRole({ users: [{ email: OLIVE, role: 100 }, young, { ...young, email: "y2@example.test" }], channels: [] });
    const outcome = updateRealm(realm, OLIVE_OWNER, { waiting_period_threshold: 2, enable_read_receipts: false });
    const gone = { type: "user_group", op: "remove_members", group_id: 5, user_ids: [2, 3] };
    expect(eventsFor(outcome, 2)).toMatchObject([{ property: "enable_read_receipts" }, { property: "waiting_period_threshold" }, gone]);
    expect(outcome.realm.settings.waiting_period_threshold).toBe(2);
  });
});
