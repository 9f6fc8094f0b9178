/** Events: what a client knows, from a registration and the events since. */
import { describe, expect, test } from "vitest";
import { applyEvent, type ClientState, clientState, stateDifferences, UNKNOWN, unreadCount } from "../../src/client-state";
import { NEW_CLIENT, wire } from "../support/law-watcher";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER } from "../support/realms";

const registered = play(everyRole()).registerQueue(MEL_MEMBER, NEW_CLIENT);
const atFirst = clientState(wire(registered.response));

describe("a state", () => {
  test("has only the parts that were requested", () => {
    const { response } = play(everyRole()).registerQueue(MEL_MEMBER, { fetch_event_types: ["drafts"] });
    expect(Object.keys(clientState(wire(response)))).toEqual(["user_id", "zulip_feature_level", "drafts"]);
  });

  test("never changes in place, and is the same object after events that change nothing", () => {
    const copy = JSON.stringify(atFirst);
    const event = { type: "alert_words", alert_words: ["fire"], id: 0 };
    expect(applyEvent(atFirst, event)).toMatchObject({ alert_words: ["fire"] });
    expect(JSON.stringify(atFirst)).toBe(copy);
    expect(applyEvent(atFirst, { type: "heartbeat", id: 1 })).toBe(atFirst);
  });

  test("says where it differs from another", () => {
    const other = applyEvent(atFirst, {
      type: "subscription",
      op: "update",
      stream_id: 1,
      property: "is_muted",
      value: true,
    });
    expect(stateDifferences(atFirst, other)).toEqual([{ path: "subscriptions.1.is_muted", one: false, other: true }]);
    expect(stateDifferences(atFirst, { ...atFirst, starred: UNKNOWN })).toEqual([]);
    expect(stateDifferences({ starred: [1] }, { starred: { 0: 1 } } as unknown as ClientState)).toHaveLength(1);
  });
});

test("the profile values of a user who becomes visible are unknown", () => {
  const person = { user_id: 90, full_name: "Nora New", profile_data: {}, is_active: true };
  const added = applyEvent(atFirst, { type: "realm_user", op: "add", person });
  const custom_profile_field = { id: 1, value: "they" };
  const changed = applyEvent(added, { type: "realm_user", op: "update", person: { user_id: 90, custom_profile_field } });
  const other = { user_id: 90, full_name: "Nora New", profile_data: { 1: { value: "she" } }, is_active: true };
  for (const state of [added, changed]) {
    expect(stateDifferences(state, { ...state, users: { ...state.users, 90: other } } as unknown as ClientState)).toEqual([]);
  }
});

test("the status of a user who becomes visible stays unknown when a part of it changes", () => {
  const added = applyEvent(atFirst, { type: "realm_user", op: "add", person: { user_id: 90, full_name: "Nora New" } });
  const changed = applyEvent(added, { type: "user_status", user_id: 90, status_text: "" });
  expect(changed).toMatchObject({ user_status: { 90: UNKNOWN } });
});

test("an invalid state or event is refused in a sentence", () => {
  expect(() => applyEvent(5 as never, {})).toThrow("applyEvent: expected a state, as clientState() gives it, received number.");
  expect(() => applyEvent(atFirst, [] as never)).toThrow("applyEvent: expected an event, received a list.");
  expect(() => applyEvent(atFirst, null as never)).toThrow("applyEvent: expected an event, received null.");
  expect(() => applyEvent(atFirst, Promise.resolve({}) as never)).toThrow(/^applyEvent: .+, received Promise; is an await missing\?$/);
  expect(() => unreadCount(null as never)).toThrow("unreadCount: expected a state, as clientState() gives it, received null.");
  expect(() => stateDifferences(atFirst, 5 as never)).toThrow(
    "stateDifferences: expected a state, as clientState() gives it, received number.",
  );
});

test("a user who becomes visible can be deactivated, and a deactivated bot stays in the list", () => {
  const person = { user_id: 90, full_name: "Nora New", is_active: false };
  const added = applyEvent(atFirst, { type: "realm_user", op: "add", person });
  expect(added).toMatchObject({ users: { 90: { is_active: false } } });
  const withBot = applyEvent(atFirst, { type: "realm_bot", op: "add", bot: { user_id: 91, is_active: true } });
  const removed = applyEvent(withBot, { type: "realm_bot", op: "remove", bot: { user_id: 91 } });
  expect(removed).toMatchObject({ realm_bots: { 91: { is_active: false } } });
});

test("a deactivated account leaves the lists of subscribers, except on old servers", () => {
  const after = applyEvent(atFirst, { type: "realm_user", op: "update", person: { user_id: 6, is_active: false } });
  expect(after).toMatchObject({ subscriptions: { 1: { subscribers: [1, 2, 3, 4, 5] } } });
});

test("an account that is no longer visible stays in them; a channel that the client leaves loses its personal settings", () => {
  const unseen = { type: "realm_user", op: "remove", person: { user_id: NINA_MEMBER, full_name: "Unknown user" }, id: 0 };
  expect(applyEvent(atFirst, unseen).subscriptions?.[GENERAL]?.subscribers).toContain(NINA_MEMBER);
  const left = { type: "subscription", op: "remove", subscriptions: [{ stream_id: GENERAL, name: "general" }], id: 0 };
  const channel = applyEvent(atFirst, left).subscriptions?.[GENERAL];
  expect(channel).toMatchObject({ subscribed: false, subscribers: expect.not.arrayContaining([MEL_MEMBER]) });
  for (const name of ["color", "pin_to_top", "is_muted", "in_home_view", "email_notifications"]) expect(channel).not.toHaveProperty(name);
});

test("default channels are stored by ID, also if old servers send them whole", () => {
  const old = clientState({ user_id: 4, realm_default_streams: [{ stream_id: 2, stream_weekly_traffic: 1 }] });
  expect(old).toMatchObject({ realm_default_streams: [2] });
  const event = { type: "default_streams", default_streams: [{ stream_id: 3 }, { stream_id: 1 }] };
  expect(applyEvent(old, event)).toMatchObject({ realm_default_streams: [1, 3] });
});

test("unread messages are counted where they are not muted", () => {
  const talked = registered.sendMessage(NINA_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "x" }).realm;
  const params = { queue_id: registered.response.queue_id, last_event_id: -1 };
  const { events } = play(talked).getEvents(MEL_MEMBER, params).response;
  const state = events.map(wire).reduce(applyEvent, atFirst);
  expect(unreadCount(state)).toBe(1);
  const muted = { type: "user_topic", stream_id: GENERAL, topic_name: "T", visibility_policy: 1, last_updated: 0 };
  expect(unreadCount(applyEvent(state, muted))).toBe(0);
});

test("a missing event is noticed", () => {
  const { queue_id } = registered.response;
  const sent = registered.sendMessage(NINA_MEMBER, { type: "direct", to: [MEL_MEMBER], content: "x" });
  const left = sent.unsubscribe(MEL_MEMBER, { subscriptions: ["general"] });
  const { realm } = left.updateMessageFlags(MEL_MEMBER, { messages: [1], op: "add", flag: "starred" });
  const events = play(realm).getEvents(MEL_MEMBER, { queue_id, last_event_id: -1 }).response.events.map(wire);
  const fresh = clientState(wire(play(realm).registerQueue(MEL_MEMBER, NEW_CLIENT).response));
  expect(stateDifferences(events.reduce(applyEvent, atFirst), fresh)).toEqual([]);
  for (const missing of events) {
    const others = events.filter((event) => event !== missing);
    expect(stateDifferences(others.reduce(applyEvent, atFirst), fresh), String(missing["type"])).not.toEqual([]);
  }
});

test("old servers remove a deactivated account with an event, and leave it in its groups and settings", () => {
  const person = { user_id: 5, full_name: "Nina Member" };
  const gone = { type: "realm_user", op: "remove", person };
  const GROUP = { id: 9, members: [4, 5], can_manage_group: { direct_members: [5], direct_subgroups: [] } };
  const noMembers = { direct_members: [], direct_subgroups: [] };
  const at = (level: number): unknown => {
    const state = applyEvent({ ...atFirst, zulip_feature_level: level, user_groups: { 9: GROUP } } as unknown as ClientState, gone);
    expect(state).toMatchObject({ subscriptions: { 1: { subscribers: [1, 2, 3, 4, 6] } }, users: { 5: { is_active: false } } });
    return state.user_groups;
  };
  expect(at(302)).toEqual({ 9: GROUP });
  expect(at(303)).toEqual({ 9: { id: 9, members: [4], can_manage_group: noMembers } });
});

test.each([
  [undefined, "received undefined."],
  [null, "received null."],
  [5, "received number."],
  [Promise.resolve({}), "received Promise; is an await missing?"],
  [{ ok: true, response: {} }, "received an outcome; did you mean its response?"],
])("of %j, which is no answer, there is no state", (wrong, sentence) => {
  expect(() => clientState(wrong as never)).toThrow(`clientState: expected the answer of POST /register, ${sentence}`);
});

test("a deleted profile field deletes its values", () => {
  const user = { user_id: 4, full_name: "Mel", profile_data: { 1: { value: "she" }, 2: { value: "red" } } };
  const begun = clientState({ user_id: 5, custom_profile_fields: [{ id: 1 }, { id: 2 }], realm_users: [user], realm_non_active_users: [] });
  const event = { type: "custom_profile_fields", fields: [{ id: 2 }], id: 0 };
  expect(applyEvent(begun, event)).toMatchObject({ users: { 4: { profile_data: { 2: { value: "red" } } } } });
});
