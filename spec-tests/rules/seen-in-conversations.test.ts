/** Rules that conversations with servers have shown, one by one. */
import { expect, test } from "vitest";
import { createChannel, deleteMessage, subscribe, updateStream, updateUser } from "../../src/index";
import { at, heardOf } from "../levels/behaviours/at-level";
import { carriedOut, eventsFor } from "../support/outcomes";
import { play } from "../support/play";
import {
  ADA_ADMIN,
  EVERY_ROLE_FIXTURE,
  everyRole,
  GENERAL,
  GONE_MEMBER,
  GRETA_GUEST,
  MEL_MEMBER,
  NINA_MEMBER,
  OLIVE_OWNER,
} from "../support/realms";
import { wireCall } from "../support/wire-call";

const MEL = "mel@example.test";
const ADA = "ada@example.test";
const ADMINISTRATORS = 3;
const MEMBERS = 6;

const bodyOf = (realm: ReturnType<typeof everyRole>, email: string, method: string, path: string, params = {}) =>
  wireCall(realm, email, method, path, params).response.body ?? {};

const orders: readonly (readonly [string, Record<string, unknown>, unknown])[] = [
  ["POST /mark_topic_as_read", { stream_id: "x" }, "topic_name"],
  ["POST /fetch_api_key", {}, "username"],
  ["POST /users", { email: "a@example.test" }, "password"],
  ["POST /messages", { to: [5] }, "content"],
  ["POST /messages", { content: "x", read_by_sender: 7 }, undefined],
  ["POST /scheduled_messages", { to: 1, content: "x" }, "type"],
  ["POST /typing", { type: "bogus", to: "x" }, undefined],
  ["POST /typing", { to: "[5]", type: "bogus" }, "op"],
  ["POST /reminders", { note: 5 }, "message_id"],
  ["POST /mobile_push/register", {}, "token_kind"],
  ["PATCH /users/me/subscriptions/muted_topics", { stream_id: "x" }, "op"],
];

test.each(orders)("%s with %o is answered for what servers read first: %s", (what, params, var_name) => {
  const [method = "", path = ""] = what.split(" ");
  const answer = bodyOf(everyRole(), ADA, method, path, params);
  expect(answer["var_name"]).toBe(var_name);
  expect(answer["code"]).toBe(var_name === undefined ? "BAD_REQUEST" : "REQUEST_VARIABLE_MISSING");
});

test("a group setting of a new channel is read after the one that servers read before it", () => {
  const wrong = { can_administer_channel_group: "x", can_delete_own_message_group: "y" };
  const first = bodyOf(everyRole(), ADA, "POST", "/users/me/subscriptions", { subscriptions: [{ name: "new" }], ...wrong });
  expect(first["msg"]).toContain("can_delete_own_message_group");
});

test("drafts that are not synchronized are refused before any parameter is read", () => {
  const realm = everyRole({
    users: (EVERY_ROLE_FIXTURE.users ?? []).map((user) => ({ ...user, settings: { enable_drafts_synchronization: false } })),
  });
  for (const [method, path] of [
    ["POST", "/drafts"],
    ["PATCH", "/drafts/1"],
    ["DELETE", "/drafts/1"],
    ["GET", "/drafts"],
  ] as const) {
    const { response, outcome } = wireCall(realm, MEL, method, path);
    expect(response.body).toMatchObject({ code: "BAD_REQUEST" });
    expect(outcome).toMatchObject({ error: { reason: "drafts_not_synchronized" } });
  }
});

test("of several wrong parameters of flags the narrow comes first, then the flag, then the change", () => {
  const range = { anchor: "newest", num_before: 1, num_after: 0 };
  const reason = (params: Record<string, unknown>): unknown =>
    at(wireCall(everyRole(), MEL, "POST", "/messages/flags/narrow", { ...range, ...params }).outcome, "error.reason");
  expect(reason({ op: "toggle", flag: "odd", narrow: [["odd", "x"]] })).toBe("narrow_operator_unknown");
  expect(reason({ op: "toggle", flag: "odd", narrow: [] })).toBe("flag_not_editable");
  expect(reason({ op: "toggle", flag: "read", narrow: [] })).toBe("flag_change_unknown");
});

test("numbers in paths may begin with zeros", () => {
  const { realm } = play(everyRole()).sendMessage(MEL_MEMBER, { type: "stream", to: "general", topic: "t", content: "x" });
  expect(bodyOf(realm, MEL, "GET", "/messages/001")).toMatchObject({ message: { id: 1 } });
  expect(bodyOf(realm, MEL, "GET", "/users/0")).toMatchObject({ code: "BAD_REQUEST" });
});

test.each(["1.0", "[6.0]", "1e0", "[1.5]"])("a recipient that is %s is refused, since it is not whole", (to) => {
  expect(bodyOf(everyRole(), MEL, "POST", "/messages", { type: "stream", to, topic: "t", content: "x" })).toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("a fraction in a text is no fraction, and a draft may have one", () => {
  expect(bodyOf(everyRole(), MEL, "POST", "/messages", { type: "private", to: ["nina1.0@example.test"], content: "x" })).toMatchObject({
    msg: expect.stringContaining("nina1.0") as string,
  });
  const draft = { type: "", to: [], topic: "", content: "x", timestamp: 5.5 };
  expect(bodyOf(everyRole(), MEL, "POST", "/drafts", { drafts: JSON.stringify([draft]) })).toMatchObject({ result: "success" });
});

test("an administrator's new identifier of the realm is refused in its place, and what was changed before stays", () => {
  const realm = everyRole({ realm: { follow: "server" } });
  const wrong = wireCall(realm, ADA, "PATCH", "/realm", { string_id: "other", waiting_period_threshold: -1 });
  expect(wrong.outcome).toMatchObject({ error: { reason: "setting_invalid" } });
  const changing = { new: ADMINISTRATORS };
  const late = wireCall(realm, ADA, "PATCH", "/realm", { string_id: "other", can_create_bots_group: changing });
  expect(late.response.body).toMatchObject({ code: "UNAUTHORIZED_PRINCIPAL" });
  expect(late.outcome.realm.settings.can_create_bots_group).toBe(ADMINISTRATORS);
  const owner = wireCall(realm, "olive@example.test", "PATCH", "/realm", { string_id: "other" });
  expect(owner.outcome).toMatchObject({ error: { reason: "realm_identifier_not_editable" } });
});

test("a guest whom a group setting names is said to be allowed what it is in the group for", () => {
  const value = { direct_members: [GRETA_GUEST], direct_subgroups: [] };
  const { realm } = play(everyRole()).updateRealm(OLIVE_OWNER, { can_create_private_channel_group: { new: value } });
  const rights = play(realm).registerQueue(GRETA_GUEST, { fetch_event_types: ["realm_user"] }).response;
  expect(rights).toMatchObject({ can_create_private_streams: true, can_create_streams: true, can_create_public_streams: false });
});

test("administrators always decide who deletes messages of a channel", () => {
  const realm = everyRole({ settings: { can_set_delete_message_policy_group: "role:owners" } });
  const group = { new: MEMBERS };
  expect(updateStream(realm, ADA_ADMIN, { stream_id: GENERAL, can_delete_any_message_group: group }).ok).toBe(true);
  expect(createChannel(realm, ADA_ADMIN, { name: "new", subscribers: [], can_delete_own_message_group: MEMBERS }).ok).toBe(true);
});

test("groups that are named twice are no single group; answers and the event of creation repeat what was sent", () => {
  const twice = { direct_members: [], direct_subgroups: [MEMBERS, ADMINISTRATORS, MEMBERS] };
  const pair = { direct_members: [], direct_subgroups: [MEMBERS, MEMBERS] };
  const realm = everyRole();
  const changed = wireCall(realm, "olive@example.test", "PATCH", "/realm", { can_create_bots_group: { new: twice } });
  expect(changed.response.body?.["can_create_bots_group"]).toEqual(twice);
  expect(changed.outcome.realm.settings.can_create_bots_group).toEqual({ direct_members: [], direct_subgroups: [ADMINISTRATORS, MEMBERS] });
  const paired = wireCall(realm, "olive@example.test", "PATCH", "/realm", { can_create_bots_group: { new: pair } });
  expect(paired.outcome.realm.settings.can_create_bots_group).toEqual({ direct_members: [], direct_subgroups: [MEMBERS] });
  const created = subscribe(realm, ADA_ADMIN, { subscriptions: [{ name: "new" }], can_send_message_group: twice });
  const events = eventsFor(created, ADA_ADMIN);
  const [made] = events.filter(({ type, op }) => type === "stream" && op === "create");
  const [added] = events.filter(({ type, op }) => type === "subscription" && op === "add");
  expect(at(made, "streams.0.can_send_message_group")).toEqual(twice);
  const stored = { direct_members: [], direct_subgroups: [ADMINISTRATORS, MEMBERS] };
  expect(at(added, "subscriptions.0.can_send_message_group")).toEqual(stored);
  expect(carriedOut(created).realm.channels.get(5)?.can_send_message_group).toEqual(stored);
});

test("clients that do not know deactivated groups receive their members nevertheless, but no new name", () => {
  const groups = [{ name: "cooks", members: [MEL] }];
  const realm = play(everyRole({ groups })).deactivateUserGroup(OLIVE_OWNER, { user_group_id: 9 }).realm;
  const events = heardOf(realm, ADA, (open) => {
    const added = play(open).updateUserGroupMembers(OLIVE_OWNER, { user_group_id: 9, add: [NINA_MEMBER] }).realm;
    return play(added).updateUserGroup(OLIVE_OWNER, { user_group_id: 9, name: "bakers" }).realm;
  });
  expect(events.map(({ type, op }) => `${String(type)}/${String(op)}`)).toEqual(["user_group/add_members"]);
});

test("the notice of an own move is unread for a queue where the account does not subscribe", () => {
  const realm = everyRole();
  const sent = play(realm).sendMessage(OLIVE_OWNER, { type: "stream", to: "open to all", topic: "t", content: "x" }).realm;
  const queued = play(sent).registerQueue(ADA_ADMIN, { narrow: [["is", "unread"]] });
  const moved = queued.updateMessage(ADA_ADMIN, { message_id: 1, topic: "u", send_notification_to_new_thread: true }).realm;
  const { queue_id } = queued.response;
  const poll = bodyOf(moved, ADA, "GET", "/events", { queue_id, last_event_id: -1, dont_block: true });
  const messages = (poll["events"] as { type: string; flags: string[] }[]).filter(({ type }) => type === "message");
  expect(messages.map(({ flags }) => flags)).toEqual([[]]);
});

const LIMITED = { settings: { can_access_all_users_group: "role:members" } } as const;

test("a guest of limited visibility that joins with others is notified of each of them twice", () => {
  const channels = [{ name: "new", subscribers: [MEL] }];
  const realm = everyRole({ ...LIMITED, channels });
  const joined = subscribe(realm, MEL_MEMBER, { subscriptions: [{ name: "new" }], principals: [GRETA_GUEST, NINA_MEMBER] });
  const added = eventsFor(joined, GRETA_GUEST).filter(({ type, op }) => type === "realm_user" && op === "add");
  expect(added.map((event) => at(event, "person.user_id")).sort()).toEqual([MEL_MEMBER, NINA_MEMBER, NINA_MEMBER]);
});

test("such a guest sees no deactivated account in the list of these, and is notified of those in its channels", () => {
  const users = (EVERY_ROLE_FIXTURE.users ?? []).map((user) => (user.email.startsWith("gone") ? { ...user, is_active: true } : user));
  const realm = everyRole({ ...LIMITED, users });
  const left = wireCall(realm, "olive@example.test", "DELETE", `/users/${GONE_MEMBER}`).outcome.realm;
  const asked = { fetch_event_types: ["realm_user" as const] };
  const { realm_users = [], realm_non_active_users = [] } = play(left).registerQueue(GRETA_GUEST, asked).response;
  expect(realm_non_active_users).toEqual([]);
  expect(realm_users.find(({ user_id }) => user_id === GONE_MEMBER)).toMatchObject({ full_name: "Unknown user" });
  const renamed = updateUser(left, OLIVE_OWNER, { user_id: GONE_MEMBER, full_name: "Gone Away" });
  expect(eventsFor(renamed, GRETA_GUEST)).toMatchObject([{ type: "realm_user", op: "update", person: { full_name: "Gone Away" } }]);
});

test("deleting a message of a topic in capitals names it in lower case", () => {
  const { realm } = play(everyRole()).sendMessage(MEL_MEMBER, { type: "stream", to: "general", topic: "FRUIT", content: "x" });
  expect(eventsFor(deleteMessage(realm, OLIVE_OWNER, { message_id: 1 }), MEL_MEMBER)).toContainEqual({
    type: "delete_message",
    message_type: "stream",
    stream_id: GENERAL,
    topic: "fruit",
    message_ids: [1],
  });
});

test("what a guest writes mentions only accounts that it can see", () => {
  const channels = [{ name: "new", subscribers: ["greta@example.test", MEL] }];
  const realm = everyRole({ ...LIMITED, channels });
  const content = "@**Nina Member** @_**Nina Member|5** @**|5** @**Mel Member** @**Beep**";
  const rendered = String(bodyOf(realm, "greta@example.test", "POST", "/messages/render", { content })["rendered"]);
  expect(rendered).toContain("@<strong>Nina Member</strong> @_<strong>Nina Member|5</strong> @<strong>|5</strong>");
  expect(rendered.match(/data-user-id="(\d+)"/g)).toEqual(['data-user-id="4"', 'data-user-id="7"']);
  const sent = play(realm).sendMessage(GRETA_GUEST, { type: "stream", to: "new", topic: "t", content });
  expect(sent.realm.messages.get(0)?.mentions?.user_ids).toEqual([MEL_MEMBER, 7]);
});
