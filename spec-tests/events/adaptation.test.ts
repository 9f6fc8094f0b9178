/** Events: what each queue's client can take. */
import { expect, test } from "vitest";
import * as interfaceOf from "../../src/index";
import { type Outcome, type Realm, registerQueue } from "../../src/index";
import { carriedOut } from "../support/outcomes";
import { play } from "../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

type Capabilities = Readonly<Record<string, boolean>>;

/** The events of an account's client after a call, by its capabilities. */
function heard(
  act: (realm: Realm) => Outcome,
  client_capabilities: Capabilities,
  more: Parameters<typeof registerQueue>[2] = {},
  realm: Realm = everyRole(),
  userId = MEL_MEMBER,
): readonly Readonly<Record<string, unknown>>[] {
  const registered = play(realm).registerQueue(userId, {
    client_capabilities: { notification_settings_null: false, ...client_capabilities },
    ...more,
  });
  const { queue_id } = registered.response;
  const done = carriedOut(act(registered.realm)).realm;
  return play(done)
    .getEvents(userId, { queue_id, last_event_id: -1 })
    .response.events.map((event) => ({ ...event }));
}

const { sendMessage, updateUserTopic, deleteTopic, updateStream, archiveStream } = interfaceOf;
const talk = (topic: string) => ({ type: "channel", to: GENERAL, topic, content: "x" }) as const;

test("the empty topic has its display name for clients that do not know it, in messages and in preferences", () => {
  const send = (realm: Realm): Outcome => sendMessage(realm, NINA_MEMBER, talk(""));
  const types = { event_types: ["message"] };
  expect(heard(send, { empty_topic_name: true }, types)).toMatchObject([{ message: { subject: "" } }]);
  expect(heard(send, {}, types)).toMatchObject([{ message: { subject: "general chat" } }]);
  const mute = (realm: Realm): Outcome => updateUserTopic(realm, MEL_MEMBER, { stream_id: GENERAL, topic: "", visibility_policy: 1 });
  expect(heard(mute, {}, { event_types: ["user_topic"] })).toMatchObject([{ topic_name: "general chat" }]);
  expect(heard(mute, { empty_topic_name: true }, { event_types: ["user_topic"] })).toMatchObject([{ topic_name: "" }]);
});

test("the empty topic stays unchanged where a user types in an edit", () => {
  const said = carriedOut(sendMessage(everyRole(), NINA_MEMBER, talk(""))).realm;
  const type = (realm: Realm): Outcome => interfaceOf.setTypingStatusForMessageEdit(realm, NINA_MEMBER, { message_id: 1, op: "start" });
  const types = { event_types: ["typing_edit_message"] };
  expect(heard(type, { stream_typing_notifications: true }, types, said)).toMatchObject([{ message_id: 1, recipient: { topic: "" } }]);
});

test("the empty topic has its display name when messages are deleted, moved or become unread, and when a user types", () => {
  const said = carriedOut(sendMessage(everyRole(), NINA_MEMBER, talk(""))).realm;
  const received = (act: (realm: Realm) => Outcome, type: string, knows: Capabilities = {}): unknown =>
    heard(act, knows, { event_types: [type] }, said)[0];
  const remove = (realm: Realm): Outcome => interfaceOf.deleteMessage(realm, OLIVE_OWNER, { message_id: 1 });
  expect(received(remove, "delete_message")).toMatchObject({ topic: "general chat" });
  const move = (realm: Realm): Outcome => interfaceOf.updateMessage(realm, OLIVE_OWNER, { message_id: 1, topic: "t" });
  expect(received(move, "update_message")).toMatchObject({ orig_subject: "general chat", subject: "t" });
  const write = (realm: Realm): Outcome =>
    interfaceOf.setTypingStatus(realm, NINA_MEMBER, { op: "start", type: "stream", stream_id: GENERAL, topic: "" });
  expect(received(write, "typing", { stream_typing_notifications: true })).toMatchObject({ topic: "general chat" });
});

test("messages that become unread contain whom they mention; direct ones have no topic", () => {
  const words = { type: "direct", to: [MEL_MEMBER], content: "@**Mel Member|4** look" } as const;
  const said = carriedOut(sendMessage(everyRole(), NINA_MEMBER, words)).realm;
  const mark = (realm: Realm, op: "add" | "remove"): Outcome =>
    interfaceOf.updateMessageFlags(realm, MEL_MEMBER, { messages: [1], op, flag: "read" });
  const read = carriedOut(mark(said, "add")).realm;
  const [event] = heard((realm) => mark(realm, "remove"), {}, { event_types: ["update_message_flags"] }, read);
  expect(event?.["message_details"]).toEqual({ 1: { type: "private", user_ids: [NINA_MEMBER], mentioned: true } });
});

test("muted topics are sent in addition to preferences, but not to clients that request preferences by name", () => {
  const mute = (realm: Realm): Outcome => updateUserTopic(realm, MEL_MEMBER, { stream_id: GENERAL, topic: "t", visibility_policy: 1 });
  const typesHeard = (event_types: readonly string[] | null): unknown[] => heard(mute, {}, { event_types }).map(({ type }) => type);
  expect(typesHeard(null)).toEqual(["muted_topics", "user_topic"]);
  expect(typesHeard(["muted_topics"])).toEqual(["muted_topics"]);
  expect(typesHeard(["muted_topics", "user_topic"])).toEqual(["user_topic"]);
});

test("deleted messages are sent in one event, or one by one", () => {
  const talked = [1, 2].reduce((realm) => carriedOut(sendMessage(realm, NINA_MEMBER, talk("t"))).realm, everyRole());
  const remove = (realm: Realm): Outcome => deleteTopic(realm, OLIVE_OWNER, { stream_id: GENERAL, topic_name: "t" });
  const types = { event_types: ["delete_message"] };
  expect(heard(remove, { bulk_message_deletion: true }, types, talked)).toMatchObject([{ message_ids: [1, 2] }]);
  const single = heard(remove, {}, types, talked);
  expect(single.map(({ message_id }) => message_id)).toEqual([1, 2]);
  expect(single[0]).not.toHaveProperty("message_ids");
});

test("an archived channel disappears for clients that do not support archived channels, and comes back", () => {
  const archive = (realm: Realm): Outcome => archiveStream(realm, OLIVE_OWNER, { stream_id: GENERAL });
  const types = { event_types: ["stream", "subscription"] };
  const [first] = heard(archive, { archived_channels: true }, types);
  expect(first).toMatchObject({ type: "stream", op: "update", property: "is_archived", value: true });
  expect(heard(archive, {}, types)[0]).toMatchObject({ op: "delete", stream_ids: [GENERAL], streams: [{ stream_id: GENERAL }] });
  const back = (realm: Realm): Outcome =>
    updateStream(carriedOut(archive(realm)).realm, OLIVE_OWNER, { stream_id: GENERAL, is_archived: false });
  const events = heard(back, {}, types);
  expect(events).toContainEqual(expect.objectContaining({ type: "stream", op: "create" }));
});

test("a deactivated group disappears for clients that do not support deactivated groups", () => {
  const realm = everyRole({ groups: [{ name: "crew", members: ["mel@example.test"] }] });
  const deactivate = (now: Realm): Outcome => interfaceOf.deactivateUserGroup(now, OLIVE_OWNER, { user_group_id: 9 });
  const types = { event_types: ["user_group"] };
  expect(heard(deactivate, { include_deactivated_groups: true }, types, realm)).toMatchObject([
    { op: "update", group_id: 9, data: { deactivated: true } },
  ]);
  expect(heard(deactivate, {}, types, realm)).toEqual([{ type: "user_group", op: "remove", group_id: 9, id: 0 }]);
});

test("a reactivated group is a new one for clients that do not support deactivated groups", () => {
  const crew = everyRole({ groups: [{ name: "crew", members: ["mel@example.test"], deactivated: true }] });
  const again = (now: Realm): Outcome => interfaceOf.updateUserGroup(now, OLIVE_OWNER, { user_group_id: 9, deactivated: false });
  const types = { event_types: ["user_group"] };
  expect(heard(again, {}, types, crew)).toMatchObject([{ op: "add", group: { id: 9, name: "crew", members: [MEL_MEMBER] } }]);
  expect(heard(again, { include_deactivated_groups: true }, types, crew)).toMatchObject([{ op: "update", data: { deactivated: false } }]);
});

test.each([true, false])("a new subscription has its settings as stored, with notification_settings_null %s", (knows) => {
  const subscribe = (realm: Realm): Outcome => interfaceOf.subscribe(realm, MEL_MEMBER, { subscriptions: [{ name: "open to all" }] });
  expect(heard(subscribe, { notification_settings_null: knows }, { event_types: ["subscription"] })).toMatchObject([
    { subscriptions: [{ push_notifications: null, wildcard_mentions_notify: null }] },
  ]);
});

test.each(["desktop", "audible", "push", "email"])(
  "%s notifications inherit the setting of their own in a registration without notification_settings_null",
  (kind) => {
    const kinds = ["desktop", "audible", "push", "email"];
    const settings = Object.fromEntries(kinds.map((each) => [`enable_stream_${each}_notifications`, each === kind]));
    const realm = play(everyRole()).updateSettings(MEL_MEMBER, settings).realm;
    const inherited = (before: Realm): unknown => {
      const { subscriptions } = play(before).registerQueue(MEL_MEMBER, { fetch_event_types: ["subscription"] }).response;
      const row: Readonly<Record<string, unknown>> = { ...subscriptions?.find(({ stream_id }) => stream_id === GENERAL) };
      return kinds.map((each) => row[`${each}_notifications`]);
    };
    expect(inherited(realm)).toEqual(kinds.map((each) => each === kind));
    const subscription_data = [{ stream_id: GENERAL, property: `${kind}_notifications`, value: false }];
    const own = play(realm).updateSubscriptionSettings(MEL_MEMBER, { subscription_data }).realm;
    expect(inherited(own)).toEqual([false, false, false, false]);
  },
);

test("settings are sent in the older way too, to clients that know no other", () => {
  const change =
    (settings: object) =>
    (realm: Realm): Outcome =>
      interfaceOf.updateSettings(realm, MEL_MEMBER, settings);
  const narrow = change({ high_contrast_mode: true });
  expect(heard(narrow, { user_settings_object: true }).map(({ type }) => type)).toEqual(["user_settings"]);
  expect(heard(narrow, {}).map(({ type, setting_name }) => [type, setting_name])).toEqual([
    ["user_settings", undefined],
    ["update_display_settings", "high_contrast_mode"],
  ]);
  const older = (settings: object): unknown => heard(change(settings), {}, { event_types: ["update_display_settings"] });
  expect(older({ timezone: "Europe/Paris" })).toMatchObject([{ setting_name: "timezone", setting: "Europe/Paris" }]);
  expect(older({ default_language: "de" })).toMatchObject([{ setting_name: "default_language", language_name: "Deutsch" }]);
  const sounds = heard(change({ enable_sounds: false }), {}, { event_types: ["update_global_notifications"] });
  expect(sounds).toMatchObject([{ notification_name: "enable_sounds", setting: false, user: "mel@example.test" }]);
});

test("presence comes by ID, or by client", () => {
  const appear = (realm: Realm): Outcome => interfaceOf.updatePresence(realm, NINA_MEMBER, { status: "active" });
  const types = { event_types: ["presence"] };
  expect(heard(appear, { simplified_presence_events: true }, types)).toMatchObject([
    { presences: { [NINA_MEMBER]: { active_timestamp: 1767225600 } } },
  ]);
  const [old] = heard(appear, {}, types);
  expect(old).toMatchObject({ user_id: NINA_MEMBER, email: "nina@example.test", presence: { website: {} } });
  expect(heard(appear, {}, { ...types, slim_presence: true })[0]).not.toHaveProperty("email");
  const lateHeard = heard((realm) => interfaceOf.advanceClock(carriedOut(appear(realm)).realm, { seconds: 30 }), {}, types);
  expect(lateHeard).toMatchObject([{ server_timestamp: 1767225600.25 }]);
});

test("typing in channels requires a capability, linkifiers and typing in edits require none", () => {
  const type = (realm: Realm): Outcome =>
    interfaceOf.setTypingStatus(realm, NINA_MEMBER, { op: "start", type: "stream", stream_id: GENERAL, topic: "t" });
  expect(heard(type, {})).toEqual([]);
  expect(heard(type, { stream_typing_notifications: true })).toMatchObject([{ type: "typing", op: "start" }]);
  const edit = (realm: Realm): Outcome => {
    const sent = play(realm).sendMessage(NINA_MEMBER, { type: "direct", to: [MEL_MEMBER], content: "x" }).realm;
    return interfaceOf.setTypingStatusForMessageEdit(sent, NINA_MEMBER, { op: "start", message_id: sent.messages.size });
  };
  expect(heard(edit, {}, { event_types: ["typing_edit_message"] })).toMatchObject([
    { type: "typing_edit_message", recipient: { type: "direct" } },
  ]);
  const inChannel = (realm: Realm): Outcome => {
    const sent = carriedOut(sendMessage(realm, NINA_MEMBER, talk("t"))).realm;
    return interfaceOf.setTypingStatusForMessageEdit(sent, NINA_MEMBER, { op: "start", message_id: sent.messages.size });
  };
  expect(heard(inChannel, {}, { event_types: ["typing_edit_message"] })).toMatchObject([
    { type: "typing_edit_message", recipient: { type: "channel" } },
  ]);
  const link = (realm: Realm): Outcome =>
    interfaceOf.addLinkifier(realm, OLIVE_OWNER, {
      pattern: "T(?P<id>[0-9]+)",
      url_template: "https://t.example.test/{id}",
    });
  expect(heard(link, {})).toMatchObject([{ type: "realm_linkifiers" }]);
});

test("a queue for all public channels gets messages from channels without subscription, and no private message", () => {
  const leave = play(everyRole()).unsubscribe(MEL_MEMBER, { subscriptions: ["general"] }).realm;
  const send = (realm: Realm): Outcome => sendMessage(realm, NINA_MEMBER, talk("t"));
  const all = { all_public_streams: true, event_types: ["message"] };
  expect(heard(send, {}, all, leave)).toMatchObject([{ type: "message", flags: [] }]);
  expect(heard(send, {}, { event_types: ["message"] }, leave)).toEqual([]);
  const secret = (realm: Realm): Outcome => sendMessage(realm, NINA_MEMBER, { type: "channel", to: 3, topic: "t", content: "x" });
  expect(heard(secret, {}, all, leave)).toEqual([]);
  const guest = registerQueue(leave, GRETA_GUEST, { all_public_streams: true });
  expect(guest.ok ? "accepted" : guest.error.code).toBe("BAD_REQUEST");
});
