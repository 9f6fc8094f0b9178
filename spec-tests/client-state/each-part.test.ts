/** Events: after each event, each part of a client's state equals what a fresh registration returns. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { applyEvent, type ClientState, clientState } from "../../src/client-state";
import type { JsonObject } from "../../src/index";

const ME = 4;
const begun = (registration: JsonObject): ClientState => clientState({ user_id: ME, ...registration });
const after = (state: ClientState, event: JsonObject): ClientState => applyEvent(state, { id: 1, ...event });

const draft = (id: number, content: string) => ({ id, type: "", to: [], topic: "", content, timestamp: 1 });
const folder = (id: number, order: number, more: JsonObject = {}) => ({ id, name: `f${id}`, order, ...more });
const view = (fragment: string, is_pinned: boolean) => ({ fragment, is_pinned, name: null });
const channel = (stream_id: number, more: JsonObject = {}) => ({ stream_id, name: `c${stream_id}`, ...more });
const scheduled = (scheduled_message_id: number, content: string) => ({ scheduled_message_id, content, failed: false });
const subscriptions = (rows: JsonObject[], others: JsonObject[] = []) => ({
  subscriptions: rows,
  unsubscribed: [],
  never_subscribed: others,
});
const unread = (more: JsonObject) => ({ unread_msgs: { streams: [], pms: [], huddles: [], ...more } });

/** A description, the registration before, the event, and a registration afterwards. */
type Row = readonly [string, JsonObject, JsonObject, JsonObject];

const LISTS: readonly Row[] = [
  [
    "onboarding steps",
    { onboarding_steps: [{ type: "one_time_notice", name: "a" }] },
    { type: "onboarding_steps", onboarding_steps: [] },
    { onboarding_steps: [] },
  ],
  ["alert words", { alert_words: ["a"] }, { type: "alert_words", alert_words: ["b"] }, { alert_words: ["b"] }],
  ["muted people", { muted_users: [] }, { type: "muted_users", muted_users: [{ id: 5 }] }, { muted_users: [{ id: 5 }] }],
  ["muted topics", { muted_topics: [] }, { type: "muted_topics", muted_topics: [["c1", "t", 1]] }, { muted_topics: [["c1", "t", 1]] }],
  [
    "fields of profiles",
    { custom_profile_fields: [] },
    { type: "custom_profile_fields", fields: [{ id: 1 }] },
    { custom_profile_fields: [{ id: 1 }] },
  ],
  [
    "default channels",
    { realm_default_streams: [2] },
    { type: "default_streams", default_streams: [3, 1] },
    { realm_default_streams: [1, 3] },
  ],
  [
    "default channels, whole",
    { realm_default_streams: [channel(2)] },
    { type: "default_streams", default_streams: [channel(3)] },
    { realm_default_streams: [3] },
  ],
  ["emoji", { realm_emoji: {} }, { type: "realm_emoji", op: "update", realm_emoji: { 1: {} } }, { realm_emoji: { 1: {} } }],
  ["linkifiers", { realm_linkifiers: [] }, { type: "realm_linkifiers", realm_linkifiers: [{ id: 1 }] }, { realm_linkifiers: [{ id: 1 }] }],
  [
    "playgrounds",
    { realm_playgrounds: [] },
    { type: "realm_playgrounds", realm_playgrounds: [{ id: 1 }] },
    { realm_playgrounds: [{ id: 1 }] },
  ],
  [
    "a new draft",
    { drafts: [draft(1, "a")] },
    { type: "drafts", op: "add", drafts: [draft(2, "b")] },
    { drafts: [draft(1, "a"), draft(2, "b")] },
  ],
  ["another draft", { drafts: [draft(1, "a")] }, { type: "drafts", op: "update", draft: draft(1, "b") }, { drafts: [draft(1, "b")] }],
  ["a draft less", { drafts: [draft(1, "a")] }, { type: "drafts", op: "remove", draft_id: 1 }, { drafts: [] }],
  [
    "drafts that are forgotten",
    { drafts: [draft(1, "a")], user_settings: { enable_drafts_synchronization: true } },
    { type: "user_settings", op: "update", property: "enable_drafts_synchronization", value: false },
    { drafts: [], user_settings: { enable_drafts_synchronization: false } },
  ],
  [
    "drafts that stay",
    { drafts: [draft(1, "a")], user_settings: { enable_drafts_synchronization: false, enter_sends: true } },
    { type: "user_settings", op: "update", property: "enter_sends", value: false },
    { drafts: [draft(1, "a")], user_settings: { enable_drafts_synchronization: false, enter_sends: false } },
  ],
  [
    "a scheduled message, without its HTML",
    { scheduled_messages: [scheduled(1, "a")] },
    { type: "scheduled_messages", op: "add", scheduled_messages: [{ ...scheduled(2, "b"), rendered_content: "<p>b</p>" }] },
    { scheduled_messages: [{ ...scheduled(1, "a"), rendered_content: "<p>a</p>" }, scheduled(2, "b")] },
  ],
  [
    "a scheduled message less",
    { scheduled_messages: [scheduled(1, "a")] },
    { type: "scheduled_messages", op: "remove", scheduled_message_id: 1 },
    { scheduled_messages: [] },
  ],
  [
    "a snippet",
    { saved_snippets: [] },
    { type: "saved_snippets", op: "add", saved_snippet: { id: 3, title: "x" } },
    { saved_snippets: [{ id: 3, title: "x" }] },
  ],
  [
    "a snippet less",
    { saved_snippets: [{ id: 3 }] },
    { type: "saved_snippets", op: "remove", saved_snippet_id: 3 },
    { saved_snippets: [] },
  ],
  ["a reminder less", { reminders: [{ reminder_id: 3 }] }, { type: "reminders", op: "remove", reminder_id: 3 }, { reminders: [] }],
  [
    "a domain",
    { realm_domains: [] },
    { type: "realm_domains", op: "add", realm_domain: { domain: "a" } },
    { realm_domains: [{ domain: "a" }] },
  ],
  [
    "another domain",
    { realm_domains: [{ domain: "a", allow_subdomains: false }] },
    { type: "realm_domains", op: "change", realm_domain: { domain: "a", allow_subdomains: true } },
    { realm_domains: [{ domain: "a", allow_subdomains: true }] },
  ],
  [
    "a view",
    { navigation_views: [view("a", true)] },
    { type: "navigation_view", op: "add", navigation_view: view("b", false) },
    { navigation_views: [view("a", true), view("b", false)] },
  ],
  [
    "another view",
    { navigation_views: [view("a", true)] },
    { type: "navigation_view", op: "update", fragment: "a", data: { is_pinned: false } },
    { navigation_views: [view("a", false)] },
  ],
  [
    "a folder",
    { channel_folders: [folder(1, 0)] },
    { type: "channel_folder", op: "add", channel_folder: folder(2, 1) },
    { channel_folders: [folder(1, 0), folder(2, 1)] },
  ],
  [
    "another folder",
    { channel_folders: [folder(1, 0)] },
    { type: "channel_folder", op: "update", channel_folder_id: 1, data: { name: "x" } },
    { channel_folders: [folder(1, 0, { name: "x" })] },
  ],
  [
    "folders in another order",
    { channel_folders: [folder(1, 0), folder(2, 1)] },
    { type: "channel_folder", op: "reorder", order: [2, 1] },
    { channel_folders: [folder(1, 1), folder(2, 0)] },
  ],
  [
    "a push device",
    { push_devices: {} },
    { type: "push_device", push_account_id: 7, status: "active" },
    { push_devices: { 7: { status: "active", error_code: null } } },
  ],
  [
    "a push device that failed",
    { push_devices: { 7: { status: "pending" } } },
    { type: "push_device", push_account_id: 7, status: "failed", error_code: "X" },
    { push_devices: { 7: { status: "failed", error_code: "X" } } },
  ],
  [
    "a setting",
    { user_settings: { enter_sends: true, twenty: 1 } },
    { type: "user_settings", op: "update", property: "enter_sends", value: false },
    { user_settings: { enter_sends: false, twenty: 1 } },
  ],
  [
    "a default setting",
    { realm_user_settings_defaults: { enter_sends: true } },
    { type: "realm_user_settings_defaults", op: "update", property: "enter_sends", value: false },
    { realm_user_settings_defaults: { enter_sends: false } },
  ],
  ["a setting of the realm", { realm_name: "a" }, { type: "realm", op: "update", property: "name", value: "b" }, { realm_name: "b" }],
  [
    "a description of the realm, without its HTML, which no registration has",
    { realm_name: "a", realm_description: "a" },
    { type: "realm", op: "update_dict", property: "default", data: { description: "b", rendered_description: "<p>b</p>" } },
    { realm_name: "a", realm_description: "b" },
  ],
  ["a realm that is gone", { realm_name: "a" }, { type: "realm", op: "deactivated", realm_id: 1 }, { realm_name: "a" }],
];

const CHANNELS: readonly Row[] = [
  [
    "the name of a channel, also where muted topics go by it",
    {
      streams: [channel(1), channel(2)],
      muted_topics: [
        ["c1", "t", 1],
        ["c2", "c1", 2],
      ],
    },
    { type: "stream", op: "update", stream_id: 1, name: "c1", property: "name", value: "x" },
    {
      streams: [channel(1, { name: "x" }), channel(2)],
      muted_topics: [
        ["x", "t", 1],
        ["c2", "c1", 2],
      ],
    },
  ],
  [
    "another property of a channel, with the fields next to it",
    { streams: [channel(1, { description: "a" })], muted_topics: [["c1", "t", 1]] },
    { type: "stream", op: "update", stream_id: 1, name: "c1", property: "description", value: "b", rendered_description: "<p>b</p>" },
    { streams: [channel(1, { description: "b", rendered_description: "<p>b</p>" })], muted_topics: [["c1", "t", 1]] },
  ],
  [
    "fields that no event keeps up to date",
    { streams: [channel(1)] },
    { type: "stream", op: "update", stream_id: 1, name: "c1", property: "first_message_id", value: 9 },
    { streams: [channel(1)] },
  ],
  [
    "a channel that comes into sight",
    { streams: [channel(1)] },
    { type: "stream", op: "create", streams: [channel(2)] },
    { streams: [channel(1), channel(2)] },
  ],
  [
    "a channel that is gone, by IDs",
    { streams: [channel(1), channel(2)] },
    { type: "stream", op: "delete", stream_ids: [1] },
    { streams: [channel(2)] },
  ],
  [
    "a channel that is gone, whole",
    { streams: [channel(1), channel(2)] },
    { type: "stream", op: "delete", streams: [channel(1)] },
    { streams: [channel(2)] },
  ],
  [
    "a new channel among the subscriptions",
    subscriptions([]),
    { type: "stream", op: "create", streams: [channel(2)] },
    subscriptions([], [channel(2, { subscribers: [] })]),
  ],
  [
    "a subscription",
    subscriptions([], [channel(1, { subscribers: [5] })]),
    { type: "subscription", op: "add", subscriptions: [channel(1, { color: "#fff", subscribers: [ME, 5] })] },
    subscriptions([channel(1, { color: "#fff", subscribers: [ME, 5] })]),
  ],
  [
    "a subscription less",
    subscriptions([channel(1, { color: "#fff", is_muted: true, subscribers: [ME, 5] })]),
    { type: "subscription", op: "remove", subscriptions: [{ stream_id: 1, name: "c1" }] },
    subscriptions([], [channel(1, { subscribers: [5] })]),
  ],
  [
    "a property of a subscription",
    subscriptions([channel(1, { color: "#fff", subscribers: [ME] })]),
    { type: "subscription", op: "update", stream_id: 1, property: "color", value: "#000" },
    subscriptions([channel(1, { color: "#000", subscribers: [ME] })]),
  ],
  [
    "muting by the old name",
    subscriptions([channel(1, { in_home_view: true, is_muted: false, subscribers: [ME] })]),
    { type: "subscription", op: "update", stream_id: 1, property: "in_home_view", value: false },
    subscriptions([channel(1, { in_home_view: false, is_muted: true, subscribers: [ME] })]),
  ],
  [
    "others who subscribe",
    subscriptions([channel(1, { subscribers: [ME, 9] })], [channel(2, { subscribers: [] })]),
    { type: "subscription", op: "peer_add", stream_ids: [1, 2], user_ids: [5] },
    subscriptions([channel(1, { subscribers: [ME, 5, 9] })], [channel(2, { subscribers: [5] })]),
  ],
  [
    "others who leave",
    subscriptions([channel(1, { subscribers: [ME, 5, 9] })]),
    { type: "subscription", op: "peer_remove", stream_ids: [1], user_ids: [5] },
    subscriptions([channel(1, { subscribers: [ME, 9] })]),
  ],
];

const UNREADS: readonly Row[] = [
  [
    "of conversations by those in them",
    unread({ huddles: [{ user_ids_string: `${ME},5,6`, unread_message_ids: [1] }] }),
    { type: "message", message: { id: 2, type: "private", display_recipient: [{ id: 6 }, { id: ME }, { id: 5 }] }, flags: [] },
    unread({ huddles: [{ user_ids_string: `${ME},5,6`, unread_message_ids: [1, 2] }] }),
  ],
  [
    "of the conversation of the client with itself, and with one other",
    unread({ pms: [{ other_user_id: ME, unread_message_ids: [1] }] }),
    { type: "message", message: { id: 2, type: "private", display_recipient: [{ id: ME }, { id: 5 }] }, flags: [] },
    unread({
      pms: [
        { other_user_id: ME, unread_message_ids: [1] },
        { sender_id: 5, unread_message_ids: [2] },
      ],
    }),
  ],
  [
    "that are marked as unread",
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1] }] }),
    {
      ...{ type: "update_message_flags", op: "remove", flag: "read", messages: [2, 3], all: false },
      message_details: { 2: { type: "stream", stream_id: 1, topic: "T" }, 3: { type: "private", user_ids: [5] } },
    },
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1, 2] }], pms: [{ other_user_id: 5, unread_message_ids: [3] }] }),
  ],
  [
    "that are deleted, several or one",
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1, 2, 3] }] }),
    { type: "delete_message", message_ids: [1, 3] },
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [2] }] }),
  ],
  [
    "of which one is deleted",
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1, 2] }] }),
    { type: "delete_message", message_id: 1 },
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [2] }] }),
  ],
  [
    "that move to another topic, those that were read being read",
    unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1, 2] }] }),
    { type: "update_message", message_ids: [2, 3], stream_id: 1, orig_subject: "t", subject: "U" },
    unread({
      streams: [
        { stream_id: 1, topic: "t", unread_message_ids: [1] },
        { stream_id: 1, topic: "u", unread_message_ids: [2] },
      ],
    }),
  ],
  [
    "that move to a channel to which one subscribes",
    { ...unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1] }] }), ...subscriptions([channel(1), channel(2)]) },
    { type: "update_message", message_ids: [1], stream_id: 1, new_stream_id: 2, orig_subject: "t" },
    { ...unread({ streams: [{ stream_id: 2, topic: "t", unread_message_ids: [1] }] }), ...subscriptions([channel(1), channel(2)]) },
  ],
  [
    "that move out of the channels of the account",
    { ...unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [1, 2] }] }), ...subscriptions([channel(1)], [channel(2)]) },
    { type: "update_message", message_ids: [1], stream_id: 1, new_stream_id: 2, orig_subject: "t" },
    { ...unread({ streams: [{ stream_id: 1, topic: "t", unread_message_ids: [2] }] }), ...subscriptions([channel(1)], [channel(2)]) },
  ],
  ["that are edited", unread({}), { type: "update_message", message_ids: [1], content: "x" }, unread({})],
];

describe("an event changes the state to what a fresh registration returns", () => {
  it.each([...LISTS, ...CHANNELS])("of %s", (_what, before, event, fresh) => {
    expect(after(begun(before), event)).toEqual(begun(fresh));
    if (!isDeepStrictEqual(before, fresh)) expect(begun(fresh)).not.toEqual(begun(before));
  });

  it.each(UNREADS)("of unread messages %s", (_what, before, event, fresh) => {
    expect(after(begun(before), event)).toEqual(begun(fresh));
  });
});
