/** The targets of links to channels and topics, by the state at the time of writing. */
import { expect, test } from "vitest";
import { type Realm } from "../../../src/index";
import { addSubscription } from "../../../src/model/changes/subscriptions/subscriptions";
import { messageHtml } from "../../../src/model/rendering/rendering";
import { messageById } from "../../../src/model/rules/messages/message-rows";
import { play } from "../../support/play";
import { MEL_MEMBER, NINA_MEMBER, SECRET } from "../../support/realms";
import { tenMessages } from "../../support/ten-messages";

const GENERAL_LUNCH = "#**general>lunch**";

function linkIn(html: string): string {
  return /href="[^"]*\/topic\/([^"]*)"/.exec(html)?.[1] ?? html;
}

function rendered(realm: Realm, userId: number, content: string): string {
  return linkIn(play(realm).renderMessage(userId, { content }).response.rendered);
}

test("a link to a topic names the latest message of the topic", () => {
  expect(rendered(tenMessages(), NINA_MEMBER, GENERAL_LUNCH)).toBe("lunch/with/5");
  expect(rendered(tenMessages(), NINA_MEMBER, "#**general>dinner**")).toBe("dinner/with/6");
  expect(rendered(tenMessages(), NINA_MEMBER, "#**general>breakfast**")).toBe("breakfast");
});

test("where history is protected, it names the latest that its writer received", () => {
  const sent = play(tenMessages()).sendMessage(MEL_MEMBER, { type: "channel", to: SECRET, topic: "plan", content: "more" }).realm;
  const realm = addSubscription(sent, NINA_MEMBER, SECRET);
  expect(rendered(realm, MEL_MEMBER, "#**secret>plan**")).toBe("plan/with/11");
  expect(rendered(realm, NINA_MEMBER, "#**secret>plan**")).toBe("plan");
});

test("a message that begins a topic does not name itself", () => {
  const begun = { type: "channel", to: "general", topic: "breakfast", content: "#**general>breakfast**" } as const;
  const sent = play(tenMessages()).sendMessage(NINA_MEMBER, begun).realm;
  const message = messageById(sent, 11);
  expect(message === undefined ? "" : linkIn(messageHtml(sent, message))).toBe("breakfast");
});

test("a channel is linked to by its name letter for letter", () => {
  expect(rendered(tenMessages(), NINA_MEMBER, "#**GENERAL>lunch**")).toBe("<p>#<strong>GENERAL&gt;lunch</strong></p>");
});
