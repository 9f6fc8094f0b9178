import { describe, expect, it } from "vitest";
import { getUserStatus, type Realm, updateStatus } from "../../src/index";
import { carriedOut, expectRefusal, eventsFor } from "../support/outcomes";
import { everyRole, GRETA_GUEST, MEL_MEMBER, NINA_MEMBER } from "../support/realms";
import { wireCall } from "../support/wire-call";

function statusOfMel(realm: Realm): unknown {
  return carriedOut(getUserStatus(realm, NINA_MEMBER, { user_id: MEL_MEMBER })).response.status;
}

describe("updateStatus refuses, the first reason first", () => {
  const realm = everyRole();
  it.each([
    ["a call without anything to change", {}, "nothing_to_change"],
    ["a code and a type that are empty, without a name", { emoji_code: "", reaction_type: "" }, "nothing_to_change"],
    ["a text of 61 characters", { status_text: "x".repeat(61), emoji_name: "nonsense" }, "status_text_too_long"],
    ["a code without a name", { emoji_code: "1f697" }, "emoji_name_missing"],
    ["a type without a name", { reaction_type: "unicode_emoji" }, "emoji_name_missing"],
    ["an unknown emoji", { emoji_name: "nonsense" }, "emoji_unknown"],
    ["an invalid kind of emoji", { emoji_name: "car", reaction_type: "other" }, "emoji_kind_unknown"],
    ["a name and a code that disagree", { emoji_name: "car", emoji_code: "1f44d" }, "emoji_mismatch"],
    ["a name and a type that disagree", { emoji_name: "car", reaction_type: "realm_emoji" }, "emoji_mismatch"],
  ])("%s", (_name, params, reason) => {
    expectRefusal(updateStatus(realm, MEL_MEMBER, params), realm, "BAD_REQUEST", reason);
  });
});

describe("updateStatus changes", () => {
  it("text and emoji, each without the other, and empty texts clear", () => {
    const driving = { status_text: " on the road ", emoji_name: "car" };
    const one = carriedOut(updateStatus(everyRole(), MEL_MEMBER, driving)).realm;
    const emoji = { emoji_name: "car", emoji_code: "1f697", reaction_type: "unicode_emoji" };
    expect(statusOfMel(one)).toEqual({ status_text: "on the road", ...emoji });
    const two = carriedOut(updateStatus(one, MEL_MEMBER, { status_text: "" })).realm;
    expect(statusOfMel(two)).toEqual(emoji);
    const three = carriedOut(updateStatus(two, MEL_MEMBER, { emoji_name: "" })).realm;
    expect(statusOfMel(three)).toEqual({});
  });

  it("a text of 60 characters, where an emoji counts as one", () => {
    const status_text = "🚗".repeat(60);
    expect(statusOfMel(carriedOut(updateStatus(everyRole(), MEL_MEMBER, { status_text })).realm)).toEqual({ status_text });
    const realm = everyRole();
    expectRefusal(updateStatus(realm, MEL_MEMBER, { status_text: `${status_text}.` }), realm, "BAD_REQUEST", "status_text_too_long");
  });

  it("hides the presence in the old way", () => {
    const { realm } = carriedOut(updateStatus(everyRole(), MEL_MEMBER, { away: true }));
    expect(statusOfMel(realm)).toEqual({ away: true });
    expect(statusOfMel(carriedOut(updateStatus(realm, MEL_MEMBER, { away: false })).realm)).toEqual({});
  });

  it("works over the wire", () => {
    const params = { status_text: "lunch", emoji_name: "pizza" };
    const { response } = wireCall(everyRole(), "mel@example.test", "POST", "/users/me/status", params);
    expect(response.body).toEqual({ result: "success", msg: "" });
  });
});

describe("updateStatus notifies", () => {
  // An event is sent also when a status stays.
  it("users who can see the account, of the status, changed or not", () => {
    const one = updateStatus(everyRole(), MEL_MEMBER, { status_text: "lunch" });
    expect(eventsFor(one, GRETA_GUEST)).toEqual([{ type: "user_status", user_id: MEL_MEMBER, status_text: "lunch" }]);
    const again = updateStatus(one.realm, MEL_MEMBER, { status_text: "lunch", away: false });
    expect(eventsFor(again, GRETA_GUEST).at(-1)).toEqual({ type: "user_status", user_id: MEL_MEMBER, status_text: "lunch", away: false });
    const cleared = updateStatus(one.realm, MEL_MEMBER, { emoji_name: "" });
    expect(eventsFor(cleared, GRETA_GUEST)).toMatchObject([{ emoji_name: "", emoji_code: "", reaction_type: "unicode_emoji" }]);
    const apart = everyRole({ settings: { can_access_all_users_group: "role:members" }, channels: [] });
    expect(eventsFor(updateStatus(apart, MEL_MEMBER, { status_text: "lunch" }), GRETA_GUEST)).toEqual([]);
  });
});
