import { describe, expect, it } from "vitest";
import { uploadCustomEmoji } from "../../src/index";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, GENERAL, GRETA_GUEST, MEL_MEMBER } from "../support/realms";
import { APART, spec } from "../support/spec";
import { REALM, setting } from "../support/spec-realm";

const PICTURE = { name: "a.png", size: 5, content_type: "image/png" };
const WITH_EMOJI = uploadCustomEmoji(REALM, MEL_MEMBER, { emoji_name: "party", file: PICTURE }).realm;

spec(uploadCustomEmoji, [
  {
    realm: WITH_EMOJI,
    actor: MEL_MEMBER,
    params: { emoji_name: "blobby", file: PICTURE },
    mistakes: [
      ["bots_manage_no_emoji", "BAD_REQUEST", { actor: BEEP_BOT }],
      ["emoji_name_invalid", "BAD_REQUEST", { params: { emoji_name: "A b" } }],
      ...["", "Parrot", "parrot_", "--"].map((emoji_name) => ["emoji_name_invalid", "BAD_REQUEST", { params: { emoji_name } }] as const),
      ["emoji_creation_not_allowed", "BAD_REQUEST", { realm: setting({ can_add_custom_emoji_group: "role:nobody" }) }],
      ["emoji_creation_not_allowed", "BAD_REQUEST", { actor: GRETA_GUEST }],
      ["emoji_name_taken", "BAD_REQUEST", { params: { emoji_name: "party" } }, APART],
      ["file_not_one", "BAD_REQUEST", { params: { file: null } }],
      ["emoji_override_not_allowed", "BAD_REQUEST", { params: { emoji_name: "tada" } }, APART],
      ["picture_too_large", "BAD_REQUEST", { params: { file: { ...PICTURE, size: 6 * 1024 * 1024 } } }, APART],
      ["file_not_a_picture", "BAD_IMAGE", { params: { file: { ...PICTURE, content_type: "text/plain" } } }],
    ],
  },
]);

const file = { name: "parrot.png", size: 1000 };
const PARROT = { emoji_name: "party_parrot", file };

it("uploadCustomEmoji refuses an actor who is not in can_add_custom_emoji_group", () => {
  const strict = everyRole({ settings: { can_add_custom_emoji_group: "role:administrators" } });
  expectRefusal(uploadCustomEmoji(strict, MEL_MEMBER, PARROT), strict, "BAD_REQUEST", "emoji_creation_not_allowed");
  expect(uploadCustomEmoji(strict, ADA_ADMIN, PARROT).ok).toBe(true);
});

describe("uploadCustomEmoji", () => {
  it("uses up an ID for a file that is not a picture, and for no other refusal", () => {
    const server = everyRole();
    const large = uploadCustomEmoji(server, MEL_MEMBER, { ...PARROT, file: { ...file, size: 5 * 1024 * 1024 + 1 } });
    expect(large.realm).toBe(server);
    const text = { ...PARROT, file: { name: "notes.txt", size: 1 } };
    const refused = uploadCustomEmoji(server, MEL_MEMBER, text);
    expect(refused).toMatchObject({ ok: false, error: { code: "BAD_IMAGE" }, events: [] });
    const { realm } = play(refused.realm).uploadCustomEmoji(MEL_MEMBER, PARROT);
    expect(realm.custom_emoji.map(({ id }) => id)).toEqual([2]);
  });

  it("lets users react with it, also where it replaces another emoji", () => {
    const say = { type: "channel", to: GENERAL, topic: "t", content: "hi" } as const;
    const { realm } = play(everyRole()).sendMessage(MEL_MEMBER, say).uploadCustomEmoji(ADA_ADMIN, { emoji_name: "car", file });
    const { realm: reacted } = play(realm).addReaction(MEL_MEMBER, { message_id: 1, emoji_name: "car" });
    expect(reacted.messages.get(0)?.reactions).toMatchObject([{ emoji_code: "1", reaction_type: "realm_emoji" }]);
  });

  it("replaces blanks inside the name by underscores", () => {
    const { realm } = play(everyRole()).uploadCustomEmoji(MEL_MEMBER, { emoji_name: " big party parrot ", file });
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
