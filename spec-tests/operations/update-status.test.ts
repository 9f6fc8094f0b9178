import { describe, expect, it } from "vitest";
import { type Realm, updateStatus } from "../../src/index";
import { STATUS_MISTAKES } from "../support/account-mistakes";
import { eventsFor, expectRefusal } from "../support/outcomes";
import { play } from "../support/play";
import { BEEP_BOT, everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { spec } from "../support/spec";
import { REALM } from "../support/spec-realm";

spec(updateStatus, [
  {
    realm: REALM,
    mistakes: [["bots_have_no_status", "BAD_REQUEST", { actor: BEEP_BOT }], ...STATUS_MISTAKES],
  },
  {
    name: "nothing",
    realm: REALM,
    mistakes: [
      ["nothing_to_change", "BAD_REQUEST", { params: { status_text: undefined } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { status_text: undefined, emoji_code: "", reaction_type: "" } }],
      ["nothing_to_change", "BAD_REQUEST", { params: { status_text: undefined, emoji_code: "", reaction_type: "" } }],
    ],
  },
]);

function statusOfMel(realm: Realm): unknown {
  return play(realm).getUserStatus(NINA_MEMBER, { user_id: MEL_MEMBER }).response.status;
}

describe("updateStatus changes", () => {
  it("text and emoji, each without the other, and empty texts clear", () => {
    const driving = { status_text: " on the road ", emoji_name: "car" };
    const one = play(everyRole()).updateStatus(MEL_MEMBER, driving).realm;
    const emoji = { emoji_name: "car", emoji_code: "1f697", reaction_type: "unicode_emoji" };
    expect(statusOfMel(one)).toEqual({ status_text: "on the road", ...emoji });
    const two = play(one).updateStatus(MEL_MEMBER, { status_text: "" }).realm;
    expect(statusOfMel(two)).toEqual(emoji);
    const three = play(two).updateStatus(MEL_MEMBER, { emoji_name: "" }).realm;
    expect(statusOfMel(three)).toEqual({});
  });

  it("a text of 60 characters, where an emoji counts as one", () => {
    const status_text = "🚗".repeat(60);
    expect(statusOfMel(play(everyRole()).updateStatus(MEL_MEMBER, { status_text }).realm)).toEqual({ status_text });
    const realm = everyRole();
    expectRefusal(updateStatus(realm, MEL_MEMBER, { status_text: `${status_text}.` }), realm, "BAD_REQUEST", "status_text_too_long");
  });

  it("hides the presence in the old way", () => {
    const { realm } = play(everyRole()).updateStatus(MEL_MEMBER, { away: true });
    expect(statusOfMel(realm)).toEqual({ away: true });
    expect(statusOfMel(play(realm).updateStatus(MEL_MEMBER, { away: false }).realm)).toEqual({});
  });
});

// An event is sent also when a status stays.
it("updateStatus notifies users who can see the account, of the status, changed or not", () => {
  const one = updateStatus(everyRole(), MEL_MEMBER, { status_text: "lunch" });
  expect(eventsFor(one, GRETA_GUEST)).toEqual([{ type: "user_status", user_id: MEL_MEMBER, status_text: "lunch" }]);
  const again = updateStatus(one.realm, MEL_MEMBER, { status_text: "lunch", away: false });
  expect(eventsFor(again, GRETA_GUEST).at(-1)).toEqual({ type: "user_status", user_id: MEL_MEMBER, status_text: "lunch", away: false });
  const cleared = updateStatus(one.realm, MEL_MEMBER, { emoji_name: "" });
  expect(eventsFor(cleared, GRETA_GUEST)).toMatchObject([{ emoji_name: "", emoji_code: "", reaction_type: "unicode_emoji" }]);
  const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
  expect(eventsFor(updateStatus(apart, MEL_MEMBER, { status_text: "lunch" }), GRETA_GUEST)).toEqual([]);
});
