import { describe, expect, it } from "vitest";
import { deactivateCustomEmoji, type Fixture, type Realm } from "../../src/index";
import { eventTypes, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { ADA_ADMIN, BEEP_BOT, everyRole, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";
import { wireCall } from "../support/wire-call";

spec(deactivateCustomEmoji, [
  {
    realm: REALM,
    mistakes: [
      ["custom_emoji_unknown", "BAD_REQUEST", { params: { emoji_name: "nothing" } }],
      ["emoji_of_another", "BAD_REQUEST", { actor: NINA_MEMBER }],
    ],
  },
]);

const PARROT = { emoji_name: "polly", file: { name: "parrot.png", size: 1000 } };

function withParrot(fixture: Fixture = {}): Realm {
  return play(everyRole(fixture)).uploadCustomEmoji(MEL_MEMBER, PARROT).realm;
}

describe("deactivateCustomEmoji", () => {
  it("refuses an emoji that is not active, then one of another author, also a bot", () => {
    const realm = withParrot({ realm: { follow: "server" } });
    expectRefusal(deactivateCustomEmoji(realm, BEEP_BOT, PARROT), realm, "BAD_REQUEST", "emoji_of_another");
    const unknown = deactivateCustomEmoji(realm, NINA_MEMBER, { emoji_name: "x" });
    expectRefusal(unknown, realm, "BAD_REQUEST", "custom_emoji_unknown", { http_status: 404 });
    expectRefusal(deactivateCustomEmoji(realm, NINA_MEMBER, PARROT), realm, "BAD_REQUEST", "emoji_of_another");
  });

  it("deactivates the emoji, for its author and for administrators, and frees its name", () => {
    const { response, outcome } = wireCall(withParrot(), "mel@example.test", "DELETE", "/realm/emoji/polly");
    expect(response.body).toEqual({ result: "success", msg: "" });
    expect(eventTypes(outcome)).toEqual(["realm_emoji/update_one"]);
    const realm_emoji = { 1: { name: "polly", deactivated: true } };
    expect(outcome.events).toMatchObject([{ event: { type: "realm_emoji", op: "update", realm_emoji } }]);
    const { body } = wireCall(outcome.realm, "mel@example.test", "GET", "/realm/emoji").response;
    expect(body).toMatchObject({ emoji: { 1: { name: "polly", deactivated: true } } });
    const again = play(outcome.realm).uploadCustomEmoji(NINA_MEMBER, PARROT).realm;
    expect(again.custom_emoji.map((emoji) => emoji.id)).toEqual([1, 2]);
    expect(deactivateCustomEmoji(again, ADA_ADMIN, PARROT).ok).toBe(true);
  });
});
