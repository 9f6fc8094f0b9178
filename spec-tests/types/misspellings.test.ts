/**
 * What a program gets back from operations has exactly the fields that are declared: a misspelt one does not compile.
 * Each line stands in a function of its own after the same beginning, so that none can hide behind another.
 */
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { typedProgram } from "../support/typed-program";

const BEGINNING = `
import { createRealm, createSimulator, getMessages, getMessage, getUsers, getOwnUser, getStreams, getSubscriptions,
  getDrafts, getUserGroups, getInvites, registerQueue, sendMessage, updateMessage, getAttachments, getLinkifiers,
  getScheduledMessages, subscribe, getCustomEmoji, getPresence, createUserGroup, updatePresence, getServerSettings,
  getEvents, type Outcome } from "../../src/index";
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
const me = createSimulator({}).as("owner@realm.example.test");
`;

/** Lines that must compile: the same places, spelt right. */
const RIGHT = [
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
  'if (!refused.ok) refused.error["msg"];',
];

/** Lines that must not: each is a slip of the pen. */
const WRONG = [
  'message["contnet"];',
  "message.reactions[0]?.emoji_nmae;",
  "message.edit_history?.[0]?.prev_subject;",
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
  'if (!refused.ok) refused.error["nonsense"];',
  "must(me.getMessages({ num_before: 0, num_after: 0 })).mesages;",
];

/** What the compiler says against each line. */
const complaints = new Map<string, string[]>();

beforeAll(() => {
  const lines = [...RIGHT, ...WRONG];
  const { program, source } = typedProgram(BEGINNING + lines.map((line) => `void (() => { ${line} });\n`).join(""));
  const before = BEGINNING.split("\n").length - 1;
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const place = source.getLineAndCharacterOfPosition(start).line - before;
    const line = lines[place] ?? "the beginning";
    complaints.set(line, [...(complaints.get(line) ?? []), ts.flattenDiagnosticMessageText(messageText, " ")]);
  }
}, 120_000);

test("the beginning compiles", () => {
  expect(complaints.get("the beginning")).toBeUndefined();
});

describe("spelt right", () => {
  test.each(RIGHT)("%s compiles", (line) => {
    expect(complaints.get(line)).toBeUndefined();
  });
});

describe("misspelt", () => {
  test.each(WRONG)("%s does not compile", (line) => {
    expect(complaints.get(line)).toHaveLength(1);
  });
});
