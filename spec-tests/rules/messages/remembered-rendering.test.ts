import { expect, test } from "vitest";
import {
  addLinkifier,
  createRealm,
  type Realm,
  sendMessage,
  updateRealm,
  updateStream,
  updateUser,
  updateUserGroup,
} from "../../../src/index";
import { renderedMessage } from "../../../src/model/rules/messages/rendering";
import { messageById } from "../../../src/model/rules/messages/message-rows";

const CONTENT = ["@**Ann** @*readers* #**general** #**general>topic** p-12", "```\ncode\n```", "https://example.test/picture.png"].join(
  "\n\n",
);

function realmWithMessage(): Realm {
  const realm = createRealm({
    users: [{ email: "ann@example.test", full_name: "Ann", role: 100 }],
    groups: [{ name: "readers", members: ["ann@example.test"] }],
    channels: [{ name: "general", subscribers: "all" }],
  });
  return send(send(realm, "The first."), CONTENT);
}

function send(realm: Realm, content: string): Realm {
  return sendMessage(realm, 1, { type: "channel", to: 1, topic: "topic", content }).realm;
}

/** What a rendering without an earlier one to reuse gives. */
function renderedAgain(realm: Realm, id: number): unknown {
  const message = messageById(realm, id);
  return message === undefined ? undefined : renderedMessage(realm, { ...message });
}

function rendered(realm: Realm, id: number): unknown {
  const message = messageById(realm, id);
  return message === undefined ? undefined : renderedMessage(realm, message);
}

const CHANGES: readonly (readonly [string, (realm: Realm) => Realm])[] = [
  ["a user", (realm) => updateUser(realm, 1, { user_id: 1, full_name: "Anna" }).realm],
  ["a group", (realm) => updateUserGroup(realm, 1, { user_group_id: 9, name: "writers" }).realm],
  ["a channel", (realm) => updateStream(realm, 1, { stream_id: 1, new_name: "common" }).realm],
  ["a channel by case only", (realm) => updateStream(realm, 1, { stream_id: 1, new_name: "General" }).realm],
  ["previews", (realm) => updateRealm(realm, 1, { inline_image_preview: !realm.settings.inline_image_preview }).realm],
  ["the language of code", (realm) => updateRealm(realm, 1, { default_code_block_language: "python" }).realm],
  ["linkifiers", (realm) => addLinkifier(realm, 1, { pattern: "p-(?P<id>[0-9]+)", url_template: "https://example.test/{id}" }).realm],
];

test.each(CHANGES)("A rendering is made again after a change of %s", (_, change) => {
  const before = realmWithMessage();
  const first = rendered(before, 2);
  const after = change(before);
  expect(after).not.toBe(before);
  expect(renderedAgain(after, 2)).not.toEqual(first);
  expect(rendered(after, 2)).toEqual(renderedAgain(after, 2));
  expect(rendered(before, 2)).toEqual(first);
});

test("A rendering is reused after a change that it does not depend on", () => {
  const before = realmWithMessage();
  const first = rendered(before, 2);
  const after = send(updateRealm(before, 1, { name: "Another name" }).realm, "More.");
  expect(rendered(after, 2)).toBe(first);
});
