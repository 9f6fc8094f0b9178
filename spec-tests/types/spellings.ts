/** Lines of a program that uses the results of operations, spelt right and misspelt, after the same beginning. */

const BEGINNING = `
import { createRealm, createSimulator, getMessages, getMessage, getUsers, getOwnUser, getStreams, getSubscriptions,
  getDrafts, getUserGroups, getInvites, registerQueue, sendMessage, updateMessage, getAttachments, getLinkifiers,
  getScheduledMessages, subscribe, getCustomEmoji, getPresence, createUserGroup, updatePresence, getServerSettings,
  getEvents, type Outcome } from "../../src/index";
import { defineScenario } from "../../src/scenario";
import { clientState } from "../../src/client-state";
import type { RealmMatchers } from "../../src/matchers";
declare function expect(value: object): RealmMatchers<void>;
const story = { name: "x", purpose: "x", card: ["Errors"] };
const realm = createRealm({});
function must<R>(outcome: Outcome<R>): R { if (!outcome.ok) throw new Error(outcome.error.msg); return outcome.response; }
const { messages } = must(getMessages(realm, 1, { anchor: "newest", num_before: 1, num_after: 0 }));
const message = messages[0]!;
const user = must(getUsers(realm, 1, {})).members[0]!;
const channel = must(getStreams(realm, 1, {})).streams[0]!;
const subscription = must(getSubscriptions(realm, 1, {})).subscriptions[0]!;
const draft = must(getDrafts(realm, 1, {})).drafts[0]!;
const group = must(getUserGroups(realm, 1, {})).user_groups[0]!;
const invite = must(getInvites(realm, 1, {})).invites[0]!;
const state = must(registerQueue(realm, 1, {}));
const refused = sendMessage(realm, 1, { type: "channel", to: 1, topic: "x", content: "y" });
const sim = createSimulator({});
const me = sim.as("owner@realm.example.test");
const { events } = must(getEvents(realm, 1, { queue_id: "x", last_event_id: -1 }));
const event = events[0]!;
const known = clientState(state);
`;

/** A scenario with a step that an account calls. */
function inScenario(step: string): string {
  return `defineScenario({ ...story, steps: [{ as: null, ${step} }] });`;
}

/** Lines that must compile: the same places, spelt right. */
export const RIGHT = [
  'message["content"];',
  "message.reactions[0]?.emoji_name;",
  "message.edit_history?.[0]?.prev_topic;",
  'if (message.type === "stream") message.stream_id;',
  'message.flags.includes("has_alert_word");',
  "user.delivery_email;",
  "must(getOwnUser(realm, 1, {})).max_message_id;",
  "channel.folder_id; channel.can_send_message_group;",
  "subscription.is_muted;",
  "draft.timestamp;",
  "group.direct_subgroup_ids;",
  "invite.link_url;",
  "state.realm_name; state.realm_can_create_groups; state.unread_msgs?.mentions; state.user_settings?.twenty_four_hour_time;",
  "must(updateMessage(realm, 1, { message_id: 1, content: 'x' })).detached_uploads?.[0]?.path_id;",
  "must(getAttachments(realm, 1, {})).upload_space_used;",
  "must(getLinkifiers(realm, 1, {})).linkifiers[0]?.url_template;",
  "must(getScheduledMessages(realm, 1, {})).scheduled_messages[0]?.failed;",
  "must(subscribe(realm, 1, { subscriptions: [] })).already_subscribed;",
  'must(getCustomEmoji(realm, 1, {})).emoji["1"]?.source_url;',
  "must(createUserGroup(realm, 1, { name: 'x', description: '', members: [] })).group_id;",
  "must(updatePresence(realm, 1, { status: 'active' })).server_timestamp;",
  "must(getServerSettings(realm)).zulip_feature_level;",
  "must(getOwnUser(realm, 1)).max_message_id; must(getUsers(realm, 1)).members;",
  'if (!refused.ok) refused.error["msg"];',
  'if (event.type === "message") event.message.content;',
  'if (event.type === "stream" && event.op === "update") event.property;',
  'if (event.type === "reaction" && event.op === "add") event.emoji_name;',
  'if (event.type === "update_message_flags") event.messages;',
  'if (event.type === "subscription" && event.op === "peer_add") event.user_ids;',
  'me.sendMessage({ type: "direct", to: [1], content: "x" });',
  'me.sendMessage({ type: "channel", to: 1, topic: "", content: "x" });',
  'me.updateUserTopic({ stream_id: 1, topic: "x", visibility_policy: 3 });',
  'me.registerQueue({ event_types: ["message", "starred_messages", "type_of_a_later_server"] });',
  'expect(refused).toHaveSentEvent("a@example.test", { type: "reaction", op: "add", message_id: 1 });',
  "me.registerQueue({ client_capabilities: { notification_settings_null: false, bulk_message_deletion: true } });",
  'if (!refused.ok && refused.error.code === "STREAM_DOES_NOT_EXIST") refused.error.stream_id;',
  'createRealm({ users: [{ email: "a@example.test", settings: { enter_sends: true } }] });',
  'createRealm({ settings: { message_content_edit_limit_seconds: 60, can_create_groups: "role:members" } });',
  'createRealm({ channels: [{ name: "x", can_send_message_group: { direct_members: ["a@example.test"] } }] });',
  'createRealm({ faults: { rules: [{ operation: "send-message", fault: "lose_answer" }] } });',
  'void sim.outbox.pushes.map((push) => (push.kind === "registration" ? push.bouncer_public_key : push.token_kind));',
  "sim.snapshot().channels;",
  'sim.faults.plan({ rules: [{ operation: "send-message", fault: "delay", seconds: 3, nth: 2 }] });',
  'sim.faults.plan({ rules: [{ method: "GET", path: "/events", fault: "delay", real_seconds: 3 }, { fault: "status" }] });',
  "me.getOwnUser(); me.getOwnUser({}); getOwnUser(realm, 1, {});",
  'expect(refused).toBeRefused("BAD_REQUEST"); expect(refused).toBeRefused("channel_unknown");',
  "known.realm?.realm_name; known.subscriptions?.[1]?.subscribed; known.users?.[1]?.full_name;",
  'defineScenario({ ...story, steps: [{ call: "send-message", as: null, with: { topic: "x", to: "$channel" } }] });',
  'defineScenario({ ...story, steps: [{ call: "POST /messages", as: null, with: { tpic: "x" } }] });',
  ...[
    'call: "send-message", with: { type: "channel", to: ["$one", 2], topic: "$topic", content: "In ${topic}." }',
    'call: "update-user-topic", with: { stream_id: "$channel", topic: "x", visibility_policy: { $saved: "policy" } }',
    'call: "update-message-flags", with: { messages: ["$first", 2, { $saved: "third" }], op: "add", flag: "$flag" }',
    'call: "update-message-flags", with: { messages: "$all", op: "add", flag: "read" }',
    'call: "get-messages", with: { anchor: "newest", narrow: [{ operator: "channel", operand: "$channel" }, ["topic", "x"]] }',
    'call: "create-scheduled-message", with: { type: "direct", to: [1], content: "x", scheduled_delivery_timestamp: { $now: 60 } }',
    'call: "update-stream", with: { stream_id: 1, can_subscribe_group: { new: { direct_members: ["$id"], direct_subgroups: [] } } }',
    'call: "register-queue", with: { client_capabilities: { notification_settings_null: false, archived_channels: true } }',
  ].map(inScenario),
];

/** Lines that must not compile: each has one misspelling. */
export const WRONG = [
  'message["contnet"];',
  "message.reactions[0]?.emoji_nmae;",
  "message.edit_history?.[0]?.prev_topics;",
  'if (message.type === "channel") message.stream_id;',
  'message.flags.includes("has_alert_words");',
  "message.subject.topic;",
  "user.delivery_mail;",
  'user.role === "owner";',
  "must(getOwnUser(realm, 1, {})).max_message;",
  "channel.folder; ",
  "channel.can_send_messages_group;",
  "subscription.muted;",
  'draft.type === "channel";',
  "draft.to.user_ids;",
  "group.subgroup_ids;",
  "invite.invite_link;",
  "state.realm_nmae;",
  "state.realm_can_create_group;",
  "state.unread_msgs?.mention;",
  "state.user_settings?.twentyfour_hour_time;",
  "state.queue;",
  "must(updateMessage(realm, 1, { message_id: 1, content: 'x' })).detached_uploads?.[0]?.path;",
  "must(getAttachments(realm, 1, {})).space_used;",
  "must(getLinkifiers(realm, 1, {})).linkifiers[0]?.url;",
  "must(getScheduledMessages(realm, 1, {})).scheduled_messages[0]?.failure;",
  "must(subscribe(realm, 1, { subscriptions: [] })).allready_subscribed;",
  'must(getCustomEmoji(realm, 1, {})).emoji["1"]?.url;',
  "must(createUserGroup(realm, 1, { name: 'x', description: '', members: [] })).id;",
  "must(updatePresence(realm, 1, { status: 'active' })).server_time;",
  "must(getServerSettings(realm)).feature_level;",
  "sendMessage(realm, 1);",
  'if (!refused.ok) refused.error["nonsense"];',
  "must(me.getMessages({ num_before: 0, num_after: 0 })).mesages;",
  'event.type === "mesage";',
  'if (event.type === "message") event.mesage;',
  'if (event.type === "stream") event.op === "updated";',
  'if (event.type === "stream" && event.op === "update") event.propety;',
  'if (event.type === "reaction" && event.op === "add") event.emoji;',
  'if (event.type === "update_message_flags") event.message_ids;',
  'if (event.type === "subscription" && event.op === "peer_add") event.users;',
  'if (event.type === "subscription") event.op === "peer_added";',
  'me.sendMessage({ type: "direct", to: [1], contents: "x" });',
  'me.sendMessage({ type: "dm", to: [1], content: "x" });',
  'me.sendMessage({ type: "channel", to: 1, content: "x" });',
  'me.sendMessage({ type: "direct", to: [1], topic: "x", content: "x" });',
  'me.createScheduledMessage({ type: "channel", to: 1, content: "x", scheduled_delivery_timestamp: 1 });',
  'me.createScheduledMessage({ type: "direct", to: [1], topic: "x", content: "x", scheduled_delivery_timestamp: 1 });',
  'expect(refused).toHaveSentEvent("a@example.test", { type: "mesage" });',
  'me.sendMesage({ type: "direct", to: [1], content: "x" });',
  'me.updateUserTopic({ stream_id: 1, topic: "x", visibility_policy: 4 });',
  'me.updateMessageFlags({ messages: [1], op: "delete", flag: "read" });',
  "me.updateSettings({ enter_send: true });",
  "me.updateRealm({ can_create_group: { new: 1 } });",
  "me.registerQueue({ client_capabilities: { notification_settings_null: false, bulk_message_delete: true } });",
  '!refused.ok && refused.error.code === "STREAM_DOES_NOT_EXISTS";',
  'if (!refused.ok && refused.error.code === "STREAM_DOES_NOT_EXIST") refused.error.channel_id;',
  'if (!refused.ok) refused.error.reason === "chanel_unknown";',
  "createRealm({ user: [] });",
  'createRealm({ users: [{ mail: "a@example.test" }] });',
  'createRealm({ users: [{ email: "a@example.test", settings: { enter_send: true } }] });',
  "createRealm({ settings: { message_content_edit_limit: 60 } });",
  'createRealm({ settings: { can_create_group: "role:members" } });',
  'createRealm({ channels: [{ name: "x", can_send_messages_group: "role:members" }] });',
  'createRealm({ messages: [{ sender: "a@example.test", content: "x", chanel: "x" }] });',
  'createRealm({ faults: { rules: [{ operation: "send-message", fault: "loose_answer" }] } });',
  'createRealm({ faults: { rules: [{ operations: "send-message", fault: "lose_answer" }] } });',
  'void sim.outbox.pushes.map((push) => (push.kind === "registered" ? 1 : 0));',
  "sim.snapshot().chanels;",
  'sim.faults.plan({ rules: [{ operation: "send-mesage", fault: "lose_answer" }] });',
  'sim.faults.plan({ rules: [{ fault: "lose_answer", seconds: 3 }] });',
  'sim.faults.plan({ rules: [{ fault: "delay" }] });',
  'sim.faults.plan({ rules: [{ fault: "delay", seconds: 1, real_seconds: 1 }] });',
  'sim.faults.plan({ rules: [{ fault: "status", retry_after: 1 }] });',
  "me.getOwnUser({ foo: 1 });",
  "getOwnUser(realm, 1, { foo: 1 });",
  'expect(refused).toBeRefused("BAD_REQEST");',
  "known.realm?.realm_nmae;",
  "known.subscription;",
  "known.subscriptions?.[1]?.is_subscribed;",
  'known.starred === "unknown";',
  "sim.clock.advance({ day: 1 });",
  'defineScenario({ ...story, steps: [{ call: "send-mesage", as: null }] });',
  'defineScenario({ ...story, steps: [{ call: "SEND /messages", as: null }] });',
  'defineScenario({ ...story, steps: [{ call: "send-message", as: null, with: { tpic: "x" } }] });',
  'defineScenario({ ...story, steps: [{ call: "send-message", as: null, wth: { topic: "x" } }] });',
  'defineScenario({ ...story, steps: [{ clok: "next" }] });',
  ...[
    'call: "send-message", with: { topic: 5 }',
    'call: "send-message", with: { type: "dm" }',
    'call: "send-message", with: { read_by_sender: "true" }',
    'call: "update-user-topic", with: { stream_id: "general" }',
    'call: "update-user-topic", with: { visibility_policy: 4 }',
    'call: "update-message-flags", with: { messages: ["1"] }',
    'call: "update-message-flags", with: { messages: 1 }',
    'call: "get-messages", with: { narrow: [{ operator: 1, operand: "x" }] }',
    'call: "create-scheduled-message", with: { scheduled_delivery_timestamp: { $later: 60 } }',
    'call: "update-stream", with: { can_subscribe_group: { new: { direct_members: ["ann"], direct_subgroups: [] } } }',
    'call: "register-queue", with: { client_capabilities: { notification_settings_null: false, archived_channels: "yes" } }',
  ].map(inScenario),
];

/** Each line in a function of its own, so that the compiler reports each error. */
export const SPELLINGS = BEGINNING + [...RIGHT, ...WRONG].map((line) => `void (() => { ${line} });\n`).join("");

/** How many lines the beginning has. */
export const BEGINNING_LINES = BEGINNING.split("\n").length - 1;
