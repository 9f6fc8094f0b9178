/** Events: how each part of a client's state reacts to its events. */
import { expect, test } from "vitest";
import { applyEvent, type ClientState, clientState, unreadCount } from "../../src/client-state";
import type { JsonObject } from "../../src/index";

const ME = 4;
const begun = (registration: JsonObject): ClientState => clientState({ user_id: ME, ...registration });
const after = (state: ClientState, event: JsonObject): ClientState => applyEvent(state, { id: 1, ...event });

test("after a restart the client knows the feature level that the server says it has", () => {
  const state = begun({ zulip_feature_level: 421 });
  const restart = { type: "restart", zulip_version: "12.2", zulip_feature_level: 500, server_generation: 1 };
  expect(after(state, restart)).toEqual(begun({ zulip_feature_level: 500 }));
  expect(after(state, { type: "restart", server_generation: 1 })).toEqual(state);
});

test("a cleared field is removed from the profile of a user", () => {
  const user = { user_id: 5, full_name: "Nina", profile_data: { 1: { value: "they" }, 2: { value: "cook" } } };
  const state = begun({ realm_users: [user], realm_non_active_users: [] });
  const person = { user_id: 5, custom_profile_field: { id: 1, value: null } };
  const { users } = after(state, { type: "realm_user", op: "update", person });
  expect(users?.["5"]?.profile_data).toEqual({ 2: { value: "cook" } });
});

test("bots have no profile, also after an event with one", () => {
  const state = begun({ realm_users: [{ user_id: 5, full_name: "Beep", is_bot: true }], realm_non_active_users: [] });
  const person = { user_id: 5, custom_profile_field: { id: 1, value: "x" } };
  expect(after(state, { type: "realm_user", op: "update", person }).users?.["5"]).not.toHaveProperty("profile_data");
});

test("a role and the groups in a group are stored if the server has fields for them", () => {
  const state = begun({
    realm_users: [{ user_id: 5, is_admin: false, is_guest: false }],
    realm_non_active_users: [],
    realm_user_groups: [{ id: 9, name: "leads" }],
  });
  const promoted = after(state, { type: "realm_user", op: "update", person: { user_id: 5, role: 200 } });
  expect(promoted.users).toEqual({ 5: { user_id: 5, is_active: true, is_admin: true, is_guest: false } });
  for (const op of ["add_subgroups", "remove_subgroups"]) {
    const changed = after(state, { type: "user_group", op, group_id: 9, direct_subgroup_ids: [3] });
    expect(changed.user_groups).toEqual({ 9: { id: 9, name: "leads" } });
  }
});

test.each([
  [302, [5], [5]],
  [303, [], []],
])("at %i who is deactivated stays in groups and settings like this: %j %j", (zulip_feature_level, members, direct_members) => {
  const setting = { direct_members: [5], direct_subgroups: [] };
  const state = begun({
    zulip_feature_level,
    realm_user_groups: [{ id: 9, members: [5], can_mention_group: setting }],
    realm_name: "Chat",
    realm_can_create_groups: setting,
  });
  const event = { type: "realm_user", op: "update", person: { user_id: 5, is_active: false } };
  const { user_groups, realm } = after(state, event);
  expect(user_groups).toMatchObject({ 9: { members, can_mention_group: { direct_members } } });
  expect(realm).toMatchObject({ realm_can_create_groups: { direct_members } });
});

test("the realm's settings are stored, without fields that are other parts, that never change, or that are older names", () => {
  const apart = { realm_users: [], realm_emoji: {}, realm_billing: {}, realm_embedded_bots: [], realm_allow_edit_history: true };
  const state = begun({ realm_name: "Chat", realm_video_chat_provider: 1, ...apart, max_icon_file_size_mib: 5 });
  expect(state.realm).toEqual({ realm_name: "Chat", realm_video_chat_provider: 1 });
  expect(after(state, { type: "realm", op: "update", property: "allow_edit_history", value: false }).realm).toEqual(state.realm);
});

test("removed groups, bots, domains and views are no longer stored", () => {
  const state = begun({
    realm_user_groups: [
      { id: 9, name: "leads" },
      { id: 10, name: "cooks" },
    ],
    realm_bots: [{ user_id: 7, full_name: "Beep" }],
    realm_domains: [{ domain: "a.example.test" }, { domain: "b.example.test" }],
    navigation_views: [
      { fragment: "inbox", is_pinned: true },
      { fragment: "recent", is_pinned: true },
    ],
  });
  const removals = [
    { type: "user_group", op: "remove", group_id: 9 },
    { type: "realm_bot", op: "delete", bot: { user_id: 7 } },
    { type: "realm_domains", op: "remove", domain: "a.example.test" },
    { type: "navigation_view", op: "remove", fragment: "inbox" },
  ];
  const last = removals.reduce(after, state);
  const fresh = begun({
    realm_user_groups: [{ id: 10, name: "cooks" }],
    realm_bots: [],
    realm_domains: [{ domain: "b.example.test" }],
    navigation_views: [{ fragment: "recent", is_pinned: true }],
  });
  expect(last).toEqual(fresh);
});

test("a bot that is listed with its address follows the event of its account; newer servers list it without", () => {
  const event = { type: "realm_user", op: "update", person: { user_id: 7, new_email: "new@example.test" } };
  const state = begun({ realm_bots: [{ user_id: 7, email: "old@example.test" }, { user_id: 8 }] });
  expect(after(state, event).realm_bots).toEqual({ 7: { user_id: 7, email: "new@example.test" }, 8: { user_id: 8 } });
  expect(after(state, { ...event, person: { ...event.person, user_id: 8 } }).realm_bots).toEqual(state.realm_bots);
});

test("an empty status is not stored", () => {
  const state = begun({ user_status: { 5: { status_text: "away" } } });
  const event = { type: "user_status", user_id: 5, status_text: "" };
  expect(after(state, event)).toEqual(begun({ user_status: {} }));
});

test.each([{}, { 5: { emoji_name: "car", emoji_code: "1f697", reaction_type: "unicode_emoji" } }])(
  "a status that loses its emoji has no type of emoji: %j",
  (user_status) => {
    const event = { type: "user_status", user_id: 5, emoji_name: "", emoji_code: "", reaction_type: "unicode_emoji" };
    expect(after(begun({ user_status }), event)).toEqual(begun({ user_status: {} }));
  },
);

test("a topic policy of 0 is not stored, and topics of muted channels count as muted", () => {
  const policy = { stream_id: 1, topic_name: "Lunch", last_updated: 1 };
  const state = begun({
    user_topics: [{ ...policy, visibility_policy: 2 }],
    subscriptions: [{ stream_id: 1, name: "general", is_muted: true, subscribers: [] }],
    unsubscribed: [],
    never_subscribed: [],
    unread_msgs: { streams: [{ stream_id: 1, topic: "lunch", unread_message_ids: [1, 2] }], pms: [], huddles: [] },
  });
  expect(unreadCount(state)).toBe(2);
  const none = after(state, { type: "user_topic", ...policy, topic_name: "lunch", visibility_policy: 0 });
  expect(none.user_topics).toEqual({});
  expect(unreadCount(none)).toBe(0);
});

test("unread messages depend only on messages and the read flag", () => {
  const unread_msgs = { streams: [{ stream_id: 1, topic: "lunch", unread_message_ids: [1, 2] }], pms: [], huddles: [] };
  const state = begun({ unread_msgs, starred_messages: [1] });
  const message = { id: 3, type: "private", display_recipient: [{ id: ME }, { id: 5 }] };
  const arrived = after(state, { type: "message", message, flags: [] });
  expect(arrived.unread).toMatchObject({ 3: { user_ids: [5] } });
  expect(after(state, { type: "message", message, flags: ["read"] }).unread).toEqual(state.unread);
  const flag = (name: string, fields: JsonObject): ClientState =>
    after(state, { type: "update_message_flags", flag: name, op: "add", ...fields });
  expect(flag("collapsed", { messages: [2] })).toEqual(state);
  expect(flag("starred", { messages: [2] })).toEqual({ ...state, starred: [1, 2] });
  expect(Object.keys(flag("read", { messages: [2] }).unread ?? {})).toEqual(["1"]);
  expect(flag("read", { messages: [], all: true }).unread).toEqual({});
});

test("several settings of the realm change in one event", () => {
  const state = begun({ realm_name: "Example", realm_description: "old" });
  const event = { type: "realm", op: "update_dict", property: "default", data: { name: "Other", description: "new" } };
  expect(after(state, event)).toEqual(begun({ realm_name: "Other", realm_description: "new" }));
});

test("a role decides who is owner, administrator and guest", () => {
  const flags = { is_owner: false, is_admin: false, is_guest: false };
  const state = begun({ realm_users: [{ user_id: 5, full_name: "Nina", ...flags }], realm_non_active_users: [] });
  const afterRole = (role: number) => {
    const { users } = after(state, { type: "realm_user", op: "update", person: { user_id: 5, role } });
    const user = users?.["5"];
    return [user?.is_owner, user?.is_admin, user?.is_guest, user?.role];
  };
  expect(afterRole(100)).toEqual([true, true, false, undefined]);
  expect(afterRole(200)).toEqual([false, true, false, undefined]);
  expect([300, 400].map(afterRole)).toEqual([
    [false, false, false, undefined],
    [false, false, false, undefined],
  ]);
  expect(afterRole(600)).toEqual([false, false, true, undefined]);
});

test("members and subgroups are added and removed, each once and in the order of their IDs", () => {
  const group = { id: 9, name: "leads", members: [2, 5], direct_subgroup_ids: [11] };
  const state = begun({ realm_user_groups: [group] });
  const afterGroupEvent = (op: string, fields: JsonObject) => {
    const { user_groups } = after(state, { type: "user_group", op, group_id: 9, ...fields });
    const row = user_groups?.["9"];
    return [row?.members, row?.direct_subgroup_ids, row?.name];
  };
  expect(afterGroupEvent("add_members", { user_ids: [5, 3] })).toEqual([[2, 3, 5], [11], "leads"]);
  expect(afterGroupEvent("remove_members", { user_ids: [2, 7] })).toEqual([[5], [11], "leads"]);
  expect(afterGroupEvent("add_subgroups", { direct_subgroup_ids: [10] })).toEqual([[2, 5], [10, 11], "leads"]);
  expect(afterGroupEvent("remove_subgroups", { direct_subgroup_ids: [11] })).toEqual([[2, 5], [], "leads"]);
  expect(afterGroupEvent("update", { data: { name: "heads" } })).toEqual([[2, 5], [11], "heads"]);
});
