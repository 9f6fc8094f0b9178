// What follows from the author and the content of a message.
import { expect, it } from "vitest";
import { type Realm, sendMessage } from "../../../src/index";
import { quotedLines } from "../../../src/model/rules/messages/message-rows";
import { clientReadsOwnMessages } from "../../../src/model/rules/messages/prepare-message";
import { expectRefusal } from "../../support/outcomes";
import { play } from "../../support/play";
import { everyRole, GENERAL, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../../support/realms";

it.each([
  "website",
  "iOS",
  "android",
  "ZulipMobile",
  "ZulipAndroid",
  "ZulipiOS",
  "ZulipDesktop",
  "ZulipElectron",
  "ZulipTerminal",
  "snipe",
])("users write with %s, and have read their own messages", (client) => {
  expect(clientReadsOwnMessages(everyRole(), client)).toBe(true);
});

it("scripts have not", () => {
  for (const client of ["ZulipPython", "curl", "", "snipes"]) expect(clientReadsOwnMessages(everyRole(), client)).toBe(false);
});

it("every line is quoted", () => {
  expect(quotedLines("a\nb\n\nc")).toBe("> a\n> b\n> \n> c");
});

it("an address in a topic is a link, with a scheme or without", () => {
  const links = (topic: string): unknown => {
    const { realm } = play(everyRole()).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic, content: "x" });
    return play(realm).getMessage(MEL_MEMBER, { message_id: 1 }).response.message?.["topic_links"];
  };
  expect(links("see https://a.test")).toMatchObject([{ url: "https://a.test" }]);
  expect(links("see WWW.example.com")).toHaveLength(1);
  expect(links("see nothing")).toEqual([]);
});

it("a deactivated account is mentioned without a sound, and a custom emoji is titled in words", () => {
  const html = (content: string, before: Realm): string => {
    const { realm } = play(before).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content });
    return String(play(realm).getMessage(MEL_MEMBER, { message_id: 1 }).response.message?.["content"]);
  };
  expect(html("@**Gone Member|8**", everyRole())).toContain('class="user-mention silent" data-user-id="8">Gone Member<');
  expect(html("@**Nina Member|5**", everyRole())).toContain('class="user-mention" data-user-id="5">@Nina Member<');
  const parrot = { emoji_name: "big_party_parrot", file: { name: "parrot.png", size: 1 } };
  expect(html(":big_party_parrot:", play(everyRole()).uploadCustomEmoji(MEL_MEMBER, parrot).realm)).toContain('title="big party parrot"');
});

it("a user who cannot mention a group cannot in direct messages either", () => {
  const group = { name: "crew", description: "", members: [NINA_MEMBER], can_mention_group: 1 };
  const { realm } = play(everyRole()).createUserGroup(OLIVE_OWNER, group);
  const message = { type: "direct", to: [NINA_MEMBER], content: "@*crew* hear" } as const;
  expectRefusal(sendMessage(realm, MEL_MEMBER, message), realm, "BAD_REQUEST", "group_mention_not_allowed");
  expect(sendMessage(realm, MEL_MEMBER, { ...message, content: "@_*crew* hear" }).ok).toBe(true);
});
