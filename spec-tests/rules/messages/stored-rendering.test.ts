/** What was written is shown as it was rendered then, whatever happens later. */
import { expect, test } from "vitest";
import {
  addLinkifier,
  createChannel,
  createRealm,
  deactivateCustomEmoji,
  deactivateUser,
  deactivateUserGroup,
  deleteMessage,
  type Realm,
  realmFromJSON,
  realmToJSON,
  type SnapshotJSON,
  updateRealm,
  updateStream,
  updateUser,
  updateUserGroup,
} from "../../../src/index";
import { canonicalDigest } from "../../../src/model/realm/digest";
import { messageHtml, renderedMessage } from "../../../src/model/rendering/rendering";
import { messageById } from "../../../src/model/rules/messages/message-rows";
import { play } from "../../support/play";

const PICTURE = { name: "parrot.png", size: 100, content_type: "image/png" };
const CONTENT = [
  "@**Ann** @**Bob|2** @**|2** @*readers* #**general** #**general>topic** #**later** p-12 :parrot: $$x$$",
  "```\ncode\n```",
  "https://example.test/picture.png",
].join("\n\n");

function realmWithMessage(): Realm {
  const realm = createRealm({
    users: [
      { email: "ann@example.test", full_name: "Ann", role: 100 },
      { email: "bob@example.test", full_name: "Bob", profile: { About: "@**Ann**" } },
    ],
    groups: [{ name: "readers", members: ["ann@example.test"] }],
    channels: [{ name: "general", subscribers: "all", description: "@**Ann** p-12" }],
    channel_folders: [{ name: "all", description: "@**Ann** p-12" }],
    custom_profile_fields: [{ name: "About" }],
  });
  const withEmoji = play(realm).uploadCustomEmoji(1, { emoji_name: "parrot", file: PICTURE }).realm;
  return send(send(withEmoji, "The first."), CONTENT);
}

function send(realm: Realm, content: string): Realm {
  return play(realm).sendMessage(1, { type: "channel", to: 1, topic: "topic", content }).realm;
}

/** The HTML of a message when no earlier rendering is reused. */
function html(realm: Realm, id = 2): string {
  const message = messageById(realm, id);
  return message === undefined ? "" : messageHtml(realm, { ...message });
}

const CHANGES: readonly (readonly [string, (realm: Realm) => Realm])[] = [
  ["the name of a user", (realm) => updateUser(realm, 1, { user_id: 1, full_name: "Anna" }).realm],
  ["the name of a user who is mentioned by the ID", (realm) => updateUser(realm, 1, { user_id: 2, full_name: "Bobby" }).realm],
  ["the activity of a user", (realm) => deactivateUser(realm, 1, { user_id: 2 }).realm],
  ["the name of a group", (realm) => updateUserGroup(realm, 1, { user_group_id: 9, name: "writers" }).realm],
  ["the activity of a group", (realm) => deactivateUserGroup(realm, 1, { user_group_id: 9 }).realm],
  ["the name of a channel", (realm) => updateStream(realm, 1, { stream_id: 1, new_name: "common" }).realm],
  ["the name of a channel by case only", (realm) => updateStream(realm, 1, { stream_id: 1, new_name: "General" }).realm],
  ["the channels", (realm) => createChannel(realm, 1, { name: "later", subscribers: [1] }).realm],
  ["the messages of a topic", (realm) => deleteMessage(realm, 1, { message_id: 1 }).realm],
  ["previews", (realm) => updateRealm(realm, 1, { inline_image_preview: !realm.settings.inline_image_preview }).realm],
  ["the language of code", (realm) => updateRealm(realm, 1, { default_code_block_language: "python" }).realm],
  ["linkifiers", (realm) => addLinkifier(realm, 1, { pattern: "p-(?P<id>[0-9]+)", url_template: "https://example.test/{id}" }).realm],
  ["custom emoji", (realm) => deactivateCustomEmoji(realm, 1, { emoji_name: "parrot" }).realm],
  ["formulas", (realm) => ({ ...realm, server: { ...realm.server, formula_renderer: false } })],
];

test.each(CHANGES)("a change of %s changes no earlier message", (changed, change) => {
  const before = realmWithMessage();
  const after = change(before);
  expect(after).not.toBe(before);
  const repeated = send(after, CONTENT);
  expect(html(repeated, 2)).toBe(html(before, 2));
  // The change is one that rendering depends on; a link to the topic names a later message in any case.
  const shownNow = html(repeated, 3).replace("with/2", changed === "the messages of a topic" ? "with/2" : "with/1");
  expect(shownNow).not.toBe(html(before, 2));
});

test("an edit renders again, and the history shows each version as it was then", () => {
  let realm = send(realmWithMessage(), "@**Bob** #**general** a-1");
  realm = play(realm).updateUser(1, { user_id: 2, full_name: "Bobby" }).realm;
  realm = play(realm).addLinkifier(1, { pattern: "a-(?P<id>[0-9]+)", url_template: "https://a.test/{id}" }).realm;
  realm = play(realm).updateMessage(1, { message_id: 3, content: "@**Bobby** a-2" }).realm;
  realm = play(realm).updateUser(1, { user_id: 2, full_name: "Robert" }).realm;
  const { message_history } = play(realm).getMessageHistory(1, { message_id: 3 }).response;
  expect(message_history.map(({ rendered_content }) => rendered_content)).toEqual([
    '<p><span class="user-mention" data-user-id="2">@Bob</span> <a class="stream" data-stream-id="1" href="/#narrow/channel/1-general">#general</a> a-1</p>',
    '<p><span class="user-mention" data-user-id="2">@Bobby</span> <a href="https://a.test/2">a-2</a></p>',
  ]);
  const { messages } = play(realm).getMessages(1, { anchor: 3, num_before: 0, num_after: 0 }).response;
  expect(messages[0]).toMatchObject({ content: message_history[1]?.rendered_content });
  expect(messages[0]?.edit_history?.[0]).toMatchObject({ prev_rendered_content: message_history[0]?.rendered_content });
});

test("a later linkifier makes no link in an earlier message", () => {
  const found = (realm: Realm): number =>
    play(realm).getMessages(1, { narrow: [{ operator: "has", operand: "link" }], anchor: "newest", num_before: 9, num_after: 0 }).response
      .messages.length;
  const before = send(
    createRealm({ users: [{ email: "ann@example.test", role: "owner" }], channels: [{ name: "general", subscribers: "all" }] }),
    "p-1",
  );
  const after = play(before).addLinkifier(1, { pattern: "p-(?P<id>[0-9]+)", url_template: "https://a.test/{id}" }).realm;
  expect(found(after)).toBe(0);
  expect(found(send(after, "p-1"))).toBe(1);
});

test("emoticons become emoji where the sender has chosen that", () => {
  const realm = createRealm({
    users: [{ email: "ann@example.test", settings: { translate_emoticons: true } }, { email: "bob@example.test" }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  expect(html(send(realm, "so :)"), 1)).toContain("emoji-1f642");
  const byBob = play(realm).sendMessage(2, { type: "channel", to: 1, topic: "t", content: "so :)" }).realm;
  expect(html(byBob, 1)).toBe("<p>so :)</p>");
});

test("descriptions and profiles are shown as they were rendered when they were set", () => {
  const shown = (realm: Realm): unknown => {
    const state = play(realm).registerQueue(1, { fetch_event_types: ["stream", "channel_folders", "realm_user"] }).response;
    return [state.streams?.map((row) => row.rendered_description), state.channel_folders, state.realm_users?.[1]?.profile_data];
  };
  const before = realmWithMessage();
  const mention = '<span class="user-mention" data-user-id="1">@Ann</span>';
  expect(JSON.stringify(shown(before))).toContain(JSON.stringify(`<p>${mention} p-12</p>`));
  let after = play(before).updateUser(1, { user_id: 1, full_name: "Anna" }).realm;
  after = play(after).addLinkifier(1, { pattern: "p-(?P<id>[0-9]+)", url_template: "https://a.test/{id}" }).realm;
  expect(shown(after)).toEqual(shown(before));
  after = play(after).updateStream(1, { stream_id: 1, description: "p-12" }).realm;
  expect(JSON.stringify(shown(after))).toContain("https://a.test/12");
});

test("a rendering is kept as long as its message", () => {
  const before = realmWithMessage();
  const message = messageById(before, 2);
  if (message === undefined) throw new Error("There is no message.");
  const after = send(play(before).updateUser(1, { user_id: 1, full_name: "Anna" }).realm, "More.");
  expect(renderedMessage(after, message)).toBe(renderedMessage(before, message));
});

test("contents share their rules as long as these hold", () => {
  let realm = send(realmWithMessage(), "more");
  expect(realm.rendering_rules).toHaveLength(1);
  realm = realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(realm))));
  expect(send(realm, "more").rendering_rules).toHaveLength(1);
  realm = play(realm).updateRealm(1, { inline_image_preview: false }).realm;
  expect(send(realm, "more").rendering_rules).toHaveLength(2);
});

/** A snapshot as the version before wrote it: without anything that was rendered. */
function formerSnapshot(realm: Realm): SnapshotJSON {
  const { shared, realm: body } = JSON.parse(JSON.stringify(realmToJSON(realm)), (key, value: unknown) => {
    if (["rendering_rules", "rules", "names", "rendered_description", "rendered_profile", "prev_rendering"].includes(key)) return undefined;
    return key === "resolved" ? { users: { Ann: 1, Bob: 2 }, groups: { readers: 9 } } : value;
  });
  const content = { shared, realm: body };
  return JSON.parse(JSON.stringify({ format: "realm-simulator/snapshot", version: 1, digest: canonicalDigest(content), ...content }));
}

test("a snapshot of the version before is rendered once, as the realm is in it", () => {
  let realm = realmWithMessage();
  realm = play(realm).updateMessage(1, { message_id: 1, content: "Later." }).realm;
  const read = realmFromJSON(formerSnapshot(realm));
  // A topic link names the latest message of the topic in the snapshot.
  expect(html(read, 2)).toBe(html(realm, 2).replace("with/1", "with/2"));
  const history = (from: Realm): unknown => play(from).getMessageHistory(1, { message_id: 1 }).response;
  expect(history(read)).toEqual(history(realm));
  const later = play(read).updateUser(1, { user_id: 1, full_name: "Anna" }).realm;
  expect(html(later, 2)).toBe(html(read, 2));
  expect(read.channels.get(0)?.rendered_description).toBe(realm.channels.get(0)?.rendered_description);
  expect(read.users.get(1)?.rendered_profile).toEqual(realm.users.get(1)?.rendered_profile);
});
