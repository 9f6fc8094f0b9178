// Which flags a message has for each account.
import { describe, expect, it } from "vitest";
import { type Realm } from "../../../src/index";
import { flagsOf } from "../../../src/model/rules/messages/flags";
import { messageById } from "../../../src/model/rules/messages/message-rows";
import { play } from "../../support/play";
import { everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER, MORGAN_MODERATOR, NINA_MEMBER, OLIVE_OWNER, OPEN_TO_ALL } from "../../support/realms";

const realm = everyRole({
  groups: [
    { name: "cooks", members: ["nina@example.test"], subgroups: ["bakers"], can_mention_group: "role:everyone" },
    { name: "bakers", members: ["greta@example.test"], can_mention_group: "role:everyone" },
  ],
});

/** The flags of a message of Mel's for others, after it was sent to general. */
function flags(content: string, topic = "t", before: Realm = realm): string[][] {
  const sent = play(before).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic, content });
  return [NINA_MEMBER, GRETA_GUEST, MORGAN_MODERATOR].map((id) => flagsFor(sent.realm, id, sent.response.id));
}

function flagsFor(present: Realm, userId: number, messageId: number): string[] {
  const message = messageById(present, messageId);
  if (message === undefined) throw new Error("The message must be there.");
  return flagsOf(present, userId, message);
}

describe("a message has the flag of a mention", () => {
  it("for users that it names, and for no other user", () => {
    expect(flags("@**Nina Member**")).toEqual([["mentioned"], [], []]);
  });

  it("for the members of a group that it names, also of its subgroups", () => {
    expect(flags("@*cooks*")).toEqual([["mentioned"], ["mentioned"], []]);
  });

  it("not an alert word, for a user who did not receive it", () => {
    const alerted = play(realm).addAlertWords(NINA_MEMBER, { alert_words: ["fire"] }).realm;
    const send = (to: number) => play(alerted).sendMessage(OLIVE_OWNER, { type: "channel", to, topic: "t", content: "fire" });
    const [heard, unheard] = [send(GENERAL), send(OPEN_TO_ALL)];
    expect(flagsFor(heard.realm, NINA_MEMBER, heard.response.id)).toEqual(["has_alert_word"]);
    expect(messageById(unheard.realm, unheard.response.id)?.alerted_user_ids).toEqual([]);
  });

  it("not for a user whom it names silently", () => {
    expect(flags("@_**Nina Member** @_*cooks*")).toEqual([[], [], []]);
  });

  it("of a channel, for all its subscribers", () => {
    const wildcard = ["stream_wildcard_mentioned", "wildcard_mentioned"];
    expect(flags("@**all**")).toEqual([wildcard, wildcard, wildcard]);
  });

  it("of a topic, for its participants", () => {
    const before = play(realm).sendMessage(NINA_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "hi" }).realm;
    expect(flags("@**topic**", "T", before)).toEqual([["topic_wildcard_mentioned", "wildcard_mentioned"], [], []]);
    expect(flags("@**topic**", "other", before)).toEqual([[], [], []]);
  });
});

it("a message has the flag of alert words for users with an alert word in it as a word, in any letter case", () => {
  const alerted = play(realm).addAlertWords(NINA_MEMBER, { alert_words: ["Pizza"] }).realm;
  expect(flags("pizza?", "t", alerted)).toEqual([["has_alert_word"], [], []]);
  expect(flags("pizzas", "t", alerted)).toEqual([[], [], []]);
});

it("the flags that a user sets on a message are shown only to that account", () => {
  const sent = play(realm).sendMessage(MEL_MEMBER, { type: "channel", to: GENERAL, topic: "t", content: "hi" }).realm;
  const marked = ["read", "starred", "collapsed"].reduce(
    (before, flag) => play(before).updateMessageFlags(NINA_MEMBER, { messages: [1], op: "add", flag }).realm,
    sent,
  );
  expect(flagsFor(marked, NINA_MEMBER, 1)).toEqual(["read", "starred", "collapsed"]);
  expect(flagsFor(marked, OLIVE_OWNER, 1)).toEqual([]);
});
