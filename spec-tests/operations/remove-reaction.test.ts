import { describe, expect, it } from "vitest";
import { addReaction, createRealm, type Realm, removeReaction } from "../../src/index";
import { withFields } from "../../src/model/realm/change";
import { frozen } from "../../src/model/realm/freeze";
import { eventsFor, eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, EVERY_ROLE_FIXTURE, MEL_MEMBER, NINA_MEMBER, OLIVE_OWNER } from "../support/realms";
import { spec } from "../support/spec";
import * as at from "../support/spec-realm";
import { REALM } from "../support/spec-realm";

spec(removeReaction, [
  {
    realm: REALM,
    mistakes: [
      ["message_unknown", "BAD_REQUEST", { params: { message_id: 99 } }],
      ["message_unknown", "BAD_REQUEST", { actor: NINA_MEMBER, params: { message_id: at.DIRECT_TO_MEL } }],
      ["channel_archived", "BAD_REQUEST", { params: { message_id: at.IN_ATTIC } }],
      ["emoji_name_missing", "BAD_REQUEST", { params: { emoji_name: undefined } }],
      ["emoji_unknown", "BAD_REQUEST", { params: { emoji_name: "no_such" } }],
      ["reaction_unknown", "REACTION_DOES_NOT_EXIST", { params: { emoji_name: "octopus" } }],
      [
        "reaction_unknown",
        "REACTION_DOES_NOT_EXIST",
        { params: { emoji_name: undefined, emoji_code: "1f44d", reaction_type: "realm_emoji" } },
      ],
      ["reaction_unknown", "REACTION_DOES_NOT_EXIST", { actor: NINA_MEMBER }],
    ],
  },
]);

/** Mel and Ada have reacted to message 1 in general with `+1`; message 2 is a direct one that Nina cannot see. */
function reacted(): Realm {
  const realm = createRealm({
    ...EVERY_ROLE_FIXTURE,
    messages: [
      {
        sender: "olive@example.test",
        channel: "general",
        topic: "hello",
        content: "hi",
        sent: -100,
        reactions: [
          { emoji_name: "+1", user: "mel@example.test" },
          { emoji_name: "+1", user: "ada@example.test" },
        ],
      },
      { sender: "olive@example.test", to: ["mel@example.test"], content: "hi" },
    ],
  });
  return withFields(realm, {
    custom_emoji: frozen([{ id: 1, name: "party", author_id: OLIVE_OWNER, deactivated: false }]),
  });
}

const realm = reacted();

describe("removeReaction changes", () => {
  it.each([
    ["by the name", { emoji_name: "+1" }],
    ["by another name", { emoji_name: "thumbs_up" }],
    ["by the code alone", { emoji_code: "1f44d" }],
    ["by code and type with a stale name", { emoji_name: "old_name", emoji_code: "1f44d", reaction_type: "unicode_emoji" }],
  ])("removes the actor's own reaction %s, and keeps those of others", (_name, params) => {
    const after = play(realm).removeReaction(MEL_MEMBER, { message_id: 1, ...params }).realm;
    expect(after.messages.get(0)?.reactions).toMatchObject([{ user_id: ADA_ADMIN }]);
  });

  it("removes a custom emoji that was deactivated later, by code and type", () => {
    const party = play(realm).addReaction(NINA_MEMBER, { message_id: 1, emoji_name: "party" }).realm;
    const stale = withFields(party, {
      custom_emoji: frozen(party.custom_emoji.map((emoji) => ({ ...emoji, deactivated: true }))),
    });
    const params = { message_id: 1, emoji_name: "party", emoji_code: "1", reaction_type: "realm_emoji" };
    const after = play(stale).removeReaction(NINA_MEMBER, params).realm;
    expect(after.messages.get(0)?.reactions).toHaveLength(2);
    expectRefusal(removeReaction(stale, NINA_MEMBER, { message_id: 1, emoji_name: "party" }), stale, "BAD_REQUEST", "emoji_unknown");
  });

  it("allows to react again", () => {
    const after = play(realm).removeReaction(MEL_MEMBER, { message_id: 1, emoji_name: "+1" }).realm;
    expect(addReaction(after, MEL_MEMBER, { message_id: 1, emoji_name: "+1" }).ok).toBe(true);
    expectRefusal(
      removeReaction(after, MEL_MEMBER, { message_id: 1, emoji_name: "+1" }),
      after,
      "REACTION_DOES_NOT_EXIST",
      "reaction_unknown",
    );
  });
});

it("removeReaction notifies the readers of the removed reaction, under its visible name", () => {
  const outcome = removeReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "thumbs_up" });
  expect(eventTypes(outcome)).toEqual(["reaction/remove"]);
  expect(eventsFor(outcome, NINA_MEMBER)).toMatchObject([
    { message_id: 1, emoji_name: "+1", emoji_code: "1f44d", reaction_type: "unicode_emoji", user_id: MEL_MEMBER },
  ]);
});
