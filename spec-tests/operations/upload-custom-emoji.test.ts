import { describe, expect, it } from "vitest";
import { addReaction, sendMessage, uploadCustomEmoji } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { ADA_ADMIN, BEEP_BOT, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER } from "../support/realms";

const file = { name: "parrot.png", size: 1000 };
const PARROT = { emoji_name: "party_parrot", file };

describe("uploadCustomEmoji refuses, the first reason first", () => {
  const realm = carriedOut(uploadCustomEmoji(everyRole(), MEL_MEMBER, PARROT)).realm;
  it.each([
    ["bots", BEEP_BOT, { ...PARROT, emoji_name: "" }, "bots_manage_no_emoji"],
    ["guests, who cannot hold the permission", GRETA_GUEST, { ...PARROT, emoji_name: "other" }, "emoji_creation_not_allowed"],
    ["an empty name", MEL_MEMBER, { emoji_name: "", file: null }, "emoji_name_invalid"],
    ["a name with capitals", MEL_MEMBER, { emoji_name: "Parrot", file: null }, "emoji_name_invalid"],
    ["a name that is there with a blank", MEL_MEMBER, { emoji_name: "party parrot", file: null }, "emoji_name_taken"],
    ["a name that ends with an underscore", MEL_MEMBER, { emoji_name: "parrot_", file: null }, "emoji_name_invalid"],
    ["a name of dashes alone", MEL_MEMBER, { emoji_name: "--", file }, "emoji_name_invalid"],
    ["a name with capitals alone wrong", MEL_MEMBER, { emoji_name: "Macaw", file }, "emoji_name_invalid"],
    ["a name that is there", MEL_MEMBER, { ...PARROT, file: null }, "emoji_name_taken"],
    ["not exactly one file", MEL_MEMBER, { emoji_name: "other", file: null }, "file_not_one"],
    ["a file that is too large", MEL_MEMBER, { emoji_name: "other", file: { ...file, size: 5 * 1024 * 1024 + 1 } }, "picture_too_large"],
  ])("%s", (_name, actor, params, reason) => {
    expectRefusal(uploadCustomEmoji(realm, actor, params), realm, "BAD_REQUEST", reason);
  });

  it("an actor who is not in can_add_custom_emoji_group", () => {
    const strict = everyRole({ settings: { can_add_custom_emoji_group: "role:administrators" } });
    expectRefusal(uploadCustomEmoji(strict, MEL_MEMBER, PARROT), strict, "BAD_REQUEST", "emoji_creation_not_allowed");
    expect(uploadCustomEmoji(strict, ADA_ADMIN, PARROT).ok).toBe(true);
  });
});

describe("uploadCustomEmoji", () => {
  it("uses up an ID for a file that is not a picture, and for no other refusal", () => {
    const server = everyRole();
    const large = uploadCustomEmoji(server, MEL_MEMBER, { ...PARROT, file: { ...file, size: 5 * 1024 * 1024 + 1 } });
    expect(large.realm).toBe(server);
    const text = { ...PARROT, file: { name: "notes.txt", size: 1 } };
    const refused = uploadCustomEmoji(server, MEL_MEMBER, text);
    expect(refused).toMatchObject({ ok: false, error: { code: "BAD_IMAGE" }, events: [] });
    const { realm } = carriedOut(uploadCustomEmoji(refused.realm, MEL_MEMBER, PARROT));
    expect(realm.custom_emoji.map(({ id }) => id)).toEqual([2]);
  });

  it("lets users react with it, also where it replaces another emoji", () => {
    const say = { type: "channel", to: GENERAL, topic: "t", content: "hi" } as const;
    const sent = carriedOut(sendMessage(everyRole(), MEL_MEMBER, say)).realm;
    const { realm } = carriedOut(uploadCustomEmoji(sent, ADA_ADMIN, { emoji_name: "car", file }));
    const { realm: reacted } = carriedOut(addReaction(realm, MEL_MEMBER, { message_id: 1, emoji_name: "car" }));
    expect(reacted.messages.get(0)?.reactions).toMatchObject([{ emoji_code: "1", reaction_type: "realm_emoji" }]);
  });

  it("replaces blanks inside the name by underscores", () => {
    const { realm } = carriedOut(uploadCustomEmoji(everyRole(), MEL_MEMBER, { emoji_name: " big party parrot ", file }));
    expect(realm.custom_emoji.map(({ name }) => name)).toEqual(["big_party_parrot"]);
  });

  it("sends all accounts all custom emoji, and since feature level 491 the new one", () => {
    const emoji = { id: "1", name: "party_parrot", author_id: MEL_MEMBER };
    const outcome = uploadCustomEmoji(everyRole({ feature_level: 490 }), MEL_MEMBER, PARROT);
    expect(eventsFor(outcome, GRETA_GUEST)).toMatchObject([{ type: "realm_emoji", op: "add", emoji }]);
    expect(outcome.events).toMatchObject([{ event: { type: "realm_emoji", op: "update", realm_emoji: { 1: emoji } } }]);
    const newer = uploadCustomEmoji(everyRole({ feature_level: 491 }), MEL_MEMBER, PARROT);
    expect(newer.events).toMatchObject([{ event: { type: "realm_emoji", op: "add", emoji } }]);
  });
});
