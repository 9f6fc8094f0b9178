// Rules of one sentence each, across subjects, that no other test covers.
import { describe, expect, it, test } from "vitest";
import {
  acceptInvitation,
  createRealm,
  fetchApiKey,
  type Realm,
  updateLinkifier,
  updateOwnProfile,
  updateRealm,
  updateSettings,
} from "../../src/index";
import { withMarks } from "../../src/model/changes/messages/marks";
import { marksWithout } from "../../src/model/changes/moving/moved-rows";
import { messageById, messagePlace } from "../../src/model/rules/messages/message-rows";
import { userById } from "../../src/model/rules/users/people";
import { withoutSynchronization } from "../support/draft-realm";
import { carriedOut, eventsFor, eventTypes } from "../support/outcomes";
import { play } from "../support/play";
import { EVERY_ROLE_FIXTURE, everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const realm = everyRole();

describe("an account", () => {
  it("that joins has its name without the blanks around it", () => {
    const linked = play(realm).createInviteLink(OLIVE_OWNER, {});
    const joined = acceptInvitation(linked.realm, {
      email: "eve@example.test",
      full_name: " Eve \n",
      invite_link: linked.response.invite_link,
    });
    expect(userById(joined.realm, carriedOut(joined).response.user_id)?.full_name).toBe("Eve");
  });

  it("that an administrator creates has the given password", () => {
    const making = everyRole({
      users: [{ email: "olive@example.test", role: "owner", can_create_users: true }],
      channels: [],
    });
    const made = play(making).createUser(OLIVE_OWNER, { email: "eve@example.test", full_name: "Eve", password: "a good one" });
    const asked = (password: string) => fetchApiKey(made.realm, OLIVE_OWNER, { username: "eve@example.test", password });
    expect(userById(made.realm, made.response.user_id)?.password).toBe("a good one");
    expect([asked("a good one").ok, asked("a bad one").ok]).toEqual([true, false]);
  });

  it("keeps its drafts when it starts to synchronize them", () => {
    const switched = play(withoutSynchronization()).updateSettings(MEL_MEMBER, { enable_drafts_synchronization: true }).realm;
    expect(play(switched).getDrafts(MEL_MEMBER, {}).response.drafts).toHaveLength(1);
  });

  it("chooses one of the options of a list, and no other", () => {
    const field_data = JSON.stringify({ 0: { text: "Tea", order: "1" }, 1: { text: "Coffee", order: "2" } });
    const asking = everyRole({ custom_profile_fields: [{ name: "Drink", type: 3, field_data }] });
    const choose = (value: string) => updateOwnProfile(asking, MEL_MEMBER, { data: [{ id: 1, value }] });
    expect(userById(carriedOut(choose("1")).realm, MEL_MEMBER)?.profile).toEqual({ 1: "1" });
    for (const other of ["2", "Tea", "toString"]) expect(choose(other).ok, other).toBe(false);
    const empty = everyRole({ custom_profile_fields: [{ name: "Drink", type: 3, field_data: "null" }] });
    expect(updateOwnProfile(empty, MEL_MEMBER, { data: [{ id: 1, value: "0" }] }).ok).toBe(false);
  });
});

test("a linkifier changes also when only its URL differs", () => {
  const rule = { pattern: "#(?P<id>[0-9]+)", url_template: "https://a.example.test/{id}" };
  const known = play(realm).addLinkifier(OLIVE_OWNER, rule).realm;
  const changed = updateLinkifier(known, OLIVE_OWNER, { ...rule, filter_id: 1, url_template: "https://b.example.test/{id}" });
  expect(carriedOut(changed).realm.linkifiers).toMatchObject([{ url_template: "https://b.example.test/{id}" }]);
  expect(eventTypes(changed)).toEqual(["realm_linkifiers"]);
});

test("a request changes the topics policy only where it names a policy or mandatory topics", () => {
  const strict = everyRole({ feature_level: 391, settings: { topics_policy: "disable_empty_topic" } });
  const policyAfter = (params: Parameters<typeof updateRealm>[2]) =>
    play(strict).updateRealm(OLIVE_OWNER, params).realm.settings.topics_policy;
  expect(policyAfter({ description: "new" })).toBe("disable_empty_topic");
  expect(policyAfter({ mandatory_topics: false })).toBe("allow_empty_topic");
});

test("every channel and every conversation has its own recipient ID", () => {
  const made = ["one", "two"].reduce<Realm>(
    (from, name) => play(from).createChannel(OLIVE_OWNER, { name, subscribers: [OLIVE_OWNER] }).realm,
    realm,
  );
  const talked = play(made).sendMessage(MEL_MEMBER, { type: "direct", to: [NINA_MEMBER], content: "x" }).realm;
  const ids = [...talked.recipient_ids.values()];
  expect(new Set(ids).size).toBe(ids.length);
});

test("messages that are requested by their IDs have no fields about the ends of a range", () => {
  const sent = play(realm).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "x" }).realm;
  const { messages, ...rest } = play(sent).getMessages(MEL_MEMBER, { message_ids: [1] }).response;
  expect(messages).toHaveLength(1);
  expect(rest).toEqual({ found_anchor: false, found_newest: false, found_oldest: false, history_limited: false });
});

test("each kind of mark is deleted with its message", () => {
  for (const name of ["starred", "collapsed", "unread", "historical", "given"] as const) {
    const { message_marks } = withMarks(realm, MEL_MEMBER, name, [1, 2]);
    const left = marksWithout(message_marks, [2, 3]).get(MEL_MEMBER);
    expect([...(left?.[name] ?? [])], name).toEqual([1]);
  }
});

test("a link to a message treats brackets in the names of its place as text", () => {
  const [general] = EVERY_ROLE_FIXTURE.channels ?? [];
  const named = createRealm({ ...EVERY_ROLE_FIXTURE, channels: [{ ...general, name: "a [b]" }] });
  const sent = play(named).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "c\\d", content: "x" }).realm;
  const message = messageById(sent, 1);
  if (message === undefined) throw new Error("The message must be there.");
  expect(messagePlace(sent, message)).toContain("[a message in a \\[b\\] > c\\\\d](");
});

test("preferences for topics are sorted by channel, and by the name of the topic", () => {
  const preferring = ["b", "a", "c"].reduce<Realm>(
    (from, topic) => play(from).updateUserTopic(MEL_MEMBER, { stream_id: GENERAL, topic, visibility_policy: 3 }).realm,
    realm,
  );
  const { user_topics } = play(preferring).registerQueue(MEL_MEMBER, { fetch_event_types: ["user_topic"] }).response;
  expect(user_topics?.map(({ topic_name }) => topic_name)).toEqual(["a", "b", "c"]);
});

test("the permission to export data is sent only to administrators who are users and active", () => {
  const admins = ["a", "b", "c"].map((name) => ({ email: `${name}@example.test`, role: 200 as const }));
  const [person, bot, gone] = admins;
  const users = [
    { email: "olive@example.test", role: 100 as const },
    { ...person, email: "a@example.test" },
  ];
  const extended = [...users, { ...bot, email: "b@example.test", is_bot: true }, { ...gone, email: "c@example.test", is_active: false }];
  const outcome = updateSettings(everyRole({ users: extended, channels: [] }), OLIVE_OWNER, { allow_private_data_export: true });
  const isNotified = (id: number) => eventsFor(outcome, id).some(({ type }) => type === "realm_export_consent");
  expect([1, 2, 3, 4].map(isNotified)).toEqual([true, true, false, false]);
});

test("the realm can have its own server for video calls", () => {
  const shown = (settings: object) => play(everyRole({ settings })).registerQueue(MEL_MEMBER, { fetch_event_types: ["realm"] }).response;
  const own = shown({ jitsi_server_url: "https://meet.example.test" });
  expect(own.jitsi_server_url).toBe("https://meet.example.test");
  expect(shown({}).jitsi_server_url).toBe(own.server_jitsi_server_url);
});
