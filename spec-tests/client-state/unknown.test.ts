/** Events: what a client no longer knows after an event, and how it counts unread messages. */
import { expect, test } from "vitest";
import { applyEvent, type ClientState, clientState, unreadCount } from "../../src/client-state";
import { type JsonObject } from "../../src/index";
import { UNKNOWN } from "../../src/testing/client-state/state";
import { wire } from "../support/law-watcher";
import { play } from "../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";

const ME = 4;
const begun = (registration: JsonObject): ClientState => clientState({ user_id: ME, ...registration });
const after = (state: ClientState, event: JsonObject): ClientState => applyEvent(state, { id: 1, ...event });

const channel = (stream_id: number, more: JsonObject = {}) => ({ stream_id, name: `c${stream_id}`, ...more });
const subscriptions = (rows: JsonObject[], others: JsonObject[] = []) => ({
  subscriptions: rows,
  unsubscribed: [],
  never_subscribed: others,
});
const unread = (more: JsonObject) => ({ unread_msgs: { streams: [], pms: [], huddles: [], ...more } });

test("stars are added and removed, and become unknown when messages leave the client's channels", () => {
  const state = begun({ starred_messages: [3, 1], ...subscriptions([channel(1)], [channel(2)]) });
  const flag = (op: string, messages: number[]) => after(state, { type: "update_message_flags", op, flag: "starred", messages }).starred;
  expect([flag("add", [2]), flag("remove", [1])]).toEqual([[1, 2, 3], [3]]);
  expect(after(state, { type: "delete_message", message_ids: [3] }).starred).toEqual([1]);
  const move = (id: number, new_stream_id: number) =>
    after(state, { type: "update_message", message_ids: [id], stream_id: 1, new_stream_id });
  expect(move(1, 1).starred).toEqual([1, 3]);
  expect(move(2, 2).starred).toEqual([1, 3]);
  const unknown = move(1, 2);
  expect(unknown.starred).toBe(UNKNOWN);
  expect(after(unknown, { type: "delete_message", message_ids: [3] }).starred).toBe(UNKNOWN);
  expect(after(unknown, { type: "update_message_flags", op: "add", flag: "starred", messages: [2] }).starred).toBe(UNKNOWN);
});

test("conversations are known by those in them, until one of their messages is deleted", () => {
  const state = begun({ recent_private_conversations: [{ user_ids: [6, 5], max_message_id: 3 }] });
  const message = { id: 4, type: "private", display_recipient: [{ id: 5 }, { id: ME }] };
  const heard = after(state, { type: "message", message, flags: ["read"] });
  expect(heard.recent_private_conversations).toEqual({ "5,6": 3, 5: 4 });
  expect(after(state, { type: "message", message: { ...message, type: "stream" }, flags: [] })).toEqual(state);
  expect(after(state, { type: "delete_message", message_type: "stream", message_ids: [3] })).toEqual(state);
  const lost = after(state, { type: "delete_message", message_type: "private", message_ids: [3] });
  expect(lost.recent_private_conversations).toBe(UNKNOWN);
  expect(after(lost, { type: "message", message, flags: [] }).recent_private_conversations).toBe(UNKNOWN);
});

test("presences are stored by ID; they are unknown for new users and deleted for removed ones", () => {
  const state = begun({ presences: { 5: { active_timestamp: 1 } } });
  const presences = (event: JsonObject, from = state) => after(from, event).presences;
  expect(presences({ type: "presence", presences: { 6: { active_timestamp: 2 } } })).toEqual({
    5: { active_timestamp: 1 },
    6: { active_timestamp: 2 },
  });
  expect(presences({ type: "realm_user", op: "add", person: { user_id: 6 } })).toEqual({ 5: { active_timestamp: 1 }, 6: UNKNOWN });
  expect(presences({ type: "realm_user", op: "remove", person: { user_id: 5, full_name: "Nina" } })).toEqual({});
  expect(presences({ type: "realm_user", op: "remove", person: { user_id: 5 } })).toEqual({ 5: UNKNOWN });
  expect(presences({ type: "realm_user", op: "update", person: { user_id: 5, is_active: false } })).toEqual({});
  expect(presences({ type: "realm_user", op: "update", person: { user_id: 6, is_active: true } })).toEqual({
    5: { active_timestamp: 1 },
    6: UNKNOWN,
  });
  expect(presences({ type: "realm_user", op: "update", person: { user_id: 5, full_name: "N" } })).toEqual({ 5: { active_timestamp: 1 } });
  const old = begun({ presences: { "nina@example.test": {} } });
  expect(old.presences).toBe(UNKNOWN);
  expect(presences({ type: "presence", presences: { 6: {} } }, old)).toBe(UNKNOWN);
  expect(presences({ type: "realm_user", op: "add", person: { user_id: 6 } }, old)).toBe(UNKNOWN);
  expect(presences({ type: "presence", email: "nina@example.test" })).toBe(UNKNOWN);
});

test("an event can change a part of a status; the status of a new user is unknown until an event has all of it", () => {
  const state = begun({ user_status: { 5: { status_text: "out", emoji_name: "car" } } });
  const status = (event: JsonObject, from = state) => after(from, event).user_status;
  expect(status({ type: "user_status", user_id: 5, status_text: "in", away: true })).toEqual({
    5: { status_text: "in", emoji_name: "car" },
  });
  expect(status({ type: "user_status", user_id: 5, status_text: "" })).toEqual({ 5: { emoji_name: "car" } });
  const joined = after(state, { type: "realm_user", op: "add", person: { user_id: 6 } });
  expect(joined.user_status).toEqual({ 5: { status_text: "out", emoji_name: "car" }, 6: UNKNOWN });
  expect(status({ type: "user_status", user_id: 6, status_text: "x" }, joined)).toEqual(joined.user_status);
});

test("messages of muted places do not count as unread, others do", () => {
  const topics = [
    { stream_id: 1, topic_name: "Quiet", visibility_policy: 1 },
    { stream_id: 2, topic_name: "loud", visibility_policy: 2 },
  ];
  const streams = [
    { stream_id: 1, topic: "quiet", unread_message_ids: [1] },
    { stream_id: 1, topic: "other", unread_message_ids: [2, 3] },
    { stream_id: 2, topic: "loud", unread_message_ids: [4] },
    { stream_id: 2, topic: "other", unread_message_ids: [5] },
  ];
  const known = { user_topics: topics, ...subscriptions([channel(1, { is_muted: false }), channel(2, { is_muted: true })]) };
  expect(unreadCount(begun({ ...known, ...unread({ streams, pms: [{ other_user_id: 5, unread_message_ids: [6] }] }) }))).toBe(4);
});

test.each([
  [
    "a client that receives archived channels knows that one of them is muted",
    { notification_settings_null: false, archived_channels: true },
    0,
  ],
  ["who is not counts what is unread there, as the realm does not", { notification_settings_null: false }, 1],
])("%s", (_what, client_capabilities, expected) => {
  const said = play(everyRole()).sendMessage(NINA_MEMBER, { type: "channel", to: GENERAL, topic: "x", content: "x" });
  const subscription_data = [{ stream_id: GENERAL, property: "is_muted", value: true }];
  const muted = said.updateSubscriptionSettings(MEL_MEMBER, { subscription_data });
  const archived = muted.archiveStream(OLIVE_OWNER, { stream_id: GENERAL });
  const { response } = archived.registerQueue(MEL_MEMBER, { client_capabilities });
  expect(response.unread_msgs?.count).toBe(0);
  expect(unreadCount(clientState(wire(response)))).toBe(expected);
});
